#pragma once

#include "app/base/messages.h"
#include "app/document/deck_document.h"
#include "gui/controls/own_dialog.h"

#include <functional>

class wxButton;

namespace kizuna {

class TextList;

/// Lists every step of the open deck's history with its reason, and goes to any of them.
class HistoryDialog : public OwnDialog {
public:
    /// `compare` is called to compare a step with the deck as it is now. Everything passed in
    /// outlives the dialog.
    HistoryDialog(wxWindow* parent, DeckDocument& document, const Messages& messages,
                  std::function<void(std::size_t step)> compare);

private:
    void show_history();
    void show_what_is_possible();
    void go_to_selected();

    DeckDocument& document_;
    const Messages& messages_;
    TextList* list_ = nullptr;
    wxButton* go_ = nullptr;
    wxButton* compare_ = nullptr;
    Subscription deck_changed_;
};

} // namespace kizuna
