#include "cards/yaml_reader.h"
