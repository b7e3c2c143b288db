#pragma once

#include "cards/base/fault.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

struct archive;
struct archive_entry;

namespace kizuna {

/// Limits that stop archives which unpack to far more than their size.
struct ArchiveLimits {
    std::uintmax_t entry_bytes = 4U << 20;
    std::uintmax_t all_bytes = 256U << 20;
    std::uintmax_t free_bytes = 32U << 20; ///< unpacked bytes before the ratio is checked
    std::uintmax_t ratio = 200;            ///< most unpacked bytes for each byte of the archive
    int entries = 100'000;
};

/// A file in an archive: its text, or why it was refused.
struct ArchiveEntry {
    std::string name; ///< as in the archive; empty if the fault is about the whole archive
    std::variant<std::string, Fault> text;
};

/// True for a zip, tar, packed tar or 7z file, by its content or its name (which also finds damaged
/// ones).
bool is_archive(const std::filesystem::path& file);
/// As is_archive(), by the name only.
bool is_archive_name(std::string_view name);

/// Reads an archive entry by entry, without writing to the disk or opening archives inside it.
/// Links, devices, encrypted entries and names that lead out of the archive are refused, wanted or
/// not. Other entries are unpacked only if wanted.
class ArchiveReader {
public:
    /// `wants` is called with the name of each file in the archive.
    ArchiveReader(std::filesystem::path file, std::function<bool(const std::string& name)> wants,
                  const ArchiveLimits& limits = {});
    ~ArchiveReader();

    /// The next wanted file or refusal; empty after the last. A refusal without a name means that
    /// the rest of the archive cannot be read.
    std::optional<ArchiveEntry> next();
    /// How much of the archive file was read so far.
    std::uintmax_t bytes_read() const;

private:
    struct Free {
        void operator()(::archive* archive) const;
    };
    ArchiveEntry refuse(std::string name, std::string why) const;
    ArchiveEntry end(std::string why);
    std::string reason_of_failure() const;
    ArchiveEntry too_large(std::string name) const;
    std::string shown(const std::string& name) const;
    std::optional<ArchiveEntry> look_at(::archive_entry& entry);
    ArchiveEntry unpack(std::string name);
    bool costs_too_much() const;

    std::filesystem::path file_;
    std::function<bool(const std::string& name)> wants_;
    ArchiveLimits limits_;
    std::unique_ptr<::archive, Free> archive_; ///< null when there is nothing more to read
    std::uintmax_t bytes_ = 0;                 ///< size of the archive file
    std::uintmax_t unpacked_ = 0;
    int entries_ = 0;
};

} // namespace kizuna
