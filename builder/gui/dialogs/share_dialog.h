#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <wx/dialog.h>

#include <string>

class wxSizer;

namespace kizuna {

/// A deck as a link, and the same as a QR code, to be passed on; and the hash by which players of
/// Cockatrice see that they have the same deck.
class ShareDialog : public wxDialog {
public:
    ShareDialog(wxWindow* parent, const Deck& deck, const CardLibrary& library,
                const Messages& messages);

private:
    void add_picture(wxSizer& column, const std::string& link);
    wxSizer* make_buttons(const std::string& link);

    const Messages& messages_;
    wxBitmap picture_; ///< without a size where the link is too long for one
};

} // namespace kizuna
