#pragma once

#include "app/card_games/calculators.h"

#include <wx/panel.h>

class wxButton;
class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class TextList;

/// The calculators of the other games. The answer is computed anew at each letter typed.
class CalculatorsPage : public wxPanel {
public:
    /// `messages` outlives the page.
    CalculatorsPage(wxWindow* parent, const Messages& messages);

private:
    const Calculator& calculator() const;
    void show_calculator();
    void calculate();
    /// Shows a menu of the calculator's words and inserts the chosen one into the field.
    void choose_word();
    void put_in(const CalculatorWord& word);

    const Messages& messages_;
    wxChoice* choice_ = nullptr;
    wxStaticText* form_ = nullptr;
    wxTextCtrl* typed_ = nullptr;
    wxButton* words_ = nullptr;
    wxStaticText* fault_ = nullptr;
    TextList* steps_ = nullptr;
};

} // namespace kizuna
