#pragma once

// Slow to read, and what nearly every batch of the command line reads anyway.
#include <CLI/CLI.hpp>

#include "app/base/messages.h"
#include "decks/files/deck_file.h"
#include "decks/legality/legality.h"

#include <functional>
#include <memory>
#include <ostream>
#include <string>
#include <vector>
