#ifndef CBAYAN_MEMORY_H
#define CBAYAN_MEMORY_H

/// Gives freed memory back to the system.
///
/// The GNU C library keeps freed memory for each thread, and in a server that can be more than all that is in
/// use. Other C libraries give it back by themselves.
void bayan_give_memory_back(void);

#endif
