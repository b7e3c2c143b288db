#include "decks/deck.h"
