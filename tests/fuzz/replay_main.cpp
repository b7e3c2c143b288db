// kizuna-replay TARGET FOLDER: runs a target on every file of a folder: the seeds, and whatever
// fuzzing once found.
#include "targets.h"

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
    const auto* target = argc == 3 ? kizuna::fuzz::find_target(argv[1]) : nullptr;
    if (!target) {
        std::fputs("kizuna-replay TARGET FOLDER\n", stderr);
        return EXIT_FAILURE;
    }
    int files = 0;
    try {
        for (const auto& entry : std::filesystem::directory_iterator(argv[2])) {
            std::printf("%s\n", entry.path().c_str());
            std::fflush(stdout);
            target->use(kizuna::test::file_text(entry.path()));
            ++files;
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return EXIT_FAILURE;
    }
    kizuna::fuzz::require(files > 0, "there is at least one input to run");
    return EXIT_SUCCESS;
}
