#include "cards/text_folding.h"
