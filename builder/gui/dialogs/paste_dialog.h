#pragma once

#include "app/files/pasted_deck.h"
#include "gui/controls/own_dialog.h"

class wxButton;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class UnclearLines;

/// Shows a pasted deck list before it becomes a deck, and lets the user correct the lines that were
/// not understood.
class PasteDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog.
    PasteDialog(wxWindow* parent, const Catalogue& catalogue, const Messages& messages,
                const std::string& text);

    enum class Choice { Nothing, Add, New };
    Choice choice() const { return choice_; }
    const PastedDeck& pasted() const { return pasted_; }

private:
    wxSizer* make_buttons();
    void read();
    void use(std::size_t line, const Card& card);
    void end(Choice choice);

    const Catalogue& catalogue_;
    const Messages& messages_;
    PasteChoices choices_; ///< the cards chosen for lines of a text that takes no choices
    PastedDeck pasted_;
    Choice choice_ = Choice::Nothing;
    wxTextCtrl* text_ = nullptr;
    wxStaticText* summary_ = nullptr;
    UnclearLines* lines_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* new_ = nullptr;
};

} // namespace kizuna
