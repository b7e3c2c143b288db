#pragma once

#include "app/base/messages.h"

#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxSizer;
class wxSizerFlags;
class wxString;
class wxWindow;

namespace kizuna {

/// Buttons for the first few words suggested instead of a wrong one.
class SuggestionButtons {
public:
    /// Adds the buttons to `row`, as children of `parent` with the names NAME + " 1" and so on.
    /// `take` is called with the word of the button pressed. `messages` outlives this.
    SuggestionButtons(wxWindow& parent, wxSizer& row, const wxSizerFlags& flags,
                      const wxString& name, const Messages& messages,
                      const std::function<void(const std::string&)>& take);

    /// Shows a button for each of the first words. The caller must lay out the window then.
    void show(const std::vector<std::string>& words);
    int height() const;
    /// The width of the shown buttons side by side, with their gaps, in pixels.
    int width() const;
    /// Focuses the first button; false if none is shown.
    bool take_keyboard();

private:
    const Messages& messages_;
    std::vector<wxButton*> buttons_;
    std::vector<std::string> words_;
};

} // namespace kizuna
