#include "decks/deck_diff.h"
