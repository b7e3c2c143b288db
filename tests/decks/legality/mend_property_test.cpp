#include "decks/legality/legality_fixture.h"

#include <boost/test/unit_test.hpp>
#include <rapidcheck.h>

#include <iterator>
#include <map>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(mends)

namespace {

// Two names of two cards each, costs of 0, 1 and more, an exception.
const std::string few_cards = R"(
- {id: T01-001, unit: Aria, title: One, symbol: red, tags: [female, sword],
   stats: {cost: 1, range: 1, attack: 40, support: 20}, prints: [T01-001N]}
- {id: T01-002, unit: Aria, title: Two, symbol: red, tags: [female, sword],
   stats: {cost: 3, cc: 2, range: 1, attack: 60, support: 20}, prints: [T01-002N]}
- {id: T01-003, unit: Bram, title: One, symbol: blue, tags: [male, axe],
   stats: {cost: 1, range: 1, attack: 30, support: 10}, prints: [T01-003N]}
- {id: T01-004, unit: Bram, title: One, symbol: red, tags: [male, axe], same-name: T01-003,
   stats: {cost: 1, range: 1, attack: 30, support: 10}, prints: [T01-004N]}
- {id: T01-005, unit: Cole, title: Many, symbol: none, tags: [male, bow], copies: unlimited,
   stats: {cost: 0, range: 2, attack: 30, support: 30}, prints: [T01-005N]}
- {id: T01-006, unit: Dune, title: X, symbol: blue, tags: [female, tome],
   stats: {cost: X, range: 1-2, attack: 50, support: 20}, prints: [T01-006N]}
)";

const CardLibrary& few()
{
    static const CardLibrary library = library_of(few_cards);
    return library;
}

Query few_query(std::string_view text)
{
    return std::get<Query>(Query::parse(text, few()));
}

const std::vector<std::string> questions = {
    "color:red", "color:blue", "cost=1", "unit=Aria", "unit:protagonist", "support>=20",
};

/// Any of the numbers, from the first try on.
int number(int min, int max)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(min, max + 1));
}

Format any_format()
{
    Format format;
    format.min_size = number(1, 6);
    format.max_size = number(0, 2) == 0 ? no_limit : format.min_size + number(0, 3);
    format.copies = number(1, 4);
    if (number(0, 3) == 0)
        format.banned.insert(few().cards()[static_cast<std::size_t>(number(0, 5))].id);
    std::erase_if(format.banned, [](const std::string& id) { return id == "T01-004"; });
    if (number(0, 3) == 0)
        format.copies_of["T01-005"] = number(0, 3);
    if (number(0, 3) == 0)
        format.banned_protagonists.insert("unit:Aria");
    if (number(0, 2) == 0) {
        const int min = number(0, 2);
        format.require.push_back({few_query(*rc::gen::elementOf(questions)), min,
                                  number(0, 1) == 0 ? no_limit : min + number(1, 2)});
    }
    if (number(0, 3) == 0) {
        const std::string question = *rc::gen::elementOf(questions);
        // A lead's unit cannot be kept out of the deck it leads.
        const int copies = number(question == "unit:protagonist" ? 1 : 0, 3);
        format.exact.push_back({few_query(question), copies, copies});
    }
    if (number(0, 5) == 0)
        format.opening.push_back(
            {.cards = Query(), .value = OpeningRule::Value::Attack, .max = number(2, 5) * 10});
    return format;
}

std::vector<DeckEntry> any_entries(int max_entries, int max_copies)
{
    std::vector<DeckEntry> entries;
    const int count = number(0, max_entries);
    for (int i = 0; i < count; ++i) {
        const int at = number(0, 6);
        const std::string code =
            at == 6 ? "Z99-001" : few().cards()[static_cast<std::size_t>(at)].id;
        set_copies(entries, code + (at < 6 && number(0, 3) == 0 ? "N" : ""), number(1, max_copies));
    }
    return entries;
}

Deck any_deck()
{
    Deck deck;
    deck.cards = any_entries(4, 4);
    deck.maybe = any_entries(2, 2);
    switch (number(0, 3)) {
    case 0:
        break;
    case 1:
        deck.protagonist = few().cards()[static_cast<std::size_t>(number(0, 5))].id;
        break;
    default:
        if (!deck.cards.empty())
            deck.protagonist = deck.cards[static_cast<std::size_t>(
                                              number(0, static_cast<int>(deck.cards.size()) - 1))]
                                   .code;
    }
    if (number(0, 4) == 0)
        deck.alternatives = {"T01-001"};
    return deck;
}

bool is_unknown(const DeckEntry& entry)
{
    return !few().find(entry.code).card;
}

std::string text_of(const Deck& deck)
{
    std::string text;
    for (const DeckEntry& entry : deck.cards)
        text += std::to_string(entry.copies) + " " + entry.code + ", ";
    text += "maybe ";
    for (const DeckEntry& entry : deck.maybe)
        text += std::to_string(entry.copies) + " " + entry.code + ", ";
    return text + "lead " + deck.protagonist;
}

std::string text_of(const Format& format)
{
    std::string text = "size " + std::to_string(format.min_size) + " to " +
                       std::to_string(format.max_size) + ", copies " +
                       std::to_string(format.copies);
    for (const std::string& banned : format.banned)
        text += ", no " + banned;
    for (const auto* rules : {&format.require, &format.exact}) {
        for (const CountRule& rule : *rules)
            text += ", " + std::to_string(rule.min) + " to " + std::to_string(rule.max) + " of [" +
                    rule.cards.to_text() + "]";
    }
    return text;
}

using Counts = std::map<const Card*, int>;

Counts counts_of(const Deck& deck)
{
    Counts counts;
    for (const ResolvedDeck::Line& line : resolve(deck, few()).cards)
        counts[line.card] += line.copies;
    return counts;
}

int changes_between(const Counts& one, const Counts& other)
{
    int changes = 0;
    for (const Card& card : few().cards()) {
        const auto before = one.find(&card);
        const auto after = other.find(&card);
        changes += std::abs((before == one.end() ? 0 : before->second) -
                            (after == other.end() ? 0 : after->second));
    }
    return changes;
}

/// Tries every deck of the deck's own and its maybe-pile's cards, the nearest ones first, until one
/// is legal.
class EveryDeck {
public:
    EveryDeck(const Deck& deck, const Format& format) : format_(format), before_(counts_of(deck))
    {
        Deck both = deck;
        both.cards.insert(both.cards.end(), deck.maybe.begin(), deck.maybe.end());
        for (const auto& [card, copies] : counts_of(both))
            cards_.push_back(card);
        tried_.alternatives = deck.alternatives;
        // Who leads is kept wherever it can be, and free to choose where it cannot.
        const ResolvedDeck cards = resolve(deck, few());
        if (cards.designated && cards.designated->cost == Amount(1) &&
            cards.copies_of(*cards.designated) > 0)
            tried_.protagonist = deck.protagonist;
        look();
        if (!fewest_ && !tried_.protagonist.empty()) {
            tried_.protagonist.clear();
            look();
        }
    }
    /// Copies changed; empty where no deck is legal.
    std::optional<int> fewest() const { return fewest_; }

private:
    static constexpr int max_copies = 8; // two entries of four

    void look()
    {
        const int max_changes = max_copies * static_cast<int>(cards_.size());
        for (int changes = 0; changes <= max_changes && !fewest_; ++changes) {
            if (has_legal(0, changes, 0))
                fewest_ = changes;
        }
    }
    bool has_legal(std::size_t at, int changes, int size)
    {
        if (at == cards_.size())
            return changes == 0 && size >= format_.min_size && size <= format_.max_size &&
                   is_legal();
        const Card* card = cards_[at];
        for (int copies = 0; copies <= max_copies; ++copies) {
            const int changed = std::abs(copies - before_[card]);
            counts_[card] = copies;
            if (changed <= changes && has_legal(at + 1, changes - changed, size + copies))
                return true;
        }
        return false;
    }
    bool is_legal()
    {
        tried_.cards.clear();
        for (const auto& [card, copies] : counts_)
            set_copies(tried_.cards, card->id, copies);
        return check_legality(tried_, format_, few()).empty();
    }

    const Format& format_;
    Counts before_;
    Counts counts_;
    std::vector<const Card*> cards_;
    Deck tried_;
    std::optional<int> fewest_;
};

bool asks_about_protagonist(const Deck& deck, const Format& format)
{
    const ResolvedDeck cards = resolve(deck, few());
    const bool is_designated = cards.designated && protagonist_of(cards) == cards.designated;
    const auto asks = [](const CountRule& rule) { return rule.cards.asks_about_protagonist(); };
    return !is_designated &&
           (!format.opening.empty() || !format.banned_protagonists.empty() ||
            std::ranges::any_of(format.require, asks) || std::ranges::any_of(format.exact, asks));
}

} // namespace

BOOST_AUTO_TEST_CASE(a_mend_is_legal_where_nothing_is_left_and_changes_the_fewest_copies)
{
    BOOST_TEST(rc::check([] {
        const Format format = any_format();
        Deck deck = any_deck();
        std::erase_if(deck.cards, is_unknown); // they stay, so no mend would be whole
        RC_LOG() << text_of(format) << "\n" << text_of(deck) << "\n";
        const Mend mend = kizuna::mend(deck, format, few());
        RC_LOG() << edits_text(mend.edits) << "; left " << codes(mend.left) << "\n";
        RC_ASSERT(mend.left == check_legality(mend.deck, format, few()));
        const std::optional<int> fewest = EveryDeck(deck, format).fewest();
        RC_CLASSIFY(fewest.has_value(), "can be mended");
        RC_ASSERT(mend.left.empty() == fewest.has_value());
        if (fewest)
            RC_ASSERT(changes_between(counts_of(deck), counts_of(mend.deck)) == *fewest);
    }));
}

BOOST_AUTO_TEST_CASE(a_mend_keeps_every_unknown_card)
{
    BOOST_TEST(rc::check([] {
        const Format format = any_format();
        Deck deck = any_deck();
        set_copies(deck.cards, "Z99-001", number(1, 4));
        RC_LOG() << text_of(format) << "\n" << text_of(deck) << "\n";
        const Mend mend = kizuna::mend(deck, format, few());
        std::vector<DeckEntry> before;
        std::vector<DeckEntry> after;
        std::ranges::copy_if(deck.cards, std::back_inserter(before), is_unknown);
        std::ranges::copy_if(mend.deck.cards, std::back_inserter(after), is_unknown);
        RC_ASSERT(before == after);
        RC_ASSERT(std::ranges::count(mend.left, DeckClause::UnknownCard, &Violation::clause) == 1);
    }));
}

BOOST_AUTO_TEST_CASE(the_edits_of_a_mend_make_the_mended_deck)
{
    BOOST_TEST(rc::check([] {
        const Format format = any_format();
        Deck deck = any_deck();
        RC_LOG() << text_of(format) << "\n" << text_of(deck) << "\n";
        const Mend mend = kizuna::mend(deck, format, few());
        RC_LOG() << edits_text(mend.edits) << "\n" << text_of(mend.deck) << "\n";
        for (const Edit& edit : mend.edits)
            apply(deck, edit, few());
        RC_ASSERT(deck.cards == mend.deck.cards);
        RC_ASSERT(deck.maybe == mend.deck.maybe);
        RC_ASSERT(deck.protagonist == mend.deck.protagonist);
    }));
}

BOOST_AUTO_TEST_CASE(a_mend_names_each_card_once)
{
    BOOST_TEST(rc::check([] {
        const Mend mend = kizuna::mend(any_deck(), any_format(), few());
        std::map<std::string, int> seen;
        for (const Edit& edit : mend.edits) {
            RC_ASSERT(edit.query.empty());
            if (edit.kind != Edit::Kind::Protagonist)
                RC_ASSERT(++seen[edit.card ? edit.card->id : edit.code] == 1);
        }
    }));
}

BOOST_AUTO_TEST_CASE(no_card_comes_in_that_neither_pile_held)
{
    BOOST_TEST(rc::check([] {
        const Deck deck = any_deck();
        Deck both = deck;
        both.cards.insert(both.cards.end(), deck.maybe.begin(), deck.maybe.end());
        const Counts known = counts_of(both);
        for (const auto& [card, copies] : counts_of(kizuna::mend(deck, any_format(), few()).deck))
            RC_ASSERT(known.contains(card));
    }));
}

BOOST_AUTO_TEST_CASE(the_fix_of_a_violation_mends_that_violation)
{
    BOOST_TEST(rc::check([] {
        const Format format = any_format();
        const Deck deck = any_deck();
        RC_LOG() << text_of(format) << "\n" << text_of(deck) << "\n";
        for (const Violation& violation : check_legality(deck, format, few())) {
            const bool leaves_a_choice = std::ranges::any_of(
                violation.fix, [](const Edit& edit) { return !edit.card && edit.code.empty(); });
            // Without a designation a mend may move the choice of who leads, and with it what the
            // rules about the protagonist look at.
            const bool hangs_on_the_lead =
                violation.clause >= DeckClause::FormatBannedProtagonist &&
                asks_about_protagonist(deck, format);
            if (violation.fix.empty() || leaves_a_choice || hangs_on_the_lead)
                continue;
            Deck fixed = deck;
            for (const Edit& edit : violation.fix)
                apply(fixed, edit, few());
            RC_LOG() << edits_text(violation.fix) << "\n";
            const std::vector<Violation> after = check_legality(fixed, format, few());
            const auto count = [&](const std::vector<Violation>& all) {
                return std::ranges::count(all, violation.clause, &Violation::clause);
            };
            RC_ASSERT(count(after) < count(check_legality(deck, format, few())));
        }
    }));
}

// Which copies are the fewest is another question where each counts for as much as it prints.
BOOST_AUTO_TEST_CASE(a_mend_of_a_sum_leaves_only_what_is_told)
{
    BOOST_TEST(rc::check([] {
        Format format = any_format();
        format.sums.push_back({.cards = few_query(*rc::gen::elementOf(questions)),
                               .value = OpeningRule::Value::Attack,
                               .min = number(0, 4) == 0 ? number(1, 20) * 10 : 0,
                               .max = number(20, 60) * 10});
        const Deck deck = any_deck();
        const Mend mend = kizuna::mend(deck, format, few());
        RC_ASSERT(mend.left == check_legality(mend.deck, format, few()));
        RC_CLASSIFY(mend.left.empty(), "mended");
    }));
}

BOOST_AUTO_TEST_SUITE_END()
