// How locales put things in a row.

#include "Internal.h"

#include <string.h>
#include <unicode/ulistformatter.h>

// The Hebrew "and" itself is the sixth letter.
#define MOST_THINGS 5

int32_t bayan_icu_list(const char *tag, int32_t count, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  UChar text[256], things[MOST_THINGS];
  const UChar *strings[MOST_THINGS];
  int32_t lengths[MOST_THINGS];
  int32_t result = bayan_data_identifier(tag, identifier);
  if (result < 0) return result;
  if (count < 0 || count > MOST_THINGS) return -U_ILLEGAL_ARGUMENT_ERROR;
  // Before a word of another script Hebrew's "and" has a hyphen; the plain form comes before these.
  bool hebrew = strncmp(identifier, "he", 2) == 0 && (identifier[2] == 0 || identifier[2] == '_');
  UChar first = hebrew ? 0x05D0 : 0xE000;
  for (int32_t index = 0; index < count; index++) {
    things[index] = (UChar)(first + index);
    strings[index] = &things[index];
    lengths[index] = 1;
  }
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter =
      ulistfmt_openForType(identifier, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, &status);
  int32_t length = ulistfmt_format(formatter, strings, lengths, count, text, 256, &status);
  if (U_SUCCESS(status) && length > 256) status = U_BUFFER_OVERFLOW_ERROR;
  for (int32_t index = 0; U_SUCCESS(status) && index < length; index++) {
    if (text[index] >= first && text[index] < first + count) text[index] += 0xE000 - first;
  }
  result = U_FAILURE(status) ? -status : bayan_utf8(text, length, buffer, capacity);
  ulistfmt_close(formatter);
  return result;
}
