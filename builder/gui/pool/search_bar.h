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

    /// The field gets the keyboard, its text selected.
    void go_to_field();
    /// The first of the chips' menus gets the keyboard.
    void go_to_chips();
    /// Where a menu about the query belongs: under the field.
    wxWindow& field() const;
    /// Puts a child of the bar at the end of the field's row.
    void add_beside_field(wxWindow& child);
    /// The chips' menus may be out of sight until somebody goes to them.
    void show_menus(bool are_shown);
    /// Takes the height that it needs in this width, before it has it.
    void fit(int width);
    /// How many cards are selected is said beside how many there are, where it is more than one.
    void tell_selected(int cards);
    /// Says through a screen reader how many cards answer, or what is wrong, and the names that may
    /// have been meant. So does a moment's rest after the last letter in the field.
    void say_status();
    /// The first name that may have been meant gets the keyboard; false where there is none.
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
