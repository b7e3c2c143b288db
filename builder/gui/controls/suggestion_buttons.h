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

/// Buttons for the first few words that may have been meant instead of a wrong one.
class SuggestionButtons {
public:
    /// Puts them into `row`, as children of `parent` that are called NAME + " 1" and so on. `take`
    /// is called with the word of the button that was pressed. `messages` outlive this.
    SuggestionButtons(wxWindow& parent, wxSizer& row, const wxSizerFlags& flags,
                      const wxString& name, const Messages& messages,
                      const std::function<void(const std::string&)>& take);

    /// Shows as many buttons as there are words; the window is to be laid out then.
    void show(const std::vector<std::string>& words);
    int height() const;
    /// The width of the buttons that are shown, side by side.
    int width() const;
    /// The first of them gets the keyboard; false where there is none.
    bool take_keyboard();

private:
    const Messages& messages_;
    std::vector<wxButton*> buttons_;
    std::vector<std::string> words_;
};

} // namespace kizuna
