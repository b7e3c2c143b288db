#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"

#include <wx/panel.h>

#include <vector>

class wxChoice;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// What the open deck is called, by which format it is judged, who leads it, and its size.
class DeckHead : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    DeckHead(wxWindow* parent, DeckDocument& document, const Messages& messages);

    /// A name that is still being typed becomes the deck's.
    void take_name();

private:
    void make_name();
    wxChoice* make_choice(const char* name, MessageKey spoken);
    void lay_out();
    void show_deck();
    void show_protagonist();
    void take_format();
    void take_protagonist();

    DeckDocument& document_;
    const Messages& messages_;

    wxTextCtrl* name_ = nullptr;
    wxString shown_name_; ///< as the field holds the deck's name, which may be longer
    wxChoice* format_ = nullptr;
    wxStaticText* size_ = nullptr;
    wxChoice* protagonist_ = nullptr;
    /// What the choices of a protagonist stand for; null for none, and for one who cannot be
    /// chosen.
    std::vector<const Card*> protagonists_;

    Subscription deck_changed_;
};

} // namespace kizuna
