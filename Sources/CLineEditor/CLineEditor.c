#define _GNU_SOURCE
#include "CLineEditor.h"
#include "Waiting.h"
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

/// The byte around the escape sequences of a prompt.
enum { MARK = 1, INTERRUPT_KEY = 3 };

struct line_editor {
  EditLine *edit;
  History *history;
  line_editor_callbacks callbacks;
  char *prompt;
  int interrupted, pasted, has_paste, last_was_tab, hint_shown;
  /// A paste that is higher than the screen, for which the editor has no room.
  char *large_paste;
};

static line_editor *self_of(EditLine *edit) {
  void *data = NULL;
  el_get(edit, EL_CLIENTDATA, &data, NULL);
  return data;
}

static char *prompt_of(EditLine *edit) {
  line_editor *editor = self_of(edit);
  return editor->prompt ? editor->prompt : (char *)"";
}

static void screen_size(int *columns, int *rows) {
  struct winsize size = {0};
  int known = ioctl(1, TIOCGWINSZ, &size) == 0;
  *columns = known && size.ws_col > 0 ? size.ws_col : 80;
  *rows = known && size.ws_row > 1 ? size.ws_row : 24;
}

/// How many columns a text takes, escape sequences between marks left out.
static int width_of(const char *text) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  int width = 0, is_marked = 0;
  while (*text) {
    if (*text == MARK) is_marked = !is_marked;
    wchar_t character;
    size_t count = mbrtowc(&character, text, MB_CUR_MAX, &state);
    if (count == 0 || count > MB_CUR_MAX) break;
    int columns = wcwidth(character);
    if (!is_marked && columns > 0) width += columns;
    text += count;
  }
  return width;
}

static char *copy_of_line(const LineInfo *line) { return strndup(line->buffer, (size_t)(line->lastchar - line->buffer)); }

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
  char *text = copy_of_line(line);
  char *hint = text && !strchr(text, '\n') ? editor->callbacks.hint(editor->callbacks.context, text, NULL) : NULL;
  if (hint && *hint) {
    int columns, rows;
    screen_size(&columns, &rows);
    if (width_of(prompt_of(editor->edit)) + width_of(text) + width_of(hint) < columns) {
      fprintf(stdout, "\0337\033[2m%s\033[0m\0338", hint);
      fflush(stdout);
      editor->hint_shown = 1;
    }
  }
  free(hint);
  free(text);
}

// MARK: Reading characters

static void draw_anew(line_editor *editor) {
  fputs("\r\033[J", stdout);
  el_set(editor->edit, EL_REFRESH, NULL);
}

/// Reads one byte, or answers a signal: 1, or 0 at the end of the input.
static int read_byte(line_editor *editor, unsigned char *byte) {
  for (;;) {
    switch (waiting_wait()) {
    case WAITING_INPUT: return (int)waiting_read(byte, 1);
    case WAITING_TERMINATED: return 0;
    case WAITING_INTERRUPTED: *byte = INTERRUPT_KEY; return 1;
    case WAITING_RESIZED:
      editor->hint_shown = 0;
      el_resize(editor->edit);
      draw_anew(editor);
      break;
    case WAITING_CONTINUED:
      // Raw alone would do nothing: the library believes that the terminal still is.
      el_set(editor->edit, EL_PREP_TERM, 0, NULL);
      el_set(editor->edit, EL_PREP_TERM, 1, NULL);
      draw_anew(editor);
      break;
    }
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
  int more = byte >= 0xF5 ? 0 : byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC2 ? 1 : 0;
  if (more == 0) {
    *character = byte < 0x80 ? (wchar_t)byte : (wchar_t)0xFFFD;
    return 1;
  }
  unsigned long value = byte & (0x3FUL >> more);
  for (int index = 0; index < more; index++) {
    if (!read_byte(editor, &byte)) return 0;
    if ((byte & 0xC0) != 0x80) {
      *character = 0xFFFD;
      return 1;
    }
    value = value << 6 | (byte & 0x3F);
  }
  *character = value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) ? 0xFFFD : (wchar_t)value;
  return 1;
}

// MARK: Keys

static unsigned char on_interrupt(EditLine *edit, int character) {
  (void)character;
  const LineInfo *line = el_line(edit);
  if (line->cursor != line->lastchar) {
    // Only the library knows the way to the end of the line: once more from there.
    el_cursor(edit, (int)(line->lastchar - line->cursor));
    el_push(edit, "\003");
    return CC_CURSOR;
  }
  self_of(edit)->interrupted = 1;
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
  el_set(edit, EL_PREP_TERM, 1, NULL);
  return CC_REDISPLAY;
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
      int has_key = read_byte(editor, &key);
      fputs("\r\033[K", stdout);
      if (key == '\033') tcflush(0, TCIFLUSH);
      if (!has_key || (key != ' ' && key != '\t' && key != '\r')) break;
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
  line_editor *editor = self_of(edit);
  if (!editor->callbacks.complete) return CC_NORM;
  const LineInfo *line = el_line(edit);
  int columns, rows;
  screen_size(&columns, &rows);
  char *text = copy_of_line(line), *list = NULL;
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
  line_editor *editor = self_of(edit);
  const LineInfo *line = el_line(edit);
  if (line->cursor != line->lastchar) {
    el_cursor(edit, 1);
    return CC_CURSOR;
  }
  char *text = copy_of_line(line);
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
  line_editor *editor = self_of(edit);
  if (!editor->callbacks.recall) return CC_NORM;
  const LineInfo *line = el_line(edit);
  char *text = copy_of_line(line);
  char *found = editor->callbacks.recall(editor->callbacks.context, text ? text : "", (size_t)(line->cursor - line->buffer), direction);
  free(text);
  if (!found) return CC_ERROR;
  const LineInfoW *wide = el_wline(edit);
  el_cursor(edit, (int)(wide->lastchar - wide->cursor));
  wide = el_wline(edit);
  el_deletestr(edit, (int)(wide->lastchar - wide->buffer));
  el_insertstr(edit, found);
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

// MARK: Pastes

/// Reads up to the closing bracket. Of control characters only tabs and newlines are kept.
static char *read_paste(line_editor *editor) {
  static const char end[] = "\033[201~";
  size_t size = 0, room = 4096, matched = 0;
  char *text = malloc(room);
  unsigned char byte;
  while (text && read_byte(editor, &byte)) {
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

/// How many rows of the screen a text takes at most.
static int rows_of(const char *text, int columns) {
  int rows = 1, column = 0;
  for (; *text; text++) {
    column += *text == '\t' ? 8 : 1;
    if (*text != '\n' && column < columns) continue;
    rows++;
    column = 0;
  }
  return rows;
}

/// Collects a bracketed paste, which comes in as text whatever it holds.
static unsigned char on_paste(EditLine *edit, int character) {
  (void)character;
  line_editor *editor = self_of(edit);
  char *text = read_paste(editor);
  if (!text) return CC_ERROR;
  size_t size = strlen(text);
  while (size > 0 && text[size - 1] == '\n') text[--size] = 0;
  const LineInfo *line = el_line(edit);
  editor->pasted = !editor->has_paste && line->lastchar == line->buffer;
  editor->has_paste = 1;
  int columns, rows;
  screen_size(&columns, &rows);
  if (rows_of(text, columns) > rows - 2 || size > 8000) {
    editor->large_paste = text;
    return CC_NEWLINE;
  }
  el_insertstr(edit, text);
  free(text);
  return CC_REFRESH;
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

static void bind_keys(EditLine *edit) {
  el_set(edit, EL_EDITOR, "emacs");
  el_set(edit, EL_ADDFN, "sl-interrupt", "Drops the line", on_interrupt);
  el_set(edit, EL_ADDFN, "sl-suspend", "Suspends the program", on_suspend);
  el_set(edit, EL_ADDFN, "sl-complete", "Completes", on_tab);
  el_set(edit, EL_ADDFN, "sl-paste", "Takes a paste as text", on_paste);
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
  el_set(editor->edit, EL_GETCFN, read_character);
  el_set(editor->edit, EL_SETTY, "-d", "-isig", NULL);
  bind_keys(editor->edit);
  return editor;
}

void line_editor_close(line_editor *editor) {
  if (!editor) return;
  // Else the end would throw away what has been typed ahead.
  el_set(editor->edit, EL_EDITMODE, 0);
  el_end(editor->edit);
  history_end(editor->history);
  free(editor->prompt);
  free(editor->large_paste);
  free(editor);
}

// MARK: Reading lines

/// The line without its newline, and behind it a paste for which the editor had no room, which is then shown.
static char *whole_line(line_editor *editor, const char *line, int count) {
  size_t length = line && count > 0 ? strnlen(line, (size_t)count) : 0;
  while (length > 0 && (line[length - 1] == '\n' || line[length - 1] == '\r')) length--;
  size_t more = editor->large_paste ? strlen(editor->large_paste) : 0;
  char *whole = malloc(length + more + 1);
  if (whole) {
    if (length > 0) memcpy(whole, line, length);
    if (more > 0) memcpy(whole + length, editor->large_paste, more);
    whole[length + more] = 0;
    if (more > 0) fprintf(stdout, "%s\n", editor->large_paste);
  }
  free(editor->large_paste);
  editor->large_paste = NULL;
  return whole;
}

char *line_editor_read(line_editor *editor, const char *prompt, int *status, int *was_paste) {
  free(editor->prompt);
  editor->prompt = strdup(prompt);
  editor->interrupted = editor->pasted = editor->has_paste = editor->last_was_tab = 0;
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
  } else if ((!line || count <= 0) && !editor->large_paste) {
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
