#include "app/batch/archive.h"

#include "app/base/files.h"
#include "cards/base/encodings.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"

#include <archive.h>
#include <archive_entry.h>

#include <locale.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <utility>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 7> archive_endings = {".zip",    ".tar", ".tar.gz", ".tgz",
                                                             ".tar.xz", ".txz", ".7z"};

struct Signature {
    std::size_t at;
    std::string_view bytes;
};
using namespace std::string_view_literals;
constexpr std::array<Signature, 6> signatures = {{{0, "PK\x03\x04"sv},
                                                  {0, "PK\x05\x06"sv},
                                                  {257, "ustar"sv},
                                                  {0, "\x1f\x8b"sv},
                                                  {0, "\xfd\x37zXZ\0"sv},
                                                  {0, "7z\xbc\xaf\x27\x1c"sv}}};

/// True if a name would lead out of the folder that an archive is unpacked in, on any system.
bool leads_out(std::string_view name)
{
    if (name.empty() || name.front() == '/' || name.front() == '\\' ||
        (name.size() > 1 && name[1] == ':'))
        return true;
    while (true) {
        const std::size_t end = name.find_first_of("/\\");
        if (name.substr(0, end) == "..")
            return true;
        if (end == std::string_view::npos)
            return false;
        name.remove_prefix(end + 1);
    }
}

std::string name_of(::archive_entry& entry)
{
    const char* bytes = archive_entry_pathname(&entry);
    std::string_view name = bytes ? bytes : "";
    while (name.size() > 2 && name.starts_with("./"))
        name.remove_prefix(2);
    return decoded_text(std::string(name)).text; // Japanese Windows writes names in Shift-JIS
}

/// Sets a UTF-8 locale for this thread while it lives, because in the C locale libarchive drops
/// names that are not ASCII.
class Utf8Names {
public:
    Utf8Names() : utf8_(::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr))
    {
        if (utf8_)
            before_ = ::uselocale(utf8_);
    }
    ~Utf8Names()
    {
        if (!utf8_)
            return;
        ::uselocale(before_);
        ::freelocale(utf8_);
    }
    Utf8Names(const Utf8Names&) = delete;
    Utf8Names& operator=(const Utf8Names&) = delete;

private:
    locale_t utf8_;
    locale_t before_ = nullptr;
};

} // namespace

bool is_archive_name(std::string_view name)
{
    const std::string lower = lower_case(name);
    return std::ranges::any_of(archive_endings,
                               [&](std::string_view ending) { return lower.ends_with(ending); });
}

bool is_archive(const fs::path& file)
{
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return false;
    if (is_archive_name(file.filename().string()))
        return true;
    std::array<char, 512> head{};
    std::ifstream stream(file, std::ios::binary);
    stream.read(head.data(), head.size());
    const std::string_view read(head.data(), static_cast<std::size_t>(stream.gcount()));
    return std::ranges::any_of(signatures, [&](const Signature& signature) {
        return read.size() > signature.at && read.substr(signature.at).starts_with(signature.bytes);
    });
}

void ArchiveReader::Free::operator()(::archive* archive) const
{
    archive_read_free(archive);
}

ArchiveReader::ArchiveReader(fs::path file, std::function<bool(const std::string&)> wants,
                             const ArchiveLimits& limits)
    : file_(std::move(file)), wants_(std::move(wants)), limits_(limits),
      archive_(archive_read_new())
{
    std::error_code error;
    bytes_ = fs::file_size(file_, error);
    archive_read_support_format_zip(archive_.get());
    archive_read_support_format_tar(archive_.get());
    archive_read_support_format_7zip(archive_.get());
    archive_read_support_filter_gzip(archive_.get());
    archive_read_support_filter_xz(archive_.get());
    constexpr std::size_t block_bytes = 64U << 10;
    // A failure shows in next().
    archive_read_open_filename(archive_.get(), file_.c_str(), block_bytes);
}

ArchiveReader::~ArchiveReader() = default;

std::uintmax_t ArchiveReader::bytes_read() const
{
    if (!archive_)
        return bytes_;
    const auto read = archive_filter_bytes(archive_.get(), -1);
    return std::min(bytes_, static_cast<std::uintmax_t>(std::max<decltype(read)>(read, 0)));
}

ArchiveEntry ArchiveReader::refuse(std::string name, std::string why) const
{
    Fault fault = file_fault(faults::FileUnreadable{std::move(why)}, shown(name));
    return {.name = std::move(name), .text = std::move(fault)};
}

/// An entry as a path, for messages.
std::string ArchiveReader::shown(const std::string& name) const
{
    return name.empty() ? file_.string() : file_.string() + '/' + name;
}

/// Ends reading, with a refusal of the rest.
ArchiveEntry ArchiveReader::end(std::string why)
{
    archive_.reset();
    return refuse({}, std::move(why));
}

bool ArchiveReader::costs_too_much() const
{
    return unpacked_ > limits_.all_bytes ||
           (unpacked_ > limits_.free_bytes && unpacked_ / limits_.ratio > bytes_);
}

std::string ArchiveReader::reason_of_failure() const
{
    // libarchive 3.6 follows a stray pointer if asked about encryption before it knows the format.
    if (archive_format(archive_.get()) == 0)
        return "archive-unknown";
    return archive_read_has_encrypted_entries(archive_.get()) == 1 ? "archive-encrypted"
                                                                   : "archive-damaged";
}

std::optional<ArchiveEntry> ArchiveReader::next()
{
    const Utf8Names names;
    while (archive_) {
        ::archive_entry* entry = nullptr;
        const int result = archive_read_next_header(archive_.get(), &entry);
        if (result == ARCHIVE_EOF) {
            archive_.reset();
            break;
        }
        if (result < ARCHIVE_WARN) {
            return end(reason_of_failure());
        }
        if (++entries_ > limits_.entries)
            return end("archive-entries");
        if (auto found = look_at(*entry))
            return found;
    }
    return std::nullopt;
}

/// The entry if it is wanted or refused; else nullopt.
std::optional<ArchiveEntry> ArchiveReader::look_at(::archive_entry& entry)
{
    std::string name = name_of(entry);
    if (leads_out(name))
        return refuse(std::move(name), "archive-outside");
    if (archive_entry_hardlink(&entry) || archive_entry_filetype(&entry) == AE_IFLNK)
        return refuse(std::move(name), "archive-link");
    if (archive_entry_filetype(&entry) == AE_IFDIR)
        return std::nullopt;
    if (archive_entry_filetype(&entry) != AE_IFREG)
        return refuse(std::move(name), "archive-device");
    if (archive_entry_is_encrypted(&entry))
        return refuse(std::move(name), "archive-encrypted");
    const bool is_nested = is_archive_name(name);
    const bool is_wanted = !is_nested && wants_(name);
    const auto bytes = std::max<std::int64_t>(
        archive_entry_size_is_set(&entry) ? archive_entry_size(&entry) : 0, 0);
    const bool is_large = std::cmp_greater(bytes, limits_.entry_bytes);
    if (is_wanted && !is_large)
        return unpack(std::move(name));
    // Skipped files in a zip are never unpacked; in other archives they are part of one stream.
    const bool is_apart =
        (archive_format(archive_.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_ZIP;
    unpacked_ += is_apart ? 0 : static_cast<std::uintmax_t>(bytes);
    if (costs_too_much())
        return end("archive-bomb");
    if (is_nested)
        return refuse(std::move(name), "archive-nested");
    return is_wanted ? std::optional(too_large(std::move(name))) : std::nullopt;
}

ArchiveEntry ArchiveReader::too_large(std::string name) const
{
    Fault fault = size_fault(shown(name), limits_.entry_bytes);
    return {.name = std::move(name), .text = std::move(fault)};
}

ArchiveEntry ArchiveReader::unpack(std::string name)
{
    std::string text;
    std::array<char, 16384> block{};
    while (true) {
        const auto got = archive_read_data(archive_.get(), block.data(), block.size());
        if (got == 0)
            return {.name = std::move(name), .text = std::move(text)};
        if (got == ARCHIVE_FATAL)
            return end("archive-damaged");
        if (got < 0)
            return refuse(std::move(name), "archive-damaged");
        text.append(block.data(), static_cast<std::size_t>(got));
        unpacked_ += static_cast<std::uintmax_t>(got);
        if (costs_too_much())
            return end("archive-bomb");
        if (text.size() > limits_.entry_bytes)
            return too_large(std::move(name));
    }
}

} // namespace kizuna
