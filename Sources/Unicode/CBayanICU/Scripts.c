#include <string.h>
#include <unicode/uscript.h>

#include "Internal.h"

int32_t bayan_icu_script(uint32_t scalar, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)scalar, &status);
  if (U_FAILURE(status)) return -status;
  const char *name = uscript_getShortName(script);
  return name == NULL ? 0 : bayan_copy(name, (int32_t)strlen(name), buffer, capacity);
}

int32_t bayan_icu_script_extensions(uint32_t scalar, char *buffer, int32_t capacity) {
  UScriptCode scripts[64];
  UErrorCode status = U_ZERO_ERROR;
  BayanWriter writer = {buffer, capacity, 0};
  int32_t count = uscript_getScriptExtensions((UChar32)scalar, scripts, 64, &status);
  if (U_FAILURE(status)) return -status;
  for (int32_t index = 0; index < count; index++) {
    const char *name = uscript_getShortName(scripts[index]);
    if (name == NULL) continue;
    bayan_write(&writer, name, (int32_t)strlen(name));
    bayan_write(&writer, "\n", 1);
  }
  return writer.length;
}
