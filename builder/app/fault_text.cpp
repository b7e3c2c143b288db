#include "app/fault_text.h"
