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

/// A page that studies the open deck: a note on unknown cards, the verdict, the charts, and the
/// options, which are folded away at first. The page scrolls; the foot below it does not. It
/// computes while it is in sight; after a change out of sight, when it comes into sight.
class StudyPage : public wxScrolledWindow {
public:
    /// `parent` is the page of a notebook that holds this. `id`, as in "curve", names the verdict
    /// for the tests; the help entry has the id "verdict." followed by it. Everything in `with`
    /// outlives the page.
    StudyPage(wxWindow* parent, const WindowContext& with, std::string_view id);

    // Called by the notebook that holds the page.
    /// The part below the page that does not scroll; a sibling of the page.
    wxWindow& foot() const;
    void come_into_sight();
    void go_out_of_sight();

    bool Layout() override;
    wxSize GetBestVirtualSize() const override;

protected:
    /// Shows the study of the open deck. Called after each change of the deck while the page is in
    /// sight, and when it comes into sight after one. Work longer than a frame goes to a worker.
    virtual void show_deck() = 0;
    /// The fields of all studies, kept in the settings.
    StudyInputs& inputs() { return with_.settings.studies; }
    const StudyInputs& inputs() const { return with_.settings.studies; }
    /// The keep rule chosen in `rule`; empty if it is the preferred one, so that a kept empty value
    /// follows the preference.
    std::string preset_of(const wxChoice& rule) const;

    /// Lays the page out; to be called once. `body` takes the height left below the verdict and
    /// `news`, which may be null. `options` is the part to unfold. All are children of this.
    void put_together(wxWindow& body, wxWindow& options, wxSizer* news = nullptr);
    /// Shows a verdict, and has screen readers say its sentence if it is new. For a deck of fewer
    /// than min_judged cards the figures stay, but the sentence only says that the deck is begun.
    void judge(StudyVerdict verdict);
    /// Shows the body, or hides it while it has nothing to show.
    void show_body(bool is_shown);
    /// Shows or hides a part of the body. The focus moves from a hidden part to the foot.
    void show_part(wxWindow& part, bool is_shown);
    /// Shows that the verdict is being computed, unless there is one already.
    void say_computing();
    /// Shows in the foot a line that sums up the options.
    void sum_up(const std::string& what_is_set);

    /// Gives the part a min height at which it is readable.
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
    wxPanel* folded_in_ = nullptr;   ///< holds options_: GTK cannot scroll hidden controls
    FlowingText* unknown_ = nullptr; ///< the note on unknown cards; null until first needed
    bool is_laying_out_ = false;
    int laid_out_width_ = 0;
    bool is_in_sight_ = false;
    bool is_stale_ = true; ///< the deck changed since show_deck()
    Subscription deck_changed_;
    Subscription options_turned_;
    Subscription explained_;
};

} // namespace kizuna
