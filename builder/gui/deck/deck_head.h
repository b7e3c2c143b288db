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

/// What the open deck is called, by which format it is judged, who leads it, and what else is set
/// for it: one row. Where the width does not allow them all, a button of the row folds out those
/// that are seldom changed, each in a line of its own.
class DeckHead : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckHead(wxWindow* parent, DeckDocument& document, Settings& settings,
             const Messages& messages);

    /// A field of somebody else, behind the others. Its caption is made first, for GTK gives the
    /// caption's letter to the control that comes next; null: none, and never folded away.
    wxStaticText* make_caption(MessageKey text);
    void add(wxStaticText* caption, wxWindow& control, int weight);

    /// Gives the format's field the keyboard, folded out if need be.
    void go_to_format();
    /// A name that is still being typed becomes the deck's.
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
        int weight; ///< for its share of the row; 0: as wide as it is
    };
    std::vector<Field> fields_;
    enum class Form { None, OneRow, Folded, Unfolded };
    Form laid_out_ = Form::None;
    bool name_beside_ = false;

    wxBitmapToggleButton* unfold_ = nullptr;
    wxTextCtrl* name_ = nullptr;
    wxString shown_name_; ///< as the field holds the deck's name, which may be longer
    wxChoice* format_ = nullptr;
    wxChoice* protagonist_ = nullptr;
    /// What the choices of a protagonist stand for; null for none, and for one who cannot be
    /// chosen.
    std::vector<const Card*> protagonists_;

    Subscription deck_changed_;
};

} // namespace kizuna
