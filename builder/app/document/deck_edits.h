#pragma once

#include "app/base/messages.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kizuna {

// The edits that a player makes by hand, each one step of the history with its reason in the user's
// language. Codes are card ids, printing codes or unknown codes, as in DeckEntry.

/// Copies in one pile of the card that `code` names, whichever of its printings they are.
int copies_in(const DeckDocument& document, Pile pile, std::string_view code);

/// Adds `copies` of each card, or removes them where `copies` is negative. No count falls below 0.
void change_cards(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                  const Messages& messages);
/// Sets the number of copies of each card in its pile. The number of an unknown card can only be
/// lowered.
void set_copies(DeckDocument& document, std::span<const SelectedCard> cards, int copies,
                const Messages& messages);
/// Adds copies of each until the deck's format allows its name no more, the first ones first. A
/// card without a limit fills the deck up to its least size; one that is forbidden gets none.
void fill_to_limit(DeckDocument& document, std::span<const SelectedCard> cards,
                   const Messages& messages);
/// False where fill_to_limit() would add nothing.
bool can_fill(const DeckDocument& document, std::span<const SelectedCard> cards);
/// One copy of each into this pile, whichever pile they are selected in.
void add_cards_to(DeckDocument& document, Pile to, std::vector<SelectedCard> cards,
                  const Messages& messages);
/// Every copy of each.
void remove_cards(DeckDocument& document, std::span<const SelectedCard> cards,
                  const Messages& messages);
/// One copy of each that the pile holds, to the other pile.
void move_cards(DeckDocument& document, Pile from, std::span<const SelectedCard> cards,
                const Messages& messages);
/// The copies of all these cards in their piles, added up.
int copies_of_all(const DeckDocument& document, std::span<const SelectedCard> cards);

/// True for a cost-1 card of the deck that is not designated already. `card` may be null.
bool can_be_protagonist(const DeckDocument& document, const Card* card);
void make_protagonist(DeckDocument& document, const Card& card, const Messages& messages);
/// The cards of the deck that could be designated, the present one among them, in the deck's order.
std::vector<const Card*> possible_protagonists(const DeckDocument& document);
/// The deck has no designated protagonist any more.
void designate_nobody(DeckDocument& document, const Messages& messages);

/// The deck with every copy of a card in a pile become one of another, in its place. A protagonist
/// passes its lead on to a card of cost 1.
Deck replaced(Deck deck, Pile pile, const Card& card, const Card& by, const CardLibrary& library);
/// The same as one step.
void replace_card(DeckDocument& document, Pile pile, const Card& card, const Card& by,
                  const Messages& messages);

/// Every entry of a code that the library does not know becomes the card that was meant, in both
/// piles and as protagonist.
void take_for(DeckDocument& document, const std::string& unknown, const Card& meant,
              const Messages& messages);

/// What one violation's mend changes by itself; edits that leave the card to the player change
/// nothing.
void mend_one(DeckDocument& document, const Violation& violation, const Messages& messages);
/// The whole mend, or as much of it as needs no choice.
void mend_as_far_as_possible(DeckDocument& document, const Messages& messages);

/// A whole mend that takes out so many cards that nobody should do it unasked.
struct LargeMend {
    int removed = 0;                   ///< copies that would go
    int left = 0;                      ///< copies in the mended deck
    const Format* elsewhere = nullptr; ///< whose mend removes fewest; null where none removes fewer
};

/// Empty where the mend of the deck takes out only a few copies.
std::optional<LargeMend> large_mend(const DeckDocument& document);

/// Gives the deck another format and mends it there as far as no choice is needed, as one step.
void mend_in(DeckDocument& document, const Format& format, const Messages& messages);

} // namespace kizuna
