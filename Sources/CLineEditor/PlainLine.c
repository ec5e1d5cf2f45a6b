#include "CLineEditor.h"
#include "Waiting.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct plain_lines {
  unsigned char bytes[4096];
  size_t start, end;
};

plain_lines *plain_lines_open(void) { return calloc(1, sizeof(plain_lines)); }

void plain_lines_close(plain_lines *lines) { free(lines); }

/// Sees to it that a byte is in the buffer; otherwise says why there is none.
static int fill(plain_lines *lines) {
  while (lines->start == lines->end) {
    enum waiting reason = waiting_wait();
    if (reason == WAITING_INTERRUPTED) return LINE_EDITOR_INTERRUPTED;
    if (reason == WAITING_TERMINATED) return LINE_EDITOR_END;
    if (reason != WAITING_INPUT) continue;
    lines->start = 0;
    lines->end = waiting_read(lines->bytes, sizeof lines->bytes);
    if (lines->end == 0) return LINE_EDITOR_END;
  }
  return LINE_EDITOR_LINE;
}

/// Takes what the buffer has of the line; 1 once its newline has come, -1 without memory.
static int take(plain_lines *lines, char **text, size_t *length, size_t *room) {
  unsigned char *begin = lines->bytes + lines->start;
  size_t count = lines->end - lines->start;
  unsigned char *newline = memchr(begin, '\n', count);
  if (newline) count = (size_t)(newline - begin);
  if (*length + count + 1 > *room) {
    *room = (*length + count + 1) * 2;
    char *larger = realloc(*text, *room);
    if (!larger) return -1;
    *text = larger;
  }
  memcpy(*text + *length, begin, count);
  *length += count;
  lines->start += count + (newline ? 1 : 0);
  return newline ? 1 : 0;
}

char *plain_lines_read(plain_lines *lines, const char *prompt, size_t *length, int *status) {
  char *text = NULL;
  size_t room = 0;
  int taken = 0;
  *length = 0;
  // A prompt that cannot be written will be noticed by whoever writes output next.
  if (write(1, prompt, strlen(prompt)) < 0) taken = 0;
  waiting_begin();
  while (taken == 0 && (*status = fill(lines)) == LINE_EDITOR_LINE) taken = take(lines, &text, length, &room);
  waiting_end();
  // A last line without a newline is a line.
  if (*status == LINE_EDITOR_END && *length > 0) *status = LINE_EDITOR_LINE;
  if (*status != LINE_EDITOR_LINE || taken < 0) {
    if (write(1, "\n", 1) < 0) taken = 0;
    free(text);
    return NULL;
  }
  return text ? text : calloc(1, 1);
}
