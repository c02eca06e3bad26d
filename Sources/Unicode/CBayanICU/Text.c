// Buffers, and the way between UTF-8 and ICU's UTF-16.

#include "Internal.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ustring.h>

int32_t bayan_copy(const char *text, int32_t length, char *buffer, int32_t capacity) {
  int32_t fitting = length < capacity ? length : capacity;
  if (fitting > 0 && buffer != NULL) memcpy(buffer, text, (size_t)fitting);
  return length;
}

int32_t bayan_utf8(const uint16_t *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t needed = 0;
  if (capacity < 0) capacity = 0;
  u_strToUTF8WithSub(buffer, capacity, &needed, text, length, 0xFFFD, NULL, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -status;
  return needed;
}

uint16_t *bayan_utf16(const char *text, int32_t length, int32_t *units, int32_t *status) {
  // A text never has more UTF-16 units than UTF-8 bytes, replacements included.
  UErrorCode code = U_ZERO_ERROR;
  *status = 0;
  if (text == NULL || length < 0) {
    *status = U_ILLEGAL_ARGUMENT_ERROR;
    return NULL;
  }
  uint16_t *result = malloc(((size_t)length + 1) * sizeof(uint16_t));
  if (result == NULL) {
    *status = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  u_strFromUTF8WithSub(result, length + 1, units, text, length, 0xFFFD, NULL, &code);
  if (U_FAILURE(code)) {
    free(result);
    *status = code;
    return NULL;
  }
  return result;
}

void bayan_write(BayanWriter *writer, const char *text, int32_t length) {
  int32_t room = writer->capacity - writer->length;
  if (room > 0) bayan_copy(text, length, writer->buffer + writer->length, room);
  writer->length += length;
}

void bayan_write_utf16(BayanWriter *writer, const uint16_t *text, int32_t length) {
  int32_t room = writer->capacity - writer->length;
  char *end = room > 0 ? writer->buffer + writer->length : NULL;
  int32_t needed = bayan_utf8(text, length, end, room > 0 ? room : 0);
  if (needed > 0) writer->length += needed;
}
