// The peers that are C libraries, in plain C types.

#ifndef CPEERS_H
#define CPEERS_H

#include <stdint.h>

/// Binds gettext to `folder` in a UTF-8 locale with Arabic texts; 0 if there is no such locale.
int peer_gettext_bind(const char *domain, const char *folder);

/// Returns the result of gettext().
const char *peer_gettext(const char *key);

/// Opens a pattern of ICU's MessageFormat; returns NULL after an error.
void *peer_icu_open(const char *pattern, const char *locale);

/// Formats a number and a text; returns the length in UTF-16 units, or -1.
int32_t peer_icu_format(void *message, double number, const uint16_t *text);

/// Returns the last formatted text as UTF-8.
const char *peer_icu_text(void);

/// Opens a resource bundle in a folder; returns NULL after an error.
void *peer_icu_bundle_open(const char *folder, const char *locale);

/// Returns the text of a key in the bundle's memory, in UTF-16, or NULL.
const uint16_t *peer_icu_bundle_text(void *bundle, const char *key, int32_t *length);

#endif
