#pragma once

#include <wx/stattext.h>

#include <string>

namespace kizuna {

/// A label as wide as its place, in as many lines as that takes; what lies below makes room.
class FlowingText : public wxStaticText {
public:
    /// `name` is for the tests; screen readers read the text.
    FlowingText(wxWindow* parent, const char* name);

    void tell(const std::string& text);
    const std::string& text() const { return text_; }

private:
    void flow();

    std::string text_;
    int flowed_width_ = 0; ///< 0: the text is a new one
};

} // namespace kizuna
