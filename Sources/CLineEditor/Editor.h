#pragma once
#include "CLineEditor.h"
#include <histedit.h>

/// The byte around the escape sequences of a prompt.
enum { MARK = 1, INTERRUPT_KEY = 3 };

struct line_editor {
  EditLine *edit;
  History *history;
  line_editor_callbacks callbacks;
  char *prompt;
  int interrupted, pasted, has_paste, last_was_tab, hint_shown;
  /// The columns of the screen when the line was drawn last.
  int columns;
  /// A text for which the screen has no room, and what stands for it in the line; both or neither.
  char *held, *held_mark;
  /// Whether the held text has been shown.
  int held_is_shown;
};

line_editor *editor_of(EditLine *edit);

// Screen.c

void screen_size(int *columns, int *rows);
/// How many columns a text takes, escape sequences between marks left out.
int screen_width(const char *text);
/// How many rows lie between the start of a text behind a prompt and its end.
int screen_rows(const char *prompt, const char *text, int columns);
/// Whether a terminal breaks lines anew when it becomes wider or narrower.
int screen_reflows(void);
/// How many bytes at the start of a text would steer the terminal: a control character or a change of direction.
int screen_steers(const char *text);
/// Prints a text and a newline, what would steer the terminal made visible.
void screen_print(const char *text);

// Input.c

/// Reads one byte, or answers a signal: 1, or 0 at the end of the input.
int input_byte(line_editor *editor, unsigned char *byte);
/// Decodes one character; what is no UTF-8 becomes U+FFFD.
int input_character(EditLine *edit, wchar_t *character);
/// Erases what shows the line, which the cursor is in, and draws it anew.
void input_draw_anew(line_editor *editor, int rows_above);

// Held.c

/// The line as typed, with the held text in the place of its mark.
char *held_line(line_editor *editor, const char *line, size_t length);
/// The whole line as it is now.
char *held_present(line_editor *editor);
/// Puts a text in the place of the whole line: itself, or a mark where the screen has no room for it.
void held_put(line_editor *editor, const char *text);
/// Whether the screen has room for a text behind the prompt.
int held_has_room(line_editor *editor, const char *text);
void held_drop(line_editor *editor);
/// Collects a bracketed paste, which comes in as text whatever it holds.
unsigned char held_on_paste(EditLine *edit, int character);

// Keys.c

void keys_bind(EditLine *edit);
