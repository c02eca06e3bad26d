#include "Internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucurr.h>
#include <unicode/uformattedvalue.h>
#include <unicode/uloc.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/unumsys.h>

/// Gives the identifier to take numbers from, without a numbering system there isn't.
///
/// ICU refuses `-u-nu-` with a name it doesn't know. Someone's odd preference is
/// no reason to show no number at all.
static int32_t number_identifier(
    const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY], UNumberingSystem **system) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_data_identifier(tag, identifier);
  if (result < 0) return result;
  *system = unumsys_open(identifier, &status);
  if (status == U_UNSUPPORTED_ERROR) {
    status = U_ZERO_ERROR;
    uloc_setKeywordValue("numbers", NULL, identifier, BAYAN_IDENTIFIER_CAPACITY, &status);
    *system = unumsys_open(identifier, &status);
  }
  return U_FAILURE(status) ? -status : 0;
}

int32_t bayan_icu_numbering_system(
    const char *tag, bool *algorithmic, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  UNumberingSystem *system = NULL;
  *algorithmic = false;
  int32_t result = number_identifier(tag, identifier, &system);
  if (result < 0) return result;
  const char *name = unumsys_getName(system);
  if (name == NULL) name = "latn";
  *algorithmic = unumsys_isAlgorithmic(system) || unumsys_getRadix(system) != 10;
  result = bayan_copy(name, (int32_t)strlen(name), buffer, capacity);
  unumsys_close(system);
  return result;
}

int32_t bayan_icu_digits(const char *numbering_system, char *buffer, int32_t capacity) {
  UChar digits[64];
  UErrorCode status = U_ZERO_ERROR;
  if (numbering_system == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  UNumberingSystem *system = unumsys_openByName(numbering_system, &status);
  if (U_FAILURE(status)) return -status;
  if (unumsys_isAlgorithmic(system)) status = U_UNSUPPORTED_ERROR;
  int32_t length = unumsys_getDescription(system, digits, 64, &status);
  unumsys_close(system);
  return U_FAILURE(status) ? -status : bayan_utf8(digits, length, buffer, capacity);
}

struct BayanICUNumberFormat {
  UNumberFormat *format;
};

BayanICUNumberFormat *bayan_icu_number_format_open(
    const char *tag, const char *numbering_system, bool percent, int32_t *error) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t result = bayan_data_identifier(tag, identifier);
  *error = -result;
  if (result < 0) return NULL;
  if (numbering_system != NULL) {
    uloc_setKeywordValue(
        "numbers", numbering_system, identifier, BAYAN_IDENTIFIER_CAPACITY, &status);
  }
  UNumberFormatStyle style = percent ? UNUM_PERCENT : UNUM_DECIMAL;
  UNumberFormat *opened = unum_open(style, NULL, 0, identifier, NULL, &status);
  BayanICUNumberFormat *format = U_SUCCESS(status) ? malloc(sizeof(*format)) : NULL;
  if (format == NULL) {
    if (U_SUCCESS(status)) unum_close(opened);
    *error = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  format->format = opened;
  return format;
}

int32_t bayan_icu_number_symbol(
    const BayanICUNumberFormat *format, int32_t which, char *buffer, int32_t capacity) {
  static const UNumberFormatSymbol symbols[] = {
      UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL, UNUM_MINUS_SIGN_SYMBOL,
      UNUM_PLUS_SIGN_SYMBOL, UNUM_INFINITY_SYMBOL, UNUM_NAN_SYMBOL};
  UChar text[64];
  UErrorCode status = U_ZERO_ERROR;
  if (format == NULL || which < 0 || which > BAYAN_ICU_SYMBOL_NAN) {
    return -U_ILLEGAL_ARGUMENT_ERROR;
  }
  int32_t length = unum_getSymbol(format->format, symbols[which], text, 64, &status);
  return U_FAILURE(status) ? -status : bayan_utf8(text, length, buffer, capacity);
}

int32_t bayan_icu_number_affix(
    const BayanICUNumberFormat *format, int32_t which, char *buffer, int32_t capacity) {
  static const UNumberFormatTextAttribute affixes[] = {
      UNUM_POSITIVE_PREFIX, UNUM_POSITIVE_SUFFIX, UNUM_NEGATIVE_PREFIX, UNUM_NEGATIVE_SUFFIX};
  UChar text[64];
  UErrorCode status = U_ZERO_ERROR;
  if (format == NULL || which < 0 || which > BAYAN_ICU_NEGATIVE_SUFFIX) {
    return -U_ILLEGAL_ARGUMENT_ERROR;
  }
  int32_t length = unum_getTextAttribute(format->format, affixes[which], text, 64, &status);
  return U_FAILURE(status) ? -status : bayan_utf8(text, length, buffer, capacity);
}

int32_t bayan_icu_primary_grouping(const BayanICUNumberFormat *format) {
  if (format == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  if (unum_getAttribute(format->format, UNUM_GROUPING_USED) == 0) return 0;
  int32_t size = unum_getAttribute(format->format, UNUM_GROUPING_SIZE);
  return size > 0 ? size : 0;
}

int32_t bayan_icu_secondary_grouping(const BayanICUNumberFormat *format) {
  if (format == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  int32_t size = unum_getAttribute(format->format, UNUM_SECONDARY_GROUPING_SIZE);
  return size > 0 ? size : 0;
}

void bayan_icu_number_format_close(BayanICUNumberFormat *format) {
  if (format == NULL) return;
  unum_close(format->format);
  free(format);
}

struct BayanICUNumberFormatter {
  UNumberFormatter *formatter;
};

BayanICUNumberFormatter *bayan_icu_number_formatter_open(
    const char *tag, const char *skeleton, int32_t skeleton_length, int32_t *error) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t units = 0;
  UNumberingSystem *system = NULL;
  *error = -number_identifier(tag, identifier, &system);
  if (*error != 0) return NULL;
  unumsys_close(system);
  uint16_t *pattern = bayan_utf16(skeleton, skeleton_length, &units, error);
  if (pattern == NULL) return NULL;

  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *opened = unumf_openForSkeletonAndLocale(pattern, units, identifier, &status);
  free(pattern);
  BayanICUNumberFormatter *formatter = U_SUCCESS(status) ? malloc(sizeof(*formatter)) : NULL;
  if (formatter == NULL) {
    if (opened != NULL) unumf_close(opened);
    *error = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  formatter->formatter = opened;
  return formatter;
}

/// Lists the fields of a formatted number.
static void number_fields(
    const UFormattedValue *value, BayanICUField *fields, int32_t capacity, int32_t *count,
    UErrorCode *status) {
  UConstrainedFieldPosition *position = ucfpos_open(status);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_NUMBER, status);
  while (ufmtval_nextPosition(value, position, status)) {
    BayanICUField field;
    field.kind = ucfpos_getField(position, status);
    ucfpos_getIndexes(position, &field.start, &field.end, status);
    if (U_FAILURE(*status)) break;
    if (*count < capacity) fields[*count] = field;
    *count += 1;
  }
  ucfpos_close(position);
}

/// Formats a number that is written as a decimal, `NaN`, `Infinity` or `-Infinity`.
static void format_number(
    const UNumberFormatter *formatter, const char *decimal, int32_t length,
    UFormattedNumber *number, UErrorCode *status) {
  bool is_nan = length == 3 && memcmp(decimal, "NaN", 3) == 0;
  bool is_negative = length > 0 && decimal[0] == '-';
  bool is_infinite =
      length == 8 + is_negative && memcmp(decimal + is_negative, "Infinity", 8) == 0;
  if (is_nan || is_infinite) {
    double value = is_nan ? NAN : is_negative ? -INFINITY : INFINITY;
    unumf_formatDouble(formatter, value, number, status);
  } else {
    unumf_formatDecimal(formatter, decimal, length, number, status);
  }
}

int32_t bayan_icu_number_formatter_format(
    const BayanICUNumberFormatter *formatter, const char *decimal, int32_t length, char *buffer,
    int32_t capacity, BayanICUField *fields, int32_t field_capacity, int32_t *field_count) {
  UErrorCode status = U_ZERO_ERROR;
  if (formatter == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  UFormattedNumber *number = unumf_openResult(&status);
  format_number(formatter->formatter, decimal, length, number, &status);
  const UChar *text = NULL;
  int32_t text_length = 0;
  if (U_SUCCESS(status)) {
    const UFormattedValue *value = unumf_resultAsValue(number, &status);
    text = ufmtval_getString(value, &text_length, &status);
    if (fields != NULL) {
      *field_count = 0;
      number_fields(value, fields, field_capacity, field_count, &status);
    }
  }
  int32_t result = U_FAILURE(status) ? -status : bayan_utf8(text, text_length, buffer, capacity);
  unumf_closeResult(number);
  return result;
}

void bayan_icu_number_formatter_close(BayanICUNumberFormatter *formatter) {
  if (formatter == NULL) return;
  unumf_close(formatter->formatter);
  free(formatter);
}

int32_t bayan_icu_currency_digits(const char *code) {
  UChar units[4];
  UErrorCode status = U_ZERO_ERROR;
  if (code == NULL || strlen(code) != 3) return -U_ILLEGAL_ARGUMENT_ERROR;
  for (int index = 0; index < 4; index++) units[index] = (unsigned char)code[index];
  int32_t digits = ucurr_getDefaultFractionDigits(units, &status);
  return U_FAILURE(status) ? -status : digits;
}

int32_t bayan_icu_format_decimal(
    const char *decimal, int32_t length, const char *tag, const char *skeleton,
    int32_t skeleton_length, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t error = 0, units = 0;
  UNumberingSystem *system = NULL;
  int32_t result = number_identifier(tag, identifier, &system);
  if (result < 0) return result;
  unumsys_close(system);
  uint16_t *pattern = bayan_utf16(skeleton, skeleton_length, &units, &error);
  if (pattern == NULL) return -error;

  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(pattern, units, identifier, &status);
  UFormattedNumber *number = unumf_openResult(&status);
  free(pattern);
  format_number(formatter, decimal, length, number, &status);
  const UChar *text = NULL;
  int32_t text_length = 0;
  if (U_SUCCESS(status)) {
    const UFormattedValue *value = unumf_resultAsValue(number, &status);
    text = ufmtval_getString(value, &text_length, &status);
  }
  result = U_FAILURE(status) ? -status : bayan_utf8(text, text_length, buffer, capacity);
  unumf_closeResult(number);
  unumf_close(formatter);
  return result;
}

int32_t bayan_icu_spell_out(const char *tag, int64_t number, char *buffer, int32_t capacity) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  int32_t result = bayan_data_identifier(tag, identifier);
  if (result < 0) return result;
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, identifier, NULL, &status);
  UChar names[2048];
  int32_t names_length = 0;
  if (U_SUCCESS(status)) {
    names_length = unum_getTextAttribute(format, UNUM_PUBLIC_RULESETS, names, 2047, &status);
  }
  UChar words[4096];
  int32_t length = 0;
  // Names are separated by semicolons: `%spellout-numbering;%spellout-cardinal-feminine`.
  for (int32_t start = 0; U_SUCCESS(status) && start < names_length;) {
    int32_t end = start;
    while (end < names_length && names[end] != u';') end++;
    UChar *name = names + start;
    bool is_cardinal = end - start >= 18 && memcmp(name, u"%spellout-cardinal", 18 * sizeof(UChar)) == 0;
    bool is_plain = end - start == 19 && memcmp(name, u"%spellout-numbering", 19 * sizeof(UChar)) == 0;
    if ((is_cardinal || is_plain) && length < 3584) {
      unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, name, end - start, &status);
      if (length > 0) words[length++] = u'\n';
      length += unum_formatInt64(format, number, words + length, 512, NULL, &status);
    }
    start = end + 1;
  }
  unum_close(format);
  return U_FAILURE(status) ? -status : bayan_utf8(words, length, buffer, capacity);
}
