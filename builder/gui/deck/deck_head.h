#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <wx/panel.h>

#include <array>
#include <vector>

class wxBoxSizer;
class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// What the open deck is called, by which format it is judged, who leads it, and what else is set
/// for it: in one row where the width allows, else in two. Each field stands below its caption.
class DeckHead : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckHead(wxWindow* parent, DeckDocument& document, const Messages& messages);

    /// A field of somebody else, behind the others. Its caption is made first, for GTK gives the
    /// caption's letter to the control that comes next; null: none.
    wxStaticText* make_caption(MessageKey text);
    void add(wxStaticText* caption, wxWindow& control, int weight);

    /// A name that is still being typed becomes the deck's.
    void take_name();

private:
    void make_name();
    wxChoice* make_choice(const char* name, MessageKey spoken);
    void make_fields();
    void lay_out();
    void show_deck();
    void show_protagonist();
    void take_format();
    void take_protagonist();

    DeckDocument& document_;
    const Messages& messages_;

    struct Field {
        wxBoxSizer* box;
        int weight; ///< for its share of its row
    };
    std::vector<Field> fields_;
    std::array<wxBoxSizer*, 2> rows_ = {};
    bool is_one_row_ = false;

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
