#include "app/batch/archive.h"

#include "app/batch/sample_archive.h"
#include "app/scratch_folder.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <array>

using namespace kizuna;
using namespace kizuna::test;

namespace archive_samples {

struct ArchiveTest {
    ScratchFolder scratch;

    std::vector<ArchiveEntry> entries_of(const std::filesystem::path& file,
                                         const ArchiveLimits& limits = {}) const
    {
        ArchiveReader reader(
            file, [](const std::string& name) { return name.ends_with(".dek"); }, limits);
        std::vector<ArchiveEntry> entries;
        while (auto entry = reader.next())
            entries.push_back(std::move(*entry));
        return entries;
    }
    static std::string reason_of(const ArchiveEntry& entry)
    {
        const auto* fault = std::get_if<Fault>(&entry.text);
        return fault ? fault->other : "read";
    }
    /// The reason of the only entry that an archive of this one gives.
    std::string reason_of_only(const PackedFile& file, Packing packing = Packing::Tar) const
    {
        const auto entries = entries_of(pack(scratch / "a.archive", packing, {file}));
        return entries.size() == 1 ? reason_of(entries.front()) : std::to_string(entries.size());
    }
};

constexpr std::array packings = {Packing::Zip, Packing::Tar, Packing::TarGz, Packing::TarXz,
                                 Packing::SevenZip};

} // namespace archive_samples

using namespace archive_samples;

BOOST_FIXTURE_TEST_SUITE(archive_files, ArchiveTest)

BOOST_DATA_TEST_CASE(wanted_files_of_every_kind_of_archive_are_read, packings, packing)
{
    const auto file = pack(scratch / "decks", packing,
                           {{.name = "a.dek", .text = "one"},
                            {.name = "folder/", .type = AE_IFDIR},
                            {.name = "folder/b.dek", .text = "two"},
                            {.name = "folder/notes.md", .text = "three"}});
    BOOST_TEST(is_archive(file));
    const auto entries = entries_of(file);
    BOOST_REQUIRE(entries.size() == 2U);
    BOOST_TEST(entries[0].name == "a.dek");
    BOOST_TEST(std::get<std::string>(entries[0].text) == "one");
    BOOST_TEST(entries[1].name == "folder/b.dek");
    BOOST_TEST(std::get<std::string>(entries[1].text) == "two");
}

BOOST_DATA_TEST_CASE(names_of_every_script_are_kept, packings, packing)
{
    const auto entries =
        entries_of(pack(scratch / "decks", packing, {{.name = "アリティア.dek", .text = "one"}}));
    BOOST_REQUIRE(entries.size() == 1U);
    BOOST_TEST(entries.front().name == "アリティア.dek");
}

BOOST_AUTO_TEST_CASE(a_deck_is_no_archive_and_a_name_alone_makes_one)
{
    BOOST_TEST(!is_archive(scratch.write("deck.fe0d", "49\n49\n")));
    BOOST_TEST(is_archive(scratch.write("broken.ZIP", "49\n")));
    BOOST_TEST(!is_archive(scratch.path));
    BOOST_TEST(!is_archive(scratch / "nowhere.zip"));
}

BOOST_DATA_TEST_CASE(names_that_lead_out_of_the_archive_are_refused,
                     (std::vector<std::string>{"/etc/x.dek", "../x.dek", "a/../../x.dek",
                                               "..\\x.dek", "C:\\x.dek", "\\x.dek"}),
                     name)
{
    BOOST_TEST(reason_of_only({.name = name, .text = "one"}) == "archive-outside");
}

BOOST_AUTO_TEST_CASE(links_are_refused)
{
    BOOST_TEST(reason_of_only({.name = "x.dek", .type = AE_IFLNK, .link = "/etc/passwd"}) ==
               "archive-link");
    BOOST_TEST(reason_of_only(
                   {.name = "x.dek", .type = AE_IFREG, .link = "y.dek", .is_hard_link = true}) ==
               "archive-link");
}

BOOST_DATA_TEST_CASE(devices_are_refused, (std::array{AE_IFCHR, AE_IFBLK, AE_IFIFO}), type)
{
    BOOST_TEST(reason_of_only({.name = "x.dek", .type = type}) == "archive-device");
}

BOOST_AUTO_TEST_CASE(archives_in_archives_are_not_opened)
{
    BOOST_TEST(reason_of_only({.name = "more.zip", .text = "PK"}) == "archive-nested");
}

BOOST_AUTO_TEST_CASE(encrypted_files_are_told)
{
    BOOST_TEST(reason_of_only({.name = "x.dek", .text = "secret"}, Packing::EncryptedZip) ==
               "archive-encrypted");
}

BOOST_AUTO_TEST_CASE(what_is_no_archive_is_told)
{
    const auto entries = entries_of(scratch.write("a.tar", "no archive at all\n"));
    BOOST_REQUIRE(entries.size() == 1U);
    BOOST_TEST(entries.front().name.empty());
    BOOST_TEST(reason_of(entries.front()) == "archive-unknown");
}

BOOST_DATA_TEST_CASE(an_archive_that_is_broken_off_gives_what_is_whole_and_is_told, packings,
                     packing)
{
    std::vector<PackedFile> files;
    for (int at = 0; at < 8; ++at)
        files.push_back({.name = std::to_string(at) + ".dek", .text = noise(30'000, at)});
    const auto file = pack(scratch / "decks", packing, files);
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    const auto entries = entries_of(file);
    BOOST_REQUIRE(!entries.empty());
    BOOST_TEST(reason_of(entries.back()) == "archive-damaged");
    for (std::size_t at = 0; at + 1 < entries.size(); ++at)
        BOOST_TEST((std::get<std::string>(entries[at].text) == files[at].text));
}

BOOST_AUTO_TEST_CASE(no_more_of_a_file_is_unpacked_than_a_deck_needs)
{
    const auto file =
        pack(scratch / "decks", Packing::Zip,
             {{.name = "a.dek", .text = std::string(5000, '1')}, {.name = "b.dek", .text = "two"}});
    const auto entries = entries_of(file, {.entry_bytes = 1000});
    BOOST_REQUIRE(entries.size() == 2U);
    BOOST_TEST((std::get<Fault>(entries[0].text).kind == FaultKind::FileTooLarge));
    BOOST_TEST(std::get<std::string>(entries[1].text) == "two");
}

BOOST_DATA_TEST_CASE(a_bomb_ends_at_the_ratio, (std::array{Packing::TarGz, Packing::SevenZip}),
                     packing)
{
    // Not even wanted: a stream is unpacked to its end.
    const auto file = pack(
        scratch / "decks", packing,
        {{.name = "a.bin", .text = std::string(4U << 20, '\0')}, {.name = "b.dek", .text = "two"}});
    const auto entries = entries_of(file, {.free_bytes = 1U << 20});
    BOOST_REQUIRE(entries.size() == 1U);
    BOOST_TEST(reason_of(entries.front()) == "archive-bomb");
}

BOOST_AUTO_TEST_CASE(a_bomb_of_many_files_ends_at_the_sum)
{
    std::vector<PackedFile> files;
    for (int at = 0; at < 20; ++at)
        files.push_back({.name = std::to_string(at) + ".dek", .text = noise(1000, at)});
    const auto entries =
        entries_of(pack(scratch / "decks", Packing::Zip, files), {.all_bytes = 10'000});
    BOOST_TEST(entries.size() == 11U);
    BOOST_TEST(reason_of(entries.back()) == "archive-bomb");
}

BOOST_AUTO_TEST_CASE(more_files_than_anybody_has_decks_end_it)
{
    std::vector<PackedFile> files;
    for (int at = 0; at < 20; ++at)
        files.push_back({.name = std::to_string(at) + ".png", .text = "x"});
    const auto entries = entries_of(pack(scratch / "decks", Packing::Tar, files), {.entries = 10});
    BOOST_REQUIRE(entries.size() == 1U);
    BOOST_TEST(reason_of(entries.front()) == "archive-entries");
}

BOOST_AUTO_TEST_CASE(a_large_file_that_is_not_wanted_costs_a_zip_nothing)
{
    const auto file = pack(
        scratch / "decks", Packing::Zip,
        {{.name = "a.bin", .text = std::string(4U << 20, '\0')}, {.name = "b.dek", .text = "two"}});
    const auto entries = entries_of(file, {.free_bytes = 1U << 20});
    BOOST_REQUIRE(entries.size() == 1U);
    BOOST_TEST(reason_of(entries.front()) == "read");
}

BOOST_AUTO_TEST_SUITE_END()
