#pragma once

#include "app/commands/commands.h"

#include <wx/notebook.h>

#include <functional>
#include <string>
#include <vector>

namespace kizuna {

class StudyPage;

/// The views in the left pane of the window, of which one is in sight: the card pool and the
/// studies of the deck.
class Views : public wxNotebook {
public:
    Views(wxWindow* parent, const Messages& messages);

    /// A view that is always there.
    void add(WindowPart part, const std::string& label, wxWindow& view);
    /// A view that is made when somebody first looks at it, for most are never looked at.
    using MakePage = std::function<StudyPage*(wxWindow* parent)>;
    void add(WindowPart part, const std::string& label, MakePage make);

    /// False where no view stands for that part.
    bool show(WindowPart part);
    WindowPart shown() const;

private:
    struct View {
        WindowPart part;
        wxWindow* place = nullptr; ///< what the book holds
        MakePage make;             ///< none for a view that is always there
        StudyPage* page = nullptr; ///< null until it is made
    };
    void on_changed();

    std::vector<View> views_;
};

} // namespace kizuna
