// Files that users of the program write by hand or find beside it.
#include "deck_target.h"
#include "targets.h"

#include "app/safety/journal_text.h"
#include "app/settings/settings.h"
#include "decks/card_games/card_game.h"
#include "decks/legality/format.h"

namespace kizuna::fuzz {

void use_format(std::string_view input)
{
    try {
        const Format format = read_format(input, "format.yaml", tools().library);
        require(format.min_size >= 0 && format.max_size >= format.min_size,
                "the sizes of a deck are a range");
        const auto& cards = tools().library.cards();
        constexpr std::size_t stride = 97; // all of them take too long
        for (std::size_t at = 0; at < cards.size(); at += stride) {
            const CopiesLimit limit = copies_limit(cards[at], format, tools().library);
            require(limit.format <= limit.base, "a format gives no more copies than there may be");
        }
    } catch (const DataError& error) {
        require(error.fault().place.line >= 0, "a format's fault has a place");
    }
}

void use_game_profile(std::string_view input)
{
    try {
        const CardGame profile = read_card_game(input, "game.yaml");
        require(profile.id == "game", "a profile is called as its file");
    } catch (const DataError& error) {
        require(error.fault().place.line >= 0, "a profile's fault has a place");
    }
}

void use_journal(std::string_view input)
{
    const KeptDecks kept = read_journal(input, tools());
    require(kept.decks.size() <= max_kept_decks, "no more decks than anybody has open");
    for (const KeptDeck& deck : kept.decks)
        require(deck.steps.empty() || deck.position < deck.steps.size(),
                "the deck is one of its steps");
}

void use_settings(std::string_view input)
{
    if (const auto read = settings_in(input))
        require(settings_in(settings_text(*read)) == read, "what is kept is read as it was");
}

} // namespace kizuna::fuzz
