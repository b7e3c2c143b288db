#pragma once

#include "cards/base/fault.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna {

/// The whole file, or why it cannot be had. Folders, unreadable files, files over `max_bytes`,
/// devices and named pipes are faults, so that nothing is waited for; a pipe from another program,
/// as in
/// <(command) or /dev/stdin, is read to its end. Never reads more than one byte over the limit.
std::variant<std::string, Fault> read_file(const std::filesystem::path& file,
                                           std::size_t max_bytes = 16U << 20);
/// All of standard input up to 16 MiB; shown as "-" in faults.
std::variant<std::string, Fault> read_standard_input();

/// The whole file, or nothing where it cannot be had, whatever the reason.
std::optional<std::string> read_if_possible(const std::filesystem::path& file,
                                            std::size_t max_bytes = 16U << 20);

/// Writes beside the file, flushes to the disk and renames, so that the old file survives any
/// failure. Follows symbolic links where the system does; keeps the old file's permissions, access
/// control list, extended attributes and owner as far as that is permitted. Another name (hard
/// link) of the old file keeps the old text. Refuses folders, devices and files that may not be
/// written. What a program that was killed has left half written in the folder is removed. Empty
/// where all went well.
std::optional<Fault> write_file(const std::filesystem::path& file, std::string_view text);

/// The same, once the folder is made where it is missing.
std::optional<Fault> write_file_and_folder(const std::filesystem::path& file,
                                           std::string_view text);

/// Where a file of the user's that cannot be read is put before another is written in its place:
/// FILE.damaged, or FILE.damaged-2 and so on where those are there already.
std::filesystem::path put_aside_as(const std::filesystem::path& file);

/// What is wrong with a file as a whole.
Fault file_fault(FaultReason reason, const std::filesystem::path& file);
/// Why a file cannot be written, by what the system says (errno).
Fault write_fault(const std::filesystem::path& file, int error);
/// That a file is larger than the limit, which becomes FaultReason::expected.
Fault size_fault(const std::filesystem::path& file, std::size_t max_bytes);

/// The path from the root of the file system; as it is where the working directory is gone.
std::filesystem::path absolute_path(const std::filesystem::path& file);

/// Why the system refused (errno), for `other` of faults::FileUnreadable and
/// faults::FileUnwritable: "permission", "full", "read-only", "no-folder", "link-loop", "long-name"
/// or "device", else in the system's own words.
std::string reason_of(int error);

/// Every file directly in a folder whose name ends so, by name; hidden ones and folders are passed
/// over. Throws DataError where the folder cannot be read.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending);

} // namespace kizuna
