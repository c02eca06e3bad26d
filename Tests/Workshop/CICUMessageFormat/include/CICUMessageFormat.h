#ifndef CICUMESSAGEFORMAT_H
#define CICUMESSAGEFORMAT_H

// ICU's umsg_format in plain C types, because no ICU header may reach Swift.

#include <stdint.h>

/// Formats a pattern of ICU's MessageFormat in which the arguments 0 and 1 are numbers, and 2 and 3
/// are texts.
///
/// All are UTF-8. Returns the length of the text in bytes, or minus ICU's error code.
int32_t icu_message(
    const char *pattern, const char *locale, double first, double second, const char *third,
    const char *fourth, char *buffer, int32_t capacity);

/// Formats a pattern whose only argument is a time in UTC, in milliseconds since 1970.
int32_t icu_message_of_date(
    const char *pattern, const char *locale, double milliseconds, char *buffer, int32_t capacity);

/// Converts a pattern with single apostrophes to one in which apostrophes always quote.
int32_t icu_message_quoted(const char *pattern, char *buffer, int32_t capacity);

#endif
