#include "cards/yaml_writer.h"
