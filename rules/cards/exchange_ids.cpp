#include "cards/exchange_ids.h"
