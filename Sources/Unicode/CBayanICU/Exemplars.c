#include "Internal.h"

#include <stdlib.h>
#include <unicode/ulocdata.h>
#include <unicode/uset.h>

/// Opens a set of a locale's characters; the caller closes it.
static USet *open_exemplars(const char *tag, int32_t which, UErrorCode *status) {
  static const ULocaleDataExemplarSetType types[] = {
      ULOCDATA_ES_STANDARD, ULOCDATA_ES_AUXILIARY, ULOCDATA_ES_PUNCTUATION};
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t result = bayan_data_identifier(tag, identifier);
  if (which < 0 || which > BAYAN_ICU_EXEMPLARS_PUNCTUATION) result = -U_ILLEGAL_ARGUMENT_ERROR;
  if (result < 0) {
    *status = (UErrorCode)-result;
    return NULL;
  }
  ULocaleData *data = ulocdata_open(identifier, status);
  if (U_FAILURE(*status)) return NULL;
  USet *set = ulocdata_getExemplarSet(data, NULL, 0, types[which], status);
  ulocdata_close(data);
  // Not every locale has every set; a missing one is an empty one.
  if (*status == U_MISSING_RESOURCE_ERROR) {
    *status = U_ZERO_ERROR;
    uset_close(set);
    set = uset_openEmpty();
  }
  return set;
}

int32_t bayan_icu_exemplar_pattern(
    const char *tag, int32_t which, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  USet *set = open_exemplars(tag, which, &status);
  int32_t needed = U_SUCCESS(status) ? uset_toPattern(set, NULL, 0, false, &status) : 0;
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  UChar *pattern = malloc(((size_t)needed + 1) * sizeof(UChar));
  if (U_SUCCESS(status) && pattern == NULL) status = U_MEMORY_ALLOCATION_ERROR;
  if (U_SUCCESS(status)) needed = uset_toPattern(set, pattern, needed + 1, false, &status);
  needed = U_FAILURE(status) ? -status : bayan_utf8(pattern, needed, buffer, capacity);
  free(pattern);
  uset_close(set);
  return needed;
}

int32_t bayan_icu_exemplar_ranges(
    const char *tag, int32_t which, uint32_t *ranges, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  USet *set = open_exemplars(tag, which, &status);
  if (U_FAILURE(status)) {
    uset_close(set);
    return -status;
  }
  int32_t count = 0, items = uset_getItemCount(set);
  for (int32_t index = 0; index < items; index++) {
    UChar32 first = 0, last = 0;
    UErrorCode code = U_ZERO_ERROR;
    // For a string it fails, as there is no room, or gives its length.
    int32_t length = uset_getItem(set, index, &first, &last, NULL, 0, &code);
    if (length != 0 || U_FAILURE(code)) continue;
    if (count + 2 <= capacity) {
      ranges[count] = (uint32_t)first;
      ranges[count + 1] = (uint32_t)last;
    }
    count += 2;
  }
  uset_close(set);
  return count;
}

int32_t bayan_icu_exemplar_strings(
    const char *tag, int32_t which, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  USet *set = open_exemplars(tag, which, &status);
  BayanWriter writer = {buffer, capacity, 0};
  int32_t items = U_SUCCESS(status) ? uset_getItemCount(set) : 0;
  for (int32_t index = 0; index < items; index++) {
    UChar32 first = 0, last = 0;
    UChar text[64];
    UErrorCode code = U_ZERO_ERROR;
    int32_t length = uset_getItem(set, index, &first, &last, text, 64, &code);
    if (length < 2 || U_FAILURE(code)) continue;
    bayan_write_utf16(&writer, text, length);
    bayan_write(&writer, "\n", 1);
  }
  uset_close(set);
  return U_FAILURE(status) ? -status : writer.length;
}
