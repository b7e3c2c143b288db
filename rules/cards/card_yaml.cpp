#include "cards/card_yaml.h"
