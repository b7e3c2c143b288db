#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <wx/dialog.h>

#include <string>

class wxSizer;

namespace kizuna {

/// Shows a deck as a link and as a QR code, to share it, and its Cockatrice hash, by which players
/// see that they have the same deck.
class ShareDialog : public wxDialog {
public:
    ShareDialog(wxWindow* parent, const Deck& deck, const CardLibrary& library,
                const Messages& messages);

private:
    void add_picture(wxSizer& column, const std::string& link);
    wxSizer* make_buttons(const std::string& link);

    const Messages& messages_;
    wxBitmap picture_; ///< of the QR code; not Ok if the link is too long for one
};

} // namespace kizuna
