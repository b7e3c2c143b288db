// Long because: every way a disk can fail is a test of its own, over one scratch folder.
#include "app/base/files.h"

#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/unit_test.hpp>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <functional>
#include <iostream>
#include <thread>

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace kizuna;
using namespace kizuna::test;
namespace fs = std::filesystem;

namespace files {

struct FilesTest {
    ScratchFolder folder;

    std::size_t files_in_folder() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()));
    }
};

FaultKind kind_of(const std::variant<std::string, Fault>& result)
{
    return std::get<Fault>(result).kind;
}

/// While it lives, no file may grow over a size; writing more fails as on a full disk.
class SmallFilesOnly {
public:
    explicit SmallFilesOnly(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &small);
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~SmallFilesOnly()
    {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

/// A file system of 64 KiB in a folder; only root may have one.
class SmallDisk {
public:
    explicit SmallDisk(const fs::path& folder, unsigned long flags = 0) : folder_(folder)
    {
        fs::create_directories(folder);
        mounted_ = ::mount("tmpfs", folder.c_str(), "tmpfs", flags, "size=64k") == 0;
    }
    ~SmallDisk()
    {
        if (mounted_)
            ::umount(folder_.c_str());
    }
    bool is_mounted() const { return mounted_; }

private:
    fs::path folder_;
    bool mounted_ = false;
};

/// Runs in a process of its own, in which fchmod() fails as on some network mounts. False where it
/// said false, and where the system does not let us forbid a call.
bool without_fchmod(const std::function<bool()>& act)
{
    const pid_t child = ::fork();
    if (child == 0) {
        sock_filter program[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_fchmod, 0, 1),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        };
        const sock_fprog filter{std::size(program), program};
        const bool forbids = ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                             ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0 &&
                             ::fchmod(STDIN_FILENO, 0600) == -1;
        ::_exit(forbids && act() ? 0 : 1);
    }
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

void make_older(const fs::path& file)
{
    fs::last_write_time(file, fs::last_write_time(file) - std::chrono::minutes(2));
}

/// What another program writes into a pipe while the test reads it.
class Pipe {
public:
    explicit Pipe(std::string text)
    {
        int ends[2];
        BOOST_REQUIRE(::pipe2(ends, O_CLOEXEC) == 0);
        reading_ = ends[0];
        writer_ = std::jthread([text = std::move(text), writing = ends[1]] {
            std::string_view left = text;
            while (!left.empty()) {
                const ssize_t wrote = ::write(writing, left.data(), left.size());
                if (wrote < 0)
                    break; // nobody reads on
                left.remove_prefix(static_cast<std::size_t>(wrote));
            }
            ::close(writing);
        });
    }
    ~Pipe() { ::close(reading_); }
    fs::path path() const { return "/dev/fd/" + std::to_string(reading_); }

private:
    int reading_ = -1;
    std::jthread writer_;
};

} // namespace files

BOOST_FIXTURE_TEST_SUITE(files, FilesTest)

BOOST_AUTO_TEST_CASE(a_file_is_read_byte_for_byte)
{
    const std::string text("a\r\n\0\xFF", 5);
    BOOST_TEST((std::get<std::string>(read_file(folder.write("f", text))) == text));
}

BOOST_AUTO_TEST_CASE(what_is_not_there_is_missing)
{
    BOOST_TEST((kind_of(read_file(folder / "f")) == FaultKind::FileMissing));
    folder.write("f", "");
    BOOST_TEST((kind_of(read_file(folder / "f/g")) == FaultKind::FileMissing));
    BOOST_TEST((kind_of(read_file("")) == FaultKind::FileMissing));
}

BOOST_AUTO_TEST_CASE(a_fault_names_the_file_as_the_user_did)
{
    BOOST_TEST(std::get<Fault>(read_file("no/such.file")).place.file == "no/such.file");
}

BOOST_AUTO_TEST_CASE(a_folder_is_not_read)
{
    BOOST_TEST((kind_of(read_file(folder.path)) == FaultKind::FileIsDirectory));
}

BOOST_AUTO_TEST_CASE(a_name_that_is_too_long_says_so)
{
    const auto result = read_file(std::string(5000, 'a'));
    BOOST_TEST((kind_of(result) == FaultKind::FileUnreadable));
    BOOST_TEST(std::get<Fault>(result).other == "long-name");
}

BOOST_AUTO_TEST_CASE(a_file_of_the_limit_is_read_and_one_byte_more_is_too_large)
{
    BOOST_TEST(std::get<std::string>(read_file(folder.write("f", "12345"), 5)) == "12345");
    const auto result = read_file(folder.write("f", "123456"), 5);
    BOOST_TEST((kind_of(result) == FaultKind::FileTooLarge));
    BOOST_TEST(std::get<Fault>(result).expected == "5");
}

BOOST_AUTO_TEST_CASE(a_named_pipe_that_nobody_writes_to_is_refused_at_once)
{
    BOOST_REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
    BOOST_TEST((kind_of(read_file(folder / "pipe")) == FaultKind::FileIsSpecial));
}

BOOST_AUTO_TEST_CASE(an_endless_device_is_refused)
{
    BOOST_TEST((kind_of(read_file("/dev/zero")) == FaultKind::FileIsSpecial));
}

BOOST_AUTO_TEST_CASE(a_pipe_from_another_program_is_read_to_its_end)
{
    const std::string text(300'000, 'x'); // more than a pipe holds at a time
    const Pipe pipe(text);
    BOOST_TEST((std::get<std::string>(read_file(pipe.path())) == text));
}

BOOST_AUTO_TEST_CASE(a_pipe_is_read_no_further_than_the_limit)
{
    std::signal(SIGPIPE, SIG_IGN);
    const Pipe pipe(std::string(300'000, 'x'));
    BOOST_TEST((kind_of(read_file(pipe.path(), 1000)) == FaultKind::FileTooLarge));
}

BOOST_AUTO_TEST_CASE(a_written_file_holds_the_text_and_nothing_is_left_beside_it)
{
    const fs::path file = folder.write("f", "a longer text than the next");
    BOOST_TEST(!write_file(file, "new").has_value());
    BOOST_TEST(file_text(file) == "new");
    BOOST_TEST(files_in_folder() == 1u);
}

BOOST_AUTO_TEST_CASE(a_new_file_has_the_permissions_that_the_user_gives_new_files)
{
    const mode_t before = ::umask(0027);
    const auto fault = write_file(folder / "f", "text");
    ::umask(before);
    BOOST_TEST(!fault.has_value());
    BOOST_TEST((fs::status(folder / "f").permissions() == static_cast<fs::perms>(0640)));
}

BOOST_AUTO_TEST_CASE(a_replaced_file_keeps_its_permissions)
{
    const fs::path file = folder.write("f", "old");
    fs::permissions(file, static_cast<fs::perms>(0606));
    BOOST_TEST(!write_file(file, "new").has_value());
    BOOST_TEST((fs::status(file).permissions() == static_cast<fs::perms>(0606)));
}

BOOST_AUTO_TEST_CASE(a_file_is_saved_where_permissions_cannot_be_set)
{
    const fs::path file = folder.write("f", "old");
    BOOST_TEST(without_fchmod([&] { return !write_file(file, "new").has_value(); }));
    BOOST_TEST(file_text(file) == "new");
}

BOOST_AUTO_TEST_CASE(a_replaced_file_keeps_its_extended_attributes)
{
    const fs::path file = folder.write("f", "old");
    if (::setxattr(file.c_str(), "user.origin", "shop", 4, 0) != 0) {
        std::cout << "skipped: no extended attributes on this file system\n";
        return;
    }
    BOOST_TEST(!write_file(file, "new").has_value());
    char value[8] = {};
    BOOST_TEST(::getxattr(file.c_str(), "user.origin", value, sizeof value) == 4);
    BOOST_TEST(std::string(value) == "shop");
}

BOOST_AUTO_TEST_CASE(a_replaced_file_keeps_its_access_control_list)
{
    // Version 2; owner rw, user 4711 r, group r, mask r, others nothing.
    const unsigned char list[] = {2,    0,    0,    0,    1,    0,    6,    0,    0xFF, 0xFF, 0xFF,
                                  0xFF, 2,    0,    4,    0,    0x67, 0x12, 0,    0,    4,    0,
                                  4,    0,    0xFF, 0xFF, 0xFF, 0xFF, 0x10, 0,    4,    0,    0xFF,
                                  0xFF, 0xFF, 0xFF, 0x20, 0,    0,    0,    0xFF, 0xFF, 0xFF, 0xFF};
    const fs::path file = folder.write("f", "old");
    if (::setxattr(file.c_str(), "system.posix_acl_access", list, sizeof list, 0) != 0) {
        std::cout << "skipped: no access control lists on this file system\n";
        return;
    }
    BOOST_TEST(!write_file(file, "new").has_value());
    unsigned char kept[256] = {};
    const auto size = ::getxattr(file.c_str(), "system.posix_acl_access", kept, sizeof kept);
    BOOST_TEST(size == static_cast<ssize_t>(sizeof list));
    BOOST_TEST(std::equal(std::begin(list), std::end(list), kept));
}

BOOST_AUTO_TEST_CASE(what_killed_programs_left_half_written_is_removed_by_the_next_save)
{
    for (const char* name : {".kizuna-aB3xyz.tmp", ".kizuna-4711-0.tmp"})
        make_older(folder.write(name, "half a de"));
    BOOST_TEST(!write_file(folder / "f", "new").has_value());
    BOOST_TEST(files_in_folder() == 1u);
}

BOOST_AUTO_TEST_CASE(what_may_still_be_written_or_is_none_of_ours_is_left_alone)
{
    const fs::path written = folder.write(".kizuna-locked.tmp", "half a de");
    for (const char* name : {"kizuna-aB3xyz.tmp", ".kizuna-aB3xyz.yaml", ".other-aB3xyz.tmp"})
        make_older(folder.write(name, ""));
    make_older(written);
    folder.write(".kizuna-newone.tmp", "");
    const int writing = ::open(written.c_str(), O_WRONLY | O_CLOEXEC);
    BOOST_REQUIRE(::flock(writing, LOCK_EX | LOCK_NB) == 0);
    BOOST_TEST(!write_file(folder / "f", "new").has_value());
    BOOST_TEST(files_in_folder() == 6u);
    ::close(writing);
}

BOOST_AUTO_TEST_CASE(a_link_that_the_system_does_not_follow_is_not_followed_by_hand)
{
    constexpr unsigned long no_links_followed = 256; // MS_NOSYMFOLLOW of linux/mount.h, Linux 5.10
    const SmallDisk disk(folder / "disk", no_links_followed);
    if (!disk.is_mounted()) {
        std::cout << "skipped: only root may mount a disk without links\n";
        return;
    }
    const fs::path file = folder.write("f", "old");
    fs::create_symlink(file, folder / "disk/link");
    BOOST_TEST(write_file(folder / "disk/link", "new").has_value());
    BOOST_TEST(file_text(file) == "old");
}

BOOST_AUTO_TEST_CASE(another_name_of_a_replaced_file_keeps_the_old_text)
{
    const fs::path file = folder.write("f", "old");
    fs::create_hard_link(file, folder / "backup");
    BOOST_TEST(!write_file(file, "new").has_value());
    BOOST_TEST(file_text(folder / "backup") == "old");
}

BOOST_AUTO_TEST_CASE(a_symbolic_link_stays_one_and_its_target_is_written)
{
    const fs::path file = folder.write("decks/f", "old");
    fs::create_symlink("decks/f", folder / "link");
    fs::create_symlink(folder / "link", folder / "link to link");
    BOOST_TEST(!write_file(folder / "link to link", "new").has_value());
    BOOST_TEST(file_text(file) == "new");
    BOOST_TEST(fs::is_symlink(folder / "link"));
    BOOST_TEST(fs::is_symlink(folder / "link to link"));
}

BOOST_AUTO_TEST_CASE(a_link_to_nothing_yet_makes_the_file_it_names)
{
    fs::create_symlink("f", folder / "link");
    BOOST_TEST(!write_file(folder / "link", "new").has_value());
    BOOST_TEST(file_text(folder / "f") == "new");
}

BOOST_AUTO_TEST_CASE(links_that_run_in_a_circle_are_a_fault)
{
    fs::create_symlink("b", folder / "a");
    fs::create_symlink("a", folder / "b");
    const auto fault = write_file(folder / "a", "new");
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST(fault->other == "link-loop");
}

BOOST_AUTO_TEST_CASE(folders_devices_and_missing_folders_are_not_written)
{
    BOOST_TEST((write_file(folder.path, "new")->kind == FaultKind::FileIsDirectory));
    BOOST_TEST((write_file("/dev/null", "new")->kind == FaultKind::FileIsSpecial));
    BOOST_TEST((write_file(folder / "no/f", "new")->kind == FaultKind::FileUnwritable));
    BOOST_TEST(write_file(folder / "no/f", "new")->other == "no-folder");
    BOOST_TEST((write_file("", "new")->kind == FaultKind::FileUnwritable));
    BOOST_TEST(files_in_folder() == 0u);
}

BOOST_AUTO_TEST_CASE(a_file_that_may_not_be_written_stays_as_it_is)
{
    const fs::path file = folder.write("f", "old");
    fs::permissions(file, fs::perms::owner_read);
    if (::geteuid() == 0) { // root may write it all the same
        BOOST_TEST(!write_file(file, "new").has_value());
        return;
    }
    BOOST_TEST((write_file(file, "new")->kind == FaultKind::FileUnwritable));
    BOOST_TEST(file_text(file) == "old");
}

BOOST_AUTO_TEST_CASE(the_old_file_survives_a_write_that_fails_half_way)
{
    const fs::path file = folder.write("f", "old");
    std::optional<Fault> fault;
    {
        const SmallFilesOnly limit(4096);
        fault = write_file(file, std::string(100'000, 'x'));
    }
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->kind == FaultKind::FileUnwritable));
    BOOST_TEST(fault->other == std::generic_category().message(EFBIG));
    BOOST_TEST(file_text(file) == "old");
    BOOST_TEST(files_in_folder() == 1u);
}

BOOST_AUTO_TEST_CASE(the_old_file_survives_a_full_disk)
{
    const SmallDisk disk(folder / "disk");
    if (!disk.is_mounted()) {
        std::cout << "skipped: only root may mount a small disk to fill\n";
        return;
    }
    const fs::path file = folder.write("disk/f", "old");
    const auto fault = write_file(file, std::string(100'000, 'x'));
    BOOST_REQUIRE(fault.has_value());
    BOOST_TEST(fault->other == "full");
    BOOST_TEST(file_text(file) == "old");
    BOOST_TEST(std::distance(fs::directory_iterator(folder / "disk"), {}) == 1);
}

BOOST_AUTO_TEST_CASE(the_files_of_a_folder_come_by_name_without_hidden_ones_and_folders)
{
    for (const char* name : {"b.yaml", "a.yaml", ".c.yaml", "d.yaml~", "e.yaml/f.yaml"})
        folder.write(name, "");
    const std::vector<fs::path> expected = {folder / "a.yaml", folder / "b.yaml"};
    BOOST_TEST(files_in(folder.path, ".yaml") == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(without_a_working_directory_a_path_stays_as_it_is)
{
    const fs::path before = fs::current_path();
    BOOST_TEST(absolute_path("deck.txt") == before / "deck.txt");
    fs::create_directory(folder / "gone");
    fs::current_path(folder / "gone");
    fs::remove(folder / "gone");
    const fs::path without = absolute_path("deck.txt");
    fs::current_path(before);
    BOOST_TEST(without == "deck.txt");
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_listed_is_a_fault)
{
    const auto is = [](FaultKind kind) {
        return [kind](const DataError& error) { return error.fault().kind == kind; };
    };
    BOOST_CHECK_EXCEPTION(files_in(folder / "no", ""), DataError, is(FaultKind::FileMissing));
    BOOST_CHECK_EXCEPTION(files_in(folder.write("f", ""), ""), DataError,
                          is(FaultKind::FileUnreadable));
}

BOOST_AUTO_TEST_SUITE_END()
