#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "app/settings/settings.h"

#include <wx/panel.h>

#include <vector>

class wxBitmapToggleButton;
class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// The open deck's name, format and protagonist, and fields that others add, in one row. If the row
/// is too narrow, a button unfolds the fields that are seldom changed, one per line.
class DeckHead : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckHead(wxWindow* parent, DeckDocument& document, Settings& settings,
             const Messages& messages);

    /// Makes a caption. To be called before its control is made: GTK gives the caption's Alt letter
    /// to the control made next.
    wxStaticText* make_caption(MessageKey text);
    /// Adds a control after the others. `caption` may be null; a control without one is never
    /// folded away. `weight` is its share of the row's spare width; 0: it keeps its best width.
    void add(wxStaticText* caption, wxWindow& control, int weight);

    /// Focuses the format field, unfolded if need be.
    void go_to_format();
    /// Gives the deck the name typed so far.
    void take_name();

private:
    void make_name();
    wxChoice* make_choice(const char* name, MessageKey spoken);
    void make_unfold();
    void make_fields();
    void lay_out();
    void on_letter(wxKeyEvent& event);
    void go_to(wxWindow& field);
    bool fits_one_row() const;
    bool fits_name_beside() const;
    void show_in_one_row();
    void show_folded();
    void show_deck();
    void show_protagonist();
    void take_format();
    void take_protagonist();

    DeckDocument& document_;
    Settings& settings_;
    const Messages& messages_;

    struct Field {
        wxStaticText* caption; ///< null: none
        wxWindow* control;
        int weight; ///< as in add()
    };
    std::vector<Field> fields_;
    enum class Form { None, OneRow, Folded, Unfolded };
    Form laid_out_ = Form::None;
    bool name_beside_ = false;

    wxBitmapToggleButton* unfold_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxString shown_name_; ///< the deck's name as the field holds it, which may cut it
    wxChoice* format_ = nullptr;
    wxChoice* protagonist_ = nullptr;
    /// The card of each choice of protagonist. Null for "none", and for a designated card that may
    /// not lead the deck.
    std::vector<const Card*> protagonists_;

    Subscription deck_changed_;
};

} // namespace kizuna
