#pragma once

#include "app/base/signal.h"

#include <wx/splitter.h>

#include <optional>

namespace kizuna {

/// Two panes that keep their shares of the room while the window changes its size; the player
/// gives them others by dragging the sash or by a command.
class PaneSplitter : public wxSplitterWindow {
public:
    /// No pane becomes smaller than `smallest`, in device-independent pixels.
    PaneSplitter(wxWindow* parent, int smallest);

    /// Shows two children; `share` is what the first one gets, in thousandths.
    void split(wxSplitMode mode, wxWindow* first, wxWindow* second, int share);
    /// The second one gets so many pixels instead, however large the window is, until the player
    /// says otherwise; its share is kept for take_share().
    void give_second(int pixels);
    /// From now on both have their shares again.
    void take_share();
    /// The first one has at least that share, in thousandths, until another is lent or the player
    /// says otherwise; 0: its own again.
    void lend(int share);
    /// Gives the first pane so many thousandths more, or less, as far as the panes go.
    void move_by(int thousandths);
    /// What the first pane was given last by the player or by split(), in thousandths.
    int share() const;

    /// After the player gave the panes other shares.
    Signal dragged;

private:
    wxRect sash_place() const;
    int room() const;
    int place_in(int size) const;

    double share_ = 0.5;
    double lent_ = 0;          ///< a share of the first pane that is not its own
    std::optional<int> given_; ///< to the second pane, in place of a share
};

} // namespace kizuna
