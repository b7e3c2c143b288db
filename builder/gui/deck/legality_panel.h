#pragma once

#include "app/pool/card_search.h"
#include "app/pool/pointing.h"
#include "gui/commands/command_bar.h"

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxScrolledWindow;
class wxSizer;
class wxStaticBitmap;
class wxStaticText;

namespace kizuna {

/// Whether the open deck may be played, every reason why not with its mend beside it, and advice;
/// of a deck that is only begun, what it needs and what of it is there. Folded, it says in one line
/// that the deck is legal, and the first advice.
class LegalityPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    LegalityPanel(wxWindow* parent, DeckDocument& document, CardSearch& search, Pointing& pointing,
                  CommandBar& commands, const Messages& messages);

    /// Shows one line in place of the reasons, or the reasons again.
    void fold(bool folded);
    /// Heights in pixels: of that line while folded, and of all reasons at the present width. The
    /// second makes the reasons if they are not made yet.
    int line_height() const;
    int whole_height();
    /// Gives the focus to the first mend, or to the list if there is none.
    void go_to_reasons();

    /// After the width changed, and with it perhaps whole_height().
    Signal whole_height_changed;
    /// After the button of the line that unfolds the reasons was pressed.
    Signal unfold_wanted;

private:
    wxSizer* make_line();
    void show_line();
    bool offers_to_mend_all() const;
    void show_verdict();
    void show_reasons_of_now();
    void show_reasons();
    void add_reasons(wxSizer& rows);
    void add_start(wxSizer& rows);
    void add_reason(wxSizer& rows, const Violation& violation, int number);
    void add_meant_cards(wxSizer& rows, const UnknownCard& unknown);
    void look_at_unclear_lines();
    void add_advice(wxSizer& rows, const std::string& sentence);
    void add_remainder(wxSizer& rows, int count);
    void add_sentence(wxSizer& row, const std::string& sentence, wxButton* mend = nullptr);
    wxButton* mend_button(const Violation& violation, int number);
    void mend(const Violation& violation);
    void leave_mend();
    void point_from(wxWindow& button, std::function<std::vector<Edit>()> mend);
    void fit_mend(wxButton& button, int width) const;
    void fit_texts();
    void focus_mend(std::size_t place);

    DeckDocument& document_;
    CardSearch& search_;
    Pointing& pointing_;
    CommandBar& commands_;
    const Messages& messages_;

    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* verdict_ = nullptr;
    wxButton* mend_all_ = nullptr;
    wxScrolledWindow* reasons_ = nullptr;
    wxSizer* line_ = nullptr; ///< in the place of the reasons while it is folded
    wxStaticText* summary_ = nullptr;
    wxButton* unfold_ = nullptr;
    bool is_folded_ = true;     ///< until there is room
    bool offers_lines_ = false; ///< the list being made has no button yet for all unclear lines

    /// A sentence of the list as a whole, for it is broken anew when the width changes.
    struct Sentence {
        wxStaticText* control;
        wxButton* mend; ///< null where there is none
        wxBoxSizer* both;
        std::string text;
    };
    std::vector<Sentence> sentences_;
    std::vector<wxButton*> mends_; ///< in the order of the list
    int fitted_width_ = 0;         ///< that the sentences are broken for
    /// What the list was made from: it is made anew only when that changed.
    struct Shown {
        std::vector<Violation> violations; ///< the first of them
        std::size_t all = 0;               ///< violations
        std::vector<Warning> warnings;
        std::string format;
        bool is_only_begun = false;
        std::string protagonist; ///< its id
        bool operator==(const Shown&) const = default;
    };
    std::optional<Shown> shown_;

    Subscription deck_changed_;
};

} // namespace kizuna
