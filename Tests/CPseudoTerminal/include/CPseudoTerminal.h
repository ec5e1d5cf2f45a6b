#pragma once
#include <sys/types.h>

/// A program at a pseudo-terminal, for tests that type.
typedef struct {
  int descriptor;
  pid_t process;
} pseudo_terminal;

/// Starts a program; `arguments` and `environment` end with NULL. The descriptor is -1 where it failed.
pseudo_terminal pseudo_terminal_spawn(const char *path, char *const *arguments, char *const *environment, int rows, int columns);
/// Reads what comes within some milliseconds: the count, 0 after that time, -1 at the end.
long pseudo_terminal_read(pseudo_terminal terminal, char *buffer, unsigned long size, int milliseconds);
/// Changes the size of the window.
void pseudo_terminal_resize(pseudo_terminal terminal, int rows, int columns);
/// Ends the program.
void pseudo_terminal_close(pseudo_terminal terminal);
