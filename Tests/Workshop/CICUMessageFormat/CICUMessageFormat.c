#include "CICUMessageFormat.h"

#include <unicode/ucal.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

#include <stdlib.h>

enum { LONGEST = 1 << 16 };

// Buffers for a pattern and a text, for one call. They aren't thread-local, because thread-local
// data takes room on each thread's stack, and threads with small stacks couldn't start.
typedef struct {
    UChar units[LONGEST], text[LONGEST];
} Room;

// Ends a call, and returns the text as UTF-8, or the error.
static int32_t to_utf8(
    Room *room, int32_t length, char *buffer, int32_t capacity, UErrorCode status) {
    int32_t bytes = 0;
    if (U_SUCCESS(status)) u_strToUTF8(buffer, capacity, &bytes, room->text, length, &status);
    free(room);
    return U_FAILURE(status) ? -status : bytes;
}

int32_t icu_message(
    const char *pattern, const char *locale, double first, double second, const char *third,
    const char *fourth, char *buffer, int32_t capacity) {
    UChar third_units[256], fourth_units[256];
    Room *room = malloc(sizeof *room);
    if (!room) return -U_MEMORY_ALLOCATION_ERROR;
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8(room->units, LONGEST, &length, pattern, -1, &status);
    u_strFromUTF8(third_units, 256, NULL, third, -1, &status);
    u_strFromUTF8(fourth_units, 256, NULL, fourth, -1, &status);
    UMessageFormat *message = umsg_open(room->units, length, locale, NULL, &status);
    if (U_FAILURE(status)) return to_utf8(room, 0, buffer, capacity, status);
    length = umsg_format(
        message, room->text, LONGEST, &status, first, second, third_units, fourth_units);
    umsg_close(message);
    return to_utf8(room, length, buffer, capacity, status);
}

int32_t icu_message_of_date(
    const char *pattern, const char *locale, double milliseconds, char *buffer, int32_t capacity) {
    Room *room = malloc(sizeof *room);
    if (!room) return -U_MEMORY_ALLOCATION_ERROR;
    static const UChar utc[] = {'U', 'T', 'C', 0};
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    ucal_setDefaultTimeZone(utc, &status);
    u_strFromUTF8(room->units, LONGEST, &length, pattern, -1, &status);
    UMessageFormat *message = umsg_open(room->units, length, locale, NULL, &status);
    if (U_FAILURE(status)) return to_utf8(room, 0, buffer, capacity, status);
    length = umsg_format(message, room->text, LONGEST, &status, milliseconds);
    umsg_close(message);
    return to_utf8(room, length, buffer, capacity, status);
}

int32_t icu_message_quoted(const char *pattern, char *buffer, int32_t capacity) {
    Room *room = malloc(sizeof *room);
    if (!room) return -U_MEMORY_ALLOCATION_ERROR;
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = 0;
    u_strFromUTF8(room->units, LONGEST, &length, pattern, -1, &status);
    length = umsg_autoQuoteApostrophe(room->units, length, room->text, LONGEST, &status);
    return to_utf8(room, length, buffer, capacity, status);
}
