#include "CPseudoTerminal.h"
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static struct winsize window(int rows, int columns) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_row = (unsigned short)rows;
  size.ws_col = (unsigned short)columns;
  return size;
}

pseudo_terminal pseudo_terminal_spawn(const char *path, char *const *arguments, char *const *environment, int rows, int columns) {
  struct winsize size = window(rows, columns);
  pseudo_terminal terminal = {-1, -1};
  terminal.process = forkpty(&terminal.descriptor, NULL, NULL, &size);
  if (terminal.process == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  if (terminal.process < 0) terminal.descriptor = -1;
  return terminal;
}

long pseudo_terminal_read(pseudo_terminal terminal, char *buffer, unsigned long size, int milliseconds) {
  struct pollfd wait = {terminal.descriptor, POLLIN, 0};
  if (poll(&wait, 1, milliseconds) <= 0) return 0;
  long count = read(terminal.descriptor, buffer, size);
  return count > 0 ? count : -1;
}

void pseudo_terminal_resize(pseudo_terminal terminal, int rows, int columns) {
  struct winsize size = window(rows, columns);
  ioctl(terminal.descriptor, TIOCSWINSZ, &size);
}

void pseudo_terminal_close(pseudo_terminal terminal) {
  if (terminal.process > 0) {
    kill(terminal.process, SIGKILL);
    waitpid(terminal.process, NULL, 0);
  }
  if (terminal.descriptor >= 0) close(terminal.descriptor);
}
