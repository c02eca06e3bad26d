// What characters are called.

#include "Internal.h"

#include <unicode/uchar.h>

int32_t bayan_icu_character_name(uint32_t code_point, char *buffer, int32_t capacity) {
  if (code_point > 0x10FFFF) return 0;
  UErrorCode status = U_ZERO_ERROR;
  if (capacity < 0) capacity = 0;
  int32_t length = u_charName((UChar32)code_point, U_UNICODE_CHAR_NAME, buffer, capacity, &status);
  if (U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR) return -status;
  return length;
}
