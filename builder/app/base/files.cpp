#include "app/base/files.h"

#include "cards/base/faults.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// Owns a file descriptor.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool is_open() const { return number_ >= 0; }
    int number() const { return number_; }
    /// False if the system could not store what was written; errno says why.
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

Fault read_fault(const fs::path& file, int error)
{
    if (error == ENOENT || error == ENOTDIR)
        return file_fault(faults::FileMissing{}, file);
    if (error == EISDIR)
        return file_fault(faults::FileIsDirectory{}, file);
    return file_fault(faults::FileUnreadable{reason_of(error)}, file);
}

/// True for a pipe made by a shell: it has no name in any folder, and a running program is at its
/// other end.
bool is_nameless_pipe(int descriptor)
{
    constexpr long pipe_file_system = 0x50495045; // PIPEFS_MAGIC of linux/magic.h
    struct statfs system {};
    return ::fstatfs(descriptor, &system) == 0 && system.f_type == pipe_file_system;
}

/// Reads to the end, waiting if no data is there yet.
std::variant<std::string, Fault> read_all(int descriptor, const fs::path& file,
                                          std::size_t expected_bytes, std::size_t max_bytes)
{
    constexpr std::size_t step = 64U << 10;
    std::string text;
    text.reserve(std::min(expected_bytes, max_bytes) + 1);
    while (true) {
        const std::size_t had = text.size();
        // One byte more than expected, so that the end is found without another allocation.
        const std::size_t missing = had <= expected_bytes ? expected_bytes - had + 1 : step;
        const std::size_t wanted = std::min(missing, max_bytes + 1 - had);
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
        if (text.size() > max_bytes)
            return size_fault(file, max_bytes);
    }
}

/// The target of a chain of symbolic links, whether or not it exists; empty if the system refuses
/// to follow them (see errno).
fs::path end_of_links(fs::path file)
{
    constexpr int max_links = 40; // the kernel's limit
    // Ask the system first: some links it refuses to follow (fs.protected_symlinks, nosymfollow).
    const Descriptor followed(::open(file.c_str(), O_PATH | O_CLOEXEC));
    if (!followed.is_open() && errno != ENOENT)
        return {};
    for (int links = 0; links <= max_links; ++links) {
        std::error_code error;
        const fs::path next = fs::read_symlink(file, error);
        if (error)
            return file;
        file = file.parent_path() / next; // an absolute `next` replaces the folder
    }
    errno = ELOOP;
    return {};
}

constexpr std::string_view new_file_begin = ".kizuna-";
constexpr std::string_view new_file_end = ".tmp";

bool is_locked_now(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

/// Creates a file with an unused name in the folder, locked as long as it is open; negative on
/// failure (see errno).
int create_new_in(const fs::path& folder, fs::path& created)
{
    std::string name = folder / (std::string(new_file_begin) + "XXXXXX");
    name += new_file_end;
    const int made = ::mkostemps(name.data(), static_cast<int>(new_file_end.size()), O_CLOEXEC);
    created = name;
    if (made >= 0)
        is_locked_now(made);
    return made;
}

/// True for a file of ours that create_new_in() made a while ago and that nobody is writing.
bool is_left_behind(const fs::path& file)
{
    constexpr std::time_t time_to_lock_s = 60;
    const Descriptor open(
        ::open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status {};
    return open.is_open() && ::fstat(open.number(), &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_uid == ::geteuid() && status.st_mtime < std::time(nullptr) - time_to_lock_s &&
           is_locked_now(open.number());
}

/// Removes the files that create_new_in() made in this folder for programs that were killed.
void remove_left_behind(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        const std::string name = at->path().filename().string();
        if (name.starts_with(new_file_begin) && name.ends_with(new_file_end) &&
            is_left_behind(at->path()))
            ::unlink(at->path().c_str());
    }
}

mode_t permissions_of_new_files()
{
    // umask() returns the mask only by setting it. A file that another thread creates meanwhile is
    // private to its owner.
    const mode_t withheld = ::umask(0077);
    ::umask(withheld);
    return 0666 & ~withheld;
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

/// Copies extended attributes and the access control list.
void copy_attributes(const fs::path& from, int to)
{
    std::string names(std::size_t{64} << 10, '\0'); // Linux's limit
    const ssize_t listed = ::listxattr(from.c_str(), names.data(), names.size());
    std::string_view left(names.data(), static_cast<std::size_t>(std::max<ssize_t>(listed, 0)));
    std::string value(std::size_t{64} << 10, '\0');
    while (!left.empty()) {
        const std::string name(left.substr(0, left.find('\0')));
        left.remove_prefix(std::min(name.size() + 1, left.size()));
        const bool is_the_users = name.starts_with("user.") || name == "system.posix_acl_access";
        const ssize_t size =
            is_the_users ? ::getxattr(from.c_str(), name.c_str(), value.data(), value.size()) : -1;
        if (size >= 0)
            ::fsetxattr(to, name.c_str(), value.data(), static_cast<std::size_t>(size), 0);
    }
}

/// Copies owner, attributes and permissions of the old file. Errors are ignored: where the file
/// system cannot keep them, as on some network mounts, the new file stays private to its owner
/// (mode 0600).
void take_over(int descriptor, const fs::path& file, const struct stat& old)
{
    // Only root may change the owner; for other users this fails, and the file stays theirs.
    [[maybe_unused]] const int given = ::fchown(descriptor, old.st_uid, old.st_gid);
    copy_attributes(file, descriptor);
    ::fchmod(descriptor, old.st_mode & 0777);
}

/// Flushes a rename in the folder to the disk. Errors are ignored: not every file system can flush
/// a folder, and the new file is complete already.
void flush_folder(const fs::path& folder)
{
    const Descriptor open(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (open.is_open())
        ::fsync(open.number());
}

} // namespace

std::variant<std::string, Fault> read_file(const fs::path& file, std::size_t max_bytes)
{
    // Without O_NONBLOCK, opening a named pipe waits for a writer.
    const Descriptor open(::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status {};
    if (!open.is_open() || ::fstat(open.number(), &status) != 0)
        return read_fault(file, errno);
    if (S_ISDIR(status.st_mode))
        return file_fault(faults::FileIsDirectory{}, file);
    if (!S_ISREG(status.st_mode) && !is_nameless_pipe(open.number()))
        return file_fault(faults::FileIsSpecial{}, file);
    const auto bytes = static_cast<std::size_t>(status.st_size);
    if (bytes > max_bytes)
        return size_fault(file, max_bytes);
    return read_all(open.number(), file, bytes, max_bytes);
}

std::variant<std::string, Fault> read_standard_input()
{
    return read_all(STDIN_FILENO, "-", 0, 16U << 20);
}

std::optional<std::string> read_if_possible(const fs::path& file, std::size_t max_bytes)
{
    std::variant<std::string, Fault> read = read_file(file, max_bytes);
    std::string* text = std::get_if<std::string>(&read);
    return text ? std::optional(std::move(*text)) : std::nullopt;
}

std::optional<Fault> write_file(const fs::path& file, std::string_view text)
{
    const fs::path target = end_of_links(file);
    if (target.empty())
        return write_fault(file, file.empty() ? ENOENT : errno);
    struct stat old {};
    const bool replaces = ::stat(target.c_str(), &old) == 0;
    if (!replaces && errno != ENOENT)
        return write_fault(file, errno);
    if (replaces && S_ISDIR(old.st_mode))
        return file_fault(faults::FileIsDirectory{}, file);
    if (replaces && !S_ISREG(old.st_mode))
        return file_fault(faults::FileIsSpecial{}, file);
    if (replaces && ::faccessat(AT_FDCWD, target.c_str(), W_OK, AT_EACCESS) != 0)
        return write_fault(file, errno);

    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    remove_left_behind(folder);
    fs::path path;
    Descriptor made(create_new_in(folder, path));
    if (!made.is_open())
        return write_fault(file, errno);
    if (replaces)
        take_over(made.number(), target, old);
    else
        ::fchmod(made.number(), permissions_of_new_files());
    if (!write_all(made.number(), text) || ::fsync(made.number()) != 0 || !made.close() ||
        ::rename(path.c_str(), target.c_str()) != 0) {
        Fault fault = write_fault(file, errno);
        ::unlink(path.c_str()); // leave no half-written file
        return fault;
    }
    flush_folder(folder);
    return std::nullopt;
}

std::optional<Fault> write_file_and_folder(const fs::path& file, std::string_view text)
{
    std::error_code error; // ignored: write_file() then fails and says why
    fs::create_directories(file.parent_path(), error);
    return write_file(file, text);
}

fs::path put_aside_as(const fs::path& file)
{
    constexpr int max = 1000;
    fs::path name = file;
    name += ".damaged";
    std::error_code error;
    for (int number = 2; number < max && fs::exists(name, error); ++number) {
        name = file;
        name += ".damaged-" + std::to_string(number);
    }
    return name;
}

Fault file_fault(FaultReason reason, const fs::path& file)
{
    return {std::move(reason), {.file = file.string()}};
}

Fault write_fault(const fs::path& file, int error)
{
    return file_fault(faults::FileUnwritable{reason_of(error)}, file);
}

Fault size_fault(const fs::path& file, std::size_t max_bytes)
{
    return file_fault(faults::FileTooLarge{std::to_string(max_bytes)}, file);
}

fs::path absolute_path(const fs::path& file)
{
    std::error_code error;
    fs::path whole = fs::absolute(file, error);
    return error ? file : whole;
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
        std::error_code unknown; // ignored: reading the file later says why
        if (name.ends_with(ending) && !name.starts_with('.') && !at->is_directory(unknown))
            files.push_back(at->path());
    }
    if (error == std::errc::not_a_directory)
        throw DataError(file_fault(faults::FileUnreadable{reason_of(error.value())}, folder));
    if (error)
        throw DataError(read_fault(folder, error.value()));
    std::ranges::sort(files);
    return files;
}

} // namespace kizuna
