// The door between libFuzzer and a target: kizuna-fuzz TARGET [ARGUMENTS OF LIBFUZZER].
#include "targets.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <stdlib.h>

namespace kizuna::fuzz {
namespace {

const Target* chosen = nullptr;

} // namespace

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

} // namespace kizuna::fuzz

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    using namespace kizuna::fuzz;
    // A merge starts the program again, with the arguments of libFuzzer alone.
    constexpr const char* remembered = "KIZUNA_FUZZ_TARGET";
    if (const char* before = std::getenv(remembered)) {
        chosen = find_target(before);
        if (chosen && (*argc < 2 || chosen->name != (*argv)[1]))
            return 0;
    }
    if (*argc > 1)
        chosen = find_target((*argv)[1]);
    if (!chosen) {
        for (const Target& target : targets())
            std::fprintf(stderr, "%s\n", target.name.data());
        std::exit(EXIT_FAILURE);
    }
    ::setenv(remembered, (*argv)[1], 1);
    // libFuzzer takes what is no option for a folder of inputs.
    (*argv)[1] = (*argv)[0];
    ++*argv;
    --*argc;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    kizuna::fuzz::chosen->use({reinterpret_cast<const char*>(data), size});
    return 0;
}
