#pragma once

#include "app/comparison/deck_comparison.h"
#include "app/document/deck_versions.h"
#include "app/settings/settings.h"
#include "gui/base/worker.h"
#include "gui/controls/own_dialog.h"

class wxChoice;
class wxStaticText;

namespace kizuna {

class FaceRow;
class FlowingText;
class LargeCard;
class TextList;

/// Compares two versions of a deck, or two decks: which cards differ, and how the statistics do.
/// Compares again after every edit of the open deck.
class CompareDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog.
    CompareDialog(wxWindow* parent, DeckDocument& document, const Settings& settings,
                  LargeCard& large, const Messages& messages);

    /// Compares the version with the open deck as it is now.
    void compare_with_now(const DeckVersion& version);

private:
    struct Side {
        DeckVersion version;
        wxChoice* choice = nullptr;
        FaceRow* leads = nullptr; ///< the protagonist's face
    };

    wxSizer* make_choices();
    wxSizer* make_buttons();
    void make_lists();
    void add_choice(wxSizer& row, Side& side, const char* name, MessageKey label,
                    MessageKey spoken);
    void show_leads(const Card* before, const Card* after);
    void show_versions();
    void compare();
    void show_comparison(DeckComparison comparison);
    void tell_detail(const TextList& list);
    void choose_file();
    std::string as_text() const;

    DeckDocument& document_;
    const Settings& settings_;
    LargeCard& large_;
    const Messages& messages_;
    std::vector<std::filesystem::path> files_; ///< chosen in this dialog, the last one first
    std::vector<DeckVersion> versions_;        ///< as listed by both choices; the first is now
    Side before_;
    Side after_;
    DeckComparison comparison_;
    wxStaticText* summary_ = nullptr;
    TextList* cards_ = nullptr;
    TextList* facts_ = nullptr;
    FlowingText* detail_ = nullptr;
    Subscription deck_changed_;
    Worker worker_;
};

} // namespace kizuna
