#pragma once

#include "cards/base/fault.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace kizuna {

/// A file that one running program writes and nobody else touches, which the system knows by a
/// lock that ends with the program.
class JournalFile {
public:
    /// A new file in `folder`, made with the folder; locked from the moment it has its name.
    /// Null and `error` (errno) where it cannot be made.
    static std::unique_ptr<JournalFile> make(const std::filesystem::path& folder, int& error);
    /// The files of programs that are gone, oldest first, now ours. Never fails.
    static std::vector<std::unique_ptr<JournalFile>> orphans(const std::filesystem::path& folder);
    /// True where a file here belongs to a running program.
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
    /// Out of the way, for whoever wants to look at it; its new name, or empty where that failed.
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
