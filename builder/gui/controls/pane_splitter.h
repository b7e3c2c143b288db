#pragma once

#include "app/base/signal.h"

#include <wx/splitter.h>

#include <optional>

namespace kizuna {

/// Two panes that keep their shares of the room when the window is resized. The player changes the
/// shares by dragging the sash or by a command.
class PaneSplitter : public wxSplitterWindow {
public:
    /// No pane becomes smaller than `smallest`, in device-independent pixels.
    PaneSplitter(wxWindow* parent, int smallest);

    /// Shows two children; the first gets `share` thousandths of the room.
    void split(wxSplitMode mode, wxWindow* first, wxWindow* second, int share);
    /// Gives the second pane a fixed size in pixels, whatever the size of the window, until
    /// take_share() or until the player changes it. Its share is kept for take_share().
    void give_second(int pixels);
    /// Ends give_second(): both panes have their shares again.
    void take_share();
    /// The first pane gets at least this share, in thousandths, until the next call or until the
    /// player changes it; 0: its own share. Ends give_second(), too.
    void lend(int share);
    /// Moves the sash by this part of the room as the player would; a negative number shrinks the
    /// first pane. Stops at the min sizes of the panes.
    void move_by(int thousandths);
    /// The share of the first pane, in thousandths, that the player or split() set last.
    int share() const;

    /// After the player dragged the sash, and after move_by().
    Signal dragged;

private:
    wxRect sash_place() const;
    int room() const;
    int place_in(int size) const;

    double share_ = 0.5;
    double lent_ = 0;          ///< min share of the first pane; 0: none
    std::optional<int> given_; ///< pixels for the second pane, in place of its share
};

} // namespace kizuna
