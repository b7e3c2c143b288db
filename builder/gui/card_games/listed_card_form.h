#pragma once

#include "app/base/signal.h"
#include "app/card_games/card_game_editor.h"

#include <wx/panel.h>

#include <string>
#include <vector>

class wxChoice;
class wxSpinCtrl;
class wxTextCtrl;

namespace kizuna {

/// Fields to enter a card of another game, as the card form of its profile says.
class ListedCardForm : public wxPanel {
public:
    /// `profile` and `messages` outlive the form.
    ListedCardForm(wxWindow* parent, const CardGame& profile, const Messages& messages);

    EnteredCard card() const;
    bool has_name() const;
    /// False while some number is above max_listed_number.
    bool has_numbers() const;
    void show(const EnteredCard& card);
    /// Clears the form for the next card. Only the type stays.
    void clear();
    void go_to_name();

    /// Sent after each change of the name or of a number.
    Signal renamed;
    /// Sent when Enter is pressed in any field.
    Signal finished;

private:
    std::size_t chosen_type() const;
    wxTextCtrl* text_field(const std::string& label, const std::string& name, int letters);
    void add_field(const std::string& label, wxWindow* control, const std::string& name);

    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* name_ja_ = nullptr;
    wxChoice* type_ = nullptr;
    std::vector<wxTextCtrl*> numbers_; ///< by Vocabulary::numbers; an empty field: none printed
    std::vector<wxTextCtrl*> texts_;   ///< by Vocabulary::texts
    wxChoice* range_ = nullptr;
    wxSpinCtrl* copies_ = nullptr;
};

} // namespace kizuna
