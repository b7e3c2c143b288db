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

/// What an archive may cost. A bomb, which unpacks to far more than it is, ends at one of them.
struct ArchiveLimits {
    std::uintmax_t entry_bytes = 4U << 20;
    std::uintmax_t all_bytes = 256U << 20;
    std::uintmax_t free_bytes = 32U << 20; ///< before which the ratio is not looked at
    std::uintmax_t ratio = 200;            ///< unpacked bytes for each byte of the archive
    int entries = 100'000;
};

/// A file in an archive: what it holds, or why it was refused.
struct ArchiveEntry {
    std::string name; ///< as the archive has it; empty where the whole archive is meant
    std::variant<std::string, Fault> text;
};

/// Whether a file is a zip, tar or 7z archive, or a tar that is packed: by its content, or by its
/// name where the content is broken.
bool is_archive(const std::filesystem::path& file);
/// The same by the name alone.
bool is_archive_name(std::string_view name);

/// Reads an archive entry by entry. Nothing is written to the disk, and no archive in it is opened.
/// Entries that are links, devices or encrypted, and those whose name leads out of the archive, are
/// refused whatever they are; of the others only wanted ones are unpacked.
class ArchiveReader {
public:
    /// `wants` is asked with the names of files.
    ArchiveReader(std::filesystem::path file, std::function<bool(const std::string& name)> wants,
                  const ArchiveLimits& limits = {});
    ~ArchiveReader();

    /// The next wanted file or refusal; none after the last, nor after what makes the rest
    /// unreadable, which is a refusal without a name.
    std::optional<ArchiveEntry> next();
    /// How much of the archive's own bytes was read.
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
    std::unique_ptr<::archive, Free> archive_; ///< null once there is nothing more to read
    std::uintmax_t bytes_ = 0;                 ///< of the archive
    std::uintmax_t unpacked_ = 0;
    int entries_ = 0;
};

} // namespace kizuna
