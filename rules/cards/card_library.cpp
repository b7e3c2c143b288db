#include "cards/card_library.h"
