#include "gui/accessible.h"
