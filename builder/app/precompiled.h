#pragma once

// Headers that nearly every file of the program uses. Of our own, only those that nearly every
// unity batch includes anyway, so that changing one recompiles no more than without this file.
#include "precompiled.h"

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"
