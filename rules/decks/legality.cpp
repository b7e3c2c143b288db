#include "decks/legality.h"
