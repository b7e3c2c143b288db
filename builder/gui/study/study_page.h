#pragma once

#include "gui/commands/window_context.h"

#include <wx/scrolwin.h>

#include <string>

class wxChoice;

namespace kizuna {

class FlowingText;

/// A view that studies the open deck. It works only while it is the view in sight: a deck that
/// changes behind it is looked at when the player comes back. Above everything else it tells of
/// cards that it cannot count. It scrolls where it has no room for everything, as with larger text.
class StudyPage : public wxScrolledWindow {
public:
    /// `parent` is the page of a book that shows it. Everything in `with` outlives the page.
    StudyPage(wxWindow* parent, const WindowContext& with);

    // Called by the book that holds the page.
    void come_into_sight();
    void go_out_of_sight();

    bool Layout() override;
    wxSize GetBestVirtualSize() const override;

protected:
    /// Fills the controls from the deck: after each change while in sight, and when the page comes
    /// into sight after one. Everything of over one frame goes to a worker.
    virtual void show_deck() = 0;
    bool is_in_sight() const { return is_in_sight_; }
    /// What the controls were left at, of this view and the others; the settings keep it.
    StudyInputs& inputs() { return with_.settings.studies; }
    const StudyInputs& inputs() const { return with_.settings.studies; }
    /// The preset that is chosen; empty where it is the preferred one, so that it stays that.
    std::string preset_of(const wxChoice& rule) const;

    /// For the part that takes whatever room is left: no less than it takes to read it.
    void keep_readable(wxWindow& part) const;

    WindowContext with_;

private:
    void deck_changed();
    void tell_of_unknown_cards();

    FlowingText* unknown_ = nullptr; ///< none before there is something to tell
    bool is_laying_out_ = false;
    int laid_out_width_ = 0;
    bool is_in_sight_ = false;
    bool is_stale_ = true;
    Subscription deck_changed_;
};

} // namespace kizuna
