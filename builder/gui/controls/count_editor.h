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

/// The number of copies that a digit from 0 to 4 asks for, on either part of the keyboard; empty
/// for every other key.
std::optional<int> copies_of_key(const wxKeyEvent& event);

/// A small field that lies over a number on the screen and takes another in its place: Enter takes
/// it, and so does whatever takes the keyboard away or scrolls; Escape leaves it. It ends by
/// itself, once.
class CountEditor : public wxPanel {
public:
    /// `where` is in the parent's coordinates. `spoken` names the field. `back` gets the keyboard
    /// in the end; it outlives the editor.
    CountEditor(wxWindow* parent, const wxRect& where, int copies, const std::string& spoken,
                wxWindow& back, std::function<void(int)> take);

    /// Over the cell of a row of a list, which is its sibling or its parent's. Nothing where the
    /// cell is not in sight.
    static void open(wxDataViewCtrl& list, const wxDataViewItem& item,
                     const wxDataViewColumn& column, int copies, const std::string& spoken,
                     std::function<void(int)> take);

    /// Over a place in a window, which is its sibling and gets the keyboard back.
    static void open(wxScrolledCanvas& window, const wxRect& where, int copies,
                     const std::string& spoken, std::function<void(int)> take);

    /// Takes the number that is being typed, or was when its field lost the keyboard, if any, as
    /// Enter does: before a command runs and before the window closes.
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
    int copies_; ///< that there were
    wxTextCtrl* field_ = nullptr;
    bool is_ended_ = false;
};

} // namespace kizuna
