#define _GNU_SOURCE
#include "CSystem.h"
#include <pthread.h>
#include <unistd.h>

uintptr_t stack_lowest_address(void) {
#ifdef __APPLE__
  pthread_t self = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self);
#else
  pthread_attr_t attributes;
  void *address = NULL;
  size_t size = 0;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  int failed = pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  return failed ? 0 : (uintptr_t)address;
#endif
}

int32_t process_fork(void) { return (int32_t)fork(); }
