#include "Internal.h"

#include <pthread.h>
#include <stdlib.h>
#include <unicode/uspoof.h>

// Opened once, for its data are large, and never closed; skeletons only read it.
static USpoofChecker *shared_checker;
static UErrorCode shared_status = U_ZERO_ERROR;
static pthread_once_t shared_once = PTHREAD_ONCE_INIT;

static void open_shared(void) { shared_checker = uspoof_open(&shared_status); }

int32_t bayan_icu_skeleton(const char *text, int32_t length, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  pthread_once(&shared_once, open_shared);
  const USpoofChecker *checker = shared_checker;
  if (U_FAILURE(shared_status)) status = shared_status;
  int32_t needed = uspoof_getSkeleton(checker, 0, source, units, NULL, 0, &status);
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  uint16_t *result = U_SUCCESS(status) ? malloc(((size_t)needed + 1) * sizeof(uint16_t)) : NULL;
  if (U_SUCCESS(status) && result == NULL) status = U_MEMORY_ALLOCATION_ERROR;
  needed = uspoof_getSkeleton(checker, 0, source, units, result, needed + 1, &status);
  needed = U_FAILURE(status) ? -status : bayan_utf8(result, needed, buffer, capacity);
  free(result);
  free(source);
  return needed;
}

int32_t bayan_icu_restriction_level(const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t units = 0, error = 0;
  uint16_t *source = bayan_utf16(text, length, &units, &error);
  if (source == NULL) return -error;
  USpoofChecker *checker = uspoof_open(&status);
  USpoofCheckResult *result = uspoof_openCheckResult(&status);
  uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL | USPOOF_AUX_INFO, &status);
  uspoof_setRestrictionLevel(checker, USPOOF_UNRESTRICTIVE);
  uspoof_check2(checker, source, units, result, &status);
  URestrictionLevel level = USPOOF_UNRESTRICTIVE;
  if (U_SUCCESS(status)) level = uspoof_getCheckResultRestrictionLevel(result, &status);
  uspoof_closeCheckResult(result);
  uspoof_close(checker);
  free(source);
  if (U_FAILURE(status)) return -status;
  switch (level) {
    case USPOOF_ASCII: return 0;
    case USPOOF_SINGLE_SCRIPT_RESTRICTIVE: return 1;
    case USPOOF_HIGHLY_RESTRICTIVE: return 2;
    case USPOOF_MODERATELY_RESTRICTIVE: return 3;
    default: return 4;
  }
}
