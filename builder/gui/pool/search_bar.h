#pragma once

#include "app/cards/card_search.h"
#include "app/messages.h"

#include <wx/panel.h>

#include <vector>

class wxButton;
class wxKeyEvent;
class wxSearchCtrl;
class wxSizer;
class wxStaticBitmap;
class wxStaticText;

namespace kizuna {

/// The search field, and below it how many cards answer, or what is wrong with the question, where,
/// and the words that may have been meant.
class SearchBar : public wxPanel {
public:
    /// Everything passed in outlives the bar.
    SearchBar(wxWindow* parent, CardSearch& search, const Messages& messages);

    /// The field gets the keyboard, its text selected.
    void go_to_field();
    /// As if the letter had been typed over the selected text.
    void type(wxUniChar letter);

    /// After Enter in the field.
    Signal entered;
    /// After Down in the field.
    Signal left_downwards;

private:
    wxSizer* make_status();
    void show_search();
    void show_suggestions();
    void take_suggestion(std::size_t which);
    void on_key(wxKeyEvent& event);

    CardSearch& search_;
    const Messages& messages_;

    wxSearchCtrl* field_ = nullptr;
    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* status_ = nullptr;
    wxStaticText* aside_ = nullptr; ///< what can be asked, or what leads to the suggestions
    std::vector<wxButton*> suggestions_;

    Subscription search_changed_;
};

} // namespace kizuna
