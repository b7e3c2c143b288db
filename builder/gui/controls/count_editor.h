#pragma once

#include <wx/event.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>

#include <functional>
#include <optional>
#include <string>

class wxDataViewColumn;
class wxDataViewCtrl;
class wxDataViewItem;
class wxTextCtrl;

namespace kizuna {

/// The number of a digit key from 0 to 4, also of the number pad; empty for every other key.
std::optional<int> copies_of_key(const wxKeyEvent& event);

/// A small text field over a number on the screen, to replace the number. Enter takes the number
/// typed, as do losing the focus and scrolling; Escape drops it. The editor then deletes itself.
class CountEditor : public wxPanel {
public:
    /// `where` is in the parent's coordinates. `spoken` names the field. `back` outlives the editor
    /// and gets the focus at the end, if the field has it then. `take` is called only with a
    /// changed number.
    CountEditor(wxWindow* parent, const wxRect& where, int copies, const std::string& spoken,
                wxWindow& back, std::function<void(int)> take);

    /// Opens an editor over a cell of a list, as a sibling of the list. Does nothing if the cell is
    /// out of sight.
    static void open(wxDataViewCtrl& list, const wxDataViewItem& item,
                     const wxDataViewColumn& column, int copies, const std::string& spoken,
                     std::function<void(int)> take);

    /// Opens an editor over a place in a window, as a sibling of the window.
    static void open(wxScrolledCanvas& window, const wxRect& where, int copies,
                     const std::string& spoken, std::function<void(int)> take);

    /// Takes the number in an open editor, if there is one, as Enter does, even after the field
    /// lost the focus. To be called before a command runs and before the window closes.
    static void take_open();

private:
    static CountEditor& over(wxWindow& window, const wxRect& where, int copies,
                             const std::string& spoken, std::function<void(int)> take);
    void end_where_moved(std::function<wxRect()> landmark);
    void on_key(wxKeyEvent& event);
    void accept();
    void end();

    wxWindow& back_;
    std::function<void(int)> take_;
    int copies_; ///< the number before the edit
    wxTextCtrl* field_ = nullptr;
    bool is_ended_ = false;
};

} // namespace kizuna
