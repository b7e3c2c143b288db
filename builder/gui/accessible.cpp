#include "gui/accessible.h"

#include <wx/window.h>

#include <gtk/gtk.h>

namespace kizuna {
namespace {

/// The widget that takes the keyboard: a list is wrapped in its scroll bars.
AtkObject* accessible_of(const wxWindow& window)
{
    GtkWidget* widget = window.GetHandle();
    if (GTK_IS_SCROLLED_WINDOW(widget)) {
        if (GtkWidget* inside = gtk_bin_get_child(GTK_BIN(widget)); GTK_IS_TREE_VIEW(inside))
            widget = inside;
    }
    return gtk_widget_get_accessible(widget);
}

std::string text_or_empty(const char* text)
{
    return text ? text : "";
}

} // namespace

void set_accessible(wxWindow& window, const std::string& name, AccessibleRole role)
{
    AtkObject* accessible = accessible_of(window);
    atk_object_set_name(accessible, name.c_str());
    switch (role) {
    case AccessibleRole::Unchanged:
        break;
    case AccessibleRole::Card:
        atk_object_set_role(accessible, ATK_ROLE_DOCUMENT_FRAME);
        break;
    case AccessibleRole::Status:
        atk_object_set_role(accessible, ATK_ROLE_STATUSBAR);
        break;
    }
}

void set_accessible_description(wxWindow& window, const std::string& description)
{
    atk_object_set_description(accessible_of(window), description.c_str());
}

std::string accessible_name(const wxWindow& window)
{
    return text_or_empty(atk_object_get_name(accessible_of(window)));
}

std::string accessible_description(const wxWindow& window)
{
    return text_or_empty(atk_object_get_description(accessible_of(window)));
}

} // namespace kizuna
