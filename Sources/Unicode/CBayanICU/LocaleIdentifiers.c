// From BCP 47 tags to ICU's identifiers, and from there to CLDR's parents.

#include "Internal.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

int32_t bayan_plain_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]) {
  // What passes here becomes the name of a resource, which ICU also looks for
  // among files: no slash and no dot may get through.
  char hyphenated[BAYAN_IDENTIFIER_CAPACITY];
  int32_t length = 0;
  if (tag == NULL) return -U_ILLEGAL_ARGUMENT_ERROR;
  for (; tag[length] != 0; length++) {
    char c = tag[length];
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (length + 1 >= BAYAN_IDENTIFIER_CAPACITY || !(plain || c == '-' || c == '_')) {
      return -U_ILLEGAL_ARGUMENT_ERROR;
    }
    hyphenated[length] = c == '_' ? '-' : c;
  }
  hyphenated[length] = 0;

  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  int32_t needed = uloc_forLanguageTag(
      hyphenated, identifier, BAYAN_IDENTIFIER_CAPACITY, &parsed, &status);
  if (U_FAILURE(status)) return -status;
  if (length == 0 || parsed != length || needed >= BAYAN_IDENTIFIER_CAPACITY) {
    return -U_ILLEGAL_ARGUMENT_ERROR;
  }
  return 0;
}

int32_t bayan_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]) {
  int32_t result = bayan_plain_identifier(tag, identifier);
  if (result == 0) bayan_replace_aliases(identifier);
  return result;
}

/// Opens the bundle of exactly this name.
///
/// ICU keeps every bundle with the parents it was first opened with, and one that is
/// opened directly gets the root as a language's parent, whatever its data states:
/// Norwegian's `nb` and `nn` would have lost the numbers and dates of `no` for as long
/// as the process runs. So each is opened with its true parents first.
static UResourceBundle *open_own_bundle(const char *name, UErrorCode *status) {
  UErrorCode ignored = U_ZERO_ERROR;
  ures_close(ures_open(NULL, name, &ignored));
  return ures_openDirect(NULL, name, status);
}

/// Tells whether ICU has a bundle of exactly this name.
static bool has_bundle(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  ures_close(open_own_bundle(name, &status));
  return U_SUCCESS(status);
}

int32_t bayan_data_identifier(const char *tag, char identifier[BAYAN_IDENTIFIER_CAPACITY]) {
  int32_t result = bayan_identifier(tag, identifier);
  if (result < 0) return result;

  // Tables that are no locales have longer names than a language's two or three
  // letters: `plurals` is a well-formed tag, too.
  UErrorCode status = U_ZERO_ERROR;
  char language[ULOC_LANG_CAPACITY];
  int32_t length = uloc_getLanguage(identifier, language, ULOC_LANG_CAPACITY, &status);
  bool usable = U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING &&
                (length == 2 || length == 3) && has_bundle(language);
  if (usable) return 0;

  char keywords[BAYAN_IDENTIFIER_CAPACITY] = "";
  const char *start = strchr(identifier, '@');
  if (start != NULL) strcpy(keywords, start);
  if (strlen(keywords) + sizeof("root") > BAYAN_IDENTIFIER_CAPACITY) keywords[0] = 0;
  strcpy(identifier, "root");
  strcat(identifier, keywords);
  return 0;
}

int32_t bayan_icu_has_data(const char *tag) {
  char identifier[BAYAN_IDENTIFIER_CAPACITY], base[BAYAN_IDENTIFIER_CAPACITY];
  int32_t result = bayan_identifier(tag, identifier);
  if (result < 0) return result;
  UErrorCode status = U_ZERO_ERROR;
  uloc_getBaseName(identifier, base, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (U_FAILURE(status)) return -status;
  int32_t count = uloc_countAvailable();
  for (int32_t index = 0; index < count; index++) {
    if (strcmp(uloc_getAvailable(index), base) == 0) return 1;
  }
  return 0;
}

/// Copies an ASCII text of a resource; false if it doesn't fit.
static bool copy_invariant(
    const UChar *text, int32_t length, char result[BAYAN_IDENTIFIER_CAPACITY]) {
  if (text == NULL || length >= BAYAN_IDENTIFIER_CAPACITY) return false;
  u_UCharsToChars(text, result, length);
  result[length] = 0;
  return true;
}

/// Room for the longest of CLDR's own identifiers, `zh_Hant_MO` and the like, three times over.
enum { STATED_CAPACITY = 32 };

/// A locale and the parent that CLDR states for it.
typedef struct {
  char child[STATED_CAPACITY];
  char parent[STATED_CAPACITY];
} StatedParent;

// Read once, for going through the data takes longer than all else that a parent takes.
static StatedParent *stated_parents;
static size_t stated_count;
static pthread_once_t stated_once = PTHREAD_ONCE_INIT;

static int by_child(const void *first, const void *second) {
  return strcmp(((const StatedParent *)first)->child, ((const StatedParent *)second)->child);
}

static void add_stated(UResourceBundle *entry, int32_t position, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *text = ures_getStringByIndex(entry, position, &length, &status);
  const char *key = ures_getKey(entry);
  if (U_FAILURE(status) || key == NULL || strlen(key) >= STATED_CAPACITY) return;
  if (length >= STATED_CAPACITY || stated_count == capacity) return;
  if (!copy_invariant(text, length, stated_parents[stated_count].child)) return;
  strcpy(stated_parents[stated_count++].parent, key);
}

/// Reads what `supplementalData` has as `parentLocales`: a parent each, with one child or a list.
static void read_stated(void) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &status);
  UResourceBundle *table = ures_getByKey(data, "parentLocales", NULL, &status);
  UResourceBundle *entry = NULL;
  int32_t count = U_SUCCESS(status) ? ures_getSize(table) : 0;
  // Counted first, then read.
  size_t capacity = 0;
  for (int round = 0; round < 2; round++) {
    for (int32_t index = 0; index < count; index++) {
      UErrorCode code = U_ZERO_ERROR;
      entry = ures_getByIndex(table, index, entry, &code);
      if (U_FAILURE(code)) break;
      // Newer data has tables here too, of parents for one purpose only.
      if (ures_getType(entry) != URES_STRING && ures_getType(entry) != URES_ARRAY) continue;
      int32_t children = ures_getSize(entry);
      if (round == 0) capacity += (size_t)children;
      for (int32_t position = 0; round == 1 && position < children; position++) {
        add_stated(entry, position, capacity);
      }
    }
    if (round == 0) stated_parents = calloc(capacity + 1, sizeof(StatedParent));
    if (stated_parents == NULL) break;
  }
  ures_close(entry);
  ures_close(table);
  ures_close(data);
  if (stated_parents != NULL) {
    qsort(stated_parents, stated_count, sizeof(StatedParent), by_child);
  }
}

/// Looks a child up among the parents that CLDR states.
static bool stated_parent(const char *child, char parent[BAYAN_IDENTIFIER_CAPACITY]) {
  StatedParent wanted;
  if (strlen(child) >= STATED_CAPACITY) return false;
  strcpy(wanted.child, child);
  pthread_once(&stated_once, read_stated);
  if (stated_parents == NULL) return false;
  const StatedParent *found =
      bsearch(&wanted, stated_parents, stated_count, sizeof(StatedParent), by_child);
  if (found == NULL) return false;
  strcpy(parent, found->parent);
  return true;
}

/// Reads the parent that a locale's own bundle states.
static bool bundle_parent(const char *child, char parent[BAYAN_IDENTIFIER_CAPACITY]) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  UResourceBundle *bundle = open_own_bundle(child, &status);
  const UChar *text = ures_getStringByKey(bundle, "%%Parent", &length, &status);
  bool found = U_SUCCESS(status) && copy_invariant(text, length, parent);
  ures_close(bundle);
  return found;
}

/// Gives the script that likely subtags put in an identifier; empty if none.
static void likely_script(const char *identifier, char script[ULOC_SCRIPT_CAPACITY]) {
  char maximized[BAYAN_IDENTIFIER_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  script[0] = 0;
  uloc_addLikelySubtags(identifier, maximized, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) return;
  uloc_getScript(maximized, script, ULOC_SCRIPT_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) script[0] = 0;
}

int32_t bayan_parent_identifier(const char *identifier, char parent[BAYAN_IDENTIFIER_CAPACITY]) {
  char language[ULOC_LANG_CAPACITY], script[ULOC_SCRIPT_CAPACITY];
  char usual[ULOC_SCRIPT_CAPACITY], likely[ULOC_SCRIPT_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  parent[0] = 0;
  uloc_getLanguage(identifier, language, ULOC_LANG_CAPACITY, &status);
  uloc_getScript(identifier, script, ULOC_SCRIPT_CAPACITY, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING) {
    return -U_ILLEGAL_ARGUMENT_ERROR;
  }
  if (language[0] == 0 || strcmp(language, "root") == 0) return 0;

  if (stated_parent(identifier, parent) || bundle_parent(identifier, parent)) {
    if (strcmp(parent, "root") == 0) parent[0] = 0;
    return 0;
  }

  likely_script(language, usual);
  if (script[0] == 0 && strcmp(identifier, language) != 0) {
    // `zh_TW` is short for `zh_Hant_TW`, and must not come to `zh`.
    likely_script(identifier, likely);
    if (likely[0] != 0 && usual[0] != 0 && strcmp(likely, usual) != 0) {
      size_t length = strlen(language), rest = strlen(identifier) - length;
      if (length + 1 + strlen(likely) + rest >= BAYAN_IDENTIFIER_CAPACITY) {
        return -U_ILLEGAL_ARGUMENT_ERROR;
      }
      strcpy(parent, language);
      strcat(parent, "_");
      strcat(parent, likely);
      strcat(parent, identifier + length);
      return 0;
    }
  }

  uloc_getParent(identifier, parent, BAYAN_IDENTIFIER_CAPACITY, &status);
  if (U_FAILURE(status)) return -status;
  // A language's words in another script than its usual one help no reader.
  bool unusual = script[0] != 0 && usual[0] != 0 && strcmp(script, usual) != 0;
  if (unusual && strcmp(parent, language) == 0) parent[0] = 0;
  return 0;
}
