#include "app/cards/card_texts.h"

#include "app/collection/user_cards.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_texts)

namespace {

// Not the words of any card: the tests bring their own.
const std::string heading =
    "Name\tSet\tImagefile\tColor\tRarity\tCost\tClass\tType\tRange\tAttack\t"
    "Support\tSkill#1\tSkill#2\tSkill#3\tSkill#4\n";

std::string row(const std::string& name, const std::string& image, const std::string& skills)
{
    return name + "\t B01\t" + image + "\tRed\tHN\t1\tLord\tMale/Sword\t1\t40\t20\t" + skills +
           "\n";
}

ImportedTexts read(const std::string& text)
{
    return read_lackey_texts(text, shipped_catalogue().tools());
}

} // namespace

BOOST_AUTO_TEST_CASE(a_row_of_a_set_file_gives_its_card_a_paragraph_for_each_skill)
{
    const ImportedTexts imported =
        read(heading + row("Marth, Altean Prince", "B01-003HN_SAMPLE", "one\t-\t\t|ATK SUPP| two"));
    BOOST_TEST(imported.is_set_file);
    BOOST_TEST(
        (imported.texts.of(card(marth)) == std::vector<std::string>{"one", "|ATK SUPP| two"}));
    BOOST_TEST(imported.texts.of(card(caeda)).empty());
}

BOOST_AUTO_TEST_CASE(four_spaces_part_the_columns_as_tabs_do)
{
    std::string text = heading + row("Caeda, Talys's Heart", "B01-006HN_SAMPLE", "flies\t-\t-\t-");
    for (std::size_t at; (at = text.find('\t')) != std::string::npos;)
        text.replace(at, 1, "    ");
    BOOST_TEST((read(text).texts.of(card(caeda)) == std::vector<std::string>{"flies"}));
}

BOOST_AUTO_TEST_CASE(a_row_that_no_card_fits_is_counted)
{
    const ImportedTexts imported = read(heading + row("Nobody, At All", "Z99-999HN", "one"));
    BOOST_TEST(imported.unknown == 1);
    BOOST_TEST(imported.texts.size() == 0U);
}

BOOST_AUTO_TEST_CASE(another_text_file_is_no_set_file)
{
    BOOST_TEST(!read("milk\tbread\n").is_set_file);
    BOOST_TEST(!read("").is_set_file);
}

BOOST_AUTO_TEST_CASE(a_short_row_is_read_as_far_as_it_goes)
{
    BOOST_TEST(read(heading + "Marth, Altean Prince\tB01\n").texts.size() == 0U);
}

BOOST_AUTO_TEST_CASE(a_folder_of_set_files_is_read_and_the_rest_of_it_passed_over)
{
    const ScratchFolder folder;
    folder.write("sets/a.txt", heading + row("Marth, Altean Prince", "B01-003HN", "one"));
    folder.write("sets/readme.txt", "hello");
    const ImportedTexts imported = import_card_texts({folder.path}, shipped_catalogue().tools());
    BOOST_TEST(imported.texts.size() == 1U);
    BOOST_TEST(imported.is_set_file);
}

BOOST_AUTO_TEST_CASE(a_row_that_no_card_fits_is_named_with_its_file_and_line)
{
    const ScratchFolder folder;
    const auto file =
        folder.write("set.txt", heading + row("Marth, Altean Prince", "B01-003HN", "one") +
                                    row("Nobody, At All", "Z99-999HN", "one"));
    const ImportedTexts imported = import_card_texts({file}, shipped_catalogue().tools());
    const UnreadText expected{.file = file.string(), .line = 3, .text = "Nobody, At All"};
    BOOST_REQUIRE(imported.unread.size() == 1U);
    BOOST_TEST((imported.unread.front() == expected));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_set_file_or_not_there_is_told)
{
    const ScratchFolder folder;
    const ImportedTexts imported =
        import_card_texts({folder.write("list.txt", "milk\tbread\n"), folder / "nowhere.txt"},
                          shipped_catalogue().tools());
    BOOST_REQUIRE(imported.unread.size() == 2U);
    BOOST_TEST((imported.unread[0].reason == UnreadText::Reason::NoSetFile));
    BOOST_TEST((imported.unread[1].reason == UnreadText::Reason::Unreadable));
}

BOOST_AUTO_TEST_CASE(links_between_folders_of_texts_make_no_circle)
{
    const ScratchFolder folder;
    folder.write("sets/a.txt", heading + row("Marth, Altean Prince", "B01-003HN", "one"));
    std::filesystem::create_directory_symlink(folder.path, folder / "sets/back");
    BOOST_TEST(import_card_texts({folder.path}, shipped_catalogue().tools()).texts.size() == 1U);
}

BOOST_AUTO_TEST_CASE(added_texts_are_there_the_next_time)
{
    const ScratchFolder folder;
    const DeckFileTools tools = shipped_catalogue().tools();
    UserCards first(folder / "data", tools);
    int changes = 0;
    const Subscription counting = first.texts_changed.subscribe([&] { ++changes; });
    CardTexts texts;
    texts.set("B01-003", {"one"});
    BOOST_TEST(!first.add_texts(texts));
    BOOST_TEST(changes == 1);
    BOOST_TEST(UserCards(folder / "data", tools).texts().of(card(marth)).front() == "one");
}

BOOST_AUTO_TEST_CASE(texts_that_are_taken_away_are_gone_the_next_time)
{
    const ScratchFolder folder;
    const DeckFileTools tools = shipped_catalogue().tools();
    UserCards first(folder / "data", tools);
    CardTexts texts;
    texts.set("B01-003", {"one"});
    first.add_texts(texts);
    BOOST_TEST(!first.replace_texts({}));
    BOOST_TEST(first.texts().size() == 0U);
    BOOST_TEST(UserCards(folder / "data", tools).texts().size() == 0U);
}

BOOST_AUTO_TEST_CASE(what_was_kept_reads_back_the_same)
{
    CardTexts texts;
    texts.set("B01-003", {"one", "two"});
    texts.set("B01-006", {"three"});
    BOOST_TEST((read_card_texts(card_texts_file_text(texts)) == texts));
}

BOOST_AUTO_TEST_CASE(a_newer_import_goes_before_an_older_one_and_keeps_the_rest)
{
    CardTexts texts;
    texts.set("B01-003", {"old"});
    texts.set("B01-006", {"kept"});
    CardTexts newer;
    newer.set("B01-003", {"new"});
    texts.take(newer);
    BOOST_TEST(texts.of(card(marth)).front() == "new");
    BOOST_TEST(texts.of(card(caeda)).front() == "kept");
}

BOOST_AUTO_TEST_SUITE_END()
