#pragma once

// Headers that are slow to parse and used by nearly every batch of the command line.
#include <CLI/CLI.hpp>

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>
