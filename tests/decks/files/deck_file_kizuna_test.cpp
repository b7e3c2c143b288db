// Long because: the form has many promises and each is a test of its own.
#include "decks/files/deck_file.h"
#include "decks/files/deck_file_kizuna.h"

#include "decks/deck/sample_deck.h"
#include "refused_text.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <algorithm>

using namespace kizuna;
using namespace kizuna::test;

namespace bdata = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(deck_file_kizuna)

namespace {

const ExchangeIds no_exchange;

DeckFileTools tools()
{
    return {sample_library(), no_exchange};
}

ImportedDeck read(const std::string& text)
{
    return read_kizuna_deck(text, "deck.kizuna.yaml", tools());
}

Deck deck_of(const std::string& text)
{
    ImportedDeck imported = read(text);
    for (const Fault& fault : imported.faults)
        BOOST_FAIL(DataError(fault).what());
    return imported.deck;
}

std::string write(const Deck& deck)
{
    return write_kizuna_deck(deck, tools()).text;
}

/// The text after it was read and saved.
std::string saved(const std::string& text)
{
    return write(deck_of(text));
}

/// Saving keeps the text as it stands.
void check_kept(const std::string& text)
{
    BOOST_TEST(saved(text) == text);
}

const std::string full_file = R"(# My best deck so far.

kizuna: 1                      # the version
name: Altean Vanguard
author: Someone                # me
format: unlimited
protagonist: T01-001
alternatives: [T01-004]
tags: [red, aggro]
notes: |
  Keep Caeda with any promotion.

  - # of bonds: 4
# What it is made of
cards:                         # card id, or printing code where the artwork matters
  # Lords
  T01-001N+: 2                 # Aria: Young Banneret
  T01-001: 2                   # Aria: Young Banneret

  # The rest
  Z99-001:  3 # a card of the next set
  T01-004: 4                   # Bram: Camp Healer
maybe:
  T01-005: 2                   # Cato: Fen Archer
# end
)";

} // namespace

// Reading.

BOOST_AUTO_TEST_CASE(every_key_is_read)
{
    const Deck deck = deck_of(full_file);
    BOOST_TEST(deck.name == "Altean Vanguard");
    BOOST_TEST(deck.author == "Someone");
    BOOST_TEST(deck.format == "unlimited");
    BOOST_TEST(deck.protagonist == "T01-001");
    BOOST_TEST(deck.alternatives == std::vector<std::string>{"T01-004"});
    BOOST_TEST(deck.tags == (std::vector<std::string>{"red", "aggro"}));
    BOOST_TEST(deck.notes == "Keep Caeda with any promotion.\n\n- # of bonds: 4\n");
    BOOST_TEST(deck.memory.form == 1);
}

BOOST_AUTO_TEST_CASE(entries_keep_their_order_and_two_may_name_one_card)
{
    const Deck deck = deck_of("kizuna: 1\ncards: {T01-004: 1, T01-001N+: 2, T01-001: 3}\n");
    BOOST_REQUIRE(deck.cards.size() == 3U);
    BOOST_TEST((deck.cards[0] == entry("T01-004", 1)));
    BOOST_TEST((deck.cards[1] == entry("T01-001N+", 2)));
    BOOST_TEST((deck.cards[2] == entry("T01-001", 3)));
}

BOOST_AUTO_TEST_CASE(the_copies_of_the_cards_are_counted_without_the_maybe_pile)
{
    BOOST_TEST(read(full_file).cards_in == 11);
    BOOST_TEST(write_kizuna_deck(deck_of(full_file), tools()).cards_out == 11);
}

BOOST_AUTO_TEST_CASE(the_version_alone_makes_an_empty_deck)
{
    const Deck deck = deck_of("kizuna: 1\n");
    BOOST_TEST(deck.format == "unlimited");
    BOOST_TEST(deck.cards.empty());
}

const std::vector<std::string> empty_piles{
    "kizuna: 1\ncards:\n",
    "kizuna: 1\ncards: {}\nmaybe: {}\n",
    "kizuna: 1\ncards: ~\ntags: null\nalternatives: []\n",
    "kizuna: 1\nname: \"\"\n",
};

BOOST_DATA_TEST_CASE(a_list_without_entries_is_an_empty_list, bdata::make(empty_piles), text)
{
    BOOST_TEST(read(text).faults.empty());
    BOOST_TEST(read(text).deck.cards.empty());
}

BOOST_AUTO_TEST_CASE(a_protagonist_that_is_not_in_the_deck_is_left_to_the_rules)
{
    BOOST_TEST(deck_of("kizuna: 1\nprotagonist: Nobody\n").protagonist == "Nobody");
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_and_windows_line_ends_are_accepted)
{
    std::string text = "\xEF\xBB\xBF";
    for (const char c : full_file)
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    BOOST_TEST(saved(text) == full_file);
}

BOOST_AUTO_TEST_CASE(line_ends_of_old_macs_are_line_ends)
{
    std::string text = full_file;
    std::ranges::replace(text, '\n', '\r');
    BOOST_TEST(saved(text) == full_file);
}

const std::vector<RefusedText> refused{
    {"nothing", "", FaultKind::Empty, 0, 0},
    {"a lone comma", ",", FaultKind::YamlSyntax, 1, 1},
    {"a list", "- kizuna: 1\n", FaultKind::WrongType, 1, 1},
    {"no version", "name: x\n", FaultKind::MissingKey, 1, 1},
    {"a version without a number", "kizuna:\nname: x\n", FaultKind::WrongType, 1, 1},
    {"a version of 0", "kizuna: 0\n", FaultKind::OutOfRange, 1, 9},
    {"a version in words", "kizuna: one\n", FaultKind::NotANumber, 1, 9},
    {"a key twice", "kizuna: 1\nname: x\nname: y\n", FaultKind::RepeatedKey, 3, 1},
    {"a card twice", "kizuna: 1\ncards:\n  a: 1\n  a: 2\n", FaultKind::RepeatedKey, 4, 3},
    {"an alias", "kizuna: 1\nname: &a x\nauthor: *a\n", FaultKind::AliasNotAllowed, 2, 7},
    {"a second document", "kizuna: 1\n---\nkizuna: 1\n", FaultKind::SecondDocument, 2, 1},
    {"bad UTF-8", "kizuna: 1\nname: \xFF\n", FaultKind::NotUtf8, 2, 7},
    {"a NUL byte", std::string("kizuna: 1\0", 10), FaultKind::ControlCharacter, 1, 10},
    {"a name without a value", "kizuna: 1\nname:\n", FaultKind::WrongType, 2, 1},
    {"a list of names", "kizuna: 1\nname: [x]\n", FaultKind::WrongType, 2, 7},
    {"an empty format", "kizuna: 1\nformat: \"\"\n", FaultKind::NotText, 2, 9},
    {"a tag that is no list", "kizuna: 1\ntags: red\n", FaultKind::WrongType, 2, 7},
    {"a tag that is a map", "kizuna: 1\ntags: [{}]\n", FaultKind::WrongType, 2, 8},
    {"cards in a list", "kizuna: 1\ncards: [T01-001]\n", FaultKind::WrongType, 2, 8},
    {"cards that are a text", "kizuna: 1\ncards: x\n", FaultKind::WrongType, 2, 8},
    {"a card without a count", "kizuna: 1\ncards:\n  a:\n", FaultKind::WrongType, 3, 3},
    {"a card with a list", "kizuna: 1\ncards:\n  a: [1]\n", FaultKind::WrongType, 3, 6},
    {"a count of 0", "kizuna: 1\ncards:\n  a: 0\n", FaultKind::BadCount, 3, 6},
    {"a negative count", "kizuna: 1\ncards:\n  a: -1\n", FaultKind::BadCount, 3, 6},
    {"a count of 10000", "kizuna: 1\nmaybe:\n  絆: 10000\n", FaultKind::BadCount, 3, 6},
    {"a count of a billion billions", "kizuna: 1\ncards: {a: 1000000000000}\n", FaultKind::BadCount,
     2, 12},
    {"a broken count", "kizuna: 1\ncards: {a: 1.5}\n", FaultKind::BadCount, 2, 12},
    {"an octal count", "kizuna: 1\ncards: {a: 010}\n", FaultKind::BadCount, 2, 12},
    {"a hexadecimal count", "kizuna: 1\ncards: {a: 0x10}\n", FaultKind::BadCount, 2, 12},
    {"a count with a plus", "kizuna: 1\ncards: {a: +1}\n", FaultKind::BadCount, 2, 12},
    {"a count in words", "kizuna: 1\ncards: {a: N}\n", FaultKind::BadCount, 2, 12},
    {"a count in quotes", "kizuna: 1\ncards: {a: \"4\"}\n", FaultKind::BadCount, 2, 12},
    {"too large", "kizuna: 1\n" + std::string(max_kizuna_deck_bytes, '#'), FaultKind::FileTooLarge,
     0, 0},
};

BOOST_DATA_TEST_CASE(what_is_wrong_is_told_with_its_place, bdata::make(refused), row)
{
    const ImportedDeck imported = read(row.text);
    BOOST_REQUIRE(imported.faults.size() == 1U);
    const Fault& fault = imported.faults[0];
    BOOST_TEST(code_of(fault.kind) == code_of(row.kind));
    BOOST_TEST(fault.place.file == "deck.kizuna.yaml");
    BOOST_TEST(fault.place.line == row.line);
    BOOST_TEST(fault.place.column == row.column);
    BOOST_TEST((imported.deck == Deck()));
}

BOOST_AUTO_TEST_CASE(every_wrong_value_is_told_at_once)
{
    const ImportedDeck imported =
        read("kizuna: 1\nname: []\ncards:\n  a: 0\n  b: 1\n  c: x\ntags: 1\n");
    std::vector<int> lines;
    for (const Fault& fault : imported.faults)
        lines.push_back(fault.place.line);
    BOOST_TEST(lines == (std::vector<int>{2, 4, 6, 7}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(the_faults_of_a_hopeless_file_stop_after_twenty)
{
    std::string text = "kizuna: 1\ncards:\n";
    for (int card = 0; card < 5000; ++card)
        text += "  a" + std::to_string(card) + ": x\n";
    BOOST_TEST(read(text).faults.size() == 20U);
}

// A newer form.

BOOST_AUTO_TEST_CASE(a_newer_form_is_read_as_far_as_understood)
{
    const ImportedDeck imported = read("kizuna: 2\nname: x\ncards:\n  T01-001: 2\nsleeves: red\n");
    BOOST_TEST(imported.faults.empty());
    BOOST_TEST(imported.deck.memory.form == 2);
    BOOST_TEST(imported.deck.name == "x");
    BOOST_TEST(imported.cards_in == 2);
}

BOOST_AUTO_TEST_CASE(what_a_newer_form_says_otherwise_is_kept_and_told)
{
    const std::string text = "kizuna: 2\nname: x\ncards:\n- {card: T01-001, copies: 2}\n";
    const ImportedDeck imported = read(text);
    BOOST_TEST(imported.faults.empty());
    BOOST_REQUIRE(imported.problems.size() == 1U);
    BOOST_TEST(
        (imported.problems[0] == ImportProblem{3, "cards", ImportProblem::Reason::NotCarried, {}}));
    check_kept(text);
}

// Writing.

BOOST_AUTO_TEST_CASE(a_new_deck_has_the_keys_in_the_forms_order)
{
    Deck deck;
    deck.name = "Altean Vanguard";
    deck.author = "Someone";
    deck.protagonist = "T01-001";
    deck.alternatives = {"T01-004"};
    deck.tags = {"red", "aggro"};
    deck.notes = "Keep Caeda.\nAlways.\n";
    deck.cards = {entry("T01-001N+", 2), entry("T01-004", 4), entry("Z99-001", 1)};
    deck.maybe = {entry("T01-005", 2)};
    BOOST_TEST(write(deck) == R"(kizuna: 1
name: Altean Vanguard
author: Someone
format: unlimited
protagonist: T01-001
alternatives: [T01-004]
tags: [red, aggro]
notes: |
  Keep Caeda.
  Always.
cards:
  T01-001N+: 2                 # Aria: Young Banneret
  T01-004: 4                   # Bram: Camp Healer
  Z99-001: 1
maybe:
  T01-005: 2                   # Cato: Fen Archer
)");
}

BOOST_AUTO_TEST_CASE(a_deck_of_another_game_names_it_and_no_format_of_cipher)
{
    Deck deck;
    deck.game = "detainer";
    const std::string text = write(deck);
    BOOST_TEST(text == "kizuna: 1\nname: \"\"\ngame: detainer\ncards: {}\n");
    BOOST_TEST(deck_of(text).game == "detainer");
    BOOST_TEST(deck_of("kizuna: 1\n").game == "cipher");
}

BOOST_AUTO_TEST_CASE(a_new_deck_leaves_empty_optional_keys_out)
{
    BOOST_TEST(write(Deck()) == "kizuna: 1\nname: \"\"\nformat: unlimited\ncards: {}\n");
}

BOOST_AUTO_TEST_CASE(saving_a_file_in_our_own_form_changes_no_byte)
{
    check_kept(full_file);
}

BOOST_AUTO_TEST_CASE(the_name_comments_are_ours_and_written_anew)
{
    BOOST_TEST(saved("kizuna: 1\ncards:\n  T01-001: 2 # Old Name\n  T01-004: 1\n") ==
               "kizuna: 1\ncards:\n"
               "  T01-001: 2                   # Aria: Young Banneret\n"
               "  T01-004: 1                   # Bram: Camp Healer\n");
}

BOOST_AUTO_TEST_CASE(a_code_in_two_entries_is_written_once_with_the_sum)
{
    Deck deck;
    deck.cards = {entry("T01-001", 2), entry("T01-004", 1), entry("T01-001", 1)};
    const Deck again = deck_of(write(deck));
    BOOST_REQUIRE(again.cards.size() == 2U);
    BOOST_TEST((again.cards[0] == entry("T01-001", 3)));
}

BOOST_AUTO_TEST_CASE(a_count_that_the_form_cannot_say_is_reported)
{
    Deck deck;
    deck.cards = {entry("T01-001", 10'000), entry("T01-004", 0)};
    const WrittenDeck written = write_kizuna_deck(deck, tools());
    BOOST_TEST(
        (written.problems ==
         std::vector<ImportProblem>{{0, "T01-001: 10000", ImportProblem::Reason::NotCarried, {}},
                                    {0, "T01-004: 0", ImportProblem::Reason::NotCarried, {}}}));
    BOOST_TEST(written.cards_out == 9999);
}

BOOST_AUTO_TEST_CASE(an_unknown_card_with_a_very_long_name_can_be_read_back)
{
    Deck deck;
    deck.cards = {entry(std::string(3000, 'x'), 2), entry("T01-001", 1)};
    BOOST_TEST((deck_of(write(deck)).cards == deck.cards));
}

// The order of keys.

BOOST_AUTO_TEST_CASE(a_files_own_order_of_keys_stays)
{
    check_kept("cards:\n  T01-005: 2                   # Cato: Fen Archer\nname: x\nkizuna: 1\n");
}

BOOST_AUTO_TEST_CASE(a_new_key_goes_behind_the_one_it_follows_in_the_form)
{
    Deck deck = deck_of("cards: {}\nname: x\nkizuna: 1\n");
    deck.author = "me";
    deck.tags = {"red"};
    deck.maybe = {entry("Z99-001", 1)};
    BOOST_TEST(write(deck) ==
               "cards: {}\nmaybe:\n  Z99-001: 1\nname: x\nauthor: me\ntags: [red]\nkizuna: 1\n");
}

BOOST_AUTO_TEST_CASE(an_absent_key_is_not_added_while_its_default_holds)
{
    check_kept("kizuna: 1\n");
}

BOOST_AUTO_TEST_CASE(an_emptied_optional_key_goes_and_leaves_its_comments)
{
    Deck deck = deck_of("# head\nauthor: me\nkizuna: 1\nname: x\n");
    deck.author.clear();
    BOOST_TEST(write(deck) == "# head\nkizuna: 1\nname: x\n");
}

// What we do not know.

const std::vector<std::string> kept_words{
    "kizuna: 1\nsleeves: red   # matte\nname: x\n",
    "kizuna: 1\nodd:\n   nested: [1,  2]\n\n   # inside\n   more: {a: 'b'}\n   # still inside\n"
    "# of the name\nname: x\n",
    "kizuna: 1\nblock: |\n  # no comment\n\n    text\n\nname: x\n",
    "kizuna: 1\nkeep: |+\n  text\n\n\nname: x\n",
    "kizuna: 1\nlast: >-\n  folded\n  text\n",
    "kizuna: 1\nquoted: \"one\n# two\n  three\"   # why\nname: x\n",
    "kizuna: 1\nflow: [one,\n# inside\ntwo]\n# of the name\nname: x\n",
    "kizuna: 1\n\"odd key\":\n- a\n- b\nname: x\n",
    "kizuna: 1\n? explicit\n: value\nname: x\n",
    "kizuna: 1\nnothing:\nname: x\n",
    "kizuna: 1\ncards:\n  Z99-001:    2   # mine\n  'Z99 002': 1\n  Z99-003: 1\n",
    "kizuna: 1\nmaybe:\n  Z99-001: 2 # mine\n",
};

BOOST_DATA_TEST_CASE(what_the_form_and_the_library_do_not_know_is_kept_word_for_word,
                     bdata::make(kept_words), text)
{
    check_kept(text);
}

BOOST_AUTO_TEST_CASE(an_unknown_card_that_is_edited_is_written_anew)
{
    Deck deck = deck_of("kizuna: 1\ncards:\n  Z99-001:    2   # mine\n");
    change_copies(deck, Pile::Cards, "Z99-001", 1, sample_library());
    BOOST_TEST(write(deck) == "kizuna: 1\ncards:\n  Z99-001: 3\n");
}

BOOST_AUTO_TEST_CASE(a_kept_line_that_no_longer_says_what_the_deck_says_is_not_written)
{
    Deck deck = deck_of("kizuna: 1\ncards:\n  Z99-001:    2   # mine\n");
    deck.cards[0].copies = 4;
    BOOST_TEST(write(deck) == "kizuna: 1\ncards:\n  Z99-001: 4\n");
}

BOOST_AUTO_TEST_CASE(an_unknown_card_takes_our_indentation_and_keeps_its_words)
{
    BOOST_TEST(saved("kizuna: 1\ncards:\n     Z99-001:  2  # mine  \n") ==
               "kizuna: 1\ncards:\n  Z99-001:  2  # mine\n");
}

BOOST_AUTO_TEST_CASE(a_file_in_brackets_keeps_what_it_says)
{
    BOOST_TEST(saved("{\"kizuna\": 1, odd: {a: [1, \"2\"], b: ~},\n"
                     " # the cards\n \"cards\": {\"T01-001\": 2, Z99-001: 1}}\n") ==
               "kizuna: 1\nodd: {\"a\": [1, \"2\"], \"b\": null}\n# the cards\ncards:\n"
               "  T01-001: 2                   # Aria: Young Banneret\n  Z99-001: 1\n");
}

BOOST_AUTO_TEST_CASE(an_indented_file_is_moved_to_the_margin)
{
    BOOST_TEST(saved("  kizuna: 1\n  odd:\n    a: |\n      text\n  # c\n  name: x\n") ==
               "kizuna: 1\nodd:\n  a: |\n    text\n# c\nname: x\n");
}

BOOST_AUTO_TEST_CASE(document_markers_go_and_their_comments_stay)
{
    BOOST_TEST(saved("# head\n--- # begin\nkizuna: 1\nodd: x\n... # end\n# last\n") ==
               "# head\n# begin\nkizuna: 1\nodd: x\n# end\n# last\n");
}

// Found by fuzzing: texts that were once saved as something that could not be read again, or that
// another save changed.
const std::vector<std::string> once_spoilt{
    "kizuna: 1\nodd: x\n\"\"",
    "kizuna: 1\nodd>-x\n... # end\n",
    "kizuna: 1\nbe:\n  a: 2g code? b\nma\n",
    "kizuna: 1\n\xEF\xBB\xBF"
    "et: |\n?\n one\n  #\r one\n",
    "odd: >-\n\n \t\t \n\n\n\nkizuna: 1\n",
    "{kizuna: 1, ? " + std::string(3000, 'k') + " : {? " + std::string(3000, 'n') + " : 1}}\n",
};

BOOST_DATA_TEST_CASE(what_is_accepted_is_saved_so_that_it_can_be_read_and_saved_again,
                     bdata::make(once_spoilt), text)
{
    const ImportedDeck imported = read(text);
    const std::string once = write(imported.deck);
    BOOST_TEST((!imported.faults.empty() || saved(once) == once));
}

BOOST_AUTO_TEST_CASE(words_that_lean_on_their_neighbours_are_written_as_values)
{
    BOOST_TEST(saved("kizuna: 1\nodd: x\nlast\n") == "kizuna: 1\nodd: x\nlast: null\n");
}

// Comments.

BOOST_AUTO_TEST_CASE(comments_stay_with_the_entry_or_key_that_follows)
{
    const Deck deck = deck_of("# head\nkizuna: 1\n# of the cards\ncards:\n  # of Aria\n"
                              "  T01-001: 1\n  # of the name\nname: x\n");
    BOOST_TEST(deck.cards[0].comments == std::vector<std::string>{"# of Aria"});
    BOOST_REQUIRE(deck.memory.sections.size() == 3U);
    BOOST_TEST(deck.memory.sections[0].comments == std::vector<std::string>{"# head"});
    BOOST_TEST(deck.memory.sections[1].comments == std::vector<std::string>{"# of the cards"});
    BOOST_TEST(deck.memory.sections[2].comments == std::vector<std::string>{"# of the name"});
}

BOOST_AUTO_TEST_CASE(a_moved_entry_takes_its_comment_along)
{
    Deck deck = deck_of("kizuna: 1\ncards:\n  # one\n  Z99-001: 1\n  # two\n  Z99-002: 1\n");
    std::swap(deck.cards[0], deck.cards[1]);
    BOOST_TEST(write(deck) == "kizuna: 1\ncards:\n  # two\n  Z99-002: 1\n  # one\n  Z99-001: 1\n");
}

BOOST_AUTO_TEST_CASE(comments_inside_a_list_move_below_it)
{
    BOOST_TEST(saved("kizuna: 1\ntags:\n  # mood\n  - red # colour\n  - fast\nname: x\n") ==
               "kizuna: 1\ntags: [red, fast]\n# mood\n# colour\nname: x\n");
}

BOOST_AUTO_TEST_CASE(a_sign_in_a_value_is_no_comment)
{
    BOOST_TEST(saved("kizuna: 1\nname: \"C # sharp\"  # yes\nnotes: |\n  a\n  # b\n") ==
               "kizuna: 1\nname: \"C # sharp\"              # yes\nnotes: |\n  a\n  # b\n");
}

BOOST_AUTO_TEST_CASE(a_comment_behind_a_long_value_stands_two_spaces_off)
{
    check_kept("kizuna: 1\nname: A name that is longer than the column of comments  # long\n");
}

BOOST_AUTO_TEST_CASE(blank_lines_between_entries_stay_one_at_a_time)
{
    BOOST_TEST(saved("\n\n# head\n\n\nkizuna: 1\n\n\n\nname: x\n\n\n# end\n\n\n") ==
               "# head\n\nkizuna: 1\n\nname: x\n\n# end\n");
}

BOOST_AUTO_TEST_CASE(comments_made_by_a_program_cannot_break_the_file)
{
    Deck deck;
    deck.cards = {entry("T01-001", 1)};
    deck.cards[0].comments = {"no sign", "two\nlines: 3", "\x01"};
    const Deck again = deck_of(write(deck));
    BOOST_TEST(again.cards[0].comments ==
                   (std::vector<std::string>{"# no sign", "# two", "# lines: 3", "#  "}),
               boost::test_tools::per_element());
}

// Recognition.

const std::vector<std::string> recognised{
    "kizuna: 1\n",
    "\xEF\xBB\xBF"
    "kizuna: 1",
    "# head\r\n\r\nname: x\r\nkizuna: 1\r\n",
    "{name: x, kizuna: 1}",
    "{\"kizuna\":1}",
    "---\n\"kizuna\" : 7\n",
    "kizuna:",
    "kizuna: 1\n{ broken",
};

BOOST_DATA_TEST_CASE(a_text_with_our_key_is_ours, bdata::make(recognised), text)
{
    BOOST_TEST(is_kizuna_deck(text));
}

const std::vector<std::string> not_recognised{
    "",           "name: x\n",    "4 kizuna: the bond\n",     "my kizuna: 1\n",       "kizuna\n",
    "kizuna:1\n", "kizunas: 1\n", "<deck><kizuna: 1></deck>", "4 Marth, kizuna: x\n",
};

BOOST_DATA_TEST_CASE(a_text_without_our_key_is_not_ours, bdata::make(not_recognised), text)
{
    BOOST_TEST(!is_kizuna_deck(text));
}

BOOST_AUTO_TEST_SUITE_END()
