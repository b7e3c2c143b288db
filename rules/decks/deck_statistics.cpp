#include "decks/deck_statistics.h"
