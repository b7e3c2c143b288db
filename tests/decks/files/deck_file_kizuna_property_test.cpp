#include "decks/files/deck_file.h"

#include "decks/deck/sample_deck.h"
#include "nasty_texts.h"

#include <boost/test/unit_test.hpp>

#include <rapidcheck/boost_test.h>

#include <set>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(deck_file_kizuna_properties)

namespace {

const ExchangeIds no_exchange;

ImportedDeck read(const std::string& text)
{
    return read_kizuna_deck(text, "deck.kizuna.yaml", {sample_library(), no_exchange});
}

std::string write(const Deck& deck)
{
    return write_kizuna_deck(deck, {sample_library(), no_exchange}).text;
}

// Decks as the program makes them.

rc::Gen<std::string> some_code()
{
    return rc::gen::oneOf(
        rc::gen::element<std::string>("T01-001", "T01-001N+", "T01-004", "T01-005N", "Z99-001"),
        nasty_text());
}

/// Comments as they are in a deck that was read: with their sign, one blank line at a time.
rc::Gen<std::vector<std::string>> some_comments()
{
    return rc::gen::map(
        rc::gen::container<std::vector<std::string>>(
            rc::gen::element<std::string>("", "# a", "#", "# 絆: {", "#! \"", "# - x  ")),
        [](std::vector<std::string> comments) {
            comments.erase(std::unique(comments.begin(), comments.end()), comments.end());
            return comments;
        });
}

std::vector<DeckEntry> some_pile()
{
    std::vector<DeckEntry> pile;
    std::set<std::string> codes;
    for (const std::string& code : *rc::gen::container<std::vector<std::string>>(some_code())) {
        if (codes.insert(code).second)
            pile.push_back({.code = code,
                            .copies = *rc::gen::inRange(1, 10'000),
                            .comments = *some_comments(),
                            .raw = {}});
    }
    return pile;
}

std::vector<std::string> some_texts()
{
    return *rc::gen::container<std::vector<std::string>>(
        rc::gen::suchThat(nasty_text(), [](const std::string& text) { return !text.empty(); }));
}

Deck some_deck()
{
    Deck deck;
    deck.name = *nasty_text();
    deck.author = *nasty_text();
    deck.format = *rc::gen::element<std::string>("unlimited", "standard", "null", "house: mine");
    deck.protagonist = *some_code();
    deck.alternatives = some_texts();
    deck.tags = some_texts();
    deck.notes = *nasty_text();
    deck.cards = some_pile();
    deck.maybe = some_pile();
    return deck;
}

/// What a deck says, without where and how a file said it.
Deck value_of(Deck deck)
{
    deck.memory = {};
    for (DeckEntry& entry : deck.cards)
        entry.raw.clear();
    for (DeckEntry& entry : deck.maybe)
        entry.raw.clear();
    return deck;
}

// Files as people make them.

struct Piece {
    std::string text;
    bool is_kept; // word for word
};

const std::vector<Piece> known_pieces{
    {"name: My deck\n", true},
    {"name: 'It''s' # mine\n", false},
    {"author:   me\n", false},
    {"format: standard\n", true},
    {"protagonist: T01-001\n", true},
    {"alternatives: [T01-004, T01-005]\n", true},
    {"tags:\n- red\n# in the list\n- fast\n", false},
    {"notes: |\n  one\n\n  # two\n", true},
    {"notes: >\n  one\n  two\n", false},
    {"notes: \"one\n  # two\"\n", false},
    {"cards: {T01-001: 1,\n# inside\nZ99-001: 2}\n", false},
    {"cards:\n    T01-001: 1\n    # of Z\n    Z99-001:  2 # words\n", false},
    {"cards:\n  Z99-001:  2 # words\n\n  # of Y\n  'Z99: 2':   1\n", true},
    {"maybe: {}\n", false},
    {"maybe:\n  T01-005: 2                   # Cato: Fen Archer\n", true},
};

const std::vector<Piece> unknown_pieces{
    {"odd: 1 # why\n", true},
    {"list:\n- a\n# inside\n- b: |\n    # text\n\n    text\n  # deeper\n", true},
    {"block: |2\n    text\n  text\n", true},
    {"keep: |+\n  text\n\n\n", true},
    {"folded: >-\n\n  text\n   # text\n", true},
    {"\"quo: ted\": 'a\n# text\n  b'\n", true},
    {"flow: {a: [1, 2],\n# inside\nb: ~}\n", true},
    {"? explicit\n: - 1\n  - 2\n", true},
    {"nothing:\n", true},
};

const std::vector<std::string> between{
    "", "", "\n", "# comment\n", "\n# one\n# two\n\n", "#\n", "# \"quote\n# 'quote\n", "# | >\n",
};

/// The key a piece begins with.
std::string key_of(const Piece& piece)
{
    return piece.text.substr(0, piece.text.find(':'));
}

struct File {
    std::string text;
    std::vector<std::string> kept; // in the file's order
};

File some_file()
{
    File file;
    std::set<std::string> keys;
    const auto add_between = [&] {
        const std::string lines = *rc::gen::elementOf(between);
        file.text += lines;
        std::istringstream stream(lines);
        for (std::string line; std::getline(stream, line);) {
            if (!line.empty())
                file.kept.push_back(line + "\n");
        }
    };
    const auto add = [&](const Piece& piece) {
        if (!keys.insert(key_of(piece)).second)
            return;
        add_between();
        file.text += piece.text;
        if (piece.is_kept)
            file.kept.push_back(piece.text);
    };
    const std::vector<Piece> all = [] {
        std::vector<Piece> pieces = known_pieces;
        pieces.insert(pieces.end(), unknown_pieces.begin(), unknown_pieces.end());
        return pieces;
    }();
    const auto picks =
        *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, all.size()));
    const std::size_t head = *rc::gen::inRange<std::size_t>(0, picks.size() + 1);
    for (std::size_t at = 0; at < picks.size(); ++at) {
        if (at == head)
            add({"kizuna: 1\n", true});
        add(all[picks[at]]);
    }
    add({"kizuna: 1\n", true});
    add_between();
    return file;
}

/// True where the parts stand in the text in this order.
bool holds_in_order(const std::string& text, const std::vector<std::string>& parts)
{
    std::size_t at = 0;
    for (const std::string& part : parts) {
        at = text.find(part, at);
        if (at == std::string::npos)
            return false;
        at += part.size();
    }
    return true;
}

/// A file with a few bytes changed, taken out or put in.
std::string spoilt(std::string text)
{
    const auto spots = *rc::gen::container<std::vector<std::pair<std::size_t, char>>>(
        rc::gen::pair(rc::gen::arbitrary<std::size_t>(),
                      rc::gen::elementOf(std::string("\n\n  ::##--'\"|>[]{},?&*!%@x0\t\r\\"))));
    for (const auto& [spot, sign] : spots) {
        const std::size_t at = spot % (text.size() + 1);
        if (spot % 3 == 0 && at < text.size())
            text.erase(at, 1);
        else if (spot % 3 == 1 && at < text.size())
            text[at] = sign;
        else
            text.insert(at, 1, sign);
    }
    return text;
}

} // namespace

RC_BOOST_PROP(a_deck_reads_back_as_it_was_written, ())
{
    const Deck deck = some_deck();
    const ImportedDeck imported = read(write(deck));
    RC_ASSERT(imported.faults.empty());
    RC_ASSERT(value_of(imported.deck) == value_of(deck));
}

RC_BOOST_PROP(saving_twice_gives_the_same_bytes, ())
{
    const std::string once = write(some_deck());
    RC_ASSERT(write(read(once).deck) == once);
}

RC_BOOST_PROP(a_saved_deck_ends_with_one_newline_and_holds_no_byte_order_mark, ())
{
    const std::string text = write(some_deck());
    RC_ASSERT(text.ends_with('\n') && !text.ends_with("\n\n"));
    RC_ASSERT(text.find('\r') == std::string::npos);
    RC_ASSERT(text.starts_with("kizuna: 1\n"));
}

RC_BOOST_PROP(unknown_keys_cards_and_comments_survive_in_their_order, ())
{
    const File file = some_file();
    const ImportedDeck imported = read(file.text);
    RC_ASSERT(imported.faults.empty());
    const std::string once = write(imported.deck);
    RC_LOG() << file.text << "---- saved as ----\n" << once;
    RC_ASSERT(holds_in_order(once, file.kept));
    RC_ASSERT(write(read(once).deck) == once);
}

RC_BOOST_PROP(a_spoilt_file_is_refused_or_saved_the_same_way_twice, ())
{
    const std::string text = spoilt(some_file().text);
    const ImportedDeck imported = read(text);
    if (!imported.faults.empty()) {
        RC_ASSERT(imported.deck == Deck());
        return;
    }
    const std::string once = write(imported.deck);
    RC_LOG() << text << "---- saved as ----\n" << once;
    const ImportedDeck again = read(once);
    RC_ASSERT(again.faults.empty());
    RC_ASSERT(value_of(again.deck) == value_of(imported.deck));
    RC_ASSERT(write(again.deck) == once);
}

BOOST_AUTO_TEST_SUITE_END()
