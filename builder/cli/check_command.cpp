#include "cli/subcommands.h"
