#ifndef CBAYANICU_INTERNAL_H
#define CBAYANICU_INTERNAL_H

// What the files of this target share. Plain types here too, so that a look at
// the include lines of the .c files shows all that touches ICU. They include this
// file first, so that a build without ICU begins with this sentence.
#if !__has_include(<unicode/uloc.h>)
#error "ICU's headers are missing. Install libicu-dev and pkg-config (Debian, Ubuntu) or icu4c and pkg-config (Homebrew); see Documentation/Installation.md."
#endif

#include <stdbool.h>
#include <stdint.h>

#include "CBayanICU.h"

/// Room for an ICU locale identifier with its NUL; longer tags are refused.
#define BAYAN_IDENTIFIER_CAPACITY 160

/// Turns a BCP 47 tag into ICU's identifier; gives 0, or minus ICU's error code.
int32_t bayan_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]);

/// As `bayan_identifier`, with replaced codes left as they are.
int32_t bayan_plain_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]);

/// Puts the codes that replaced others in their place, as CLDR says.
void bayan_replace_aliases(char identifier[BAYAN_IDENTIFIER_CAPACITY]);

/// As `bayan_identifier`, and the root where ICU has no data of the language.
///
/// ICU itself would then answer from the machine's locale, so that what is
/// built would depend on who builds it.
int32_t bayan_data_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]);

/// Gives the parent of an ICU identifier without keywords; empty for the root.
int32_t bayan_parent_identifier(const char *identifier, char parent[BAYAN_IDENTIFIER_CAPACITY]);

/// Copies `length` bytes as far as they fit; gives the length.
int32_t bayan_copy(const char *text, int32_t length, char *buffer, int32_t capacity);

/// Writes UTF-16 as UTF-8; gives the length it needs.
int32_t bayan_utf8(const uint16_t *text, int32_t length, char *buffer, int32_t capacity);

/// Reads UTF-8 as UTF-16 that the caller frees; null, with `status` set, on failure.
uint16_t *bayan_utf16(const char *text, int32_t length, int32_t *units, int32_t *status);

/// Gathers pieces of text in a caller's buffer, counting past its end.
typedef struct {
  char *buffer;
  int32_t capacity;
  int32_t length;
} BayanWriter;

/// Adds UTF-8.
void bayan_write(BayanWriter *writer, const char *text, int32_t length);

/// Adds UTF-16.
void bayan_write_utf16(BayanWriter *writer, const uint16_t *text, int32_t length);

#endif
