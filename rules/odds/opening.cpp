#include "odds/opening.h"
