#include "decks/card_games/listed_cards.h"
#include "decks/legality/legality_fixture.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <regex>
#include <set>
#include <sstream>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

namespace {

CardGame shipped_game(const std::string& id)
{
    const std::string file = KIZUNA_TEST_DATA "/games/" + id + ".yaml";
    return read_card_game(file_text(file), file);
}

ListedCards cards_of(const std::string& list)
{
    return read_listed_cards(shipped_game("detainer"), {{"mine.yaml", "game: detainer\n" + list}});
}

const std::string few_cards = "cards:\n"
                              "- {id: D-1, name: Guard, type: unit, level: 2, attack: 3}\n"
                              "- {id: D-2, name: Seal, type: stigmata}\n"
                              "- {id: D-3, name: Scout, type: unit, level: 1, range: 1-2}\n";

std::string broken_with_stigmata(int copies)
{
    const ListedCards cards = cards_of(few_cards);
    Deck deck;
    deck.game = "detainer";
    set_copies(deck.cards, "D-1", 1);
    set_copies(deck.cards, "D-3", 1);
    set_copies(deck.cards, "D-2", copies);
    std::string codes;
    for (const Violation& violation :
         check_legality(deck, shipped_game("detainer").format, cards.library))
        codes += std::string(code_of(violation)) + ' ';
    return codes;
}

/// Each clause that a test names in the comment over it, as in "DET-WIN-3".
std::set<std::string> named_in_tests()
{
    const std::regex clause("(DET|FET)-[A-Z]+-[0-9]+");
    std::set<std::string> named;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(std::filesystem::path(KIZUNA_TEST_SOURCE))) {
        if (entry.path().extension() != ".cpp")
            continue;
        std::istringstream lines(file_text(entry.path()));
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("// "))
                continue;
            for (std::sregex_iterator at(line.begin(), line.end(), clause), end; at != end; ++at)
                named.insert(at->str());
        }
    }
    return named;
}

struct Slip {
    std::string list;
    std::string code;
    int line;
    int column;
};

std::ostream& operator<<(std::ostream& out, const Slip& slip)
{
    return out << slip.list;
}

const std::vector<Slip> slips = {
    {"cards:\n- {id: D-1, name: Guard, levle: 1}\n", "unknown-key", 3, 26},
    {"cards:\n- {id: D-1}\n", "missing-key", 3, 3},
    {"cards:\n- {id: D 1, name: Guard}\n", "bad-id", 3, 8},
    {"cards:\n- {id: D-1, name: Guard, type: units}\n", "unknown-word", 3, 32},
    {"cards:\n- {id: D-1, name: Guard, level: 101}\n", "out-of-range", 3, 33},
    {"cards:\n- {id: D-1, name: Guard, level: two}\n", "not-a-number", 3, 33},
    {"cards:\n- {id: D-1, name: Guard, range: 2-1}\n", "out-of-range", 3, 33},
    {"cards:\n- {id: D-1, name: Guard}\n- {id: D-1, name: Other}\n", "repeated-id", 4, 8},
    {"crads: []\n", "unknown-key", 2, 1},
};

} // namespace

BOOST_AUTO_TEST_SUITE(card_game)

// DECK-1, DECK-2
BOOST_AUTO_TEST_CASE(that_of_cipher_has_the_rules_of_a_deck_that_names_no_format)
{
    const CardGame cipher = shipped_game("cipher");
    const Format none;
    BOOST_TEST(cipher.format.min_size == none.min_size);
    BOOST_TEST(cipher.format.max_size == none.max_size);
    BOOST_TEST(cipher.format.copies == none.copies);
    BOOST_TEST(cipher.format.has_protagonist);
    BOOST_TEST(cipher.counts_by_name);
}

BOOST_DATA_TEST_CASE(each_is_read_and_says_everything_in_three_languages,
                     data::make({"cipher", "detainer", "fetcg"}), id)
{
    const CardGame profile = shipped_game(id);
    BOOST_TEST(profile.id == id);
    BOOST_TEST(profile.partial == (profile.id != "cipher"));
    const auto is_said = [](const LocalText& text) {
        return !text.en.empty() && !text.ja.empty() && !text.it.empty() && text.ja != text.it;
    };
    BOOST_TEST(!profile.name.en.empty());
    BOOST_TEST(is_said(profile.summary));
    BOOST_TEST(profile.unknown.empty() == !profile.partial);
    for (const LocalText& unknown : profile.unknown)
        BOOST_TEST(is_said(unknown));
    for (const CardGameClause& clause : profile.clauses)
        BOOST_TEST(is_said(clause.statement), clause.id);
}

BOOST_AUTO_TEST_CASE(every_clause_is_named_by_a_test_or_says_why_it_is_not_shown)
{
    const std::set<std::string> named = named_in_tests();
    std::size_t clauses = 0;
    for (const std::string id : {"detainer", "fetcg"}) {
        for (const CardGameClause& clause : shipped_game(id).clauses) {
            ++clauses;
            BOOST_TEST(named.contains(clause.id) == clause.not_shown.en.empty(), clause.id);
        }
    }
    BOOST_TEST(clauses == 94u);
}

BOOST_AUTO_TEST_CASE(clauses_are_found_in_any_letter_case)
{
    const CardGame profile = shipped_game("detainer");
    BOOST_REQUIRE(find_clause(profile.clauses, "det-con-1"));
    BOOST_TEST(find_clause(profile.clauses, "det-con-1")->id == "DET-CON-1");
    BOOST_TEST(!find_clause(profile.clauses, "DET-CON-9"));
}

// DET-T3; DET-CON-1
BOOST_AUTO_TEST_CASE(det_t3_a_deck_has_exactly_three_stigmata)
{
    BOOST_TEST(broken_with_stigmata(2) == "DET-CON-1 ");
    BOOST_TEST(broken_with_stigmata(3) == "");
    BOOST_TEST(broken_with_stigmata(4) == "DET-CON-1 ");
}

// DET-CON-1
BOOST_AUTO_TEST_CASE(of_cards_whose_type_is_not_known_nothing_is_sure)
{
    const ListedCards cards = cards_of("cards:\n- {id: D-1, name: Seal, type: stigmata}\n"
                                       "- {id: D-2, name: Riddle}\n");
    const auto found = [&](int stigmata, int riddles) {
        Deck deck;
        deck.game = "detainer";
        set_copies(deck.cards, "D-1", stigmata);
        set_copies(deck.cards, "D-2", riddles);
        return check_legality(deck, shipped_game("detainer").format, cards.library);
    };
    BOOST_TEST(found(3, 0).empty());
    for (const int stigmata : {2, 3}) {
        const auto open = found(stigmata, 1);
        BOOST_REQUIRE(open.size() == 1u);
        BOOST_TEST(!is_sure(open[0]));
        BOOST_TEST(open[0].fix.empty());
    }
    BOOST_TEST(is_sure(found(4, 1).at(0)), "too many whatever the others are");
    BOOST_TEST(is_sure(found(1, 1).at(0)), "too few whatever the others are");
    BOOST_TEST(found(1, 1).at(0).fix.at(0).copies == 1);
}

BOOST_AUTO_TEST_CASE(a_rule_names_a_clause_of_its_document)
{
    const std::string yaml = "name: {en: A, ja: B, it: C}\nsummary: {en: A, ja: B, it: C}\n"
                             "partial: true\nrules:\n  exact:\n"
                             "  - {clause: DET-CON-9, cards: \"name:a\", copies: 3}\n";
    BOOST_CHECK_EXCEPTION(
        read_card_game(yaml, "detainer.yaml"), DataError, [](const DataError& error) {
            return error.fault().what == "DET-CON-9" && error.fault().place.line == 6;
        });
}

BOOST_AUTO_TEST_CASE(copies_are_counted_by_the_key_of_the_profile)
{
    const std::string list = "cards:\n- {id: D-1, name: Guard}\n- {id: D-2, name: Guard}\n";
    CardGame profile = shipped_game("detainer");
    const auto groups = [&] {
        const ListedCards cards =
            read_listed_cards(profile, {{"mine.yaml", "game: detainer\n" + list}});
        return std::pair(cards.library.cards()[0].name_group, cards.library.cards()[1].name_group);
    };
    BOOST_TEST((groups() == std::pair<CardIndex, CardIndex>(0, 0)));
    profile.counts_by_name = false;
    BOOST_TEST((groups() == std::pair<CardIndex, CardIndex>(0, 1)));
}

BOOST_AUTO_TEST_CASE(the_chapter_of_the_fe_tcg_has_no_construction_rules)
{
    const CardGame profile = shipped_game("fetcg");
    BOOST_TEST(!profile.has_construction_rules);
    BOOST_TEST(profile.format.min_size == 0);
    BOOST_TEST(profile.format.copies == no_limit);
}

// DET-CON-2, DET-OPEN-2
BOOST_AUTO_TEST_CASE(an_opening_that_cannot_be_made_up_is_advice)
{
    const ListedCards cards = cards_of(few_cards);
    const Format format = shipped_game("detainer").format;
    Deck deck;
    set_copies(deck.cards, "D-1", 2);
    const auto advice = [&] {
        return advise(deck, resolve(deck, cards.library), format, cards.library);
    };
    BOOST_REQUIRE(advice().size() == 1u);
    BOOST_TEST(advice().front().expected == 3);
    set_copies(deck.cards, "D-3", 1);
    BOOST_TEST(advice().empty());
    set_copies(deck.cards, "D-1", 0);
    const std::vector<Warning> both = advice();
    BOOST_REQUIRE(both.size() == 2u);
    BOOST_TEST(both[0].expected == 3);
    BOOST_TEST((both[0].going == Warning::Going::First));
    BOOST_TEST(both[0].is_sure);
    BOOST_TEST(both[1].expected == 2);
    BOOST_TEST((both[1].going == Warning::Going::Second));
    set_copies(deck.cards, "D-99", 1);
    BOOST_TEST(!advice().front().is_sure);
}

BOOST_AUTO_TEST_CASE(a_unit_without_a_level_is_counted_apart)
{
    const ListedCards cards = cards_of("cards:\n- {id: D-1, name: Guard, type: unit, level: 0}\n"
                                       "- {id: D-2, name: Riddle, type: unit}\n"
                                       "- {id: D-3, name: Seal, type: stigmata}\n"
                                       "- {id: D-4, name: Thing, level: 2}\n");
    Deck deck;
    for (const char* id : {"D-1", "D-2", "D-3", "D-4", "D-5"})
        set_copies(deck.cards, id, 2);
    const OpeningNumbers opening = opening_numbers(
        resolve(deck, cards.library), shipped_game("detainer").format.reach.front(), cards.library);
    BOOST_TEST(opening.numbers.empty());
    BOOST_REQUIRE(opening.incomplete.size() == 2u);
    BOOST_TEST(opening.incomplete[0].card->id == "D-2");
    BOOST_TEST(opening.incomplete[1].card->id == "D-4");
    BOOST_TEST(opening.unknown == 2);
}

BOOST_AUTO_TEST_CASE(cards_are_searched_by_their_own_numbers)
{
    const ListedCards cards = cards_of(few_cards);
    const auto found = [&](std::string_view text) {
        std::string ids;
        const auto query = std::get<Query>(Query::parse(text, cards.library));
        for (const Card& card : cards.library.cards()) {
            if (query.matches(card, {.library = &cards.library}))
                ids += card.id + ' ';
        }
        BOOST_TEST(query.to_text() == text);
        return ids;
    };
    BOOST_TEST(found("level>=2") == "D-1 ");
    BOOST_TEST(found("level=none") == "D-2 ");
    BOOST_TEST(found("attack=3") == "D-1 ");
    BOOST_TEST(found("type:stigmata") == "D-2 ");
    BOOST_TEST(found("range=2") == "D-3 ");
    BOOST_TEST(found("scout") == "D-3 ");
    const auto fault = std::get<Fault>(Query::parse("cost=1", cards.library));
    BOOST_TEST((fault.kind == FaultKind::QueryUnknownField));
    BOOST_TEST(fault.expected ==
               "level, attack, durability, speed, movement, critical, id, name, range, type");
}

BOOST_AUTO_TEST_CASE(a_number_of_another_game_is_no_field_of_cipher)
{
    BOOST_TEST(std::holds_alternative<Fault>(Query::parse("level=1", shipped_library())));
}

BOOST_DATA_TEST_CASE(a_slip_in_a_card_list_has_its_place, data::make(slips), slip)
{
    const ListedCards cards = cards_of(slip.list);
    BOOST_REQUIRE(cards.findings.size() == 1u);
    const Fault& fault = cards.findings.front();
    BOOST_TEST(code_of(fault.kind) == slip.code);
    BOOST_TEST(fault.place.file == "mine.yaml");
    BOOST_TEST(fault.place.line == slip.line);
    BOOST_TEST(fault.place.column == slip.column);
}

BOOST_AUTO_TEST_CASE(every_slip_of_a_card_is_told_as_they_stand)
{
    const ListedCards cards = cards_of(
        "cards:\n- {id: D 1, nmae: Guard, level: 101, type: units}\n- {id: D-2, name: X}\n");
    std::string codes;
    for (const Fault& fault : cards.findings)
        codes += std::string(code_of(fault.kind)) + ' ';
    BOOST_TEST(codes == "bad-id unknown-key out-of-range unknown-word ", "a misspelt name once");
    BOOST_TEST(cards.library.cards().size() == 1u);
}

BOOST_AUTO_TEST_CASE(a_repeated_id_is_told_though_the_first_card_has_another_slip)
{
    const ListedCards cards = cards_of("cards:\n- {id: D-1}\n- {id: D-1, name: Other}\n");
    BOOST_REQUIRE(cards.findings.size() == 2u);
    BOOST_TEST((cards.findings[1].kind == FaultKind::RepeatedId));
    BOOST_TEST(cards.findings[1].place.line == 4);
}

BOOST_AUTO_TEST_CASE(what_a_force_adds_is_a_number_and_ids_that_went_are_kept)
{
    const ListedCards cards =
        cards_of("removed: [D-7, D-9]\ncards:\n- {id: D-1, name: Axe, attack: +2}\n");
    BOOST_TEST(cards.findings.empty());
    BOOST_TEST((cards.removed == std::vector<std::string>{"D-7", "D-9"}));
    const std::vector<Card> all(cards.library.cards().begin(), cards.library.cards().end());
    const std::string text = write_listed_cards(shipped_game("detainer"), all, cards.removed);
    BOOST_TEST(text.starts_with("game: detainer\nremoved: [D-7, D-9]\ncards:\n- id: D-1\n"));
    BOOST_TEST(text.find("attack: 2\n") != text.npos);
    const ListedCards rangeless = cards_of("cards:\n- {id: D-1, name: Axe, range: none}\n");
    BOOST_TEST(rangeless.findings.empty());
    BOOST_TEST(listed_range_text(rangeless.library.cards()[0].range) == "none");
    BOOST_TEST(!cards_of("removed: [D 7]\ncards: []\n").findings.empty());
    BOOST_TEST(!cards_of("cards:\n- {id: D-1, name: Axe, attack: +-2}\n").findings.empty());
    BOOST_TEST(
        !cards_of("cards:\n- {id: D-1, name: Axe, attack: +99999999999}\n").findings.empty());
}

BOOST_AUTO_TEST_CASE(texts_of_cards_are_kept_and_found_by_words)
{
    const ListedCards cards = cards_of("cards:\n"
                                       "- {id: D-1, name: Guard, attribute: 炎, critical: 100}\n"
                                       "- {id: D-2, name: Seal, text: Keeps the gate}\n");
    BOOST_TEST(cards.findings.empty());
    const auto ids = [&](const char* query) {
        std::string found;
        for (const CardIndex at : search(std::get<Query>(Query::parse(query, cards.library)),
                                         QueryContext{.library = &cards.library}))
            found += cards.library.cards()[at].id + ' ';
        return found;
    };
    BOOST_TEST(ids("炎") == "D-1 ");
    BOOST_TEST(ids("gate") == "D-2 ");
    BOOST_TEST(ids("critical>=50") == "D-1 ");
    const std::vector<Card> all(cards.library.cards().begin(), cards.library.cards().end());
    const std::string text = write_listed_cards(shipped_game("detainer"), all);
    BOOST_TEST(text.find("attribute: 炎") != text.npos);
    BOOST_TEST(text.find("text: Keeps the gate") != text.npos);
}

BOOST_AUTO_TEST_CASE(a_list_for_another_game_is_refused)
{
    const ListedCards cards =
        read_listed_cards(shipped_game("detainer"), {{"mine.yaml", "game: fetcg\ncards: []\n"}});
    BOOST_REQUIRE(cards.findings.size() == 1u);
    BOOST_TEST((cards.findings.front().kind == FaultKind::UnknownWord));
}

BOOST_AUTO_TEST_CASE(a_written_card_list_reads_the_same)
{
    const CardGame profile = shipped_game("detainer");
    const ListedCards cards = cards_of(few_cards);
    const std::vector<Card> all(cards.library.cards().begin(), cards.library.cards().end());
    const std::string text = write_listed_cards(profile, all);
    const ListedCards again = read_listed_cards(profile, {{"again.yaml", text}});
    BOOST_TEST(again.findings.empty());
    const std::vector<Card> read(again.library.cards().begin(), again.library.cards().end());
    BOOST_TEST(write_listed_cards(profile, read) == text);
    BOOST_TEST(read.size() == 3u);
    BOOST_TEST(card_game_of_list(text) == "detainer");
}

BOOST_AUTO_TEST_CASE(a_text_without_the_key_is_no_card_list)
{
    BOOST_TEST(card_game_of_list("set: B01\ncards: []\n") == "");
    BOOST_TEST(card_game_of_list("game: \"detainer\" # mine\n") == "detainer");
    BOOST_TEST(card_game_of_list("") == "");
}

BOOST_AUTO_TEST_SUITE_END()
