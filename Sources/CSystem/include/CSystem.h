#pragma once
#include <stddef.h>
#include <stdint.h>

/// The lowest address of the calling thread's stack, or 0 where the system does not tell.
uintptr_t stack_lowest_address(void);

/// Makes a copy of the process that runs this thread only: 0 in the copy, its number in the original, -1 where none can be made.
int32_t process_fork(void);
