#include "app/card_games/calculation_text.h"
#include "app/card_games/calculators.h"
#include "app/card_games/card_game_editor.h"
#include "app/card_games/card_game_text.h"
#include "app/scratch_folder.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

namespace {

const char* const languages[] = {"en", "ja", "it"};

Messages messages_in(const std::string& language)
{
    return Messages(KIZUNA_TEST_LOCALES, language);
}

CardGameEditor empty_editor()
{
    const ScratchFolder folder;
    const Environment data("XDG_DATA_HOME", folder.path.string());
    return {find_program_folders(), "detainer"};
}

EnteredCard unit(const std::string& name, int level, int copies)
{
    return {.name = name, .type = 0, .numbers = {level, 1, 1, 1, 1}, .copies = copies};
}

bool has_line(const std::vector<std::string>& lines, std::string_view text)
{
    return std::ranges::any_of(
        lines, [&](const std::string& line) { return line.find(text) != line.npos; });
}

} // namespace

BOOST_AUTO_TEST_SUITE(card_games)

BOOST_DATA_TEST_CASE(each_calculator_answers_its_example_in_every_language, data::make(languages),
                     language)
{
    const Messages messages = messages_in(language);
    for (const Calculator& calculator : calculators()) {
        const CalculatorAnswer answer = calculator.calculate(calculator.example, messages);
        BOOST_TEST(answer.fault == "", calculator.id);
        BOOST_TEST(!answer.rows.empty());
        for (const CalculatorAnswer::Row& row : answer.rows) {
            BOOST_TEST(row.text.find('{') == row.text.npos, row.text);
            BOOST_TEST(row.text.find("calculator.") == row.text.npos, row.text);
        }
    }
}

BOOST_DATA_TEST_CASE(every_kind_of_step_is_a_sentence, data::make(languages), language)
{
    const Messages messages = messages_in(language);
    for (int kind = 0; kind <= static_cast<int>(StepKind::MoveTooFar); ++kind) {
        CalculationStep step{"FET-DMG-1", static_cast<StepKind>(kind)};
        step.numbers.assign(5, Bounds(2)); // as many as any has
        step.names.assign(3, "first");
        const std::string text = calculation_text(step, messages);
        BOOST_TEST(text.size() > 3u, kind);
        BOOST_TEST(text.find("calculator.") == text.npos, text);
    }
}

BOOST_AUTO_TEST_CASE(what_is_typed_wrong_is_told_with_its_line)
{
    const Messages messages = messages_in("en");
    const auto fault = [&](std::string_view id, std::string_view text) {
        const auto found = std::ranges::find(calculators(), id, &Calculator::id);
        const CalculatorAnswer answer = found->calculate(text, messages);
        BOOST_TEST(answer.rows.empty());
        return answer.fault;
    };
    BOOST_TEST(fault("chips", "turn\nsuprise 2").starts_with("2:1: "));
    BOOST_TEST(fault("battle", "unit durability 1\nunti").starts_with("2:1: "));
    BOOST_TEST(fault("move", "1\nstep\nstep") == "step 3: DET-MOV-2: Step 2 is one too many: the "
                                                 "move has 1 step.");
    BOOST_TEST(fault("move", "far").starts_with("1:1: "));
    BOOST_TEST(fault("battle", "messenger\nunit durability 1").find("DET-WIN-3") !=
               std::string::npos);
    BOOST_TEST(fault("damage", "attack 3 against axe").find("FET-TRI-2") != std::string::npos);
    BOOST_TEST(fault("damage", "attack 3 chips 100").starts_with("1:16: "));
    BOOST_TEST(fault("range", "infantry blocked 0,9").starts_with("1:18: "));
    BOOST_TEST(fault("range", "").starts_with("1:1: "));
    BOOST_TEST(fault("damage", "").starts_with("1:1: "));
    BOOST_TEST(fault("chain", "pass") == "step 1: FET-CHN-2: No effect waits to be resolved.");
}

BOOST_AUTO_TEST_CASE(a_card_without_a_type_keeps_none_and_is_not_counted_as_a_unit)
{
    CardGameEditor editor = empty_editor();
    EnteredCard card = unit("Five", 2, 1);
    card.type = no_type;
    BOOST_TEST(editor.add(card));
    BOOST_TEST(editor.list_text().find("type:") == std::string::npos, editor.list_text());
    BOOST_TEST(!has_line(editor.verdict(messages_in("en")),
                         "Going second: levels that add up to exactly 2"));
}

BOOST_AUTO_TEST_CASE(ten_cards_are_entered_and_both_openings_answered)
{
    const Messages messages = messages_in("en");
    CardGameEditor editor = empty_editor();
    BOOST_TEST(!editor.add(unit("  ", 1, 1)));
    for (const int level : {1, 1, 2, 3, 4, 4, 5, 2, 1})
        BOOST_TEST(editor.add(unit("Unit " + std::to_string(editor.cards().size()), level, 1)));
    EnteredCard stigmata{.name = "Seal", .type = 5, .numbers = {-1, -1, -1, -1, -1}, .copies = 3};
    BOOST_TEST(editor.add(stigmata));
    const std::vector<std::string> lines = editor.verdict(messages);
    BOOST_TEST(lines.front() ==
               "12 cards in the deck; it obeys the rules that this document gives; it gives no "
               "deck size.");
    BOOST_TEST(has_line(lines, "Going first: levels that add up to exactly 3: Unit 3."));
    BOOST_TEST(has_line(lines, "Going second: levels that add up to exactly 2: Unit 2."));
    BOOST_TEST(has_line(lines, "Partial: "));
    BOOST_TEST(has_line(lines, "Only units are counted"));

    stigmata.copies = 2;
    BOOST_TEST(editor.change(9, stigmata));
    BOOST_TEST(editor.verdict(messages).front() ==
               "11 cards in the deck; it is not in order, for 1 reason.");
    BOOST_TEST(has_line(editor.verdict(messages), "DET-CON-1: "));
}

BOOST_AUTO_TEST_CASE(where_no_opening_fits_the_proof_is_given)
{
    const Messages messages = messages_in("en");
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox", 2, 2));
    editor.add(unit("Giant", 4, 1));
    const std::vector<std::string> lines = editor.verdict(messages);
    BOOST_TEST(has_line(lines, "no levels add up to exactly 3; the highest sum below is 2: Ox."));
    BOOST_TEST(has_line(lines, "2 + 1: level 1 is needed once; there is none."));
}

BOOST_AUTO_TEST_CASE(a_level_that_was_not_entered_leaves_the_answer_open)
{
    const Messages messages = messages_in("en");
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox", 2, 1));
    editor.add(unit("Riddle", -1, 1));
    const std::vector<std::string> lines = editor.verdict(messages);
    BOOST_TEST(has_line(lines, "Going first: of the levels that are known none"));
    BOOST_TEST(has_line(lines, "Not known: level or type of Riddle (1 copy)."));
}

BOOST_DATA_TEST_CASE(the_help_has_every_clause_of_the_other_games, data::make(languages), language)
{
    const std::vector<HelpEntry> entries =
        other_card_game_entries(find_program_folders().data, messages_in(language));
    BOOST_TEST(entries.size() == 96u); // 94 clauses, and of each game what is unknown
    const auto entry = std::ranges::find(entries, "FET-TIM-4", &HelpEntry::title);
    BOOST_REQUIRE((entry != entries.end()));
    const bool is_of_its_game = entry->section.find("Fire Emblem TCG") != std::string::npos ||
                                entry->section.find("ファイアーエムブレムTCG") != std::string::npos;
    BOOST_TEST(is_of_its_game);
}

BOOST_AUTO_TEST_CASE(a_deck_of_a_game_there_is_not_is_refused_in_the_window_too)
{
    ImportedDeck imported{.deck = {.game = "chess"}, .game_place = {.line = 3, .column = 7}};
    refuse_other_card_game(imported, "deck.txt");
    BOOST_REQUIRE(imported.faults.size() == 1u);
    BOOST_TEST((imported.faults[0].kind == FaultKind::UnknownWord));
    BOOST_TEST((imported.faults[0].place == Place{"deck.txt", 3, 7}));
}

BOOST_AUTO_TEST_CASE(what_is_entered_is_kept_as_a_list_and_a_deck_that_the_program_reads)
{
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox: the \"first\"", 2, 2));
    editor.add(unit("Giant", 4, 0));
    const ListedCards cards =
        read_listed_cards(editor.profile(), {{"mine.yaml", editor.list_text()}});
    BOOST_TEST(cards.findings.empty());
    BOOST_REQUIRE(cards.library.cards().size() == 2u);
    BOOST_TEST(cards.library.cards()[0].unit == "Ox: the \"first\"");

    const ExchangeIds no_exchange;
    const ImportedDeck read = read_kizuna_deck(editor.deck_text("Mine"), "mine.kizuna.yaml",
                                               {cards.library, no_exchange});
    BOOST_TEST(read.faults.empty());
    BOOST_TEST(read.deck.game == "detainer");
    BOOST_REQUIRE(read.deck.cards.size() == 1u);
    BOOST_TEST(read.deck.cards[0].copies == 2);
    editor.remove(0);
    BOOST_TEST(editor.cards().size() == 1u);
    editor.add(unit("New", 1, 1));
    BOOST_TEST(editor.id(1) == "D-003"); // decks may speak of the one that went
}

BOOST_AUTO_TEST_CASE(a_deck_that_was_saved_is_opened_with_all_that_it_says)
{
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox", 2, 2));
    editor.add(unit("Giant", 4, 0));
    editor.add(unit("Hare", 1, 1));
    const std::string file = "kizuna: 1\nname: Mine\ngame: detainer\nnotes: Read me\n"
                             "cards:\n  X-9: 2\n  D-002: 3\n  D-003: 1\n";
    BOOST_TEST(!editor.open(file, "mine.kizuna.yaml"));
    BOOST_TEST(editor.cards()[0].copies == 0);
    BOOST_TEST(editor.cards()[1].copies == 3);
    const std::string again = editor.deck_text("Other");
    for (const char* kept : {"name: Mine", "notes: Read me", "X-9: 2", "D-002: 3", "D-003: 1"})
        BOOST_TEST(again.find(kept) != std::string::npos, kept);
    BOOST_TEST(again.find("D-001") == std::string::npos);
    BOOST_TEST(has_line(editor.verdict(messages_in("en")), "X-9"));
    editor.remove(2);
    BOOST_TEST(editor.deck_text({}).find("D-003") == std::string::npos);

    const auto fault = editor.open("4 B01-001\n", "cipher.txt");
    BOOST_REQUIRE(fault);
    BOOST_TEST(fault->what == "cipher");
    BOOST_TEST(editor.cards()[1].copies == 3);
}

BOOST_AUTO_TEST_CASE(a_new_card_never_takes_the_id_of_an_unknown_card_of_the_deck)
{
    CardGameEditor editor = empty_editor();
    BOOST_TEST(!editor.open("kizuna: 1\ngame: detainer\ncards:\n  D-001: 2\n  D-003: 1\n",
                            "mine.kizuna.yaml"));
    editor.add(unit("Ox", 2, 1));
    editor.add(unit("Hare", 2, 1));
    BOOST_TEST(editor.id(0) == "D-002");
    BOOST_TEST(editor.id(1) == "D-004");
    BOOST_TEST(editor.deck_text({}).find("D-001: 2") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_id_that_went_is_given_to_no_card_of_a_later_session)
{
    CardGameEditor first = empty_editor();
    first.add(unit("Ox", 2, 1));
    first.add(unit("Cow", 1, 1));
    first.remove(0);
    const ScratchFolder folder;
    const Environment data("XDG_DATA_HOME", folder.path.string());
    folder.write("kizuna/games/detainer.yaml", first.list_text());
    CardGameEditor later(find_program_folders(), "detainer");
    BOOST_REQUIRE(later.cards().size() == 1u);
    later.add(unit("Bull", 2, 1));
    BOOST_TEST(later.id(1) == "D-003");
    BOOST_TEST(later.list_text().find("removed: [D-001]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_was_done_to_the_cards_is_undone_and_redone)
{
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox", 2, 1));
    editor.add(unit("Hare", 1, 2));
    editor.remove(0);
    editor.undo();
    BOOST_REQUIRE(editor.cards().size() == 2u);
    BOOST_TEST(editor.id(0) == "D-001");
    editor.redo();
    BOOST_TEST(editor.cards().size() == 1u);
    editor.undo();
    editor.undo();
    editor.undo();
    BOOST_TEST(!editor.can_undo());
    BOOST_TEST(editor.cards().empty());
}

BOOST_AUTO_TEST_CASE(entered_cards_are_searched_and_ordered)
{
    CardGameEditor editor = empty_editor();
    editor.add(unit("Ox", 2, 1));
    editor.add(unit("Hare", 1, 2));
    editor.add(unit("Riddle", -1, 1));
    editor.add(unit("Giant", 4, 1));
    const auto found = [&](const std::string& query, const ListedCardOrder& order) {
        return std::get<std::vector<std::size_t>>(editor.find(query, order));
    };
    using Places = std::vector<std::size_t>;
    BOOST_REQUIRE(editor.profile().words.numbers[0].slug == "level");
    BOOST_TEST((found("level>=2", {}) == Places{0, 3}));
    BOOST_TEST((found("hare", {}) == Places{1}));
    BOOST_TEST((found("", {.key = SortKey::Name}) == Places{3, 1, 0, 2}));
    BOOST_TEST((found("", {.number = 0}) == Places{1, 0, 3, 2}));
    BOOST_TEST((found("", {.number = 0, .descending = true}) == Places{3, 0, 1, 2}));
    BOOST_TEST(std::get<Fault>(editor.find("cost>=2", {})).place.column == 1);
}

BOOST_AUTO_TEST_CASE(a_japanese_name_and_a_range_are_kept)
{
    CardGameEditor editor = empty_editor();
    EnteredCard guard = unit("Guard", 2, 1);
    guard.name_ja = "衛兵";
    guard.range = listed_range("1-2").value();
    editor.add(guard);
    const ListedCards cards =
        read_listed_cards(editor.profile(), {{"mine.yaml", editor.list_text()}});
    BOOST_REQUIRE(cards.library.cards().size() == 1u);
    BOOST_TEST(cards.library.cards()[0].unit_ja == "衛兵");
    BOOST_TEST(listed_range_text(cards.library.cards()[0].range) == "1-2");
    BOOST_TEST(has_line(editor.verdict(messages_in("ja")), "衛兵"));
    BOOST_TEST(has_line(editor.verdict(messages_in("en")), "Copies are counted by the name"));
}

BOOST_AUTO_TEST_CASE(the_game_of_a_deck_is_what_its_kind_reads)
{
    const auto game = [](const std::string& text) {
        return card_game_of_deck(text, {}, nullptr).id;
    };
    for (const char* text :
         {"kizuna: 1\ngame: detainer\ncards: {}\n", "{kizuna: 1, game: detainer, cards: {}}\n",
          "kizuna: 1\n\"game\": detainer\ncards: {}\n",
          "\xEF\xBB\xBFgame: detainer\nkizuna: 1\ncards: {}\n",
          "# Name: Mine\n# Game: detainer\n3 D-1\n", "# game: Detainer\n3 D-1\n"})
        BOOST_TEST(game(text) == "detainer", text);
    for (const char* text : {"kizuna: 1\nname: \"a\\ngame: x\"\n", "4 B01-001\n", "49\n49\n",
                             "# Game: Fire Emblem 0 (Cipher)\n4 B01-001\n",
                             "# Game: Cipher\n4 B01-001\n", "# Game: league night\n4 B01-001\n",
                             "kizuna: 1\ncards:\n  B01-001: 4\n# Game: detainer\n"})
        BOOST_TEST(game(text) == "cipher", text);
}

BOOST_AUTO_TEST_CASE(cipher_comes_first_of_the_games)
{
    BOOST_TEST(card_game_ids(find_program_folders().data) ==
                   std::vector<std::string>({"cipher", "detainer", "fetcg"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
