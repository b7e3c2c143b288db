#pragma once

#include <wx/panel.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

class wxBitmapToggleButton;

namespace kizuna {

/// A row of small toggle buttons with icons, of which one is down, to choose how things are shown.
class ViewSwitch : public wxPanel {
public:
    struct View {
        const char* name;      ///< for the tests
        std::string_view icon; ///< SVG paths in a box of 24 by 24
        std::string label;     ///< for the tooltip and screen readers
    };
    /// `shown` is the index of the button that is down. `chosen` is called with the index of
    /// another view when the user chooses it.
    ViewSwitch(wxWindow* parent, const std::vector<View>& views, std::size_t shown,
               std::function<void(std::size_t)> chosen);

    /// Shows a view as chosen, without calling `chosen`.
    void show(std::size_t view);

private:
    void press(std::size_t view);

    std::vector<wxBitmapToggleButton*> buttons_;
    std::size_t shown_;
    std::function<void(std::size_t)> chosen_;
};

} // namespace kizuna
