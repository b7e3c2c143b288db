#pragma once

#include <wx/stattext.h>

#include <string>

namespace kizuna {

/// A label that wraps its text to the width it is given. Its height follows, and its parent is
/// laid out again.
class FlowingText : public wxStaticText {
public:
    /// `name` is for the tests; screen readers read the text.
    FlowingText(wxWindow* parent, const char* name);

    /// Shows a text; an empty one hides the label.
    void tell(const std::string& text);
    const std::string& text() const { return text_; }

private:
    void flow();

    std::string text_;
    int flowed_width_ = 0; ///< the width the text is wrapped for, in pixels; 0: not yet wrapped
};

} // namespace kizuna
