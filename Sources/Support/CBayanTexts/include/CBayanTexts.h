#ifndef CBAYANTEXTS_H
#define CBAYANTEXTS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A text file of the repository.
struct bayan_text {
  /// Its path in the repository, NUL-terminated.
  const char *path;

  /// Its bytes, NUL-terminated.
  const unsigned char *bytes;
};

/// Returns all texts, in any order, and writes how many these are to `count`.
const struct bayan_text *bayan_texts(size_t *count);

#ifdef __cplusplus
}
#endif

#endif
