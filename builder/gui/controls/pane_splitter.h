#pragma once

#include <wx/splitter.h>

namespace kizuna {

/// Two panes that keep their shares of the room while the window changes its size; the player
/// gives them others by dragging the sash or by a command.
class PaneSplitter : public wxSplitterWindow {
public:
    /// No pane becomes smaller than `smallest`, in device-independent pixels.
    PaneSplitter(wxWindow* parent, int smallest);

    /// Shows two children; `share` is what the first one gets, in thousandths.
    void split(wxSplitMode mode, wxWindow* first, wxWindow* second, int share);
    /// Gives the first pane so many thousandths more, or less, as far as the panes go.
    void move_by(int thousandths);
    /// What the first pane was given last, in thousandths.
    int share() const;

private:
    int room() const;

    double share_ = 0.5;
};

} // namespace kizuna
