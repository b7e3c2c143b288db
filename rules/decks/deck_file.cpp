#include "decks/deck_file.h"
