#include "app/safety/journal_file.h"

#include "app/base/files.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <utility>

#include <aio.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".journal";

bool lock(int descriptor)
{
    return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
}

/// Opens and locks a file. Returns its descriptor, or a negative number if another program holds
/// the lock or the file cannot be used.
int claim(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat held {};
    struct stat named {};
    // Its owner may have replaced the file between opening and locking.
    const bool is_ours = descriptor >= 0 && lock(descriptor) && ::fstat(descriptor, &held) == 0 &&
                         ::stat(file.c_str(), &named) == 0 && held.st_ino == named.st_ino &&
                         S_ISREG(held.st_mode);
    if (is_ours || descriptor < 0)
        return descriptor;
    ::close(descriptor);
    return -1;
}

std::vector<fs::path> journals_in(const fs::path& folder)
{
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().extension() == ending)
            found.push_back(at->path());
    }
    std::ranges::sort(found, {}, [](const fs::path& file) {
        std::error_code unknown;
        return fs::last_write_time(file, unknown);
    });
    return found;
}

} // namespace

struct JournalFile::Flushing {
    const std::unique_ptr<aiocb> request = std::make_unique<aiocb>();
    bool is_running = false;

    /// Waits for the flush; 0, or the errno of its failure.
    int wait()
    {
        if (!is_running)
            return 0;
        const aiocb* const requests[] = {request.get()};
        int error = ::aio_error(request.get());
        for (; error == EINPROGRESS; error = ::aio_error(request.get()))
            ::aio_suspend(requests, 1, nullptr);
        ::aio_return(request.get());
        is_running = false;
        return error;
    }
};

JournalFile::JournalFile(int descriptor, fs::path name)
    : descriptor_(descriptor), name_(std::move(name)), flushing_(std::make_unique<Flushing>())
{
}

JournalFile::~JournalFile()
{
    flushing_->wait();
    ::close(descriptor_);
}

std::unique_ptr<JournalFile> JournalFile::make(const fs::path& folder, int& error)
{
    constexpr std::string_view nameless_ending = ".tmp";
    std::error_code failed;
    fs::create_directories(folder, failed);
    std::string nameless = folder / ".decks-XXXXXX";
    nameless += nameless_ending;
    const int made = ::mkostemps(nameless.data(), static_cast<int>(nameless_ending.size()),
                                 O_APPEND | O_CLOEXEC);
    error = errno;
    if (made < 0)
        return nullptr;
    // Lock the file before giving it its name: an unlocked one would look like an orphan.
    const std::string hidden = fs::path(nameless).stem();
    const fs::path name = folder / (hidden.substr(1) + std::string(ending));
    const bool is_named = lock(made) && ::link(nameless.c_str(), name.c_str()) == 0;
    error = errno;
    ::unlink(nameless.c_str());
    if (is_named)
        return std::unique_ptr<JournalFile>(new JournalFile(made, name));
    ::close(made);
    return nullptr;
}

std::vector<std::unique_ptr<JournalFile>> JournalFile::orphans(const fs::path& folder)
{
    std::vector<std::unique_ptr<JournalFile>> found;
    for (const fs::path& file : journals_in(folder)) {
        if (const int descriptor = claim(file); descriptor >= 0)
            found.emplace_back(new JournalFile(descriptor, file));
    }
    return found;
}

bool JournalFile::any_in_use(const fs::path& folder)
{
    return std::ranges::any_of(journals_in(folder), [](const fs::path& file) {
        const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (descriptor < 0)
            return false;
        const bool is_free = lock(descriptor);
        ::close(descriptor);
        return !is_free;
    });
}

bool JournalFile::is_gone() const
{
    struct stat status {};
    return ::fstat(descriptor_, &status) == 0 && status.st_nlink == 0;
}

int JournalFile::append(std::string_view text)
{
    while (!text.empty()) {
        const ssize_t wrote = ::write(descriptor_, text.data(), text.size());
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return errno;
        size_ += static_cast<std::size_t>(wrote);
        text.remove_prefix(static_cast<std::size_t>(wrote));
    }
    is_dirty_ = true;
    return 0;
}

std::optional<int> JournalFile::flush()
{
    std::optional<int> ended;
    if (flushing_->is_running) {
        if (::aio_error(flushing_->request.get()) == EINPROGRESS)
            return std::nullopt;
        ended = flushing_->wait();
        flush_failed_ = *ended != 0;
    }
    if (!is_dirty_ || flush_failed_)
        return ended;
    *flushing_->request = {};
    flushing_->request->aio_fildes = descriptor_;
    flushing_->request->aio_sigevent.sigev_notify = SIGEV_NONE;
    flushing_->is_running = ::aio_fsync(O_DSYNC, flushing_->request.get()) == 0;
    flush_failed_ = !flushing_->is_running;
    is_dirty_ = false;
    return flush_failed_ ? std::optional(errno) : ended;
}

void JournalFile::remove()
{
    if (!is_gone()) // another file may have this name now
        ::unlink(name_.c_str());
}

std::optional<fs::path> JournalFile::put_aside()
{
    fs::path aside = put_aside_as(fs::path(name_).replace_extension());
    std::error_code failed; // ignored: the next start finds the file again
    fs::rename(name_, aside, failed);
    return failed ? std::nullopt : std::optional(std::move(aside));
}

} // namespace kizuna
