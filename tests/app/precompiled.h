#pragma once

// What nearly every test of the program without a window reads.
#include "precompiled.h"

#include "app/known_cards.h"
#include "app/scratch_folder.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"
#include "shipped_catalogue.h"
