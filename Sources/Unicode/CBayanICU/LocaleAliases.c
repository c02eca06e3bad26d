// Codes that were replaced: `tl` by `fil`, `arb` by `ar`, `UK` by `GB`.
//
// ICU does this for tags in C++ only, and for a few codes in C.

#include "Internal.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// Room for the replacement of one code, such as `sr_Latn`.
enum { REPLACEMENT_CAPACITY = 32 };

/// Looks up what CLDR puts in the place of a language or territory.
///
/// Where there are several, as the successors of `SU` do, nothing is said:
/// which of them is meant isn't for us to guess.
static bool find_replacement(
    const char *kind, const char *code, char replacement[REPLACEMENT_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &status);
  UResourceBundle *aliases = ures_getByKey(metadata, "alias", NULL, &status);
  UResourceBundle *codes = ures_getByKey(aliases, kind, NULL, &status);
  UResourceBundle *entry = ures_getByKey(codes, code, NULL, &status);
  const UChar *text = ures_getStringByKey(entry, "replacement", &length, &status);
  bool found = U_SUCCESS(status) && text != NULL && length > 0 && length < REPLACEMENT_CAPACITY &&
               u_strchr(text, ' ') == NULL;
  if (found) {
    u_UCharsToChars(text, replacement, length);
    replacement[length] = 0;
  }
  ures_close(entry);
  ures_close(codes);
  ures_close(aliases);
  ures_close(metadata);
  return found;
}

void bayan_replace_aliases(char identifier[BAYAN_IDENTIFIER_CAPACITY]) {
  char language[ULOC_LANG_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  char region[ULOC_COUNTRY_CAPACITY], replacement[REPLACEMENT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  uloc_getLanguage(identifier, language, ULOC_LANG_CAPACITY, &status);
  uloc_getScript(identifier, script, ULOC_SCRIPT_CAPACITY, &status);
  uloc_getCountry(identifier, region, ULOC_COUNTRY_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return;

  // What follows the three: variants and keywords. ICU shortens codes when it gives them, `zho` to `zh`, so that
  // their lengths are those in the identifier.
  const char *rest = identifier + strcspn(identifier, "_@");
  if (script[0] != 0) rest += 1 + strcspn(rest + 1, "_@");
  if (region[0] != 0) rest += 1 + strcspn(rest + 1, "_@");

  bool changed = false;
  if (language[0] != 0 && find_replacement("language", language, replacement)) {
    // A replacement may bring a script, which gives way to the tag's own.
    char ours[ULOC_SCRIPT_CAPACITY], region_of_ours[ULOC_COUNTRY_CAPACITY];
    uloc_getLanguage(replacement, language, ULOC_LANG_CAPACITY, &status);
    uloc_getScript(replacement, ours, ULOC_SCRIPT_CAPACITY, &status);
    uloc_getCountry(replacement, region_of_ours, ULOC_COUNTRY_CAPACITY, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return;
    if (script[0] == 0) strcpy(script, ours);
    // Between an empty region and variants are two underscores, one of them in `rest`.
    if (region[0] == 0 && rest[0] != '_') strcpy(region, region_of_ours);
    changed = true;
  }
  if (region[0] != 0 && find_replacement("territory", region, replacement) &&
      strlen(replacement) < ULOC_COUNTRY_CAPACITY) {
    strcpy(region, replacement);
    changed = true;
  }
  if (!changed) return;

  char result[BAYAN_IDENTIFIER_CAPACITY];
  int length = snprintf(
      result, sizeof(result), "%s%s%s%s%s%s", language, script[0] == 0 ? "" : "_", script,
      region[0] == 0 ? "" : "_", region, rest);
  if (length > 0 && length < BAYAN_IDENTIFIER_CAPACITY) strcpy(identifier, result);
}

/// Whether a language's code was replaced for another reason than that it is longer than needed.
static bool is_replaced(UResourceBundle *entry) {
  static const char *const reasons[] = {"deprecated", "legacy", "macrolanguage"};
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  char reason[REPLACEMENT_CAPACITY];
  const UChar *text = ures_getStringByKey(entry, "reason", &length, &status);
  if (U_FAILURE(status) || length >= REPLACEMENT_CAPACITY) return false;
  u_UCharsToChars(text, reason, length);
  reason[length] = 0;
  for (size_t index = 0; index < sizeof(reasons) / sizeof(reasons[0]); index++) {
    if (strcmp(reason, reasons[index]) == 0) return true;
  }
  return false;
}

int32_t bayan_icu_replaced_languages(char *buffer, int32_t capacity) {
  BayanWriter writer = {buffer, capacity, 0};
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &status);
  UResourceBundle *aliases = ures_getByKey(metadata, "alias", NULL, &status);
  UResourceBundle *codes = ures_getByKey(aliases, "language", NULL, &status);
  UResourceBundle *entry = NULL;
  int32_t count = U_SUCCESS(status) ? ures_getSize(codes) : 0;
  for (int32_t index = 0; index < count; index++) {
    UErrorCode ignored = U_ZERO_ERROR;
    char replacement[REPLACEMENT_CAPACITY];
    entry = ures_getByIndex(codes, index, entry, &ignored);
    const char *code = U_SUCCESS(ignored) ? ures_getKey(entry) : NULL;
    if (code == NULL || strlen(code) > 3 || !is_replaced(entry)) continue;
    if (!find_replacement("language", code, replacement)) continue;
    bayan_write(&writer, code, (int32_t)strlen(code));
    bayan_write(&writer, " ", 1);
    bayan_write(&writer, replacement, (int32_t)strcspn(replacement, "_"));
    bayan_write(&writer, "\n", 1);
  }
  ures_close(entry);
  ures_close(codes);
  ures_close(aliases);
  ures_close(metadata);
  return U_FAILURE(status) ? -status : writer.length;
}

/// Writes a region as a line, with what stands for it if it was replaced.
static void write_region(BayanWriter *writer, const char *region, bool replaced) {
  char replacement[REPLACEMENT_CAPACITY];
  bayan_write(writer, region, (int32_t)strlen(region));
  if (replaced && find_replacement("territory", region, replacement)) {
    bayan_write(writer, " ", 1);
    bayan_write(writer, replacement, (int32_t)strlen(replacement));
  }
  bayan_write(writer, "\n", 1);
}

int32_t bayan_icu_regions(char *buffer, int32_t capacity) {
  BayanWriter writer = {buffer, capacity, 0};
  static const URegionType types[] = {
      URGN_WORLD, URGN_CONTINENT, URGN_SUBCONTINENT, URGN_GROUPING, URGN_TERRITORY,
      URGN_DEPRECATED};
  UErrorCode status = U_ZERO_ERROR;
  for (size_t type = 0; type < sizeof(types) / sizeof(types[0]); type++) {
    UEnumeration *regions = uregion_getAvailable(types[type], &status);
    int32_t length = 0;
    const char *region;
    while (U_SUCCESS(status) && (region = uenum_next(regions, &length, &status)) != NULL) {
      if (length <= 3) write_region(&writer, region, types[type] == URGN_DEPRECATED);
    }
    uenum_close(regions);
  }
  // Codes that were replaced, such as `UK`.
  UErrorCode ignored = U_ZERO_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &ignored);
  UResourceBundle *aliases = ures_getByKey(metadata, "alias", NULL, &ignored);
  UResourceBundle *codes = ures_getByKey(aliases, "territory", NULL, &ignored);
  UResourceBundle *entry = NULL;
  int32_t count = U_SUCCESS(ignored) ? ures_getSize(codes) : 0;
  for (int32_t index = 0; index < count; index++) {
    UErrorCode code = U_ZERO_ERROR;
    entry = ures_getByIndex(codes, index, entry, &code);
    const char *region = U_SUCCESS(code) ? ures_getKey(entry) : NULL;
    if (region != NULL && strlen(region) == 2) write_region(&writer, region, true);
  }
  ures_close(entry);
  ures_close(codes);
  ures_close(aliases);
  ures_close(metadata);
  return U_FAILURE(status) ? -status : writer.length;
}
