#pragma once

#include "app/base/messages.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kizuna {

// Edits by the player, each one step of the history with its reason in the user's language. Codes
// are card ids, printing codes or unknown codes, as in DeckEntry.

/// Copies in one pile of the card with this code, over all its printings.
int copies_in(const DeckDocument& document, Pile pile, std::string_view code);

/// Adds `copies` of each card, or removes them if negative; counts stop at 0.
void change_cards(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                  const Messages& messages);
/// Sets the copies of each card in its pile. Copies of an unknown card can only be lowered.
void set_copies(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                const Messages& messages);
/// Adds copies of each card, in order, up to the format's limit for its name. A card without a
/// limit fills the deck up to its minimum size; a forbidden card gets none.
void fill_to_limit(DeckDocument& document, std::span<const SelectedCard> cards,
                   const Messages& messages);
/// False if fill_to_limit() would add nothing.
bool can_fill(const DeckDocument& document, std::span<const SelectedCard> cards);
/// Adds one copy of each to this pile, whatever their own pile is.
void add_cards_to(DeckDocument& document, Pile to, std::vector<SelectedCard> cards,
                  const Messages& messages);
/// Removes every copy of each.
void remove_cards(DeckDocument& document, std::span<const SelectedCard> cards,
                  const Messages& messages);
/// Moves one copy of each card in this pile to the other pile.
void move_cards(DeckDocument& document, Pile from, std::span<const SelectedCard> cards,
                const Messages& messages);
/// The sum of the copies of all these cards in their piles.
int copies_of_all(const DeckDocument& document, std::span<const SelectedCard> cards);

/// True for a cost-1 card of the deck that is not designated yet. `card` may be null.
bool can_be_protagonist(const DeckDocument& document, const Card* card);
void make_protagonist(DeckDocument& document, const Card& card, const Messages& messages);
/// The cost-1 cards of the deck, in deck order, including the designated one.
std::vector<const Card*> possible_protagonists(const DeckDocument& document);
void designate_nobody(DeckDocument& document, const Messages& messages);

/// A deck in which another card replaces every copy of a card in a pile. If that was the
/// protagonist, `by` becomes it if it has cost 1, else nobody does.
Deck replaced(Deck deck, Pile pile, const Card& card, const Card& by, const CardLibrary& library);
/// The same as one step.
void replace_card(DeckDocument& document, Pile pile, const Card& card, const Card& by,
                  const Messages& messages);

/// Replaces every entry of an unknown code by the card that was meant, in both piles and as
/// protagonist.
void take_for(DeckDocument& document, const std::string& unknown, const Card& meant,
              const Messages& messages);

/// Applies the fix of one violation; edits that leave the choice of a card to the player change
/// nothing.
void mend_one(DeckDocument& document, const Violation& violation, const Messages& messages);
/// Applies the whole mend, as far as it needs no choice.
void mend_as_far_as_possible(DeckDocument& document, const Messages& messages);

/// A mend that removes so many cards that the user should be asked first.
struct LargeMend {
    int removed = 0;                   ///< copies removed
    int left = 0;                      ///< copies in the mended deck
    const Format* elsewhere = nullptr; ///< the format whose mend removes the fewest; null if no
                                       ///< other removes fewer
};

/// Empty if the mend removes only a few copies.
std::optional<LargeMend> large_mend(const DeckDocument& document);

/// Sets another format and applies its mend, as far as it needs no choice, in one step.
void mend_in(DeckDocument& document, const Format& format, const Messages& messages);

} // namespace kizuna
