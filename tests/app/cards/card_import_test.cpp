#include "app/cards/card_import.h"

#include "app/base/files.h"
#include "app/collection/user_cards.h"
#include "app/known_cards.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(card_import)

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

CardImport read(const std::string& text)
{
    return import_card_text(text, "", shipped_catalogue().tools());
}

/// B01-003 and B01-006 as the library has them, but for their words.
const std::string marth_row = "Marth, Altean Prince\tB01\tB01-003HN_SAMPLE.png\tRed\tHN\t1\tLord\t"
                              "Male/Sword\t1\t40\t20\t";

/// A line of a .fe0db: serial, set, number, names, costs, class, words, strengths, range, skills.
std::string vit_row(const std::string& serial, const std::string& number, const std::string& name,
                    const std::string& cost, const std::string& skills)
{
    return serial + ",B01," + number + "," + name + ",x," + cost +
           ",-,下级,x,光之剑,男,剑,-,40,20,1," + skills + ",-,,\n";
}

using Fact = CardFactKind;
using Files = std::vector<std::filesystem::path>;

} // namespace

BOOST_AUTO_TEST_CASE(a_row_of_a_set_file_gives_its_card_a_paragraph_for_each_skill)
{
    const CardImport imported =
        read(heading + row("Marth, Altean Prince", "B01-003HN_SAMPLE", "one\t-\t\t|ATK SUPP| two"));
    BOOST_TEST(imported.is_card_list);
    BOOST_TEST(
        (imported.texts.of(card(marth)) == std::vector<std::string>{"one", "|ATK SUPP| two"}));
    BOOST_TEST(imported.texts.of(card(caeda)).empty());
}

BOOST_AUTO_TEST_CASE(a_card_is_known_by_its_image_in_every_spelling_of_lackey)
{
    for (const char* image : {"B01/B01-006HN_SAMPLE.png", "B01-006HNv4", "B01-006HNV2_Sample.jpg"})
        BOOST_TEST_CONTEXT(image)
        {
            const CardImport imported = read(heading + row("-", image, "flies"));
            BOOST_TEST(imported.texts.of(card(caeda)).size() == 1U);
        }
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
    const CardImport imported = read(heading + row("Nobody, At All", "nobody.png", "one"));
    BOOST_TEST(imported.unread_rows() == 1);
    BOOST_TEST(imported.texts.size() == 0U);
}

BOOST_AUTO_TEST_CASE(another_text_file_is_no_set_file)
{
    BOOST_TEST(!read("milk\tbread\n").is_card_list);
    BOOST_TEST(!read("").is_card_list);
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
    const CardImport imported = import_cards(Files{folder.path}, shipped_catalogue().tools());
    BOOST_TEST(imported.texts.size() == 1U);
    BOOST_TEST(imported.is_card_list);
}

BOOST_AUTO_TEST_CASE(a_list_in_utf16_is_read)
{
    const ScratchFolder folder;
    std::string wide = "\xff\xfe";
    for (const char c : heading + row("Marth, Altean Prince", "B01-003HN", "one"))
        wide.append({c, '\0'});
    const auto file = folder.write("set.txt", wide);
    BOOST_TEST(import_cards(Files{file}, shipped_catalogue().tools()).texts.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_row_that_no_card_fits_is_named_with_its_file_and_line)
{
    const ScratchFolder folder;
    const auto file =
        folder.write("set.txt", heading + row("Marth, Altean Prince", "B01-003HN", "one") +
                                    row("Nobody, At All", "nobody.png", "one"));
    const CardImport imported = import_cards(Files{file}, shipped_catalogue().tools());
    const UnreadRow expected{.file = file.string(), .line = 3, .text = "Nobody, At All"};
    BOOST_REQUIRE(imported.unread.size() == 1U);
    BOOST_TEST((imported.unread.front() == expected));
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_set_file_or_not_there_is_told)
{
    const ScratchFolder folder;
    const CardImport imported =
        import_cards(Files{folder.write("list.txt", "milk\tbread\n"), folder / "nowhere.txt"},
                     shipped_catalogue().tools());
    BOOST_REQUIRE(imported.unread.size() == 2U);
    BOOST_TEST((imported.unread[0].reason == UnreadRow::Reason::NoCardList));
    BOOST_TEST((imported.unread[1].reason == UnreadRow::Reason::Unreadable));
}

BOOST_AUTO_TEST_CASE(links_between_folders_of_texts_make_no_circle)
{
    const ScratchFolder folder;
    folder.write("sets/a.txt", heading + row("Marth, Altean Prince", "B01-003HN", "one"));
    std::filesystem::create_directory_symlink(folder.path, folder / "sets/back");
    BOOST_TEST(import_cards(Files{folder.path}, shipped_catalogue().tools()).texts.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_row_that_says_what_the_library_says_is_no_conflict)
{
    BOOST_TEST(read(heading + marth_row + "one\t-\t-\t-\n").conflicts.empty());
    BOOST_TEST(read("0,beta0.1,20150828\n" +
                    vit_row("49", "B01-003", "アリティアの王子 マルス", "1", "甲$$乙"))
                   .conflicts.empty());
}

BOOST_AUTO_TEST_CASE(what_a_row_says_differently_is_told_and_the_library_stays)
{
    std::string row = marth_row + "one\t-\t-\t-\n";
    row.replace(row.find("\t1\tLord"), 3, "\t5(4)\t");
    row.replace(row.find("Male/Sword"), 10, "Male/Axe");
    const CardImport imported = read(heading + row);
    const std::vector<CardConflict> expected{
        {.line = 2,
         .card = "B01-003",
         .fact = Fact::Tags,
         .known = "male/sword",
         .told = "axe/male"},
        {.line = 2, .card = "B01-003", .fact = Fact::Cost, .known = "1", .told = "5"},
        {.line = 2, .card = "B01-003", .fact = Fact::ClassChange, .known = "-", .told = "4"}};
    BOOST_TEST((imported.conflicts == expected));
    BOOST_TEST(imported.texts.size() == 1U);
}

BOOST_AUTO_TEST_CASE(another_name_of_a_printing_is_a_conflict_and_an_older_one_is_none)
{
    std::string row = marth_row + "one\t-\t-\t-\n";
    row.replace(0, row.find('\t'), "Caeda, Talys's Heart");
    const CardImport imported = read(heading + row);
    BOOST_REQUIRE(!imported.conflicts.empty());
    BOOST_TEST((imported.conflicts.front().fact == Fact::Name));
    BOOST_TEST(imported.conflicts.front().told == "Caeda, Talys's Heart");
}

BOOST_AUTO_TEST_CASE(of_two_texts_of_a_card_the_first_stays_and_the_other_is_told)
{
    const CardImport imported = read(heading + marth_row + "one\t-\t-\t-\n" + marth_row +
                                     "two\t-\t-\t-\n" + marth_row + "One!\t-\t-\t-\n");
    BOOST_TEST((imported.texts.of("B01-003") == std::vector<std::string>{"one"}));
    BOOST_REQUIRE(imported.conflicts.size() == 1U);
    BOOST_TEST((imported.conflicts.front().fact == Fact::Text));
    BOOST_TEST(imported.conflicts.front().line == 3);
}

BOOST_AUTO_TEST_CASE(a_database_of_ciphervit_gives_texts_by_number_and_by_serial)
{
    const CardImport imported =
        read("0,beta0.1,20150828\n" + vit_row("49", "B01-003", "a b", "1", "甲$$乙") +
             vit_row("52", "B01-777777", "c d", "1", "丙") + "1,2,3\n");
    BOOST_TEST(imported.is_card_list);
    BOOST_TEST((imported.texts.of("B01-003") == std::vector<std::string>{"甲", "乙"}));
    BOOST_TEST((imported.texts.of("B01-006") == std::vector<std::string>{"丙"}));
    BOOST_TEST(imported.unread_rows() == 1);
}

BOOST_AUTO_TEST_CASE(a_serial_gives_no_card_of_another_set_than_the_code)
{
    const CardImport imported =
        read("0,beta0.1,20150828\n" + vit_row("2", "Z99-010N", "Nobody", "1", "one"));
    BOOST_TEST(imported.conflicts.empty());
    BOOST_TEST(imported.texts.of("S01-002").empty());
    BOOST_TEST(imported.cards.size() + imported.unread.size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_card_that_the_library_lacks_joins_it_with_all_its_printings)
{
    const ScratchFolder folder;
    const std::string row = "Nobody, At All\tZ99\tZ99-001HN_SAMPLE\tRed/Blue\tHN\t5(4)\tLord\t"
                            "Female/STaff \t1-2\t60\t20\t|ACT| one\t|CONT| two\t-\t-\n";
    std::string plus = row;
    plus.replace(plus.find("001HN"), 5, "001HNplus");
    const CardImport imported = read(heading + row + plus);
    BOOST_TEST(imported.unread.empty());
    BOOST_TEST(imported.conflicts.empty());
    BOOST_REQUIRE(imported.cards.size() == 1U);

    UserCards cards(folder.path, shipped_catalogue().tools());
    BOOST_TEST(!cards.add(imported));
    BOOST_TEST(cards.texts().of("Z99-001").size() == 2U);
    const Catalogue with =
        load_catalogue(find_program_folders(), {.if_readable = {own_cards_folder(folder.path)}});
    const Card* card = with.library.find("Z99-001HN+").card;
    BOOST_REQUIRE(card);
    BOOST_TEST(card->unit == "Nobody");
    BOOST_TEST(card->title == "At All");
    BOOST_TEST(card->symbols.size() == 2);
    BOOST_TEST(*card->cost.number() == 5);
    BOOST_TEST(card->class_change_cost->or_zero() == 4);
    BOOST_TEST((card->range.contains(1) && card->range.contains(2)));
    BOOST_TEST(card->skills.size() == 2U);
    BOOST_TEST(!card->skills.front().scripted);
    BOOST_TEST(card->printings.size() == 2U);

    // The same again changes nothing, and a further card of the set joins it.
    std::string other = row;
    other.replace(other.find("001"), 3, "002");
    other.replace(0, 6, "Nemo");
    const CardImport again = import_card_text(heading + row + other, "list", with.tools());
    BOOST_TEST(again.conflicts.empty());
    BOOST_TEST(!UserCards(folder.path, with.tools()).add(again));
    const Catalogue both =
        load_catalogue(find_program_folders(), {.if_readable = {own_cards_folder(folder.path)}});
    BOOST_TEST(both.library.find_id("Z99-001"));
    BOOST_TEST(both.library.find_id("Z99-002"));
}

BOOST_AUTO_TEST_CASE(a_new_card_without_its_numbers_is_left_out_and_told)
{
    const std::string row =
        "Nobody, At All\tZ99\tZ99-001HN\tRed\tHN\tfew\tLord\tFemale/Pen\t1\t60\t"
        "20\tone\t-\t-\t-\n";
    const CardImport imported = read(heading + row);
    BOOST_TEST(imported.cards.empty());
    BOOST_REQUIRE(imported.unread.size() == 1U);
    BOOST_TEST((imported.unread.front().reason == UnreadRow::Reason::UnclearFact));
    BOOST_TEST((imported.unread.front().fact == Fact::Cost));
    BOOST_TEST(imported.unread.front().text == "few");
}

BOOST_AUTO_TEST_CASE(own_cards_that_cannot_be_read_are_left_out_with_the_reason)
{
    const ScratchFolder folder;
    folder.write("cards/Z99.yaml", "set: Z99\nkind: user\ncards: 3\n");
    const Catalogue without =
        load_catalogue(find_program_folders(), {.if_readable = {own_cards_folder(folder.path)}});
    BOOST_TEST(without.library.cards().size() == shipped_catalogue().library.cards().size());
    BOOST_REQUIRE(without.left_out.size() == 1U);
    BOOST_TEST(without.left_out.front().place.line == 3);
}

BOOST_AUTO_TEST_CASE(conflicts_are_kept_by_card_and_give_way_to_newer_ones_of_their_file)
{
    const ScratchFolder folder;
    const DeckFileTools tools = shipped_catalogue().tools();
    const auto import_with_cost = [&](const std::string& cost) {
        std::string row = marth_row + "-\t-\t-\t-\n";
        row.replace(row.find("\t1\tLord"), 3, "\t" + cost + "\t");
        const auto file = folder.write("set.txt", heading + row);
        UserCards(folder / "data", tools).add(import_cards(Files{file}, tools));
        return UserCards(folder / "data", tools).conflicts_of(card(marth));
    };
    BOOST_TEST(import_with_cost("3").front().told == "3");
    const auto now = import_with_cost("4");
    BOOST_REQUIRE(now.size() == 1U);
    BOOST_TEST(now.front().told == "4");
    BOOST_TEST(UserCards(folder / "data", tools).conflicts_of(card(caeda)).empty());
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
    BOOST_TEST(!first.add({.texts = texts}));
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
    first.add({.texts = texts});
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
