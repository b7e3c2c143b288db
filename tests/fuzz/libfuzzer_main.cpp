// The door between libFuzzer and a target.
#include "target.h"

#include <cstdio>
#include <cstdlib>

namespace kizuna::fuzz {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

} // namespace kizuna::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    kizuna::fuzz::use({reinterpret_cast<const char*>(data), size});
    return 0;
}
