#include "CPeers.h"

#include <libintl.h>
#include <locale.h>
#include <stdlib.h>
#include <unicode/umsg.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

int peer_gettext_bind(const char *domain, const char *folder) {
    // In any locale but C, LANGUAGE decides the language.
    if (!setlocale(LC_ALL, "C.UTF-8")) return 0;
    setenv("LANGUAGE", "ar", 1);
    bindtextdomain(domain, folder);
    bind_textdomain_codeset(domain, "UTF-8");
    textdomain(domain);
    return 1;
}

const char *peer_gettext(const char *key) { return gettext(key); }

void *peer_icu_open(const char *pattern, const char *locale) {
    UChar text[4096];
    int32_t length = 0;
    UErrorCode status = U_ZERO_ERROR;
    u_strFromUTF8(text, 4096, &length, pattern, -1, &status);
    UMessageFormat *message = umsg_open(text, length, locale, NULL, &status);
    return U_SUCCESS(status) ? message : NULL;
}

static UChar formatted[4096];

int32_t peer_icu_format(void *message, double number, const uint16_t *text) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t length = umsg_format(message, formatted, 4096, &status, number, (const UChar *)text);
    return U_SUCCESS(status) ? length : -1;
}

const char *peer_icu_text(void) {
    static char text[8192];
    UErrorCode status = U_ZERO_ERROR;
    u_strToUTF8(text, 8192, NULL, formatted, -1, &status);
    return text;
}

void *peer_icu_bundle_open(const char *folder, const char *locale) {
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_openDirect(folder, locale, &status);
    return U_SUCCESS(status) ? bundle : NULL;
}

const uint16_t *peer_icu_bundle_text(void *bundle, const char *key, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    const UChar *text = ures_getStringByKey(bundle, key, length, &status);
    return U_SUCCESS(status) ? (const uint16_t *)text : NULL;
}
