#include "CBayanMemory.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void bayan_give_memory_back(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
