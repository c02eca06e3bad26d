#include "Internal.h"

#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>

/// Writes an ICU identifier as a BCP 47 tag.
static int32_t write_tag(const char *identifier, char *buffer, int32_t capacity) {
  char tag[BAYAN_IDENTIFIER_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length =
      uloc_toLanguageTag(identifier, tag, BAYAN_IDENTIFIER_CAPACITY, true, &status);
  if (U_FAILURE(status)) return -status;
  return bayan_copy(tag, length, buffer, capacity);
}

int32_t bayan_icu_canonical_tag(const char *tag, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t result = bayan_identifier(tag, identifier);
  return result < 0 ? result : write_tag(identifier, buffer, capacity);
}

int32_t bayan_icu_likely_script(const char *tag, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], maximized[BAYAN_IDENTIFIER_CAPACITY];
  char script[ULOC_SCRIPT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_plain_identifier(tag, identifier);
  if (result < 0) return result;
  uloc_addLikelySubtags(identifier, maximized, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_BUFFER_OVERFLOW_ERROR;
  int32_t length = uloc_getScript(maximized, script, ULOC_SCRIPT_CAPACITY, &status);
  return U_FAILURE(status) ? -status : bayan_copy(script, length, buffer, capacity);
}

int32_t bayan_icu_likely_region(const char *tag, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], maximized[BAYAN_IDENTIFIER_CAPACITY];
  char region[ULOC_COUNTRY_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_plain_identifier(tag, identifier);
  if (result < 0) return result;
  uloc_addLikelySubtags(identifier, maximized, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (status == U_STRING_NOT_TERMINATED_WARNING) status = U_BUFFER_OVERFLOW_ERROR;
  int32_t length = uloc_getCountry(maximized, region, ULOC_COUNTRY_CAPACITY, &status);
  return U_FAILURE(status) ? -status : bayan_copy(region, length, buffer, capacity);
}

int32_t bayan_icu_parent_tag(const char *tag, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], base[BAYAN_IDENTIFIER_CAPACITY];
  char parent[BAYAN_IDENTIFIER_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_identifier(tag, identifier);
  if (result < 0) return result;
  uloc_getBaseName(identifier, base, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (U_FAILURE(status)) return -status;
  result = bayan_parent_identifier(base, parent);
  if (result < 0 || parent[0] == 0) return result;
  return write_tag(parent, buffer, capacity);
}

int32_t bayan_icu_is_right_to_left(const char *tag) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t result = bayan_identifier(tag, identifier);
  return result < 0 ? result : uloc_isRightToLeft(identifier) != 0;
}

int32_t bayan_icu_available_count(void) { return uloc_countAvailable(); }

int32_t bayan_icu_available_tag(int32_t index, char *buffer, int32_t capacity) {
  if (index < 0 || index >= uloc_countAvailable()) return -U_INDEX_OUTOFBOUNDS_ERROR;
  return write_tag(uloc_getAvailable(index), buffer, capacity);
}

int32_t bayan_icu_available_language(int32_t index, char *buffer, int32_t capacity) {
  char language[ULOC_LANG_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  if (index < 0 || index >= uloc_countAvailable()) return -U_INDEX_OUTOFBOUNDS_ERROR;
  int32_t length =
      uloc_getLanguage(uloc_getAvailable(index), language, ULOC_LANG_CAPACITY, &status);
  return U_FAILURE(status) ? -status : bayan_copy(language, length, buffer, capacity);
}

int32_t bayan_icu_display_name(const char *tag, const char *in, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], language[BAYAN_IDENTIFIER_CAPACITY];
  UChar name[1024];
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_identifier(tag, identifier);
  if (result < 0) return result;
  result = bayan_data_identifier(in, language);
  if (result < 0) return result;
  int32_t length = uloc_getDisplayName(identifier, language, name, 1024, &status);
  return U_FAILURE(status) ? -status : bayan_utf8(name, length, buffer, capacity);
}

int32_t bayan_icu_delimiter(const char *tag, int32_t which, char *buffer, int32_t capacity) {
  static const ULocaleDataDelimiterType types[] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  UChar mark[32];
  UErrorCode status = U_ZERO_ERROR;
  if (which < 0 || which > BAYAN_ICU_ALTERNATE_QUOTATION_END) return -U_ILLEGAL_ARGUMENT_ERROR;
  int32_t result = bayan_data_identifier(tag, identifier);
  if (result < 0) return result;
  ULocaleData *data = ulocdata_open(identifier, &status);
  int32_t length = ulocdata_getDelimiter(data, types[which], mark, 32, &status);
  ulocdata_close(data);
  return U_FAILURE(status) ? -status : bayan_utf8(mark, length, buffer, capacity);
}
