#include "cards/query.h"
