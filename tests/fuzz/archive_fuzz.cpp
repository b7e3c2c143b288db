#include "targets.h"

#include "app/batch/archive.h"

#include <filesystem>
#include <fstream>
#include <string>

#include <unistd.h>

namespace kizuna::fuzz {

void use_archive(std::string_view input)
{
    // In memory, where there is such a folder: an archive is read from a file.
    const std::filesystem::path memory = "/dev/shm";
    const auto folder =
        std::filesystem::exists(memory) ? memory : std::filesystem::temp_directory_path();
    const auto file = folder / ("kizuna-archive-fuzz-" + std::to_string(getpid()));
    std::ofstream(file, std::ios::binary) << input;

    const ArchiveLimits limits{.entry_bytes = 64U << 10,
                               .all_bytes = 1U << 20,
                               .free_bytes = 256U << 10,
                               .ratio = 200,
                               .entries = 1000};
    ArchiveReader reader(
        file, [](const std::string& name) { return !name.ends_with('x'); }, limits);
    std::size_t all = 0;
    int entries = 0;
    while (const auto entry = reader.next()) {
        require(++entries <= limits.entries + 1, "there are no more files than the limit");
        if (const auto* text = std::get_if<std::string>(&entry->text)) {
            require(text->size() <= limits.entry_bytes, "no file is larger than the limit");
            require(!entry->name.empty() && entry->name.front() != '/', "no name leads out");
            all += text->size();
        }
        require(reader.bytes_read() <= input.size(), "no more is read than there is");
    }
    require(all <= limits.all_bytes + limits.entry_bytes, "no more is unpacked than the limit");
    require(!reader.next(), "after the end there is nothing");
    std::filesystem::remove(file);
}

} // namespace kizuna::fuzz
