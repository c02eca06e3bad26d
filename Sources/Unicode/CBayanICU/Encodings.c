#include "Internal.h"

#include <unicode/ucnv.h>

int32_t bayan_icu_decode(
    const char *charset, const char *bytes, int32_t count, uint16_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  if (U_FAILURE(status)) return -status;
  // Bytes that stand for nothing are an error, and no U+FFFD.
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  int32_t units = ucnv_toUChars(converter, buffer, capacity, bytes, count, &status);
  ucnv_close(converter);
  return U_FAILURE(status) ? -status : units;
}
