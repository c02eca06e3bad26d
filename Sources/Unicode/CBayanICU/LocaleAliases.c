// Codes that were replaced: `tl` by `fil`, `arb` by `ar`, `UK` by `GB`.
//
// ICU does this for tags in C++ only, and for a few codes in C.

#include "Internal.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

/// Room for the replacement of one code, such as `sr_Latn`.
enum { REPLACEMENT_CAPACITY = 32 };

/// Looks up what CLDR puts in the place of a language or territory.
///
/// Where several stand there, as the successors of `SU` do, nothing is said:
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

  // What follows the three: variants and keywords.
  const char *rest = identifier + strlen(language);
  if (script[0] != 0) rest += 1 + strlen(script);
  if (region[0] != 0) rest += 1 + strlen(region);

  bool changed = false;
  if (language[0] != 0 && find_replacement("language", language, replacement)) {
    // A replacement may bring a script, which gives way to the tag's own.
    char ours[ULOC_SCRIPT_CAPACITY], region_of_ours[ULOC_COUNTRY_CAPACITY];
    uloc_getLanguage(replacement, language, ULOC_LANG_CAPACITY, &status);
    uloc_getScript(replacement, ours, ULOC_SCRIPT_CAPACITY, &status);
    uloc_getCountry(replacement, region_of_ours, ULOC_COUNTRY_CAPACITY, &status);
    if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return;
    if (script[0] == 0) strcpy(script, ours);
    // Between an empty region and variants stand two underscores, one of them in `rest`.
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
