#pragma once
#include <stddef.h>

/// A line editor on libedit, with typed functions instead of its variadic ones.
typedef struct line_editor line_editor;

/// What the editor asks while a line is typed. Strings that callbacks return are freed by the editor.
typedef struct {
  void *context;
  /// The text to insert at the cursor (a byte offset) on Tab, or NULL; `*list` may get lines to show below. `again` is 1 on a second Tab in a row.
  char *(*complete)(void *context, const char *line, size_t cursor, int again, int columns, char **list);
  /// The faint text behind the cursor, or NULL; where `takes` is not NULL, it gets how many of its bytes the right arrow inserts.
  char *(*hint)(void *context, const char *line, size_t *takes);
  /// The line that Up (-1) or Down (1) puts in the place of this one, or NULL.
  char *(*recall)(void *context, const char *line, size_t cursor, int direction);
} line_editor_callbacks;

enum { LINE_EDITOR_LINE = 0, LINE_EDITOR_INTERRUPTED = 1, LINE_EDITOR_END = 2 };

/// Takes over standard input and output; NULL where the terminal cannot be edited on.
line_editor *line_editor_open(const char *program, line_editor_callbacks callbacks);
/// Gives the terminal back.
void line_editor_close(line_editor *editor);
/// Reads a line without its newline, to be freed; `*status` says how it ended, `*was_paste` whether it came in one bracketed paste.
/// Escape sequences of the prompt stand between two bytes 1, and a visible character is last.
char *line_editor_read(line_editor *editor, const char *prompt, int *status, int *was_paste);
/// Adds an entry that the search finds.
void line_editor_remember(line_editor *editor, const char *line);
/// Removes an entry, so that it can be added as the newest.
void line_editor_forget(line_editor *editor, const char *line);
/// Puts a text at the next prompt, to be edited.
void line_editor_prefill(line_editor *editor, const char *text);

/// Lines read without an editor.
typedef struct plain_lines plain_lines;

plain_lines *plain_lines_open(void);
void plain_lines_close(plain_lines *lines);
/// Reads the bytes of a line, without its newline, to be freed; any byte may be among them.
char *plain_lines_read(plain_lines *lines, const char *prompt, size_t *length, int *status);
