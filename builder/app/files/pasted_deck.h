#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/files/doubtful_import.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A deck list as text from anywhere: what it says, and every line that was not understood.
struct PastedDeck {
    ImportedDeck imported;
    std::vector<DoubtfulLine> lines; ///< at most max_told_problems of them
    std::size_t more = 0;            ///< further ones
    std::vector<const Card*> chosen; ///< for each line what was chosen for it; null: nothing
    int understood = 0;              ///< copies of known cards, the maybe-pile too
    std::string by_custom;           ///< a sentence where a protagonist was taken by custom
    /// True where there is something to open or to add.
    bool is_usable() const { return imported.faults.empty() && has_cards; }
    bool has_cards = false;
};

/// Which cards lines mean that are not understood, by the text of the line.
using PasteChoices = std::map<std::string, const Card*>;

/// Reads a deck of whatever kind; a list of cards in plain text is what people mostly paste.
PastedDeck read_pasted(std::string_view text, const Catalogue& catalogue, const Messages& messages,
                       const PasteChoices& choices = {});

/// Whether with_choice() can put a card into the text; otherwise it joins the PasteChoices.
bool takes_choices(std::string_view text);

/// One sentence: how many cards were understood and how many lines need a look.
std::string pasted_summary(const PastedDeck& pasted, const Messages& messages);

/// The text with the card in place of a line's words, its count kept: what choosing one of the
/// cards that it may mean does. Only for plain lists; other kinds come back as they were.
std::string with_choice(std::string_view text, int line, const Card& card);

/// Adds all its cards to the open deck, unknown ones too, as one step.
void add_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages);
/// Makes the pasted deck the open one, as one step over whatever is open.
void replace_by_pasted(DeckDocument& document, const PastedDeck& pasted, const Messages& messages);

/// The open deck in a form that can be pasted elsewhere.
struct CopiedDeck {
    std::string text;
    std::string told; ///< how many cards it has, and what the form leaves out or changes
    bool is_whole = true;
};
/// `kind` must be one that can be written.
CopiedDeck copied_deck(const DeckDocument& document, const DeckFileKind& kind,
                       const Messages& messages);

} // namespace kizuna
