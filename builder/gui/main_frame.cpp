#include "gui/main_frame.h"
