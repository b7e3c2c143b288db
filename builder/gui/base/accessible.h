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

/// The role of a self-drawn control, as screen readers are told it.
enum class AccessibleRole { Unchanged, Button, Chart, Details, List, ListItem, Status };

/// Gives a control its name for screen readers. wxWidgets 3.2 does not pass its own window names on
/// (they are for our tests), and a drawn control has no text that GTK could find.
void set_accessible(wxWindow& window, const std::string& name,
                    AccessibleRole role = AccessibleRole::Unchanged);
/// Gives it its name for our tests, too.
void set_names(wxWindow& window, const wxString& name, const std::string& spoken);
/// A name for screen readers for a menu that pops up, which GTK knows by no title.
void set_accessible(wxMenu& menu, const std::string& name);
/// Names the two pictures in a search field: the one before its text, and the one that empties it.
/// GTK says the names of their files otherwise. `field` is a wxSearchCtrl.
void set_accessible_icons(wxWindow& field, const std::string& search, const std::string& clear);
/// A label as screen readers say it: without the sign for the letter to press and the colon.
std::string spoken_label(std::string label);

/// Sets the program's text size in percent of the desktop's.
void set_text_size(int hundredths);
/// Has GTK draw in its own light or dark colours, "light" or "dark", or in the desktop's: "".
void use_colours(const std::string& colours);
/// The text size relative to a usual desktop's, by the desktop's settings and set_text_size().
double text_scale();

/// Turns `speaker` into a notification with this text, which a screen reader says.
void notify_screen_reader(wxWindow& speaker, const std::string& text);

/// Adds rules in GTK's CSS to the desktop's theme, for every window of the program. They replace
/// those of the last call.
void use_style(const std::string& css);

/// A longer text that belongs to the control, read after its name.
void set_accessible_description(wxWindow& window, const std::string& description);

/// Makes a list's selected row the one that arrow keys start from and screen readers read;
/// wxWidgets 3.2 moves the selection alone. `list` is a wxDataViewCtrl or a wxListBox.
void follow_selection(wxWindow& list);

/// Scrolls a list with groups to its selected row at once, with the head of the row's group where
/// there is room for both; wxWidgets' EnsureVisible() glides there, and forgets where to as soon as
/// it is asked for another row. Nothing where not exactly one row is selected. `list` is a
/// wxDataViewCtrl.
void scroll_to_selection_with_head(wxWindow& list);
/// Whether the one selected row would be in sight if the list were `height` pixels high, scrolled
/// as it is. False if none or several are selected. `list` is a wxDataViewCtrl.
bool selection_ends_within(wxWindow& list, int height);

/// Gives cells that show only a picture a text that only screen readers find. The column owns
/// `text`, which is called for rows in sight.
void say_in_cells(wxDataViewColumn& column, std::function<std::string(const wxDataViewItem&)> text);
/// Has screen readers say a title with each of the column's cells that is not empty: a row of
/// numbers is read without the titles above them. The column belongs to a list with a model.
void say_title_in_cells(wxDataViewColumn& column, const std::string& title);

/// Shows a window that was given its size inside. wxWidgets 3.2 goes on asking for that size after
/// it, and to stop that lays out and paints everything a second time.
void show_with_size(wxTopLevelWindow& window);

/// Breaks the rows of a list into as many lines as they need at a width in pixels. `list` is a
/// wxListBox.
void wrap_rows(wxWindow& list, int width);

/// Shows a window's scroll bar whenever there is more to see, instead of while the pointer moves.
void keep_scroll_bar(wxWindow& scrolled);

/// Whether GTK has given the list room for rows, which it does some time after it is shown.
bool has_room(const wxWindow& list);

/// Shows a picture beside the words of the window's tooltip. `picture` is called when the tooltip
/// opens; an invalid bitmap: words alone.
void show_in_tooltip(wxWindow& window, const std::function<wxBitmap()>& picture);
/// Places the window's tooltip below or above the rectangle `about`, in the window's coordinates,
/// instead of beside the pointer.
void place_tooltip(wxWindow& window, std::function<wxRect()> about);
/// Has a tooltip that is in sight ask for its picture again.
void renew_tooltip(wxWindow& window);

/// What a screen reader would read as the control's name.
std::string accessible_name(const wxWindow& window);
std::string accessible_description(const wxWindow& window);

} // namespace kizuna
