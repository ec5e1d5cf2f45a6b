#pragma once
#include <stddef.h>

/// A program that runs at a terminal of its own.
typedef struct pseudo_terminal pseudo_terminal;

/// Starts a program (both lists end with NULL, the first argument is its path); NULL where that fails.
pseudo_terminal *pseudo_terminal_spawn(const char *const arguments[], const char *const variables[], const char *folder, int columns, int rows);
/// Waits for output: the number of bytes, 0 at the end, -1 when nothing came in time.
long pseudo_terminal_read(pseudo_terminal *terminal, char *bytes, size_t size, int milliseconds);
/// Types; returns how much was taken.
long pseudo_terminal_write(pseudo_terminal *terminal, const char *bytes, size_t size);
/// Changes the window's size, as a user who drags its corner does.
void pseudo_terminal_resize(pseudo_terminal *terminal, int columns, int rows);
/// Sends a signal to the program alone.
/// Whether ^C and ^Z make signals, 1 or 0: at a prompt they are keys.
int pseudo_terminal_makes_signals(pseudo_terminal *terminal);
void pseudo_terminal_signal(pseudo_terminal *terminal, int number);
/// Waits for the program's end: its exit status, 128 + the signal that ended it, or -1 while it runs on.
int pseudo_terminal_wait(pseudo_terminal *terminal, int milliseconds);
/// Waits until the program has been stopped: 1, or 0 when it was not in time.
int pseudo_terminal_wait_stopped(pseudo_terminal *terminal, int milliseconds);
/// Ends the program, if it runs, and frees everything.
void pseudo_terminal_close(pseudo_terminal *terminal);
