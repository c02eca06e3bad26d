// The functions of a C library that Embedded Swift needs, for a module of WebAssembly without imports.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Each block has 16 bytes before it, which hold the index of its size. Sizes are powers of two; a freed block waits
// in the list of its size.
typedef struct Block { struct Block *next; } Block;

enum { header = 16, smallest = 5, largest = 31 };
static Block *freed[largest + 1];
static uintptr_t top;

void *malloc(size_t size) {
  unsigned index = smallest;
  while (index < largest && ((size_t)1 << index) - header < size) index += 1;
  if (index == largest) return NULL;
  Block *block = freed[index];
  if (block) {
    freed[index] = block->next;
    return block;
  }
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + ((uintptr_t)1 << index);
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) << 16;
  if (end < top) return NULL;
  if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + 0xFFFF) >> 16) == (size_t)-1) return NULL;
  *(uint32_t *)top = index;
  void *result = (void *)(top + header);
  top = end;
  return result;
}

void free(void *place) {
  if (!place) return;
  uint32_t index = *(uint32_t *)((uintptr_t)place - header);
  Block *block = place;
  block->next = freed[index];
  freed[index] = block;
}

// Blocks are aligned to 16 bytes, which is the largest alignment of the runtime's types.
int posix_memalign(void **place, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *place = malloc(size);
  return *place ? 0 : 12;
}

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) {
  return __builtin_memset(to, byte, count);
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t index = 0; index < count; index++)
    if (x[index] != y[index]) return x[index] - y[index];
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

// The seeds of Swift's hash values. They are constants, because a seed protects servers, and the dictionaries here
// have the keys of one catalog.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5A, count); }

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t al = (uint64_t)a, bl = (uint64_t)b;
  uint64_t a0 = (uint32_t)al, a1 = al >> 32, b0 = (uint32_t)bl, b1 = bl >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  low = (other << 32) | (uint32_t)low;
  high += (uint64_t)((unsigned __int128)a >> 64) * bl + al * (uint64_t)((unsigned __int128)b >> 64);
  return (__int128)(((unsigned __int128)high << 64) | low);
}

uintptr_t __stack_chk_guard = 0x5AA55AA5;
void __stack_chk_fail(void) { __builtin_trap(); }
