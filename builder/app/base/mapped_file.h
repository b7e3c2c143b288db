#pragma once

#include <cstddef>
#include <filesystem>
#include <string_view>

namespace kizuna {

/// The bytes of a regular file as they lie in the system's memory, neither copied nor read before
/// they are looked at. Only for files that are replaced whole, as write_file() does: one that
/// another program makes shorter meanwhile ends this one.
class MappedFile {
public:
    /// No bytes where the file cannot be had, is empty or holds more than `most_bytes`.
    MappedFile(const std::filesystem::path& file, std::size_t most_bytes);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    /// Begins at a page of memory. Lives as long as this.
    std::string_view bytes() const { return bytes_; }

private:
    std::string_view bytes_;
};

} // namespace kizuna
