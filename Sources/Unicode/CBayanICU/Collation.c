#include "Internal.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/ucol.h>

// Opened once and never closed; sort keys only read it.
static UCollator *shared_collator;
static UErrorCode shared_status = U_ZERO_ERROR;
static pthread_once_t shared_once = PTHREAD_ONCE_INIT;

static void open_shared(void) {
  shared_collator = ucol_open("en", &shared_status);
  ucol_setAttribute(shared_collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &shared_status);
}

int32_t bayan_icu_sort_key(const char *text, int32_t length, char *buffer, int32_t capacity) {
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  pthread_once(&shared_once, open_shared);
  int32_t needed = U_FAILURE(shared_status)
      ? -shared_status
      : ucol_getSortKey(shared_collator, source, units, (uint8_t *)buffer, capacity);
  free(source);
  return needed;
}
