#include "cards/vocabulary.h"
