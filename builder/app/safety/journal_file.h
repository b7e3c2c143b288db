#pragma once

#include "cards/base/fault.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// The journal file of a running program, which holds a lock on it. The system releases the lock
/// when the program ends; while it is locked, no other program touches the file.
class JournalFile {
public:
    /// Creates a new file, and the folder if needed, locked before it gets its name. On failure
    /// returns null and sets `error` (errno).
    static std::unique_ptr<JournalFile> make(const std::filesystem::path& folder, int& error);
    /// The files of programs that have ended, oldest first, now locked by this program. Never
    /// fails.
    static std::vector<std::unique_ptr<JournalFile>> orphans(const std::filesystem::path& folder);
    /// True if a journal file in `folder` belongs to a running program.
    static bool any_in_use(const std::filesystem::path& folder);
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    const std::filesystem::path& name() const { return name_; }
    std::size_t size() const { return size_; }
    /// True if the file was deleted or replaced.
    bool is_gone() const;
    /// 0, or the errno of the failure.
    int append(std::string_view text);
    /// Starts flushing appended text to disk and returns at once. The result is that of an earlier
    /// flush: 0 or its errno; empty if none has ended since the last call.
    std::optional<int> flush();
    /// True once a flush failed. The system may have dropped the data and report success next time,
    /// so only a new file is safe.
    bool flush_failed() const { return flush_failed_; }
    void remove();
    /// Renames the file to NAME.damaged (put_aside_as()) for inspection. Returns the new name;
    /// empty if renaming failed.
    std::optional<std::filesystem::path> put_aside();

private:
    struct Flushing;
    JournalFile(int descriptor, std::filesystem::path name);

    int descriptor_;
    std::filesystem::path name_;
    std::size_t size_ = 0;
    bool is_dirty_ = false;
    bool flush_failed_ = false;
    std::unique_ptr<Flushing> flushing_;
};

} // namespace kizuna
