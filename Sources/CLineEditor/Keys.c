#define _GNU_SOURCE
#include "Editor.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>

static unsigned char on_interrupt(EditLine *edit, int character) {
  (void)character;
  const LineInfo *line = el_line(edit);
  if (line->cursor != line->lastchar) {
    // Only the library knows the way to the end of the line: once more from there.
    el_cursor(edit, (int)(line->lastchar - line->cursor));
    el_push(edit, "\003");
    return CC_CURSOR;
  }
  editor_of(edit)->interrupted = 1;
  return CC_NEWLINE;
}

static unsigned char on_suspend(EditLine *edit, int character) {
  (void)character;
  el_set(edit, EL_PREP_TERM, 0, NULL);
  fputs("\033[?2004l", stdout);
  fflush(stdout);
  // To this thread, so that nothing below happens before the stop.
  raise(SIGTSTP);
  fputs("\033[?2004h", stdout);
  fflush(stdout);
  el_set(edit, EL_PREP_TERM, 1, NULL);
  // The reader draws the line when it hears of the continuation.
  return CC_NORM;
}

/// Prints lines below the input, a page at a time.
static void show_list(line_editor *editor, const char *list) {
  int columns, rows, shown = 0;
  screen_size(&columns, &rows);
  fputc('\n', stdout);
  while (*list) {
    if (shown >= rows - 1) {
      unsigned char key = 0;
      fputs("-- more: Space, or q --", stdout);
      fflush(stdout);
      int has_key = input_byte(editor, &key);
      fputs("\r\033[K", stdout);
      if (key == '\033') tcflush(0, TCIFLUSH);
      if (!has_key || (key != ' ' && key != '\t' && key != '\r')) {
        // What does not belong to the list belongs to the line.
        char typed[2] = {(char)key, 0};
        if (has_key && key < 0x80 && key != 'q' && key != '\033') el_push(editor->edit, typed);
        break;
      }
      shown = key == '\r' ? rows - 2 : 0;
    }
    const char *end = strchr(list, '\n');
    size_t length = end ? (size_t)(end - list) : strlen(list);
    fwrite(list, 1, length, stdout);
    fputc('\n', stdout);
    list += length + (end ? 1 : 0);
    shown++;
  }
  fflush(stdout);
  el_set(editor->edit, EL_REFRESH, NULL);
}

static unsigned char on_tab(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = editor_of(edit);
  if (!editor->callbacks.complete) return CC_NORM;
  const LineInfo *line = el_line(edit);
  int columns, rows;
  screen_size(&columns, &rows);
  char *text = strndup(line->buffer, (size_t)(line->lastchar - line->buffer)), *list = NULL;
  char *inserted = editor->callbacks.complete(
      editor->callbacks.context, text ? text : "", (size_t)(line->cursor - line->buffer), editor->last_was_tab, columns, &list);
  free(text);
  editor->last_was_tab = 1;
  if (inserted && *inserted) el_insertstr(edit, inserted);
  if (list && *list) show_list(editor, list);
  free(inserted);
  free(list);
  return CC_REFRESH;
}

/// Goes right; at the end of the line it takes what the hint offers.
static unsigned char on_forward(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = editor_of(edit);
  const LineInfo *line = el_line(edit);
  if (line->cursor != line->lastchar) {
    el_cursor(edit, 1);
    return CC_CURSOR;
  }
  char *text = strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
  size_t takes = 0;
  char *hint = text && *text && editor->callbacks.hint ? editor->callbacks.hint(editor->callbacks.context, text, &takes) : NULL;
  free(text);
  int is_taken = hint && takes > 0 && takes <= strlen(hint);
  if (is_taken) {
    hint[takes] = 0;
    el_insertstr(edit, hint);
  }
  free(hint);
  return is_taken ? CC_REFRESH : CC_ERROR;
}

static unsigned char recall(EditLine *edit, int direction) {
  line_editor *editor = editor_of(edit);
  if (!editor->callbacks.recall) return CC_NORM;
  const LineInfo *line = el_line(edit);
  char *text = held_present(editor);
  size_t cursor = editor->held ? (text ? strlen(text) : 0) : (size_t)(line->cursor - line->buffer);
  char *found = editor->callbacks.recall(editor->callbacks.context, text ? text : "", cursor, direction);
  free(text);
  if (!found) return CC_ERROR;
  held_put(editor, found);
  free(found);
  return CC_REFRESH;
}

static unsigned char on_up(EditLine *edit, int character) {
  (void)character;
  return recall(edit, -1);
}

static unsigned char on_down(EditLine *edit, int character) {
  (void)character;
  return recall(edit, 1);
}

// MARK: Bindings

static const struct {
  const char *key, *function;
} overridable[] = {
    {"\t", "sl-complete"},         {"^R", "em-inc-search-prev"},     {"^P", "sl-up"},
    {"^N", "sl-down"},             {"\\e[A", "sl-up"},               {"\\e[B", "sl-down"},
    {"\\eOA", "sl-up"},            {"\\eOB", "sl-down"},             {"\\e[H", "ed-move-to-beg"},
    {"\\e[F", "ed-move-to-end"},   {"\\eOH", "ed-move-to-beg"},      {"\\eOF", "ed-move-to-end"},
    {"\\e[1~", "ed-move-to-beg"},  {"\\e[4~", "ed-move-to-end"},     {"\\e[3~", "ed-delete-next-char"},
    {"\\e[1;5C", "em-next-word"},  {"\\e[1;5D", "ed-prev-word"},     {"\\e[1;3C", "em-next-word"},
    {"\\e[1;3D", "ed-prev-word"},  {"^W", "ed-delete-prev-word"},
    {"^F", "sl-forward"},          {"\\e[C", "sl-forward"},          {"\\eOC", "sl-forward"},
};

void keys_bind(EditLine *edit) {
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_ADDFN, "sl-interrupt", "Drops the line", on_interrupt);
  el_set(edit, EL_ADDFN, "sl-suspend", "Suspends the program", on_suspend);
  el_set(edit, EL_ADDFN, "sl-complete", "Completes", on_tab);
  el_set(edit, EL_ADDFN, "sl-paste", "Takes a paste as text", held_on_paste);
  el_set(edit, EL_ADDFN, "sl-up", "Goes to an older entry that begins alike", on_up);
  el_set(edit, EL_ADDFN, "sl-forward", "Goes right or takes the hint", on_forward);
  el_set(edit, EL_ADDFN, "sl-down", "Goes to a newer entry that begins alike", on_down);
  for (size_t index = 0; index < sizeof overridable / sizeof *overridable; index++)
    el_set(edit, EL_BIND, overridable[index].key, overridable[index].function, NULL);
  el_source(edit, NULL);
  el_set(edit, EL_BIND, "^C", "sl-interrupt", NULL);
  el_set(edit, EL_BIND, "^Z", "sl-suspend", NULL);
  el_set(edit, EL_BIND, "\\e[200~", "sl-paste", NULL);
}
