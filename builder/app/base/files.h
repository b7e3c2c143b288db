#pragma once

#include "cards/base/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// Reads a whole file. Folders, unreadable files, files over `max_bytes`, devices and named pipes
/// are faults. Waits only for a pipe from another program, as in `<(command)` or /dev/stdin, which
/// is read to its end. Never reads more than one byte over the limit.
std::variant<std::string, Fault> read_file(const std::filesystem::path& file,
                                           std::size_t max_bytes = 16U << 20);
/// Reads all of standard input; more than 16 MiB is a fault. Faults name the file "-".
std::variant<std::string, Fault> read_standard_input();

/// As read_file(), but empty for every fault.
std::optional<std::string> read_if_possible(const std::filesystem::path& file,
                                            std::size_t max_bytes = 16U << 20);

/// Writes a new file beside the old one, flushes it to the disk and renames it, so that the old
/// file survives any failure. Follows symbolic links where the system does; keeps the permissions,
/// access control list, extended attributes and owner of the old file as far as the system permits.
/// Another hard link to the old file keeps the old text. Folders, devices and files without write
/// permission are faults. Removes half-written files that killed programs left in the folder.
/// Returns empty on success.
std::optional<Fault> write_file(const std::filesystem::path& file, std::string_view text);

/// Creates the folder if it is missing, then calls write_file().
std::optional<Fault> write_file_and_folder(const std::filesystem::path& file,
                                           std::string_view text);

/// The name an unreadable user file is renamed to before a new one replaces it: FILE.damaged, or
/// FILE.damaged-2 and so on if that is taken.
std::filesystem::path put_aside_as(const std::filesystem::path& file);

/// A fault about a file as a whole.
Fault file_fault(FaultReason reason, const std::filesystem::path& file);
/// The fault of a failed write, from errno.
Fault write_fault(const std::filesystem::path& file, int error);
/// The fault that a file is larger than the limit. FaultReason::expected is the limit, in bytes.
Fault size_fault(const std::filesystem::path& file, std::size_t max_bytes);

/// The absolute path; unchanged if the working directory no longer exists.
std::filesystem::path absolute_path(const std::filesystem::path& file);

/// The reason for an errno, as `other` of faults::FileUnreadable and faults::FileUnwritable:
/// "permission", "full", "read-only", "no-folder", "link-loop", "long-name" or "device", else the
/// system's message.
std::string reason_of(int error);

/// The files directly in a folder whose names end in `ending`, sorted by name. Skips hidden files
/// and folders. Throws DataError where the folder cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending);

} // namespace kizuna
