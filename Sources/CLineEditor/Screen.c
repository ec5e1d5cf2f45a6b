#define _GNU_SOURCE
#include "Editor.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <wchar.h>

void screen_size(int *columns, int *rows) {
  struct winsize size = {0};
  int known = ioctl(1, TIOCGWINSZ, &size) == 0;
  *columns = known && size.ws_col > 0 ? size.ws_col : 80;
  *rows = known && size.ws_row > 1 ? size.ws_row : 24;
}

int screen_width(const char *text) {
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

int screen_rows(const char *prompt, const char *text, int columns) {
  mbstate_t state;
  memset(&state, 0, sizeof state);
  int rows = 0, column = screen_width(prompt);
  for (; column >= columns; column -= columns) rows++;
  while (*text) {
    wchar_t character;
    size_t count = mbrtowc(&character, text, MB_CUR_MAX, &state);
    if (count == 0 || count > MB_CUR_MAX) break;
    text += count;
    int width = character == L'\t' ? 8 - column % 8 : wcwidth(character);
    column += width > 0 ? width : 0;
    if (character != L'\n' && column < columns) continue;
    rows++;
    column = character == L'\n' || column == columns ? 0 : width > 1 ? width : 0;
  }
  return rows;
}

int screen_reflows(void) {
  static const char *const variables[] = {"TMUX",           "VTE_VERSION",    "TERM_PROGRAM", "KITTY_WINDOW_ID",
                                          "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WT_SESSION",   "WEZTERM_PANE"};
  for (size_t index = 0; index < sizeof variables / sizeof *variables; index++)
    if (getenv(variables[index])) return 1;
  return 0;
}

int screen_steers(const char *text) {
  const unsigned char *next = (const unsigned char *)text;
  if (next[0] == 0xC2) return next[1] >= 0x80 && next[1] <= 0x9F ? 2 : 0;
  if (next[0] != 0xE2) return 0;
  int overrides = next[1] == 0x80 && next[2] >= 0xAA && next[2] <= 0xAE;
  int isolates = next[1] == 0x81 && next[2] >= 0xA6 && next[2] <= 0xA9;
  return overrides || isolates ? 3 : 0;
}

void screen_print(const char *text) {
  while (*text) {
    int length = screen_steers(text);
    if (length == 2) fprintf(stdout, "\\u00%02X", (unsigned char)text[1]);
    if (length == 3) fprintf(stdout, "\\u%04X", 0x2000 | (unsigned)(text[1] & 0x3F) << 6 | (unsigned)(text[2] & 0x3F));
    if (length == 0) fputc(*text, stdout);
    text += length > 0 ? length : 1;
  }
  fputc('\n', stdout);
}
