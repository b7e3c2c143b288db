#pragma once

// What nearly every file of the program reads. Of our own headers those alone that nearly every
// unity batch reads anyway, so that a change to one compiles no more than it would without this.
#include "precompiled.h"

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"
