#include "app/deck_document.h"
