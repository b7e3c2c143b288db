#include "decks/format.h"
