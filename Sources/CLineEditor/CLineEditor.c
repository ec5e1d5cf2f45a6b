#define _GNU_SOURCE
#include "CLineEditor.h"
#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

struct line_editor {
  EditLine *edit;
  History *history;
  line_editor_callbacks callbacks;
  char *prompt;
  int interrupted;
  int pasted;
  char *large_paste;
  int last_was_tab;
  int hint_shown;
  char *hint;
};

static volatile sig_atomic_t window_changed = 0;
static volatile sig_atomic_t was_continued = 0;

static void note_signal(int number) {
  if (number == SIGWINCH) window_changed = 1;
  if (number == SIGCONT) was_continued = 1;
}

static void watch(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note_signal;
  sigaction(number, &action, NULL);
}

static line_editor *self_of(EditLine *edit) {
  void *data = NULL;
  el_get(edit, EL_CLIENTDATA, &data, NULL);
  return data;
}

static char *prompt_of(EditLine *edit) {
  line_editor *editor = self_of(edit);
  return editor->prompt ? editor->prompt : (char *)"";
}

static void erase_hint(line_editor *editor) {
  if (!editor->hint_shown) return;
  fputs("\033[K", stdout);
  fflush(stdout);
  editor->hint_shown = 0;
}

static void show_hint(line_editor *editor) {
  free(editor->hint);
  editor->hint = NULL;
  if (!editor->callbacks.hint) return;
  const LineInfo *line = el_line(editor->edit);
  if (line->cursor != line->lastchar || line->lastchar == line->buffer) return;
  char *text = strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
  if (!text) return;
  if (!strchr(text, '\n')) editor->hint = editor->callbacks.hint(editor->callbacks.context, text);
  struct winsize size;
  size_t used = strlen(prompt_of(editor->edit)) + strlen(text);
  free(text);
  if (!editor->hint || !*editor->hint) return;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return;
  if (used + strlen(editor->hint) + 1 >= size.ws_col) return;
  fprintf(stdout, "\0337\033[2m%s\033[0m\0338", editor->hint);
  fflush(stdout);
  editor->hint_shown = 1;
}

/// Reads one byte: 1, or 0 at the end of the input.
static int read_byte(line_editor *editor, unsigned char *byte) {
  for (;;) {
    if (window_changed) {
      window_changed = 0;
      el_resize(editor->edit);
      fputs("\r\033[J", stdout);
      el_set(editor->edit, EL_REFRESH, NULL);
    }
    if (was_continued) {
      was_continued = 0;
      el_set(editor->edit, EL_PREP_TERM, 0, NULL);
      el_set(editor->edit, EL_PREP_TERM, 1, NULL);
      el_set(editor->edit, EL_REFRESH, NULL);
    }
    ssize_t count = read(0, byte, 1);
    if (count == 1) return 1;
    if (count == 0) return 0;
    if (errno != EINTR) return 0;
  }
}

/// Decodes one character; what is no UTF-8 becomes U+FFFD.
static int read_character(EditLine *edit, wchar_t *character) {
  line_editor *editor = self_of(edit);
  show_hint(editor);
  unsigned char byte = 0;
  if (!read_byte(editor, &byte)) return 0;
  erase_hint(editor);
  if (byte != '\t') editor->last_was_tab = 0;
  int more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0;
  if (more == 0) {
    *character = byte < 0x80 ? (wchar_t)byte : (wchar_t)0xFFFD;
    return 1;
  }
  unsigned long value = byte & (0x3F >> more);
  for (int index = 0; index < more; index++) {
    if (!read_byte(editor, &byte)) return 0;
    if ((byte & 0xC0) != 0x80) {
      *character = 0xFFFD;
      return 1;
    }
    value = value << 6 | (byte & 0x3F);
  }
  *character = value > 0x10FFFF ? 0xFFFD : (wchar_t)value;
  return 1;
}

static unsigned char on_interrupt(EditLine *edit, int character) {
  (void)character;
  self_of(edit)->interrupted = 1;
  return CC_NEWLINE;
}

static unsigned char on_suspend(EditLine *edit, int character) {
  (void)character;
  el_set(edit, EL_PREP_TERM, 0, NULL);
  fputs("\033[?2004l", stdout);
  fflush(stdout);
  kill(getpid(), SIGTSTP);
  fputs("\033[?2004h", stdout);
  el_set(edit, EL_PREP_TERM, 1, NULL);
  return CC_REDISPLAY;
}

static unsigned char on_tab(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = self_of(edit);
  if (!editor->callbacks.complete) return CC_NORM;
  const LineInfo *line = el_line(edit);
  char *text = strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
  char *list = NULL;
  char *insert = editor->callbacks.complete(
      editor->callbacks.context, text ? text : "", (size_t)(line->cursor - line->buffer), editor->last_was_tab, &list);
  free(text);
  editor->last_was_tab = 1;
  unsigned char answer = CC_NORM;
  if (insert && *insert) {
    el_insertstr(edit, insert);
    answer = CC_REFRESH;
  }
  if (list && *list) {
    fprintf(stdout, "\n%s", list);
    fflush(stdout);
    answer = CC_REDISPLAY;
  } else if (answer == CC_NORM) {
    answer = CC_REFRESH;
  }
  free(insert);
  free(list);
  return answer;
}

static unsigned char on_take_hint(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = self_of(edit);
  const LineInfo *line = el_line(edit);
  if (line->cursor == line->lastchar) return CC_REFRESH;
  el_cursor(edit, 1);
  return CC_REFRESH;
  (void)editor;
}

/// Collects a bracketed paste, which comes in as text whatever it holds.
static unsigned char on_paste(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = self_of(edit);
  static const char end[] = "\033[201~";
  size_t size = 0, room = 4096;
  char *text = malloc(room);
  unsigned char byte;
  while (text && read_byte(editor, &byte)) {
    if (size + 2 > room) {
      char *larger = realloc(text, room *= 2);
      if (!larger) break;
      text = larger;
    }
    text[size++] = byte == '\r' ? '\n' : (char)byte;
    if (size >= sizeof end - 1 && memcmp(text + size - (sizeof end - 1), end, sizeof end - 1) == 0) {
      size -= sizeof end - 1;
      break;
    }
  }
  if (!text) return CC_ERROR;
  while (size > 0 && text[size - 1] == '\n') size--;
  text[size] = 0;
  size_t lines = 0;
  for (size_t index = 0; index < size; index++) lines += text[index] == '\n';
  const LineInfo *line = el_line(edit);
  editor->pasted = line->lastchar == line->buffer;
  if (lines > 6 || size > 1500) {
    // More than a screen can hold well: run it at once.
    editor->large_paste = text;
    return CC_NEWLINE;
  }
  el_insertstr(edit, text);
  free(text);
  return CC_REFRESH;
}

static void choose_locale(void) {
  setlocale(LC_CTYPE, "");
  const char *names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof *names && strcmp(nl_langinfo(CODESET), "UTF-8") != 0; index++) setlocale(LC_CTYPE, names[index]);
}

static void bind_keys(EditLine *edit) {
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_ADDFN, "sl-interrupt", "Drops the line", on_interrupt);
  el_set(edit, EL_ADDFN, "sl-suspend", "Suspends the program", on_suspend);
  el_set(edit, EL_ADDFN, "sl-complete", "Completes", on_tab);
  el_set(edit, EL_ADDFN, "sl-paste", "Takes a paste as text", on_paste);
  el_set(edit, EL_ADDFN, "sl-forward", "Goes right", on_take_hint);
  el_set(edit, EL_BIND, "\t", "sl-complete", NULL);
  el_set(edit, EL_BIND, "^R", "em-inc-search-prev", NULL);
  el_set(edit, EL_BIND, "\\e[A", "ed-search-prev-history", NULL);
  el_set(edit, EL_BIND, "\\e[B", "ed-search-next-history", NULL);
  el_set(edit, EL_BIND, "\\eOA", "ed-search-prev-history", NULL);
  el_set(edit, EL_BIND, "\\eOB", "ed-search-next-history", NULL);
  el_set(edit, EL_BIND, "\\e[H", "ed-move-to-beg", NULL);
  el_set(edit, EL_BIND, "\\e[F", "ed-move-to-end", NULL);
  el_set(edit, EL_BIND, "\\e[1~", "ed-move-to-beg", NULL);
  el_set(edit, EL_BIND, "\\e[4~", "ed-move-to-end", NULL);
  el_set(edit, EL_BIND, "\\e[3~", "ed-delete-next-char", NULL);
  el_set(edit, EL_BIND, "\\e[1;5C", "em-next-word", NULL);
  el_set(edit, EL_BIND, "\\e[1;5D", "ed-prev-word", NULL);
  el_source(edit, NULL);
  el_set(edit, EL_BIND, "^C", "sl-interrupt", NULL);
  el_set(edit, EL_BIND, "^Z", "sl-suspend", NULL);
  el_set(edit, EL_BIND, "\\e[200~", "sl-paste", NULL);
}

line_editor *line_editor_open(const char *program, line_editor_callbacks callbacks) {
  choose_locale();
  line_editor *editor = calloc(1, sizeof *editor);
  if (!editor) return NULL;
  editor->callbacks = callbacks;
  editor->edit = el_init(program, stdin, stdout, stderr);
  editor->history = history_init();
  if (!editor->edit || !editor->history) {
    free(editor);
    return NULL;
  }
  HistEvent event;
  history(editor->history, &event, H_SETSIZE, 4000);
  el_set(editor->edit, EL_CLIENTDATA, editor);
  el_set(editor->edit, EL_SIGNAL, 0);
  el_set(editor->edit, EL_HIST, history, editor->history);
  el_set(editor->edit, EL_PROMPT, prompt_of);
  el_set(editor->edit, EL_GETCFN, read_character);
  el_set(editor->edit, EL_SETTY, "-d", "-isig", NULL);
  bind_keys(editor->edit);
  watch(SIGWINCH);
  watch(SIGCONT);
  return editor;
}

void line_editor_close(line_editor *editor) {
  if (!editor) return;
  el_set(editor->edit, EL_EDITMODE, 0);
  el_end(editor->edit);
  history_end(editor->history);
  free(editor->prompt);
  free(editor->hint);
  free(editor->large_paste);
  free(editor);
}

/// The line with a paste too large for the screen behind it.
static char *with_paste(line_editor *editor, char *line) {
  if (!editor->large_paste) return line;
  size_t size = strlen(line) + strlen(editor->large_paste) + 1;
  char *whole = malloc(size);
  if (whole) {
    snprintf(whole, size, "%s%s", line, editor->large_paste);
    fputs(editor->large_paste, stdout);
  }
  free(editor->large_paste);
  editor->large_paste = NULL;
  free(line);
  return whole;
}

char *line_editor_read(line_editor *editor, const char *prompt, int *status, int *was_paste) {
  free(editor->prompt);
  editor->prompt = strdup(prompt);
  editor->interrupted = editor->pasted = editor->last_was_tab = 0;
  fputs("\033[?2004h", stdout);
  fflush(stdout);
  int count = 0;
  const char *line = el_gets(editor->edit, &count);
  fputs("\033[?2004l", stdout);
  if (editor->interrupted) {
    fputs("^C\n", stdout);
    fflush(stdout);
    *status = LINE_EDITOR_INTERRUPTED;
    return NULL;
  }
  if (!line || count <= 0) {
    fputs("\n", stdout);
    fflush(stdout);
    *status = LINE_EDITOR_END;
    return NULL;
  }
  size_t length = strlen(line);
  while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r')) length--;
  char *text = with_paste(editor, strndup(line, length));
  *was_paste = editor->pasted;
  *status = LINE_EDITOR_LINE;
  fflush(stdout);
  return text;
}

void line_editor_remember(line_editor *editor, const char *line) {
  HistEvent event;
  history(editor->history, &event, H_ENTER, line);
}

void line_editor_prefill(line_editor *editor, const char *text) { el_push(editor->edit, text); }
