#define _GNU_SOURCE
#include "Editor.h"
#include "Waiting.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

// MARK: Hints

static void erase_hint(line_editor *editor) {
  if (!editor->hint_shown) return;
  fputs("\033[K", stdout);
  fflush(stdout);
  editor->hint_shown = 0;
}

/// Draws the hint behind the cursor without the library's knowing.
static void show_hint(line_editor *editor) {
  int pending = 0;
  // Nothing flickers while more is typed already.
  if (!editor->callbacks.hint || (ioctl(0, FIONREAD, &pending) == 0 && pending > 0)) return;
  const LineInfo *line = el_line(editor->edit);
  if (line->cursor != line->lastchar || line->lastchar == line->buffer) return;
  char *text = strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
  char *hint = text && !strchr(text, '\n') ? editor->callbacks.hint(editor->callbacks.context, text, NULL) : NULL;
  if (hint && *hint) {
    int columns, rows;
    screen_size(&columns, &rows);
    if (screen_width(editor->prompt) + screen_width(text) + screen_width(hint) < columns) {
      fprintf(stdout, "\0337\033[2m%s\033[0m\0338", hint);
      fflush(stdout);
      editor->hint_shown = 1;
    }
  }
  free(hint);
  free(text);
}

// MARK: Reading characters

void input_draw_anew(line_editor *editor, int rows_above) {
  if (rows_above > 0) fprintf(stdout, "\033[%dA", rows_above);
  fputs("\r\033[J", stdout);
  int rows;
  screen_size(&editor->columns, &rows);
  el_set(editor->edit, EL_REFRESH, NULL);
}

/// Draws the line in the new size of the screen, over what the terminal made of it.
static void draw_resized(line_editor *editor) {
  int columns, rows;
  screen_size(&columns, &rows);
  const LineInfo *line = el_line(editor->edit);
  char *before = strndup(line->buffer, (size_t)(line->cursor - line->buffer));
  int above = before ? screen_rows(editor->prompt, before, screen_reflows() ? columns : editor->columns) : 0;
  free(before);
  el_resize(editor->edit);
  char *whole = held_present(editor);
  if (whole && !editor->held && !held_has_room(editor, whole)) held_put(editor, whole);
  free(whole);
  input_draw_anew(editor, above < rows ? above : rows - 1);
}

int input_byte(line_editor *editor, unsigned char *byte) {
  for (;;) {
    switch (waiting_wait()) {
    case WAITING_INPUT: return (int)waiting_read(byte, 1);
    case WAITING_TERMINATED: return 0;
    case WAITING_INTERRUPTED: *byte = INTERRUPT_KEY; return 1;
    case WAITING_RESIZED:
      editor->hint_shown = 0;
      draw_resized(editor);
      break;
    case WAITING_CONTINUED:
      // Raw alone would do nothing: the library believes that the terminal still is.
      el_set(editor->edit, EL_PREP_TERM, 0, NULL);
      el_set(editor->edit, EL_PREP_TERM, 1, NULL);
      fputs("\033[?2004h", stdout);
      input_draw_anew(editor, 0);
      break;
    }
  }
}

int input_character(EditLine *edit, wchar_t *character) {
  line_editor *editor = editor_of(edit);
  show_hint(editor);
  unsigned char byte = 0;
  if (!input_byte(editor, &byte)) return 0;
  erase_hint(editor);
  if (byte != '\t') editor->last_was_tab = 0;
  int more = byte >= 0xF5 ? 0 : byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0;
  if (more == 0) {
    *character = byte < 0x80 ? (wchar_t)byte : (wchar_t)0xFFFD;
    return 1;
  }
  unsigned long value = byte & (0x3FUL >> more);
  for (int index = 0; index < more; index++) {
    if (!input_byte(editor, &byte)) return 0;
    if ((byte & 0xC0) != 0x80) {
      *character = 0xFFFD;
      return 1;
    }
    value = value << 6 | (byte & 0x3F);
  }
  *character = value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) ? 0xFFFD : (wchar_t)value;
  return 1;
}
