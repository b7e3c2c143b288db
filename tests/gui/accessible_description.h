#pragma once

#include <wx/window.h>

#include <gtk/gtk.h>

#include <string>

namespace kizuna::test {

/// What screen readers read after the control's name; "": nothing.
inline std::string accessible_description(const wxWindow& window)
{
    GtkWidget* widget = window.GetHandle();
    if (GTK_IS_SCROLLED_WINDOW(widget)) { // what gets the focus is inside
        if (GtkWidget* inside = gtk_bin_get_child(GTK_BIN(widget)))
            widget = inside;
    }
    const char* description = atk_object_get_description(gtk_widget_get_accessible(widget));
    return description ? description : "";
}

} // namespace kizuna::test
