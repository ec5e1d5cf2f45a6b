#define _GNU_SOURCE
#include "Editor.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The library draws a line wrongly that is higher than the screen. Such a text is held back, and a mark in the line stands for it.

/// The longest text that the line itself takes.
enum { LARGEST = 8000, MARK_TEXT = 24 };

void held_drop(line_editor *editor) {
  free(editor->held);
  free(editor->held_mark);
  editor->held = editor->held_mark = NULL;
  editor->held_is_shown = 0;
}

char *held_line(line_editor *editor, const char *line, size_t length) {
  char *typed = strndup(line, length);
  const char *place = typed && editor->held ? strstr(typed, editor->held_mark) : NULL;
  if (!place) return typed;
  size_t before = (size_t)(place - typed), held = strlen(editor->held), mark = strlen(editor->held_mark);
  char *whole = malloc(strlen(typed) - mark + held + 1);
  if (whole) {
    memcpy(whole, typed, before);
    memcpy(whole + before, editor->held, held);
    strcpy(whole + before + held, place + mark);
  }
  free(typed);
  return whole;
}

char *held_present(line_editor *editor) {
  const LineInfo *line = el_line(editor->edit);
  return held_line(editor, line->buffer, (size_t)(line->lastchar - line->buffer));
}

int held_has_room(line_editor *editor, const char *text) {
  int columns, rows;
  screen_size(&columns, &rows);
  return strlen(text) <= LARGEST && screen_rows(editor->prompt, text, columns) < rows - 2;
}

/// `[34 lines: @interface Detail …]`.
static char *mark_of(const char *text) {
  int lines = 1;
  for (const char *next = text; *next; next++) lines += *next == '\n';
  size_t length = 0;
  while (text[length] && text[length] != '\n' && screen_steers(text + length) == 0) length++;
  int is_cut = length > MARK_TEXT;
  if (is_cut) length = MARK_TEXT;
  // Not through the middle of a character.
  while (is_cut && length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--;
  char *mark = malloc(length + 64);
  if (mark && lines > 1) sprintf(mark, "[%d lines: %.*s …]", lines, (int)length, text);
  if (mark && lines == 1) sprintf(mark, "[%zu characters: %.*s …]", strlen(text), (int)length, text);
  return mark;
}

static void clear_line(EditLine *edit) {
  const LineInfoW *wide = el_wline(edit);
  el_cursor(edit, (int)(wide->lastchar - wide->cursor));
  wide = el_wline(edit);
  el_deletestr(edit, (int)(wide->lastchar - wide->buffer));
}

void held_put(line_editor *editor, const char *text) {
  char *copy = held_has_room(editor, text) ? NULL : strdup(text);
  clear_line(editor->edit);
  held_drop(editor);
  char *mark = copy ? mark_of(copy) : NULL;
  if (mark) {
    editor->held = copy;
    editor->held_mark = mark;
  } else {
    free(copy);
  }
  el_insertstr(editor->edit, mark ? mark : text);
}

// MARK: Pastes

/// Reads up to the closing bracket. Of control characters only tabs and newlines are kept.
static char *read_paste(line_editor *editor) {
  static const char end[] = "\033[201~";
  size_t size = 0, room = 4096, matched = 0;
  char *text = malloc(room);
  unsigned char byte;
  while (text && input_byte(editor, &byte)) {
    if (byte == (unsigned char)end[matched]) {
      if (++matched == sizeof end - 1) break;
      continue;
    }
    if (size + sizeof end + 1 > room) {
      char *larger = realloc(text, room * 2);
      if (!larger) break;
      text = larger;
      room *= 2;
    }
    // What looked like the closing bracket was text, but for its escape.
    for (size_t index = 1; index < matched; index++) text[size++] = end[index];
    matched = byte == (unsigned char)end[0];
    if (byte == '\n' && size > 0 && text[size - 1] == '\r') continue;
    if (byte == '\r') byte = '\n';
    if ((byte >= 0x20 && byte != 0x7F) || byte == '\t' || byte == '\n') text[size++] = (char)byte;
  }
  if (text) text[size] = 0;
  return text;
}

/// The line with a text inserted at the cursor; where the line ends, and a mark stands in it, behind everything.
static char *with_inserted(line_editor *editor, const char *text) {
  const LineInfo *line = el_line(editor->edit);
  size_t before = (size_t)(line->cursor - line->buffer), behind = (size_t)(line->lastchar - line->cursor);
  size_t size = strlen(text);
  char *typed = malloc(before + size + behind + 1);
  if (!typed) return NULL;
  memcpy(typed, line->buffer, before);
  memcpy(typed + before, text, size);
  memcpy(typed + before + size, line->cursor, behind);
  char *whole = held_line(editor, typed, before + size + behind);
  free(typed);
  return whole;
}

unsigned char held_on_paste(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = editor_of(edit);
  char *text = read_paste(editor);
  if (!text) return CC_ERROR;
  size_t size = strlen(text);
  while (size > 0 && text[size - 1] == '\n') text[--size] = 0;
  const LineInfo *line = el_line(edit);
  editor->pasted = !editor->has_paste && line->lastchar == line->buffer;
  editor->has_paste = 1;
  char *shown = strndup(line->buffer, (size_t)(line->lastchar - line->buffer));
  char *whole = with_inserted(editor, text);
  size_t mark = editor->held ? strlen(editor->held_mark) : 0;
  int has_room = shown && whole && strlen(shown) + size <= LARGEST && (editor->held ? mark + size < 80 : held_has_room(editor, whole));
  if (has_room) {
    el_insertstr(edit, text);
  } else if (whole) {
    // What does not fit the line is shown above it, once.
    fputs(shown && *shown ? "\n" : "\r\033[J", stdout);
    screen_print(text);
    held_put(editor, whole);
    editor->held_is_shown = 1;
    el_set(edit, EL_REFRESH, NULL);
  }
  free(shown);
  free(whole);
  free(text);
  return CC_REFRESH;
}
