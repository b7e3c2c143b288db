#pragma once

#include "app/studies/study_verdict.h"
#include "gui/commands/window_context.h"

#include <wx/scrolwin.h>

#include <string>
#include <string_view>

class wxChoice;
class wxPanel;
class wxSizer;

namespace kizuna {

class FlowingText;
class StudyHead;
class StudyOptions;

/// A view that studies the open deck. It begins with its verdict; below come its charts, then what
/// can be set, folded away. Its foot, which is always in sight, unfolds that and leads to the help.
/// It works only while it is the view in sight: a deck that changes behind it is looked at when the
/// player comes back. Above everything else it tells of cards that it cannot count. It scrolls
/// where it has no room for everything, as with larger text.
class StudyPage : public wxScrolledWindow {
public:
    /// `parent` is the page of a book that shows it. `id`, as in "curve", names the verdict for the
    /// tests, and its entry in the help is "verdict." and the id. Everything in `with` outlives the
    /// page.
    StudyPage(wxWindow* parent, const WindowContext& with, std::string_view id);

    // Called by the book that holds the page.
    /// What stands below the page and does not scroll; a sibling of the page.
    wxWindow& foot() const;
    void come_into_sight();
    void go_out_of_sight();

    bool Layout() override;
    wxSize GetBestVirtualSize() const override;

protected:
    /// Fills the controls from the deck: after each change while in sight, and when the page comes
    /// into sight after one. Everything of over one frame goes to a worker.
    virtual void show_deck() = 0;
    /// What the controls were left at, of this view and the others; the settings keep it.
    StudyInputs& inputs() { return with_.settings.studies; }
    const StudyInputs& inputs() const { return with_.settings.studies; }
    /// The chosen preset; empty if it is the preferred one, so that it follows the preference.
    std::string preset_of(const wxChoice& rule) const;

    /// Lays the page out, once: `body` takes what room is left below the verdict and `news`, which
    /// may be null; `options` are what the player folds and unfolds. All are children of this.
    void put_together(wxWindow& body, wxWindow& options, wxSizer* news = nullptr);
    /// Shows a verdict, and has screen readers say a new sentence. Of a deck that is only begun its
    /// figures are shown without a judgement.
    void judge(StudyVerdict verdict);
    /// Shows the body, or hides it while it has nothing to show.
    void show_body(bool is_shown);
    /// Shows or hides a part of the body. The focus moves from a hidden part to the foot.
    void show_part(wxWindow& part, bool is_shown);
    /// Says that the verdict is under way where there is none yet.
    void say_computing();
    /// Shows in one line what is set, whether the options are folded or not.
    void sum_up(const std::string& what_is_set);

    /// Sets the min height at which the part that takes the room left over is readable.
    void keep_readable(wxWindow& part) const;

    WindowContext with_;

private:
    void say_verdict() const;
    void deck_changed();
    void tell_of_unknown_cards();
    void fold();
    void explain();

    std::string id_;
    StudyHead* head_ = nullptr;
    StudyOptions* bar_ = nullptr;
    wxWindow* body_ = nullptr;       ///< null before put_together()
    wxWindow* options_ = nullptr;    ///< null before put_together()
    wxPanel* folded_in_ = nullptr;   ///< holds them: GTK cannot scroll what is hidden
    FlowingText* unknown_ = nullptr; ///< none before there is something to tell
    bool is_laying_out_ = false;
    int laid_out_width_ = 0;
    bool is_in_sight_ = false;
    bool is_stale_ = true;
    Subscription deck_changed_;
    Subscription options_turned_;
    Subscription explained_;
};

} // namespace kizuna
