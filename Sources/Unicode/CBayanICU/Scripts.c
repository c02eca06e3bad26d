#include <string.h>
#include <unicode/uscript.h>

#include "Internal.h"
