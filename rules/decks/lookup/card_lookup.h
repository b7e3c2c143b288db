#pragma once

#include "cards/library/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

constexpr std::size_t max_card_suggestions = 5;
/// Unknown texts of one file that are worth a search for what they may mean.
constexpr int usual_guesses = 50;

/// What a person's or another program's name for a card leads to.
struct CardLookup {
    std::vector<CardMatch> matches; ///< one: found; several: ambiguous; none: unknown
    /// Card ids where there is not exactly one match, best first, at most max_card_suggestions.
    std::vector<std::string> suggestions;
    bool found() const { return matches.size() == 1; }
};

/// Finds the card that a text names: a card id, a printing code, a collector number, or a name in
/// any language with or without its title ("Marth: Altean Prince", "Marth, Altean Prince",
/// "アリティアの王子 マルス"), older titles too. Letter case, width and signs do not matter; an
/// exact spelling wins over a folded one. A unit name alone is ambiguous unless it has a single
/// card.
CardLookup look_up_card(std::string_view text, const CardLibrary& library);

/// The collector number that a text begins with, in its usual form: "B01-003" for "b1-3ST". Empty
/// where it begins with none. No library is asked: the number may be nobody's.
std::string collector_number(std::string_view text);

/// True where the text is a name of the card to the letter, as in "Marth: Altean Prince".
bool is_name_of(const Card& card, std::string_view text);

/// look_up_card for the many texts of one file.
class CardFinder {
public:
    /// `library` outlives the finder. What an unknown text could have meant takes a search through
    /// all names, so only the first `guesses` unknown texts get suggestions by likeness: a long
    /// file of garbage stays cheap. Those by collector number are never left out.
    explicit CardFinder(const CardLibrary& library, int guesses = usual_guesses);

    CardLookup look_up(std::string_view text);

    /// By id, printing code or collector number alone.
    std::vector<CardMatch> with_code(std::string_view text) const;
    /// By name alone, in library order.
    std::vector<CardMatch> with_name(std::string_view text) const;

private:
    std::vector<std::string> guess(std::string_view text);
    std::vector<std::string> cards_of_unit(std::string_view text) const;

    const CardLibrary& library_;
    int guesses_;
};

} // namespace kizuna
