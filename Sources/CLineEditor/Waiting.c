#include "Waiting.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

enum { SIGNALS = 5 };

// The handlers run on any thread, so they wake the reader through a pipe. All that they share are these.
static volatile sig_atomic_t came[SIGNALS];
static int pipe_ends[2] = {-1, -1};
static struct sigaction former[SIGNALS];

static const int numbers[SIGNALS] = {SIGWINCH, SIGCONT, SIGINT, SIGTERM, SIGHUP};
static const enum waiting reasons[SIGNALS] = {WAITING_RESIZED, WAITING_CONTINUED, WAITING_INTERRUPTED, WAITING_TERMINATED, WAITING_TERMINATED};

static void note(int number) {
  int error = errno;
  for (int index = 0; index < SIGNALS; index++)
    if (numbers[index] == number) came[index] = 1;
  if (write(pipe_ends[1], "", 1) < 0) errno = error;
  errno = error;
}

static void open_pipe(void) {
  if (pipe_ends[0] >= 0 || pipe(pipe_ends) != 0) return;
  for (int index = 0; index < 2; index++) {
    fcntl(pipe_ends[index], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[index], F_SETFL, O_NONBLOCK);
  }
}

void waiting_begin(void) {
  open_pipe();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  for (int index = 0; index < SIGNALS; index++) {
    came[index] = 0;
    sigaction(numbers[index], &action, &former[index]);
  }
}

void waiting_end(void) {
  for (int index = 0; index < SIGNALS; index++) sigaction(numbers[index], &former[index], NULL);
  // What came too late for the reader is meant for what runs next.
  for (int index = 2; index < SIGNALS; index++)
    if (came[index]) raise(numbers[index]);
}

enum waiting waiting_wait(void) {
  for (;;) {
    for (int index = 0; index < SIGNALS; index++) {
      if (!came[index]) continue;
      came[index] = 0;
      return reasons[index];
    }
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(0, &readable);
    int wakes = pipe_ends[0] >= 0 && pipe_ends[0] < FD_SETSIZE;
    if (wakes) FD_SET(pipe_ends[0], &readable);
    if (select(wakes ? pipe_ends[0] + 1 : 1, &readable, NULL, NULL, NULL) < 0) {
      if (errno == EINTR) continue;
      return WAITING_INPUT;
    }
    if (wakes && FD_ISSET(pipe_ends[0], &readable)) {
      char bytes[16];
      while (read(pipe_ends[0], bytes, sizeof bytes) > 0) continue;
      continue;
    }
    return WAITING_INPUT;
  }
}

size_t waiting_read(unsigned char *bytes, size_t size) {
  ssize_t count;
  do count = read(0, bytes, size);
  while (count < 0 && errno == EINTR);
  return count > 0 ? (size_t)count : 0;
}
