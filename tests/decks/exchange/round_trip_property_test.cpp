#include "decks/files/round_trip.h"

#include "decks/files/deck_tools.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <rapidcheck.h>

#include <algorithm>
#include <map>
#include <set>

using namespace kizuna;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(exchange_round_trip)

namespace {

/// Copies by printing, and the protagonist's card.
struct Content {
    std::map<std::string, int> cards;
    std::map<std::string, int> maybe;
    std::string protagonist;
    bool operator==(const Content&) const = default;
};

/// The code of the printing that an entry means.
std::string printing_code(const std::string& code)
{
    const CardMatch match = test::shipped_library().find(code);
    if (!match.card)
        return code;
    return match.printing ? match.printing->code : match.card->printings.front().code;
}

Content content_of(const Deck& deck)
{
    Content content;
    for (const DeckEntry& entry : deck.cards)
        content.cards[printing_code(entry.code)] += entry.copies;
    for (const DeckEntry& entry : deck.maybe)
        content.maybe[printing_code(entry.code)] += entry.copies;
    const Card* protagonist = test::shipped_library().find(deck.protagonist).card;
    content.protagonist = protagonist ? protagonist->id : deck.protagonist;
    return content;
}

/// Entries of shipped cards by id or printing, none twice.
std::vector<DeckEntry> some_entries(std::set<const Card*>& taken)
{
    const auto cards = test::shipped_library().cards();
    std::vector<DeckEntry> entries;
    for (int count = *rc::gen::inRange(0, 12); count > 0; --count) {
        const Card& card = cards[*rc::gen::inRange<std::size_t>(0, cards.size())];
        const std::size_t printing = *rc::gen::inRange<std::size_t>(0, card.printings.size());
        if (taken.insert(&card).second)
            entries.push_back({.code = printing == 0 ? card.id : card.printings[printing].code,
                               .copies = *rc::gen::inRange(1, 7),
                               .comments = {},
                               .raw = {}});
    }
    return entries;
}

Deck some_deck()
{
    Deck deck;
    std::set<const Card*> taken;
    deck.cards = some_entries(taken);
    deck.maybe = some_entries(taken);
    const auto can_lead = std::ranges::find_if(deck.cards, [](const DeckEntry& entry) {
        return test::shipped_library().find(entry.code).card->cost == 1;
    });
    if (can_lead != deck.cards.end())
        deck.protagonist = test::shipped_library().find(can_lead->code).card->id;
    return deck;
}

bool is_read_back(std::string_view kind)
{
    const DeckFileKind* known = deck_file_kind(kind);
    return known->read && known->write;
}

std::vector<std::string> kinds_read_back()
{
    std::vector<std::string> ids;
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (is_read_back(kind.id))
            ids.emplace_back(kind.id);
    }
    return ids;
}

/// What was told as lost, and what follows from it, is taken out of a deck: whole entries as
/// "4 B01-003", artworks as the code alone, and the maybe-pile entry by entry.
Deck without_losses(Deck deck, const WrittenDeck& written)
{
    for (const ImportProblem& problem : written.problems) {
        const std::string& lost = problem.text;
        std::erase_if(deck.cards, [&](const DeckEntry& entry) {
            return lost == std::to_string(entry.copies) + ' ' + entry.code;
        });
        std::erase_if(deck.maybe, [&](const DeckEntry& entry) {
            return lost == "maybe: " + std::to_string(entry.copies) + ' ' + entry.code;
        });
        for (DeckEntry& entry : deck.cards) {
            if (lost == entry.code)
                entry.code = "artwork of " + test::shipped_library().find(entry.code).card->id;
        }
    }
    return deck;
}

/// The deck that came back, with the artworks that were told as lost made alike.
Deck with_lost_artworks(Deck deck, const Deck& expected)
{
    for (DeckEntry& entry : deck.cards) {
        const Card* card = test::shipped_library().find(entry.code).card;
        const std::string lost = card ? "artwork of " + card->id : std::string();
        if (card &&
            std::ranges::find(expected.cards, lost, &DeckEntry::code) != expected.cards.end())
            entry.code = lost;
    }
    return deck;
}

} // namespace

BOOST_DATA_TEST_CASE(what_a_form_carries_comes_back_and_the_rest_is_told,
                     data::make(kinds_read_back()))
{
    const DeckFileKind& kind = *deck_file_kind(sample);
    BOOST_TEST(rc::check("import(export(deck)) is the deck", [&] {
        const Deck deck = some_deck();
        const WrittenDeck written = kind.write(deck, test::shipped_tools());
        const Deck kept = without_losses(deck, written);
        const ImportedDeck back = kind.read(written.text, "back", test::shipped_tools());
        if (kept.cards.empty() && kept.maybe.empty())
            return; // some forms have no text for a deck of nothing
        RC_ASSERT(back.faults.empty());
        Content expected = content_of(kept);
        Content found = content_of(with_lost_artworks(back.deck, kept));
        // A form that cannot carry the protagonist's card says so through the card.
        if (std::ranges::none_of(kept.cards, [&](const DeckEntry& entry) {
                return entry.code.find(expected.protagonist) != std::string::npos;
            }))
            expected.protagonist = found.protagonist = {};
        RC_ASSERT(found.cards == expected.cards);
        RC_ASSERT(found.maybe == expected.maybe);
        RC_ASSERT(found.protagonist == expected.protagonist);
    }));
}

/// A deck with all that a deck may have, and cards that no library knows under names of every kind.
Deck some_full_deck()
{
    Deck deck = some_deck();
    const auto text = [](auto... words) { return *rc::gen::element<std::string>(words...); };
    deck.name =
        text("Altea", "A, B", "マルス & <co>", "\"Q\" 'q'", "Marth v1.2", "kizuna", "4 Marth");
    deck.author = text("", "Some One", "王, 子");
    deck.format = text("unlimited", "standard", "my-own");
    deck.notes = text("", "go first", "go first\nthen win\n", "# no comment", "a\n\n  b",
                      "4 B01-003", "Maybe:", "<b>&amp;</b>", "x, \"y\"");
    for (int count = *rc::gen::inRange(0, 3); count > 0; --count)
        deck.tags.push_back(text("fast", "MC:x", "a, b", "MC:Marth, Altean Prince", "速攻"));
    for (int count = *rc::gen::inRange(0, 3); count > 0; --count)
        deck.alternatives.push_back(text("B01-001", "B01-004", "Nobody"));
    std::set<std::string> names;
    for (int count = *rc::gen::inRange(0, 4); count > 0; --count)
        names.insert(text("Nobody, at All", "4 Riders", "Riders x9", "Riders (4)", "④ Riders",
                          "ciphervit:9999", "decksteria:99/9", "cipher-online:60000", "=1+2",
                          "Marth", "Maybe: x", "Total", "x3 Riders", "# Riders", "1) Riders"));
    for (const std::string& name : names)
        (*rc::gen::arbitrary<bool>() ? deck.cards : deck.maybe)
            .push_back({name, *rc::gen::inRange(1, 5)});
    return deck;
}

BOOST_DATA_TEST_CASE(whatever_comes_back_otherwise_is_told_by_its_writer,
                     data::make(kinds_read_back()))
{
    const DeckFileKind& kind = *deck_file_kind(sample);
    BOOST_TEST(rc::check("no difference is untold", [&] {
        const Deck deck = some_full_deck();
        const DeckFileTools tools = test::shipped_tools();
        const std::string file = deck.name + '.' + std::string(kind.extension);
        const ProvenDeck proven = write_proven(deck, kind, file, tools);
        const bool is_read_as_another =
            kind.id == "cipher-online" && deck_file_kind_for(proven.written.text, file) != &kind;
        if (proven.back.outcome == RoundTrip::Outcome::Unreadable || is_read_as_another) {
            RC_ASSERT(proven.written.cards_out == 0); // some forms have no text for nothing
            return;
        }
        RC_LOG() << proven.written.text << '\n' << test::listed(proven.written.problems);
        for (const DeckDifference& difference : proven.unannounced(tools.library))
            RC_FAIL(std::string(name_of(difference.what)) + ' ' + difference.code + ": “" +
                    difference.before + "” → “" + difference.after + "”");
    }));
}

BOOST_DATA_TEST_CASE(a_written_deck_is_known_by_its_content, data::make(kinds_read_back()))
{
    const DeckFileKind& kind = *deck_file_kind(sample);
    Deck deck;
    deck.name = "Altea";
    deck.cards = {{"B01-003", 4}, {"B01-006", 4}, {"B01-002", 2}};
    deck.protagonist = "B01-003";
    const std::string text = kind.write(deck, test::shipped_tools()).text;
    const DeckFileKind* found = deck_file_kind_for(text, "unnamed");
    BOOST_REQUIRE(found);
    // Two kinds differ only in how they write.
    const std::string wanted = sample == "spreadsheet" ? "csv"
                               : sample == "japanese"  ? "text"
                                                       : sample;
    BOOST_TEST(found->id == wanted);
}

BOOST_AUTO_TEST_SUITE_END()
