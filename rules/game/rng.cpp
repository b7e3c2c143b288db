#include "game/rng.h"
