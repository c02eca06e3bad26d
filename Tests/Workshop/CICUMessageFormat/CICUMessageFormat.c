#include "CICUMessageFormat.h"

#include <unicode/ucal.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

enum { LONGEST = 1 << 16 };

static int32_t to_utf8(
    const UChar *text, int32_t length, char *buffer, int32_t capacity, UErrorCode status) {
    int32_t bytes = 0;
    if (U_FAILURE(status)) return -status;
    u_strToUTF8(buffer, capacity, &bytes, text, length, &status);
    return U_FAILURE(status) ? -status : bytes;
}

int32_t icu_message(
    const char *pattern, const char *locale, double first, double second, const char *third,
    const char *fourth, char *buffer, int32_t capacity) {
    static _Thread_local UChar units[LONGEST], text[LONGEST], third_units[256], fourth_units[256];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8(units, LONGEST, &length, pattern, -1, &status);
    u_strFromUTF8(third_units, 256, NULL, third, -1, &status);
    u_strFromUTF8(fourth_units, 256, NULL, fourth, -1, &status);
    UMessageFormat *message = umsg_open(units, length, locale, NULL, &status);
    if (U_FAILURE(status)) return -status;
    length = umsg_format(
        message, text, LONGEST, &status, first, second, third_units, fourth_units);
    umsg_close(message);
    return to_utf8(text, length, buffer, capacity, status);
}

int32_t icu_message_of_date(
    const char *pattern, const char *locale, double milliseconds, char *buffer, int32_t capacity) {
    static _Thread_local UChar units[LONGEST], text[LONGEST];
    static const UChar utc[] = {'U', 'T', 'C', 0};
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    ucal_setDefaultTimeZone(utc, &status);
    u_strFromUTF8(units, LONGEST, &length, pattern, -1, &status);
    UMessageFormat *message = umsg_open(units, length, locale, NULL, &status);
    if (U_FAILURE(status)) return -status;
    length = umsg_format(message, text, LONGEST, &status, milliseconds);
    umsg_close(message);
    return to_utf8(text, length, buffer, capacity, status);
}

int32_t icu_message_quoted(const char *pattern, char *buffer, int32_t capacity) {
    static _Thread_local UChar units[LONGEST], text[LONGEST];
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8(units, LONGEST, &length, pattern, -1, &status);
    length = umsg_autoQuoteApostrophe(units, length, text, LONGEST, &status);
    return to_utf8(text, length, buffer, capacity, status);
}
