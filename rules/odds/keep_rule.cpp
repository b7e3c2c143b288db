#include "odds/keep_rule.h"
