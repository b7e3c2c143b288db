#pragma once

#include <wx/gdicmn.h>

#include <functional>
#include <string>

class wxBitmap;
class wxDataViewColumn;
class wxDataViewItem;
class wxMenu;
class wxString;
class wxTopLevelWindow;
class wxWindow;

namespace kizuna {

/// The role of a self-drawn control for screen readers.
enum class AccessibleRole { Unchanged, Button, Chart, Details, List, ListItem, Status };

/// Sets a control's name for screen readers. wxWidgets 3.2 does not pass its window names on (ours
/// are for the tests), and a drawn control has no text that GTK could use.
void set_accessible(wxWindow& window, const std::string& name,
                    AccessibleRole role = AccessibleRole::Unchanged);
/// Sets both names of a control: `name` for the tests, `spoken` for screen readers.
void set_names(wxWindow& window, const wxString& name, const std::string& spoken);
/// Sets the name of a popup menu for screen readers; GTK gives it none.
void set_accessible(wxMenu& menu, const std::string& name);
/// Names the two icons in a search field for screen readers: the one before its text, and the one
/// that clears it. GTK would use the names of their image files. `field` is a wxSearchCtrl.
void set_accessible_icons(wxWindow& field, const std::string& search, const std::string& clear);
/// A label as screen readers should say it: without the mark of its Alt letter and the colon.
std::string spoken_label(std::string label);

/// Sets the program's text size in percent of the desktop's.
void set_text_size(int hundredths);
/// Makes GTK use its own "light" or "dark" colours; "" uses the desktop's.
void use_colours(const std::string& colours);
/// The text size relative to a usual desktop's, by the desktop's settings and set_text_size().
double text_scale();

/// Turns `speaker` into a notification with this text, so that screen readers say it.
void notify_screen_reader(wxWindow& speaker, const std::string& text);

/// Adds CSS rules for GTK to the desktop's theme, in every window of the program. They replace the
/// rules of the last call.
void use_style(const std::string& css);

/// Sets a longer text about the control, which screen readers read after its name.
void set_accessible_description(wxWindow& window, const std::string& description);

/// Makes a list's selected row the one that arrow keys start from and screen readers read:
/// wxWidgets 3.2 moves only the selection. `list` is a wxDataViewCtrl or a wxListBox.
void follow_selection(wxWindow& list);

/// Scrolls a list with groups to its selected row, and to the head of the row's group if both fit.
/// wxWidgets' EnsureVisible() scrolls smoothly and stops if it is called for another row. Does
/// nothing unless exactly one row is selected. `list` is a wxDataViewCtrl.
void scroll_to_selection_with_head(wxWindow& list);
/// True if the selected row would be in sight in a list `height` pixels high, scrolled as it is.
/// False if no row or several are selected. `list` is a wxDataViewCtrl.
bool selection_ends_within(wxWindow& list, int height);

/// Adds a text for screen readers to the column's cells. `text` is called for rows in sight; the
/// column owns it.
void say_in_cells(wxDataViewColumn& column, std::function<std::string(const wxDataViewItem&)> text);
/// Makes screen readers say a title with each cell of the column that is not empty: else a row of
/// numbers is read without their titles. The column belongs to a list with a model.
void say_title_in_cells(wxDataViewColumn& column, const std::string& title);

/// Shows a window whose client size was set. wxWidgets 3.2 leaves a size request behind, and lays
/// out and paints everything a second time to remove it; this removes it at once.
void show_with_size(wxTopLevelWindow& window);

/// Wraps the rows of a list at a width in pixels. `list` is a wxListBox.
void wrap_rows(wxWindow& list, int width);

/// Shows a window's scroll bar whenever it can be scrolled, not only while the pointer moves.
void keep_scroll_bar(wxWindow& scrolled);

/// True once GTK has given the list room for rows, some time after it is shown.
bool has_room(const wxWindow& list);

/// Shows a picture beside the text of the window's tooltip. `picture` is called when the tooltip
/// opens; if its bitmap is not Ok, the tooltip has only text.
void show_in_tooltip(wxWindow& window, const std::function<wxBitmap()>& picture);
/// Places the window's tooltip below or above the rectangle `about`, in the window's coordinates,
/// instead of beside the pointer.
void place_tooltip(wxWindow& window, std::function<wxRect()> about);
/// Makes a visible tooltip get its picture again.
void renew_tooltip(wxWindow& window);

/// The control's name for screen readers.
std::string accessible_name(const wxWindow& window);

} // namespace kizuna
