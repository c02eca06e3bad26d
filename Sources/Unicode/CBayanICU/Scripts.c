#include "Internal.h"

#include <string.h>
#include <unicode/uscript.h>
