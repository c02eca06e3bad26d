#include "Internal.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/ufieldpositer.h>
#include <unicode/uloc.h>

/// Room for a skeleton, a pattern or a zone's name, in UTF-16.
#define TEXT_CAPACITY 256

/// Widens ASCII; gives the length, or -1 where it doesn't fit or isn't ASCII.
static int32_t widen(const char *text, UChar units[TEXT_CAPACITY]) {
  size_t length = text == NULL ? TEXT_CAPACITY : strlen(text);
  if (length >= TEXT_CAPACITY) return -1;
  for (size_t index = 0; index < length; index++) {
    if ((unsigned char)text[index] > 0x7F) return -1;
    units[index] = (unsigned char)text[index];
  }
  units[length] = 0;
  return (int32_t)length;
}

struct BayanICUDateFormat {
  UDateFormat *format;
};

/// The first moment there is, in ICU's calendars.
static const UDate BEFORE_ALL_TIMES = -8.64e15;

/// Has the Gregorian calendar begin before all times, where that is the calendar.
static UDateFormat *make_proleptic(UDateFormat *format) {
  UErrorCode status = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar(format), &status);
  if (U_FAILURE(status)) return format;
  const char *type = ucal_getType(calendar, &status);
  if (U_SUCCESS(status) && strcmp(type, "gregorian") == 0) {
    ucal_setGregorianChange(calendar, BEFORE_ALL_TIMES, &status);
    if (U_SUCCESS(status)) udat_setCalendar(format, calendar);
  }
  ucal_close(calendar);
  return format;
}

BayanICUDateFormat *bayan_icu_date_format_open(
    const char *tag, const char *calendar, const char *zone, const char *skeleton,
    int32_t *error) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY];
  UChar zone_units[TEXT_CAPACITY], skeleton_units[TEXT_CAPACITY], pattern[TEXT_CAPACITY];
  int32_t zone_length = widen(zone, zone_units);
  int32_t skeleton_length = widen(skeleton, skeleton_units);
  int32_t result = bayan_data_identifier(tag, identifier);
  *error = result < 0 ? -result : U_ILLEGAL_ARGUMENT_ERROR;
  if (result < 0 || zone_length < 0 || skeleton_length < 0) return NULL;

  UErrorCode status = U_ZERO_ERROR;
  if (calendar != NULL) {
    // The first question about a type takes ICU milliseconds, and this is mostly no question.
    const char *type = strcmp(calendar, "gregorian") == 0
        ? calendar : uloc_toLegacyType("calendar", calendar);
    if (type != NULL) {
      uloc_setKeywordValue("calendar", type, identifier, BAYAN_IDENTIFIER_CAPACITY, &status);
    }
  }
  UDateTimePatternGenerator *generator = udatpg_open(identifier, &status);
  int32_t pattern_length = udatpg_getBestPattern(
      generator, skeleton_units, skeleton_length, pattern, TEXT_CAPACITY, &status);
  if (U_SUCCESS(status) && pattern_length >= TEXT_CAPACITY) status = U_BUFFER_OVERFLOW_ERROR;
  if (generator != NULL) udatpg_close(generator);
  UDateFormat *opened = udat_open(
      UDAT_PATTERN, UDAT_PATTERN, identifier, zone_units, zone_length, pattern, pattern_length,
      &status);
  BayanICUDateFormat *format = U_SUCCESS(status) ? malloc(sizeof(*format)) : NULL;
  if (format == NULL) {
    if (U_SUCCESS(status)) udat_close(opened);
    *error = U_FAILURE(status) ? status : U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  format->format = make_proleptic(opened);
  *error = 0;
  return format;
}

int32_t bayan_icu_date_format_format(
    BayanICUDateFormat *format, double milliseconds, char *buffer, int32_t capacity,
    BayanICUField *fields, int32_t field_capacity, int32_t *field_count) {
  UChar text[2 * TEXT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  if (format == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  UFieldPositionIterator *positions = fields == NULL ? NULL : ufieldpositer_open(&status);
  int32_t length = udat_formatForFields(
      format->format, milliseconds, text, 2 * TEXT_CAPACITY, positions, &status);
  if (positions != NULL && U_SUCCESS(status)) {
    BayanICUField field;
    *field_count = 0;
    while ((field.kind = ufieldpositer_next(positions, &field.start, &field.end)) >= 0) {
      if (*field_count < field_capacity) fields[*field_count] = field;
      *field_count += 1;
    }
  }
  if (positions != NULL) ufieldpositer_close(positions);
  return U_FAILURE(status) ? -status : bayan_utf8(text, length, buffer, capacity);
}

void bayan_icu_date_format_close(BayanICUDateFormat *format) {
  if (format == NULL) return;
  udat_close(format->format);
  free(format);
}

double bayan_icu_zone_offset(const char *zone, double wall, int32_t *error) {
  UChar units[TEXT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = widen(zone, units);
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  if (length < 0) return 0;
  UCalendar *calendar = ucal_open(units, length, "en_US", UCAL_GREGORIAN, &status);
  // From the wall's time to the moment and back: the second step settles changes of the clocks.
  double offset = 0;
  for (int step = 0; step < 2 && U_SUCCESS(status); step++) {
    ucal_setMillis(calendar, wall - offset, &status);
    offset = (double)ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
        + (double)ucal_get(calendar, UCAL_DST_OFFSET, &status);
  }
  if (calendar != NULL) ucal_close(calendar);
  *error = U_FAILURE(status) ? status : 0;
  return offset;
}

double bayan_icu_zone_offset_at(const char *zone, double moment, int32_t *error) {
  UChar units[TEXT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = widen(zone, units);
  *error = U_ILLEGAL_ARGUMENT_ERROR;
  if (length < 0) return 0;
  UCalendar *calendar = ucal_open(units, length, "en_US", UCAL_GREGORIAN, &status);
  ucal_setMillis(calendar, moment, &status);
  double offset = (double)ucal_get(calendar, UCAL_ZONE_OFFSET, &status)
      + (double)ucal_get(calendar, UCAL_DST_OFFSET, &status);
  if (calendar != NULL) ucal_close(calendar);
  *error = U_FAILURE(status) ? status : 0;
  return offset;
}

int32_t bayan_icu_zone_name(const char *zone, char *buffer, int32_t capacity) {
  UChar units[TEXT_CAPACITY], canonical[TEXT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = widen(zone, units);
  if (length <= 0) return 0;
  ucal_getCanonicalTimeZoneID(units, length, canonical, TEXT_CAPACITY, NULL, &status);
  if (U_SUCCESS(status)) return bayan_copy(zone, length, buffer, capacity);
  // In other letters than ICU's: all names are compared, which takes some microseconds.
  status = U_ZERO_ERROR;
  UEnumeration *names = ucal_openTimeZones(&status);
  int32_t result = 0, size = 0;
  const char *name = NULL;
  while (U_SUCCESS(status) && (name = uenum_next(names, &size, &status)) != NULL) {
    if (size == length && strncasecmp(name, zone, (size_t)length) == 0) {
      result = bayan_copy(name, size, buffer, capacity);
      break;
    }
  }
  uenum_close(names);
  return U_FAILURE(status) ? -status : result;
}
