#include "app/base/files.h"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// An open file of the system, closed at the end.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    /// False where the system could not keep what was written; errno says why.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

Fault fault_of(FaultKind kind, const fs::path& file, std::string other = {})
{
    return {.kind = kind, .place = {.file = file.string()}, .other = std::move(other)};
}

Fault read_fault(const fs::path& file, int error)
{
    if (error == ENOENT || error == ENOTDIR)
        return fault_of(FaultKind::FileMissing, file);
    if (error == EISDIR)
        return fault_of(FaultKind::FileIsDirectory, file);
    return fault_of(FaultKind::FileUnreadable, file, reason_of(error));
}

Fault write_fault(const fs::path& file, int error)
{
    return fault_of(FaultKind::FileUnwritable, file, reason_of(error));
}

Fault too_large(const fs::path& file, std::size_t most_bytes)
{
    return {.kind = FaultKind::FileTooLarge,
            .place = {.file = file.string()},
            .expected = std::to_string(most_bytes)};
}

/// A pipe that somebody's shell made has no name in any folder: its other end is a running program.
bool is_nameless_pipe(int descriptor)
{
    constexpr long pipe_file_system = 0x50495045; // PIPEFS_MAGIC of linux/magic.h
    struct statfs system {};
    return ::fstatfs(descriptor, &system) == 0 && system.f_type == pipe_file_system;
}

/// Reads to the end, waiting where nothing is there yet.
std::variant<std::string, Fault> read_all(int descriptor, const fs::path& file,
                                          std::size_t expected_bytes, std::size_t most_bytes)
{
    constexpr std::size_t step = 64U << 10;
    std::string text;
    text.reserve(std::min(expected_bytes, most_bytes) + 1);
    while (true) {
        const std::size_t had = text.size();
        // One byte more than is expected, so that the end is met without growing.
        const std::size_t missing = had <= expected_bytes ? expected_bytes - had + 1 : step;
        const std::size_t wanted = std::min(missing, most_bytes + 1 - had);
        text.resize(had + wanted);
        const ssize_t got = ::read(descriptor, text.data() + had, wanted);
        text.resize(had + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
        if (got == 0)
            return text;
        if (got < 0 && errno == EAGAIN) {
            pollfd waiting{descriptor, POLLIN, 0};
            ::poll(&waiting, 1, -1);
        } else if (got < 0 && errno != EINTR) {
            return read_fault(file, errno);
        }
        if (text.size() > most_bytes)
            return too_large(file, most_bytes);
    }
}

/// Where a chain of symbolic links ends, whether or not anything is there; empty where it is
/// endless.
fs::path end_of_links(fs::path file)
{
    constexpr int most_links = 40; // as the kernel follows
    for (int followed = 0; followed <= most_links; ++followed) {
        std::error_code error;
        const fs::path next = fs::read_symlink(file, error);
        if (error)
            return file;
        file = file.parent_path() / next; // an absolute `next` replaces all before it
    }
    return {};
}

/// Removes a file at the end unless it is told to stay: what is half written leaves no trace.
class RemovedAtEnd {
public:
    explicit RemovedAtEnd(fs::path file) : file_(std::move(file)) {}
    ~RemovedAtEnd()
    {
        if (!file_.empty())
            ::unlink(file_.c_str());
    }
    RemovedAtEnd(const RemovedAtEnd&) = delete;
    RemovedAtEnd& operator=(const RemovedAtEnd&) = delete;
    void stay() { file_.clear(); }

private:
    fs::path file_;
};

/// Creates a file in the folder under a name that nobody has; negative where it cannot, and errno
/// says why.
int create_new_in(const fs::path& folder, mode_t mode, fs::path& created)
{
    constexpr int most_tries = 1000;
    for (int number = 0; number < most_tries; ++number) {
        const std::string mark = std::to_string(::getpid()) + "-" + std::to_string(number);
        created = folder / (".kizuna-" + mark + ".tmp");
        const int made = ::open(created.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (made >= 0 || errno != EEXIST)
            return made;
    }
    return -1;
}

bool write_all(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t wrote = ::write(descriptor, text.data(), text.size());
        if (wrote < 0 && errno != EINTR)
            return false;
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(wrote, 0)));
    }
    return true;
}

/// The new file is the old one's in all that can be told of it.
bool take_over(int descriptor, const struct stat& old)
{
    // Only root may give files away; for anybody else the file stays theirs.
    if (::fchown(descriptor, old.st_uid, old.st_gid) != 0 && errno != EPERM)
        return false;
    return ::fchmod(descriptor, old.st_mode & 0777) == 0;
}

/// A rename is on the disk once its folder is. Not every file system can promise that, and by now
/// the new file stands whole in any case.
void flush_folder(const fs::path& folder)
{
    const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.is_open())
        ::fsync(open.number());
}

} // namespace

std::variant<std::string, Fault> read_file(const fs::path& file, std::size_t most_bytes)
{
    // Without O_NONBLOCK, opening a named pipe waits until somebody writes.
    const Descriptor open(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status {};
    if (!open.is_open() || ::fstat(open.number(), &status) != 0)
        return read_fault(file, errno);
    if (S_ISDIR(status.st_mode))
        return fault_of(FaultKind::FileIsDirectory, file);
    if (!S_ISREG(status.st_mode) && !is_nameless_pipe(open.number()))
        return fault_of(FaultKind::FileIsSpecial, file);
    const auto bytes = static_cast<std::size_t>(status.st_size);
    if (bytes > most_bytes)
        return too_large(file, most_bytes);
    return read_all(open.number(), file, bytes, most_bytes);
}

std::variant<std::string, Fault> read_standard_input(std::size_t most_bytes)
{
    return read_all(STDIN_FILENO, "-", 0, most_bytes);
}

std::optional<Fault> write_file(const fs::path& file, std::string_view text)
{
    const fs::path target = end_of_links(file);
    if (target.empty())
        return write_fault(file, file.empty() ? ENOENT : ELOOP);
    struct stat old {};
    const bool replaces = ::stat(target.c_str(), &old) == 0;
    if (!replaces && errno != ENOENT)
        return write_fault(file, errno);
    if (replaces && S_ISDIR(old.st_mode))
        return fault_of(FaultKind::FileIsDirectory, file);
    if (replaces && !S_ISREG(old.st_mode))
        return fault_of(FaultKind::FileIsSpecial, file);
    if (replaces && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return write_fault(file, errno);

    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    fs::path path;
    Descriptor made(create_new_in(folder, replaces ? old.st_mode & 0777 : 0666, path));
    if (!made.is_open())
        return write_fault(file, errno);
    RemovedAtEnd unfinished(path);
    if ((replaces && !take_over(made.number(), old)) || !write_all(made.number(), text) ||
        ::fsync(made.number()) != 0 || !made.close() || ::rename(path.c_str(), target.c_str()) != 0)
        return write_fault(file, errno);
    unfinished.stay();
    flush_folder(folder);
    return std::nullopt;
}

std::string reason_of(int error)
{
    switch (error) {
    case EACCES:
    case EPERM:
        return "permission";
    case ENOSPC:
    case EDQUOT:
        return "full";
    case EROFS:
        return "read-only";
    case ENOENT:
    case ENOTDIR:
        return "no-folder";
    case ELOOP:
        return "link-loop";
    case ENAMETOOLONG:
        return "long-name";
    case EIO:
        return "device";
    default:
        return std::generic_category().message(error);
    }
}

std::vector<fs::path> files_in(const fs::path& folder, std::string_view ending)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        std::error_code unknown; // what cannot even be looked at is told when it is read
        if (name.ends_with(ending) && !name.starts_with('.') && !at->is_directory(unknown))
            files.push_back(at->path());
    }
    if (error == std::errc::not_a_directory)
        throw DataError(fault_of(FaultKind::FileUnreadable, folder, reason_of(error.value())));
    if (error)
        throw DataError(read_fault(folder, error.value()));
    std::ranges::sort(files);
    return files;
}

} // namespace kizuna
