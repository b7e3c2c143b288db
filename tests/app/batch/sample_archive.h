#pragma once

#include <archive.h>
#include <archive_entry.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include <locale.h>

namespace kizuna::test {

enum class Packing { Zip, EncryptedZip, Tar, TarGz, TarXz, SevenZip };

inline std::ostream& operator<<(std::ostream& out, Packing packing)
{
    return out << static_cast<int>(packing);
}

/// What is to be packed, be it as hostile as it likes.
struct PackedFile {
    std::string name;
    std::string text{};
    unsigned type = AE_IFREG;
    std::string link{};
    bool is_hard_link = false;
};

inline void set_packing(::archive* writer, Packing packing)
{
    switch (packing) {
    case Packing::EncryptedZip:
    case Packing::Zip:
        archive_write_set_format_zip(writer);
        break;
    case Packing::SevenZip:
        archive_write_set_format_7zip(writer);
        break;
    case Packing::TarGz:
        archive_write_add_filter_gzip(writer);
        archive_write_set_format_gnutar(writer);
        break;
    case Packing::TarXz:
        archive_write_add_filter_xz(writer);
        archive_write_set_format_gnutar(writer);
        break;
    case Packing::Tar:
        archive_write_set_format_gnutar(writer);
        break;
    }
    if (packing == Packing::EncryptedZip) {
        archive_write_set_passphrase(writer, "secret");
        archive_write_set_options(writer, "zip:encryption=zipcrypt");
    }
}

/// While it lives, names are written as UTF-8 whatever the locale is.
struct Utf8Writing {
    locale_t utf8 = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    locale_t before = ::uselocale(utf8);
    Utf8Writing() = default;
    ~Utf8Writing()
    {
        ::uselocale(before);
        ::freelocale(utf8);
    }
    Utf8Writing(const Utf8Writing&) = delete;
    Utf8Writing& operator=(const Utf8Writing&) = delete;
};

/// Writes an archive. Throws where the library will not.
inline std::filesystem::path pack(const std::filesystem::path& file, Packing packing,
                                  const std::vector<PackedFile>& files)
{
    const Utf8Writing names;
    const std::unique_ptr<::archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                           archive_write_free);
    set_packing(writer.get(), packing);
    if (archive_write_open_filename(writer.get(), file.c_str()) != ARCHIVE_OK)
        throw std::runtime_error(archive_error_string(writer.get()));
    for (const PackedFile& each : files) {
        const std::unique_ptr<::archive_entry, decltype(&archive_entry_free)> entry(
            archive_entry_new(), archive_entry_free);
        archive_entry_set_pathname(entry.get(), each.name.c_str());
        archive_entry_set_filetype(entry.get(), each.type);
        archive_entry_set_perm(entry.get(), 0644);
        if (each.is_hard_link)
            archive_entry_set_hardlink(entry.get(), each.link.c_str());
        else if (!each.link.empty())
            archive_entry_set_symlink(entry.get(), each.link.c_str());
        archive_entry_set_size(entry.get(), static_cast<std::int64_t>(each.text.size()));
        if (archive_write_header(writer.get(), entry.get()) < ARCHIVE_WARN)
            throw std::runtime_error(archive_error_string(writer.get()));
        archive_write_data(writer.get(), each.text.data(), each.text.size());
    }
    if (archive_write_close(writer.get()) != ARCHIVE_OK)
        throw std::runtime_error(archive_error_string(writer.get()));
    return file;
}

/// Text that cannot be packed to less, the same for the same seed.
inline std::string noise(std::size_t bytes, int seed)
{
    std::mt19937 random(static_cast<unsigned>(seed));
    std::string text(bytes, ' ');
    for (char& each : text)
        each = static_cast<char>(random() & 0xff);
    return text;
}

} // namespace kizuna::test
