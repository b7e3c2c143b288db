#pragma once

#include "app/base/program_files.h"
#include "app/files/deck_files.h"

#include <wx/dialog.h>

#include <string>
#include <vector>

class wxNotebook;

namespace kizuna {

/// The two other games: cards entered and judged, calculators, and what their documents state.
class GamesWindow : public wxDialog {
public:
    /// Reads the profiles, which nothing else of the window does; throws DataError. `questions` and
    /// `messages` outlive the window.
    GamesWindow(wxWindow* parent, const ProgramFolders& folders, FileQuestions& questions,
                const Messages& messages);

private:
    wxWindow* make_clauses(wxNotebook& book, const std::string& game,
                           const ProgramFolders& folders);

    const Messages& messages_;
};

} // namespace kizuna
