#include "app/program_files.h"
