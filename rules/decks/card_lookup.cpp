#include "decks/card_lookup.h"
