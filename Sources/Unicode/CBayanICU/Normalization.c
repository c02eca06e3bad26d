#include "Internal.h"

#include <stdlib.h>
#include <unicode/unorm2.h>

/// Writes a text in a form, given as ICU's normalizer or the reason why there is none.
static int32_t normalize(
    const UNormalizer2 *normalizer, UErrorCode status, const char *text, int32_t length,
    char *buffer, int32_t capacity) {
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  int32_t needed = unorm2_normalize(normalizer, source, units, NULL, 0, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  uint16_t *result = U_SUCCESS(status) ? malloc(((size_t)needed + 1) * sizeof(uint16_t)) : NULL;
  if (result == NULL) {
    free(source);
    return U_FAILURE(status) ? -status : -U_MEMORY_ALLOCATION_ERROR;
  }
  needed = unorm2_normalize(normalizer, source, units, result, needed + 1, &status);
  needed = U_FAILURE(status) ? -status : bayan_utf8(result, needed, buffer, capacity);
  free(result);
  free(source);
  return needed;
}

int32_t bayan_icu_nfc(const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFCInstance(&status);
  return normalize(normalizer, status, text, length, buffer, capacity);
}

int32_t bayan_icu_nfd(const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFDInstance(&status);
  return normalize(normalizer, status, text, length, buffer, capacity);
}

int32_t bayan_icu_nfkc(const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getNFKCInstance(&status);
  return normalize(normalizer, status, text, length, buffer, capacity);
}
