#define _GNU_SOURCE
#include "Editor.h"
#include "Waiting.h"
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

line_editor *editor_of(EditLine *edit) {
  void *data = NULL;
  el_get(edit, EL_CLIENTDATA, &data, NULL);
  return data;
}

static char *prompt_of(EditLine *edit) {
  line_editor *editor = editor_of(edit);
  return editor->prompt ? editor->prompt : (char *)"";
}

// MARK: Opening

static void choose_locale(void) {
  static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  setlocale(LC_CTYPE, "");
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
    setlocale(LC_CTYPE, names[index]);
  }
}

line_editor *line_editor_open(const char *program, line_editor_callbacks callbacks) {
  choose_locale();
  line_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->callbacks = callbacks;
  editor->edit = el_init(program, stdin, stdout, stderr);
  editor->history = history_init();
  if (!editor->edit || !editor->history) {
    if (editor->edit) el_end(editor->edit);
    if (editor->history) history_end(editor->history);
    free(editor);
    return NULL;
  }
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, 5000);
  el_set(editor->edit, EL_CLIENTDATA, editor);
  el_set(editor->edit, EL_SIGNAL, 0);
  el_set(editor->edit, EL_HIST, history, editor->history);
  el_set(editor->edit, EL_PROMPT_ESC, prompt_of, MARK);
  el_set(editor->edit, EL_GETCFN, input_character);
  el_set(editor->edit, EL_SETTY, "-d", "-isig", NULL);
  keys_bind(editor->edit);
  return editor;
}

void line_editor_close(line_editor *editor) {
  if (!editor) return;
  // Else the end would throw away what has been typed ahead.
  el_set(editor->edit, EL_EDITMODE, 0);
  el_end(editor->edit);
  history_end(editor->history);
  free(editor->prompt);
  held_drop(editor);
  free(editor);
}

// MARK: Reading lines

/// The line without its newline; a held text is shown, unless it has been.
static char *whole_line(line_editor *editor, const char *line, int count) {
  size_t length = line && count > 0 ? strnlen(line, (size_t)count) : 0;
  while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r')) length--;
  char *whole = held_line(editor, line ? line : "", length);
  if (editor->held && !editor->held_is_shown) screen_print(editor->held);
  held_drop(editor);
  return whole;
}

char *line_editor_read(line_editor *editor, const char *prompt, int *status, int *was_paste) {
  free(editor->prompt);
  editor->prompt = strdup(prompt);
  editor->interrupted = editor->pasted = editor->has_paste = editor->last_was_tab = 0;
  int rows;
  screen_size(&editor->columns, &rows);
  held_drop(editor);
  fputs("\033[?2004h", stdout);
  fflush(stdout);
  waiting_begin();
  // Raw before the prompt shows, or the terminal would echo what is typed at once. The library looks at the size by itself.
  el_set(editor->edit, EL_PREP_TERM, 1, NULL);
  int count = 0;
  const char *line = el_gets(editor->edit, &count);
  waiting_end();
  fputs("\033[?2004l", stdout);
  char *text = NULL;
  if (editor->interrupted) {
    fputs("^C\n", stdout);
    *status = LINE_EDITOR_INTERRUPTED;
  } else if (!line || count <= 0) {
    fputs("\n", stdout);
    *status = LINE_EDITOR_END;
  } else {
    text = whole_line(editor, line, count);
    *was_paste = editor->pasted;
    *status = text ? LINE_EDITOR_LINE : LINE_EDITOR_END;
  }
  fflush(stdout);
  return text;
}

void line_editor_remember(line_editor *editor, const char *line) {
  HistEvent event;
  history(editor->history, &event, H_ENTER, line);
}

void line_editor_forget(line_editor *editor, const char *line) {
  HistEvent event;
  for (int found = history(editor->history, &event, H_FIRST); found == 0; found = history(editor->history, &event, H_NEXT)) {
    if (strcmp(event.str, line) != 0) continue;
    history(editor->history, &event, H_DEL, event.num);
    return;
  }
}

void line_editor_prefill(line_editor *editor, const char *text) { el_push(editor->edit, text); }
