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

/// The verdict on the open deck: each violation with a button that mends it, and advice. For a deck
/// that is only begun, a list of what it needs. Folded, it is one line with the verdict and the
/// first advice.
class LegalityPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    LegalityPanel(wxWindow* parent, DeckDocument& document, CardSearch& search, Pointing& pointing,
                  CommandBar& commands, const Messages& messages);

    /// Shows one line instead of the reasons, or the reasons again.
    void fold(bool folded);
    /// The height of that line in pixels. Only valid while the panel is folded.
    int line_height() const;
    /// The height that all reasons need at the current width, in pixels. Makes the reasons if they
    /// are out of date.
    int whole_height();
    /// Focuses the first mend, or the list of reasons if there is none.
    void go_to_reasons();

    /// Sent after the width changed, and with it perhaps whole_height().
    Signal whole_height_changed;
    /// Sent after the button that unfolds the reasons was pressed.
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
    wxSizer* line_ = nullptr; ///< shown instead of reasons_ while the panel is folded
    wxStaticText* summary_ = nullptr;
    wxButton* unfold_ = nullptr;
    bool is_folded_ = true;
    bool offers_lines_ = false; ///< the list being made still needs a button for all unclear lines

    /// A sentence of the list, kept to wrap it anew when the width changes.
    struct Sentence {
        wxStaticText* control;
        wxButton* mend; ///< null: none
        wxBoxSizer* both;
        std::string text;
    };
    std::vector<Sentence> sentences_;
    std::vector<wxButton*> mends_; ///< in the order of the list
    int fitted_width_ = 0;         ///< width that the sentences are wrapped for, in pixels
    /// What the list was made from. It is made anew only when this changes.
    struct Shown {
        std::vector<Violation> violations; ///< the first max_reasons ones
        std::size_t all = 0;               ///< number of all violations
        std::vector<Warning> warnings;
        std::string format;
        bool is_only_begun = false;
        std::string protagonist; ///< card id; empty: none
        bool operator==(const Shown&) const = default;
    };
    std::optional<Shown> shown_;

    Subscription deck_changed_;
};

} // namespace kizuna
