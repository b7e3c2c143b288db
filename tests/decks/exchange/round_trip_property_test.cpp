#include "decks/files/deck_file.h"

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
