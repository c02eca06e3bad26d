#include "Internal.h"

#include <string.h>
#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

_Static_assert(
    BAYAN_ICU_ILLEGAL_ARGUMENT == U_ILLEGAL_ARGUMENT_ERROR, "the header repeats ICU's code");

/// Writes the first two numbers always, the others only where they are not 0.
static int32_t write_version(const UVersionInfo version, char *buffer, int32_t capacity) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  return bayan_copy(text, (int32_t)strlen(text), buffer, capacity);
}

int32_t bayan_icu_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getVersion(version);
  return write_version(version, buffer, capacity);
}

int32_t bayan_icu_cldr_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  UErrorCode status = U_ZERO_ERROR;
  ulocdata_getCLDRVersion(version, &status);
  if (U_FAILURE(status)) return -status;
  return write_version(version, buffer, capacity);
}

int32_t bayan_icu_unicode_version(char *buffer, int32_t capacity) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return write_version(version, buffer, capacity);
}

int32_t bayan_icu_error_name(int32_t code, char *buffer, int32_t capacity) {
  const char *name = u_errorName((UErrorCode)code);
  return bayan_copy(name, (int32_t)strlen(name), buffer, capacity);
}
