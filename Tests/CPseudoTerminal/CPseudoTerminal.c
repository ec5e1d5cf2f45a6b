#define _GNU_SOURCE
#include "CPseudoTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

struct pseudo_terminal {
  int descriptor;
  pid_t process;
  int status;
};

/// In the child: only calls that are safe between fork and exec.
static void become(const char *const arguments[], const char *const variables[], const char *folder) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  for (int descriptor = 3; descriptor < 256; descriptor++) close(descriptor);
  if (folder && chdir(folder) != 0) _exit(126);
  execve(arguments[0], (char *const *)arguments, (char *const *)variables);
  _exit(127);
}

pseudo_terminal *pseudo_terminal_spawn(const char *const arguments[], const char *const variables[], const char *folder, int columns, int rows) {
  pseudo_terminal *terminal = calloc(1, sizeof *terminal);
  if (!terminal) return NULL;
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  terminal->status = -1;
  terminal->process = forkpty(&terminal->descriptor, NULL, NULL, &size);
  if (terminal->process == 0) become(arguments, variables, folder);
  if (terminal->process < 0) {
    free(terminal);
    return NULL;
  }
  fcntl(terminal->descriptor, F_SETFD, FD_CLOEXEC);
  return terminal;
}

long pseudo_terminal_read(pseudo_terminal *terminal, char *bytes, size_t size, int milliseconds) {
  struct pollfd waited = {.fd = terminal->descriptor, .events = POLLIN};
  int ready;
  do ready = poll(&waited, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  if (ready == 0) return -1;
  ssize_t count;
  do count = read(terminal->descriptor, bytes, size);
  while (count < 0 && errno == EINTR);
  // Linux says EIO once the program has closed its side.
  return count < 0 ? 0 : count;
}

long pseudo_terminal_write(pseudo_terminal *terminal, const char *bytes, size_t size) {
  ssize_t count;
  do count = write(terminal->descriptor, bytes, size);
  while (count < 0 && errno == EINTR);
  return count;
}

void pseudo_terminal_resize(pseudo_terminal *terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal->descriptor, TIOCSWINSZ, &size);
}

int pseudo_terminal_makes_signals(pseudo_terminal *terminal) {
  struct termios settings;
  return tcgetattr(terminal->descriptor, &settings) == 0 && (settings.c_lflag & ISIG) != 0;
}

void pseudo_terminal_signal(pseudo_terminal *terminal, int number) {
  if (terminal->status < 0) kill(terminal->process, number);
}

static void pause_briefly(void) {
  struct timespec time = {.tv_nsec = 5 * 1000 * 1000};
  nanosleep(&time, NULL);
}

/// Looks at the program's state: 1 if it stopped.
static int look(pseudo_terminal *terminal) {
  int status = 0;
  if (terminal->status >= 0) return 0;
  if (waitpid(terminal->process, &status, WNOHANG | WUNTRACED) != terminal->process) return 0;
  if (WIFSTOPPED(status)) return 1;
  terminal->status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return 0;
}

int pseudo_terminal_wait(pseudo_terminal *terminal, int milliseconds) {
  for (int waited = 0; look(terminal), terminal->status < 0 && waited < milliseconds; waited += 5) pause_briefly();
  return terminal->status;
}

int pseudo_terminal_wait_stopped(pseudo_terminal *terminal, int milliseconds) {
  for (int waited = 0; waited < milliseconds; waited += 5) {
    if (look(terminal)) return 1;
    pause_briefly();
  }
  return 0;
}

void pseudo_terminal_close(pseudo_terminal *terminal) {
  look(terminal);
  if (terminal->status < 0) {
    kill(terminal->process, SIGKILL);
    waitpid(terminal->process, NULL, 0);
  }
  close(terminal->descriptor);
  free(terminal);
}
