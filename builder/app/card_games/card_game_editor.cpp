#include "app/card_games/card_game_editor.h"

#include "app/base/messages.h"
#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "cards/base/faults.h"
#include "cards/query/query.h"

#include <algorithm>
#include <cctype>

namespace kizuna {
namespace {

EnteredCard entered(const Card& card, const Vocabulary& words)
{
    EnteredCard result{
        .name = card.unit, .name_ja = card.unit_ja, .range = card.range, .copies = 0};
    for (std::size_t type = 0; type < words.types.size(); ++type) {
        if (card.types.contains(static_cast<TypeId>(type)))
            result.type = type;
    }
    result.numbers.assign(words.numbers.size(), -1);
    for (std::size_t at = 0; card.numbers && at < card.numbers->size(); ++at)
        result.numbers[at] = std::max<int>(-1, (*card.numbers)[at]);
    if (card.texts)
        result.texts = *card.texts;
    result.texts.resize(words.texts.size());
    return result;
}

bool is_blank(std::string_view text)
{
    return text.find_first_not_of(" \t") == text.npos;
}

} // namespace

CardGameEditor::CardGameEditor(const ProgramFolders& folders, const std::string& game,
                               const std::vector<std::filesystem::path>& added)
{
    CardGameCatalogue own = load_card_game_catalogue(folders, game);
    const CardGameCatalogue all =
        load_card_game_catalogue(folders, game, {.instead = std::nullopt, .also = added});
    profile_ = std::move(own.profile);
    before_.assign(all.catalogue.library.cards().begin(), all.catalogue.library.cards().end());
    State state;
    state.removed = own.removed;
    given_.insert(own.removed.begin(), own.removed.end());
    for (const Card& card : before_) {
        state.cards.push_back(entered(card, profile_.words));
        state.ids.push_back(card.id);
        given_.insert(card.id);
        if (!own.catalogue.library.find_id(card.id))
            added_.insert(card.id);
    }
    history_ = History(std::move(state));
}

bool CardGameEditor::add(EnteredCard card)
{
    if (is_blank(card.name))
        return false;
    State next = now();
    next.ids.push_back(new_id());
    next.cards.push_back(std::move(card));
    become(std::move(next));
    return true;
}

bool CardGameEditor::change(std::size_t card, EnteredCard to)
{
    if (is_blank(to.name))
        return false;
    State next = now();
    if (is_added(card))
        next.cards[card].copies = to.copies;
    else
        next.cards[card] = std::move(to);
    become(std::move(next));
    return true;
}

void CardGameEditor::remove(std::size_t card)
{
    State next = now();
    if (is_added(card)) {
        next.cards[card].copies = 0;
        return become(std::move(next));
    }
    const CardLibrary cards = library();
    if (const Card* gone = cards.find(next.ids[card]).card)
        change_copies(next.opened, Pile::Cards, next.ids[card],
                      -resolve(next.opened, cards).copies_of(*gone), cards);
    next.removed.push_back(next.ids[card]);
    next.cards.erase(next.cards.begin() + static_cast<std::ptrdiff_t>(card));
    next.ids.erase(next.ids.begin() + static_cast<std::ptrdiff_t>(card));
    become(std::move(next));
}

std::variant<std::vector<std::size_t>, Fault>
CardGameEditor::find(const std::string& query, const ListedCardOrder& order) const
{
    const CardLibrary cards = library();
    auto parsed = Query::parse(query, cards);
    if (Fault* fault = std::get_if<Fault>(&parsed))
        return std::move(*fault);
    std::vector<CardIndex> found = search(std::get<Query>(parsed), QueryContext{.library = &cards});
    sort_listed_cards(found, order, cards);
    std::vector<std::size_t> places;
    for (const CardIndex at : found)
        places.push_back(static_cast<std::size_t>(
            std::ranges::find(now().ids, cards.cards()[at].id) - now().ids.begin()));
    return places;
}

std::optional<Fault> CardGameEditor::open(const std::string& text, const std::string& file)
{
    const CardLibrary cards = library();
    const ExchangeIds no_exchange;
    ImportedDeck imported = read_deck(text, file, {cards, no_exchange});
    if (!imported.faults.empty())
        return std::move(imported.faults.front());
    if (imported.deck.game != profile_.id)
        return Fault{faults::UnknownWord{
                         .what = imported.deck.game, .other = "game", .expected = profile_.id},
                     {.file = file}};
    State next = now();
    next.opened = std::move(imported.deck);
    for (const auto* pile : {&next.opened.cards, &next.opened.maybe}) {
        for (const DeckEntry& entry : *pile)
            given_.insert(entry.code); // so that no new card gets the code of an unknown entry
    }
    const ResolvedDeck resolved = resolve(next.opened, cards);
    for (std::size_t at = 0; at < next.cards.size(); ++at) {
        const Card* card = cards.find(next.ids[at]).card;
        next.cards[at].copies = card ? resolved.copies_of(*card) : 0;
    }
    history_ = History(std::move(next));
    return {};
}

Deck CardGameEditor::deck(const std::string& name) const
{
    const State& state = now();
    Deck deck = state.opened;
    deck.game = profile_.id;
    if (deck.name.empty())
        deck.name = name;
    const CardLibrary cards = library();
    const ResolvedDeck before = resolve(state.opened, cards);
    for (std::size_t at = 0; at < state.cards.size(); ++at) {
        const Card* card = cards.find(state.ids[at]).card;
        if (!card)
            continue;
        const int more = state.cards[at].copies - before.copies_of(*card);
        if (more != 0)
            change_copies(deck, Pile::Cards, state.ids[at], more, cards);
    }
    return deck;
}

std::string CardGameEditor::list_text() const
{
    return write_listed_cards(profile_, as_cards(false), now().removed);
}

std::string CardGameEditor::deck_text(const std::string& name) const
{
    const CardLibrary cards = library();
    const ExchangeIds no_exchange;
    return write_kizuna_deck(deck(name), {cards, no_exchange}).text;
}

std::vector<std::string> CardGameEditor::verdict(const Messages& messages) const
{
    const CardLibrary cards = library();
    const Deck open = deck({});
    const ResolvedDeck resolved = resolve(open, cards);
    std::vector<std::string> lines;
    const std::vector<Violation> violations =
        check_legality(open, resolved, profile_.format, cards);
    lines.push_back(messages.get(
        "game.editor.verdict"_msg,
        {{"cards", resolved.size},
         {"verdict",
          card_game_verdict_text(profile_, violations,
                                 advise(open, resolved, profile_.format, cards), messages)}}));
    for (const Violation& violation : violations)
        lines.push_back(messages.get("game.editor.violation"_msg,
                                     {{"clause", std::string(code_of(violation))},
                                      {"reason", violation_text(violation, messages)}}));
    for (const ReachRule& rule : profile_.format.reach) {
        const OpeningNumbers opening = opening_numbers(resolved, rule, cards);
        for (std::size_t at = 0; at < rule.sums.size(); ++at) {
            const ReachedSum reached = reach_sum(opening.numbers, rule.sums[at]);
            std::vector<std::string> names;
            for (const std::size_t place : reached.picked)
                names.push_back(card_name(*opening.cards[place], messages.language()));
            lines.push_back(opening_text(reached, names, at == 0, opening.is_complete(), messages));
            for (const MissingWay& way : reached.missing)
                lines.push_back("    " + missing_way_text(way, messages));
        }
        lines.push_back(messages.get("game.opening.units-only"_msg));
        if (!opening.is_complete())
            lines.push_back(opening_unknown_text(opening, messages));
    }
    lines.push_back(counted_by_text(profile_, messages));
    lines.push_back(partial_text(profile_, messages));
    return lines;
}

/// The cards from added folders, or the others.
std::vector<Card> CardGameEditor::as_cards(bool is_added) const
{
    std::vector<Card> cards;
    for (std::size_t at = 0; at < now().cards.size(); ++at) {
        if (this->is_added(at) != is_added)
            continue;
        const EnteredCard& entry = now().cards[at];
        const auto known = std::ranges::find(before_, id(at), &Card::id);
        Card card = known == before_.end() ? Card() : *known;
        card.id = id(at);
        card.unit = entry.name;
        card.unit_ja = is_blank(entry.name_ja) ? std::string() : entry.name_ja;
        card.range = entry.range;
        card.types = {};
        if (entry.type < profile_.words.types.size())
            card.types.insert(static_cast<TypeId>(entry.type));
        std::vector<std::int16_t> numbers;
        for (const int number : entry.numbers)
            numbers.push_back(number < 0 ? CardTraits::absent : static_cast<std::int16_t>(number));
        card.numbers = std::move(numbers);
        card.texts = entry.texts;
        cards.push_back(std::move(card));
    }
    return cards;
}

/// Read back from the file text, so that the window shows what the files will contain.
CardLibrary CardGameEditor::library() const
{
    const std::string added = write_listed_cards(profile_, as_cards(true));
    return std::move(read_listed_cards(profile_, {{"", list_text()}, {"", added}}).library);
}

/// The lowest unused id of D-001, D-002, … (F-001, … for the FE TCG). Ids of removed cards are not
/// reused, because decks may still contain them.
std::string CardGameEditor::new_id()
{
    constexpr std::size_t digits = 3;
    const std::string letter(1, static_cast<char>(std::toupper(profile_.id.front())));
    for (int number = 1;; ++number) {
        std::string text = std::to_string(number);
        text.insert(0, digits - std::min(digits, text.size()), '0');
        text.insert(0, letter + "-");
        if (given_.insert(text).second)
            return text;
    }
}

} // namespace kizuna
