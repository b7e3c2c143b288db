#include "app/violation_text.h"
