#pragma once

#include "app/cards/catalogue.h"
#include "gui/controls/own_dialog.h"

#include <string>
#include <vector>

class wxStaticText;

namespace kizuna {

class FaceCache;
class FaceRow;
class Messages;
class TextList;

/// Opens one of the bundled decks: a list with their symbols, a description of the selected one,
/// and the faces of its first cards.
class ExamplesDialog : public OwnDialog {
public:
    /// `decks` is not empty; everything passed in outlives the dialog.
    ExamplesDialog(wxWindow* parent, const std::vector<BundledDeck>& decks,
                   const Catalogue& catalogue, FaceCache& faces, const Messages& messages);

    /// The selected deck; one of the constructor's `decks`.
    const BundledDeck& chosen() const;

private:
    void show_decks();
    void show_about();
    void show_faces();

    const std::vector<BundledDeck>& decks_;
    const Catalogue& catalogue_;
    const Messages& messages_;
    std::string shown_; ///< the id of the deck whose faces are shown
    TextList* list_ = nullptr;
    FaceRow* faces_ = nullptr;
    wxStaticText* about_ = nullptr;
};

} // namespace kizuna
