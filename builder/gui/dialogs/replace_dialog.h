#pragma once

#include "app/comparison/replacements.h"
#include "app/document/deck_document.h"
#include "gui/base/worker.h"
#include "gui/controls/own_dialog.h"

#include <string>

class wxButton;
class wxChoice;

namespace kizuna {

class ChartView;
class FaceCache;
class FaceRow;
class FlowingText;
class TextList;

/// Asks which card is to replace every copy of `card`, and shows what each candidate would change.
class ReplaceDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog.
    ReplaceDialog(wxWindow* parent, const DeckDocument& document, Pile pile, const Card& card,
                  FaceCache& faces, const Messages& messages);

    /// The selected candidate; null if there is none.
    const Card* chosen() const;

private:
    void share_height(int highest);
    wxSizer* make_alike();
    void find();
    void show(Replacements found);
    void show_chosen();
    std::vector<std::string> cells_of(const Replacement& by) const;
    void choose();

    const DeckDocument& document_;
    Pile pile_;
    const Card& card_;
    const Messages& messages_;
    Replacements found_;

    wxChoice* alike_ = nullptr;
    TextList* list_ = nullptr;
    FaceRow* faces_ = nullptr;       ///< the card, and the chosen candidate
    ChartView* curve_ = nullptr;     ///< cost curve now and with the chosen candidate
    FlowingText* changes_ = nullptr; ///< what the chosen candidate changes, in sentences
    wxButton* ok_ = nullptr;
    Worker worker_; ///< last member, so that it is destroyed first
};

} // namespace kizuna
