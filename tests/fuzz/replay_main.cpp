// Runs a target on every file of the folders it is given: the seeds, and whatever fuzzing once
// found.
#include "target.h"

#include "test_library.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>

namespace kizuna::fuzz {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::exit(EXIT_FAILURE);
}

} // namespace kizuna::fuzz

int main(int argc, char** argv)
{
    int files = 0;
    try {
        for (int at = 1; at < argc; ++at) {
            for (const auto& entry : std::filesystem::directory_iterator(argv[at])) {
                std::printf("%s\n", entry.path().c_str());
                std::fflush(stdout);
                kizuna::fuzz::use(kizuna::test::file_text(entry.path()));
                ++files;
            }
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return EXIT_FAILURE;
    }
    kizuna::fuzz::require(files > 0, "there is at least one input to run");
    return EXIT_SUCCESS;
}
