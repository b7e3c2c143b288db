#pragma once

#include "app/base/signal.h"
#include "app/games/game_editor.h"

#include <wx/panel.h>

#include <string>
#include <vector>

class wxChoice;
class wxSpinCtrl;
class wxTextCtrl;

namespace kizuna {

/// The fields of a card of another game, by its card form.
class GameCardForm : public wxPanel {
public:
    /// The profile and the messages outlive it.
    GameCardForm(wxWindow* parent, const GameProfile& profile, const Messages& messages);

    EnteredCard card() const;
    bool has_name() const;
    /// False while a number is greater than any on a card may be.
    bool has_numbers() const;
    void show(const EnteredCard& card);
    /// Clears the form for the next card: of the same type, with nothing else of the one before.
    void clear();
    void go_to_name();

    /// After each change of the name or of a number.
    Signal renamed;
    /// Enter in any field.
    Signal finished;

private:
    std::size_t chosen_type() const;
    wxTextCtrl* text_field(const std::string& label, const std::string& name, int letters);
    void add_field(const std::string& label, wxWindow* control, const std::string& name);

    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* name_ja_ = nullptr;
    wxChoice* type_ = nullptr;
    std::vector<wxTextCtrl*> numbers_; ///< by Vocabulary::numbers; empty: none is printed
    std::vector<wxTextCtrl*> texts_;   ///< by Vocabulary::texts
    wxChoice* range_ = nullptr;
    wxSpinCtrl* copies_ = nullptr;
};

} // namespace kizuna
