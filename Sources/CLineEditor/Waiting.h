#pragma once
#include <stddef.h>

// What is private to the module: waiting for a byte while signals may come.

/// Takes over the signals that a person's waiting shell answers: window changes, going on after a stop, interrupts, the end.
void waiting_begin(void);
/// Gives the signals back to whoever had them before.
void waiting_end(void);

/// What ended a wait.
enum waiting {
  WAITING_INPUT,
  WAITING_RESIZED,
  WAITING_CONTINUED,
  WAITING_INTERRUPTED,
  WAITING_TERMINATED,
};

/// Waits until standard input has something to read, or has ended, or one of the signals has come.
enum waiting waiting_wait(void);

/// Reads what there is; 0 at the end.
size_t waiting_read(unsigned char *bytes, size_t size);
