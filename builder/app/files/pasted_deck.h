#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/files/unclear_import.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A deck list from the clipboard, with the lines that were not understood.
struct PastedDeck {
    ImportedDeck imported;
    std::vector<UnclearLine> lines;  ///< at most max_told_problems
    std::size_t more = 0;            ///< number of further ones
    std::vector<const Card*> chosen; ///< the choice for each line; null: none
    int understood = 0;              ///< copies of known cards, including the maybe pile
    std::string by_custom; ///< a sentence if the protagonist was taken by a custom of deck lists
    /// True if there is a deck to open or to add.
    bool is_usable() const { return imported.faults.empty() && has_cards; }
    bool has_cards = false;
};

/// The user's choices for unclear lines, by the text of the line.
using PasteChoices = std::map<std::string, const Card*>;

/// Reads a deck of any kind; plain text if no kind fits.
PastedDeck read_pasted(std::string_view text, const Catalogue& catalogue, const Messages& messages,
                       const PasteChoices& choices = {});

/// True if with_choice() can put a card into the text; else the choice goes into PasteChoices.
bool takes_choices(std::string_view text);

/// The number of cards understood and of lines still open, in one sentence; or the fault.
std::string pasted_summary(const PastedDeck& pasted, const Messages& messages);

/// The text with a card in place of the words on a line (from 1), keeping the count. Unchanged
/// unless takes_choices().
std::string with_choice(std::string_view text, int line, const Card& card);

/// Adds all cards to the open deck, including unknown ones, as one step.
void add_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages);
/// Replaces the open deck by the pasted one, as one step.
void replace_by_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages);

/// The open deck as text for the clipboard.
struct CopiedDeck {
    std::string text;
    std::string told; ///< number of cards, and what the form leaves out or changes
    bool is_whole = true;
};
/// `kind` must have a writer.
CopiedDeck copied_deck(const DeckDocument& document, const DeckFileKind& kind,
                       const Messages& messages);

} // namespace kizuna
