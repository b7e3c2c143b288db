#include "deck_target.h"
#include "target.h"

namespace kizuna::fuzz {

void use(std::string_view input)
{
    use_as(input, *deck_file_kind(KIZUNA_FUZZED_KIND));
}

} // namespace kizuna::fuzz
