#pragma once
#include <stddef.h>
#include <stdint.h>

/// The lowest address of the calling thread's stack, or 0 where the system does not tell.
uintptr_t stack_lowest_address(void);
