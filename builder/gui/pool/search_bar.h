#pragma once

#include "app/base/messages.h"
#include "app/pool/card_search.h"
#include "app/pool/query_chips.h"
#include "gui/controls/suggestion_buttons.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <optional>
#include <string>
#include <utility>

class wxKeyEvent;
class wxSearchCtrl;
class wxSizer;
class wxStaticBitmap;
class wxStaticText;

namespace kizuna {

class ActiveChips;
class ChipMenus;
class Speaker;

/// The search field; below it the number of matching cards and the active chips, or what is wrong
/// with the query and suggested words; below that the menus of the chips.
class SearchBar : public wxPanel {
public:
    /// Everything passed in outlives the bar.
    SearchBar(wxWindow* parent, CardSearch& search, const Messages& messages);

    /// Gives the field the focus, with its text selected.
    void go_to_field();
    /// Gives the first of the chips' menus the focus.
    void go_to_chips();
    /// The field, under which menus about the query open.
    wxWindow& field() const;
    /// Puts a child of the bar at the end of the field's row.
    void add_beside_field(wxWindow& child);
    /// Shows or hides the chips' menus; go_to_chips() shows them.
    void show_menus(bool are_shown);
    /// Sets the height that the bar needs at this width, before the bar has it.
    void fit(int width);
    /// Shows the number of selected cards, if there are several, beside that of matching cards.
    void tell_selected(int cards);
    /// Has screen readers say how many cards match, or what is wrong, and the suggested names. This
    /// also happens a moment after the last letter typed in the field.
    void say_status();
    /// Gives the first suggested name the focus; false if there is none.
    bool go_to_suggestions();
    /// Focuses the field and replaces its text by the letter.
    void type(wxUniChar letter);

    /// Sent after Enter in the field.
    Signal entered;
    /// Sent after Shift+Enter in the field.
    Signal entered_with_shift;
    /// Sent after Ctrl+Enter in the field.
    Signal entered_with_control;
    /// Sent after the button for kept searches was pressed.
    Signal searches_wanted;
    /// Sent after Down in the field.
    Signal left_downwards;

private:
    struct Measured {
        wxString text;
        int width = 0;
    };

    wxSizer* make_status();
    void show_search();
    std::string status_text(bool is_half_typed) const;
    void show_aside();
    void show_chips();
    static int width_of(const wxStaticText& label, Measured& measured);
    void take_suggestion(const std::string& word);
    void on_key(wxKeyEvent& event);

    CardSearch& search_;
    const Messages& messages_;
    QueryChips chips_;
    std::pair<std::string, std::string> told_; ///< the query shown, and the suggestions for it
    int selected_ = 0;

    wxSizer* first_row_ = nullptr;
    wxSearchCtrl* field_ = nullptr;
    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* status_ = nullptr;
    wxStaticText* aside_ = nullptr; ///< a hint, or the words before the suggestions
    Measured measured_status_;
    Measured measured_aside_;
    std::optional<SuggestionButtons> suggestions_;
    ActiveChips* active_ = nullptr;
    ChipMenus* menus_ = nullptr;
    Speaker* speaker_ = nullptr;
    wxTimer rest_; ///< runs from the last letter until say_status()

    Subscription search_changed_;
    Subscription emptied_;
};

} // namespace kizuna
