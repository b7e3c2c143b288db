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

/// The search field, and below it how many cards answer and the chips that are on, or what is wrong
/// with the query, where, and the words that may have been meant; then the chips' menus.
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
    /// Shows the number of selected cards beside the number of answers, if more than one is
    /// selected.
    void tell_selected(int cards);
    /// Says through a screen reader how many cards answer, or what is wrong, and the names that may
    /// have been meant. So does a moment's rest after the last letter in the field.
    void say_status();
    /// Gives the first suggested name the focus; false if there is none.
    bool go_to_suggestions();
    /// Acts as if the letter had been typed over the selected text.
    void type(wxUniChar letter);

    /// After Enter in the field.
    Signal entered;
    /// After Shift+Enter in the field.
    Signal entered_with_shift;
    /// After Ctrl+Enter in the field.
    Signal entered_with_control;
    /// After the button for kept searches.
    Signal searches_wanted;
    /// After Down in the field.
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
    std::pair<std::string, std::string> told_; ///< the query, and what was suggested for it
    int selected_ = 0;

    wxSizer* first_row_ = nullptr;
    wxSearchCtrl* field_ = nullptr;
    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* status_ = nullptr;
    wxStaticText* aside_ = nullptr; ///< what can be asked or done, or what leads to the suggestions
    Measured measured_status_;
    Measured measured_aside_;
    std::optional<SuggestionButtons> suggestions_;
    ActiveChips* active_ = nullptr;
    ChipMenus* menus_ = nullptr;
    Speaker* speaker_ = nullptr;
    wxTimer rest_; ///< since the last letter

    Subscription search_changed_;
    Subscription emptied_;
};

} // namespace kizuna
