#pragma once

#include "cards/base/fault.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// The journal file of one running program. The program holds a lock on it, which the system
/// releases when the program ends; while it is locked no other program touches the file.
class JournalFile {
public:
    /// A new file in `folder`, made with the folder; locked from the moment it has its name.
    /// Null and `error` (errno) where it cannot be made.
    static std::unique_ptr<JournalFile> make(const std::filesystem::path& folder, int& error);
    /// The files of programs that have ended, oldest first, now locked by this program. Never
    /// fails.
    static std::vector<std::unique_ptr<JournalFile>> orphans(const std::filesystem::path& folder);
    /// True where a journal file in `folder` belongs to a running program.
    static bool any_in_use(const std::filesystem::path& folder);
    ~JournalFile();
    JournalFile(const JournalFile&) = delete;
    JournalFile& operator=(const JournalFile&) = delete;

    const std::filesystem::path& name() const { return name_; }
    std::size_t size() const { return size_; }
    /// True where somebody removed it from under us.
    bool is_gone() const;
    /// 0, or why the system refused (errno).
    int append(std::string_view text);
    /// Starts writing to the disk what was appended, and returns at once. Returns how an earlier
    /// write ended: 0 or its errno, or empty if none has ended since the last call.
    std::optional<int> flush();
    /// True once a write to the disk failed. The system may have dropped what it held and report
    /// success next time, so only a new file is safe.
    bool flush_failed() const { return flush_failed_; }
    void remove();
    /// Renames the file to NAME.damaged (put_aside_as()), for whoever wants to look at it. Returns
    /// the new name, or empty where renaming failed.
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
