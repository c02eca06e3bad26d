#include "Internal.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ures.h>

/// The table that says which set of rules a locale has.
static const char *locale_table(bool ordinal) { return ordinal ? "locales_ordinals" : "locales"; }

/// Tells whether two identifiers begin with the same language.
static bool same_language(const char *a, const char *b) {
  size_t length = strcspn(a, "_@");
  return length == strcspn(b, "_@") && strncmp(a, b, length) == 0;
}

/// Finds the locale whose rules a locale uses: itself, a parent, or its language.
///
/// CLDR's parents, as far as they keep to the language: `pt_AO` has the rules of
/// `pt_PT`. ICU only cuts the identifier off and would take those of `pt`. What
/// CLDR takes out of the chain because of its script comes back in the end, as
/// grammar doesn't change with the script: `sr_Latn` has the rules of `sr`.
static bool find_rules(
    UResourceBundle *plurals, const char *tag, bool ordinal,
    char found[BAYAN_IDENTIFIER_CAPACITY], char set[32], int32_t *error) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], current[BAYAN_IDENTIFIER_CAPACITY];
  char next[BAYAN_IDENTIFIER_CAPACITY], language[ULOC_LANG_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  *error = 0;
  found[0] = 0;
  int32_t result = bayan_identifier(tag, identifier);
  if (result < 0) {
    *error = result;
    return false;
  }
  uloc_getBaseName(identifier, current, BAYAN_IDENTIFIER_CAPACITY, &status);
  uloc_getLanguage(identifier, language, ULOC_LANG_CAPACITY, &status);
  UResourceBundle *table = ures_getByKey(plurals, locale_table(ordinal), NULL, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) {
    *error = U_FAILURE(status) ? -status : -U_ILLEGAL_ARGUMENT_ERROR;
    ures_close(table);
    return false;
  }

  for (int32_t step = 0; step < 16 && current[0] != 0; step++) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *name = ures_getStringByKey(table, current, &length, &code);
    if (U_SUCCESS(code) && length > 0 && length < 32) {
      bayan_utf8(name, length, set, 31);
      set[length] = 0;
      strcpy(found, current);
      break;
    }
    if (strcmp(current, language) == 0) break;
    if (bayan_parent_identifier(current, next) < 0 || !same_language(next, language)) {
      strcpy(next, language);
    }
    strcpy(current, next);
  }
  ures_close(table);
  return found[0] != 0;
}

int32_t bayan_icu_plural_rules(const char *tag, bool ordinal, char *buffer, int32_t capacity) {
  char found[BAYAN_IDENTIFIER_CAPACITY], name[32];
  int32_t error = 0;
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  if (U_FAILURE(status)) return -status;
  if (!find_rules(plurals, tag, ordinal, found, name, &error)) {
    ures_close(plurals);
    return error;
  }

  BayanWriter writer = {buffer, capacity, 0};
  UResourceBundle *rules = ures_getByKey(plurals, "rules", NULL, &status);
  UResourceBundle *set = ures_getByKey(rules, name, NULL, &status);
  int32_t count = U_SUCCESS(status) ? ures_getSize(set) : 0;
  for (int32_t index = 0; index < count && U_SUCCESS(status); index++) {
    int32_t length = 0;
    const char *category = NULL;
    const UChar *rule = ures_getNextString(set, &length, &category, &status);
    if (U_FAILURE(status) || category == NULL) break;
    bayan_write(&writer, category, (int32_t)strlen(category));
    bayan_write(&writer, "\t", 1);
    bayan_write_utf16(&writer, rule, length);
    bayan_write(&writer, "\n", 1);
  }
  ures_close(set);
  ures_close(rules);
  ures_close(plurals);
  return U_FAILURE(status) ? -status : writer.length;
}

int32_t bayan_icu_plural_locales(bool ordinal, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  BayanWriter writer = {buffer, capacity, 0};
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  UResourceBundle *table = ures_getByKey(plurals, locale_table(ordinal), NULL, &status);
  UResourceBundle *entry = NULL;
  int32_t count = U_SUCCESS(status) ? ures_getSize(table) : 0;
  for (int32_t index = 0; index < count && U_SUCCESS(status); index++) {
    char tag[BAYAN_IDENTIFIER_CAPACITY];
    UErrorCode code = U_ZERO_ERROR;
    entry = ures_getByIndex(table, index, entry, &status);
    const char *key = U_SUCCESS(status) ? ures_getKey(entry) : NULL;
    if (key == NULL) continue;
    int32_t length = uloc_toLanguageTag(key, tag, BAYAN_IDENTIFIER_CAPACITY, true, &code);
    if (U_FAILURE(code) || length >= BAYAN_IDENTIFIER_CAPACITY) continue;
    bayan_write(&writer, tag, length);
    bayan_write(&writer, "\n", 1);
  }
  ures_close(entry);
  ures_close(table);
  ures_close(plurals);
  return U_FAILURE(status) ? -status : writer.length;
}

struct BayanICUPluralSelector {
  UPluralRules *rules;
};

BayanICUPluralSelector *bayan_icu_plural_selector_open(
    const char *tag, bool ordinal, int32_t *error) {
  char found[BAYAN_IDENTIFIER_CAPACITY], name[32];
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *plurals = ures_openDirect(NULL, "plurals", &status);
  if (U_FAILURE(status)) {
    *error = status;
    return NULL;
  }
  bool has_rules = find_rules(plurals, tag, ordinal, found, name, error);
  ures_close(plurals);
  *error = -*error;
  if (*error != 0) return NULL;

  BayanICUPluralSelector *selector = malloc(sizeof(*selector));
  if (selector == NULL) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  UPluralType type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  selector->rules = uplrules_openForType(has_rules ? found : "root", type, &status);
  if (U_FAILURE(status)) {
    free(selector);
    *error = status;
    return NULL;
  }
  return selector;
}

int32_t bayan_icu_plural_select(
    const BayanICUPluralSelector *selector, const char *decimal, int32_t length,
    int32_t fraction_digits, bool scientific, char *buffer, int32_t capacity) {
  // Enough for any number a person reads, and little enough for any attacker.
  enum { MAXIMUM_DIGITS = 200 };
  static const char exponent[] = "scientific ";
  UChar skeleton[MAXIMUM_DIGITS + 32], category[32];
  int32_t end = 0;
  if (selector == NULL || fraction_digits < 0 || fraction_digits > MAXIMUM_DIGITS) {
    return -U_ILLEGAL_ARGUMENT_ERROR;
  }
  for (int32_t index = 0; scientific && exponent[index] != 0; index++) {
    skeleton[end++] = (UChar)exponent[index];
  }
  skeleton[end++] = '.';
  for (int32_t index = 0; index < fraction_digits; index++) skeleton[end++] = '0';
  if (fraction_digits == 0) {
    static const char integer[] = "precision-integer";
    end--;
    for (int32_t index = 0; integer[index] != 0; index++) skeleton[end++] = (UChar)integer[index];
  }

  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, end, "en", &status);
  UFormattedNumber *number = unumf_openResult(&status);
  int32_t needed = 0;
  unumf_formatDecimal(formatter, decimal, length, number, &status);
  if (U_SUCCESS(status)) {
    needed = uplrules_selectFormatted(selector->rules, number, category, 32, &status);
  }
  unumf_closeResult(number);
  unumf_close(formatter);
  return U_FAILURE(status) ? -status : bayan_utf8(category, needed, buffer, capacity);
}

int32_t bayan_icu_plural_select_integer(
    const BayanICUPluralSelector *selector, int64_t number, char *buffer, int32_t capacity) {
  // The numbers that a double holds exactly.
  const int64_t largest = INT64_C(1) << 53;
  UChar category[32];
  UErrorCode status = U_ZERO_ERROR;
  if (selector == NULL || number > largest || number < -largest) return -U_ILLEGAL_ARGUMENT_ERROR;
  int32_t needed = uplrules_select(selector->rules, (double)number, category, 32, &status);
  return U_FAILURE(status) ? -status : bayan_utf8(category, needed, buffer, capacity);
}

void bayan_icu_plural_selector_close(BayanICUPluralSelector *selector) {
  if (selector == NULL) return;
  uplrules_close(selector->rules);
  free(selector);
}
