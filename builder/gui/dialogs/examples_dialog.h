#pragma once

#include "app/cards/catalogue.h"

#include <wx/dialog.h>

#include <vector>

class wxStaticText;

namespace kizuna {

class Messages;
class TextList;

/// The decks that come with the program: a list with their symbols, and what each is like.
class ExamplesDialog : public wxDialog {
public:
    /// `decks` is not empty; everything passed in outlives the dialog.
    ExamplesDialog(wxWindow* parent, const std::vector<BundledDeck>& decks,
                   const CardLibrary& library, const Messages& messages);

    /// The selected deck.
    const BundledDeck& chosen() const;

private:
    void show_decks();
    void show_about();
    std::size_t row() const;

    const std::vector<BundledDeck>& decks_;
    const CardLibrary& library_;
    const Messages& messages_;
    TextList* list_ = nullptr;
    wxStaticText* about_ = nullptr;
};

} // namespace kizuna
