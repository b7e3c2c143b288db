#pragma once

#include "app/base/messages.h"

#include <wx/notebook.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class StudyPage;

/// The views in the left pane of the window, of which one is in sight: the card pool and the
/// studies of the deck.
class Views : public wxNotebook {
public:
    Views(wxWindow* parent, const Messages& messages);

    /// A view that is always there. Views are told apart by the id of the command that shows them.
    void add(std::string_view command, const std::string& label, wxWindow& view);
    /// A view that is made when somebody first looks at it, for most are never looked at.
    using MakePage = std::function<StudyPage*(wxWindow* parent)>;
    void add(std::string_view command, const std::string& label, MakePage make);

    /// False where that command shows none of them.
    bool show(std::string_view command);
    /// The command that shows the view in sight.
    std::string_view shown() const;

private:
    struct View {
        std::string_view command;
        wxWindow* place = nullptr; ///< what the book holds
        MakePage make;             ///< none for a view that is always there
        StudyPage* page = nullptr; ///< null until it is made
    };
    void on_changed();

    std::vector<View> views_;
};

} // namespace kizuna
