// kizuna-replay SEEDS [TARGET]: runs each target, or one, on every file of its folder in SEEDS: the
// seeds, and whatever fuzzing once found.
#include "targets.h"

#include "test_library.h"

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string_view>

namespace kizuna::fuzz {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::exit(EXIT_FAILURE);
}

} // namespace kizuna::fuzz

namespace {

/// Returns how many files there were.
int replay(const kizuna::fuzz::Target& target, const std::filesystem::path& folder)
{
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::printf("%s\n", entry.path().c_str());
        std::fflush(stdout);
        target.use(kizuna::test::file_text(entry.path()));
        ++files;
    }
    return files;
}

} // namespace

int main(int argc, char** argv)
{
    const std::string_view only = argc == 3 ? argv[2] : "";
    if (argc < 2 || argc > 3 || (argc == 3 && !kizuna::fuzz::find_target(only))) {
        std::fputs("kizuna-replay SEEDS [TARGET]\n", stderr);
        return EXIT_FAILURE;
    }
    try {
        for (const auto& folder : std::filesystem::directory_iterator(argv[1]))
            kizuna::fuzz::require(kizuna::fuzz::find_target(folder.path().filename().string()),
                                  "each folder of seeds has a target");
        for (const auto& target : kizuna::fuzz::targets()) {
            if (only.empty() || target.name == only)
                kizuna::fuzz::require(replay(target, std::filesystem::path(argv[1]) / target.name) >
                                          0,
                                      "each target has at least one input to run");
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
