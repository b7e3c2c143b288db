// Long because: it is the door to GTK, for nearly everything that wxWidgets lacks.
#include "gui/base/accessible.h"

#include "app/commands/commands.h"

#include <wx/bitmap.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/toplevel.h>
#include <wx/window.h>

#include <gtk/gtk.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace kizuna {
namespace {

constexpr const char* name_to_be = "kizuna-accessible-name";

/// The widget that gets the focus: that of a scrolled window is inside its GtkScrolledWindow.
GtkWidget* keyboard_widget_of(const wxWindow& window)
{
    GtkWidget* widget = window.GetHandle();
    if (GTK_IS_SCROLLED_WINDOW(widget)) {
        if (GtkWidget* inside = gtk_bin_get_child(GTK_BIN(widget)))
            widget = inside;
    }
    return widget;
}

AtkObject* accessible_of(const wxWindow& window)
{
    return gtk_widget_get_accessible(keyboard_widget_of(window));
}

AtkObject* accessible_of_list(GtkWidget* list)
{
    AtkObject* accessible =
        GTK_WIDGET_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER))->get_accessible(list);
    if (auto* name = static_cast<char*>(g_object_steal_data(G_OBJECT(list), name_to_be))) {
        atk_object_set_name(accessible, name);
        g_free(name);
    }
    return accessible;
}

/// Names a list when a screen reader first asks for its accessible object. Once that exists, GTK
/// notifies it of each cell of each new row, a million times for a hundred thousand cards.
void name_when_asked(GtkWidget* list, const std::string& name)
{
    g_object_set_data_full(G_OBJECT(list), name_to_be, g_strdup(name.c_str()), g_free);
    GTK_WIDGET_GET_CLASS(list)->get_accessible = &accessible_of_list;
}

using CellText = std::function<std::string(const wxDataViewItem&)>;

void say_cell(GtkTreeViewColumn*, GtkCellRenderer* renderer, GtkTreeModel*, GtkTreeIter* row,
              gpointer text)
{
    // wxWidgets' tree model keeps the id of its item in user_data.
    const std::string said = (*static_cast<CellText*>(text))(wxDataViewItem(row->user_data));
    g_object_set(renderer, "text", said.c_str(), nullptr);
}

/// Adds an invisible cell with a text for screen readers. The column owns the renderer.
GtkCellRenderer* add_spoken_text(wxDataViewColumn& column, CellText text)
{
    GtkCellRenderer* renderer = gtk_cell_renderer_text_new();
    gtk_cell_renderer_set_fixed_size(renderer, 0, 1);
    g_object_set(renderer, "xpad", 0U, "ypad", 0U, nullptr);
    auto* gtk_column = GTK_TREE_VIEW_COLUMN(column.GetGtkHandle());
    gtk_tree_view_column_pack_end(gtk_column, renderer, FALSE);
    gtk_tree_view_column_set_cell_data_func(
        gtk_column, renderer, &say_cell, new CellText(std::move(text)),
        [](gpointer owned) { delete static_cast<CellText*>(owned); });
    return renderer;
}

std::string text_or_empty(const char* text)
{
    return text ? text : "";
}

void find_button(GtkWidget* widget, gpointer found)
{
    auto& button = *static_cast<GtkWidget**>(found);
    if (!button && GTK_IS_TOGGLE_BUTTON(widget))
        button = widget;
    else if (!button && GTK_IS_CONTAINER(widget))
        gtk_container_forall(GTK_CONTAINER(widget), &find_button, found);
}

/// Names the button inside a choice, because that gets the focus.
void name_button_of(GtkComboBox* choice, gpointer)
{
    GtkWidget* button = nullptr;
    find_button(GTK_WIDGET(choice), &button);
    if (!button)
        return;
    std::string said =
        text_or_empty(atk_object_get_name(gtk_widget_get_accessible(GTK_WIDGET(choice))));
    if (gchar* chosen = gtk_combo_box_text_get_active_text(GTK_COMBO_BOX_TEXT(choice))) {
        said += std::string(": ") + chosen;
        g_free(chosen);
    }
    AtkObject* accessible = gtk_widget_get_accessible(button);
    atk_object_set_role(accessible, ATK_ROLE_COMBO_BOX);
    atk_object_set_name(accessible, said.c_str());
}

/// Names the icons of a field by their tooltips. Called again whenever they appear, because ATK
/// then has new objects for them.
void name_icons(GtkEntry* entry, GParamSpec*, gpointer)
{
    AtkObject* accessible = gtk_widget_get_accessible(GTK_WIDGET(entry));
    int at = 0;
    for (const auto place : {GTK_ENTRY_ICON_PRIMARY, GTK_ENTRY_ICON_SECONDARY}) {
        if (gtk_entry_get_icon_storage_type(entry, place) == GTK_IMAGE_EMPTY)
            continue;
        gchar* name = gtk_entry_get_icon_tooltip_text(entry, place);
        if (AtkObject* icon = atk_object_ref_accessible_child(accessible, at++)) {
            atk_object_set_name(icon, name ? name : "");
            g_object_unref(icon);
        }
        g_free(name);
    }
}

void name_choice(GtkComboBox* choice)
{
    name_button_of(choice, nullptr);
    g_signal_handlers_disconnect_by_func(choice, reinterpret_cast<gpointer>(&name_button_of),
                                         nullptr);
    g_signal_connect_after(choice, "changed", G_CALLBACK(&name_button_of), nullptr);
}

/// Gives a field the height that GTK wants. That of wxWidgets 3.2 is too low for large text,
/// because it is measured before the field is laid out.
void heighten_field(wxWindow& field)
{
    gint height = 0;
    gtk_widget_get_preferred_height(field.GetHandle(), nullptr, &height);
    field.SetMinSize(wxSize(field.GetMinSize().x, height));
}

/// The ATK role; ATK_ROLE_INVALID for Unchanged.
AtkRole atk_role_of(AccessibleRole role)
{
    constexpr std::array roles{ATK_ROLE_INVALID,  ATK_ROLE_PUSH_BUTTON, ATK_ROLE_CHART,
                               ATK_ROLE_PANEL,    ATK_ROLE_LIST,        ATK_ROLE_LIST_ITEM,
                               ATK_ROLE_STATUSBAR};
    return roles.at(static_cast<std::size_t>(role));
}

} // namespace

void set_accessible(wxWindow& window, const std::string& name, AccessibleRole role)
{
    if (GTK_IS_ENTRY(window.GetHandle()) && !GTK_IS_SPIN_BUTTON(window.GetHandle()))
        heighten_field(window);
    if (GtkWidget* widget = keyboard_widget_of(window); GTK_IS_TREE_VIEW(widget))
        return name_when_asked(widget, name);
    AtkObject* accessible = accessible_of(window);
    atk_object_set_name(accessible, name.c_str());
    if (GtkWidget* widget = keyboard_widget_of(window); GTK_IS_COMBO_BOX_TEXT(widget))
        name_choice(GTK_COMBO_BOX(widget));
    if (const AtkRole told = atk_role_of(role); told != ATK_ROLE_INVALID)
        atk_object_set_role(accessible, told);
}

void set_names(wxWindow& window, const wxString& name, const std::string& spoken)
{
    window.SetName(name);
    set_accessible(window, spoken);
}

void set_accessible_icons(wxWindow& field, const std::string& search, const std::string& clear)
{
    auto* entry = GTK_ENTRY(field.GetHandle());
    gtk_entry_set_icon_tooltip_text(entry, GTK_ENTRY_ICON_PRIMARY, search.c_str());
    gtk_entry_set_icon_tooltip_text(entry, GTK_ENTRY_ICON_SECONDARY, clear.c_str());
    g_signal_connect_after(entry, "notify::primary-icon-name", G_CALLBACK(&name_icons), nullptr);
    g_signal_connect_after(entry, "notify::secondary-icon-name", G_CALLBACK(&name_icons), nullptr);
    name_icons(entry, nullptr, nullptr);
}

std::string spoken_label(std::string label)
{
    label = without_mnemonic(std::move(label));
    constexpr std::array<std::string_view, 3> endings{":", "：", " "};
    const auto ending = [&] {
        return std::find_if(endings.begin(), endings.end(),
                            [&](std::string_view each) { return label.ends_with(each); });
    };
    for (auto found = ending(); found != endings.end(); found = ending())
        label.erase(label.size() - found->size());
    return label;
}

void set_text_size(int hundredths)
{
    constexpr const char* first = "kizuna-desktop-dpi";
    GObject* settings = G_OBJECT(gtk_settings_get_default());
    if (!settings)
        return; // no display
    if (!g_object_get_data(settings, first)) {
        gint dpi = 0;
        g_object_get(settings, "gtk-xft-dpi", &dpi, nullptr);
        constexpr gint usual = 96 * 1024; // if the desktop sets none
        g_object_set_data(settings, first, GINT_TO_POINTER(dpi > 0 ? dpi : usual));
    }
    const gint dpi = GPOINTER_TO_INT(g_object_get_data(settings, first));
    gint now = 0;
    g_object_get(settings, "gtk-xft-dpi", &now, nullptr);
    const gint wanted = dpi * hundredths / 100;
    if (now != wanted && (now > 0 || hundredths != 100)) // a change makes GTK restyle everything
        g_object_set(settings, "gtk-xft-dpi", wanted, nullptr);
}

void use_colours(const std::string& colours)
{
    GtkSettings* settings = gtk_settings_get_default();
    if (!settings)
        return; // no display
    static constexpr const char* are_ours = "kizuna-colours";
    // Reset the properties only if they were set here: that makes GTK read the theme anew.
    if (colours.empty()) {
        if (!g_object_steal_data(G_OBJECT(settings), are_ours))
            return;
        gtk_settings_reset_property(settings, "gtk-theme-name");
        gtk_settings_reset_property(settings, "gtk-application-prefer-dark-theme");
        return;
    }
    g_object_set_data(G_OBJECT(settings), are_ours, settings);
    // GTK's own theme is the only one sure to have both.
    g_object_set(settings, "gtk-theme-name", "Adwaita", "gtk-application-prefer-dark-theme",
                 static_cast<gboolean>(colours == "dark"), nullptr);
}

void use_style(const std::string& css)
{
    GdkScreen* screen = gdk_screen_get_default();
    if (!screen)
        return; // no display
    static constexpr const char* rules = "kizuna-style";
    static constexpr const char* provider = "kizuna-style-provider";
    const auto* before = static_cast<const char*>(g_object_get_data(G_OBJECT(screen), rules));
    if (before && css == before) // a change makes GTK restyle everything
        return;
    g_object_set_data_full(G_OBJECT(screen), rules, g_strdup(css.c_str()), g_free);
    auto* used = static_cast<GtkCssProvider*>(g_object_get_data(G_OBJECT(screen), provider));
    if (!used) {
        used = gtk_css_provider_new();
        g_object_set_data_full(G_OBJECT(screen), provider, used, g_object_unref);
        gtk_style_context_add_provider_for_screen(screen, GTK_STYLE_PROVIDER(used),
                                                  GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    }
    gtk_css_provider_load_from_data(used, css.c_str(), static_cast<gssize>(css.size()), nullptr);
}

void show_with_size(wxTopLevelWindow& window)
{
    window.Show();
    gtk_widget_set_size_request(window.m_wxwindow, -1, -1);
}

double text_scale()
{
    GtkSettings* settings = gtk_settings_get_default();
    if (!settings)
        return 1; // no display
    gint dpi = 0;
    gchar* font = nullptr;
    g_object_get(settings, "gtk-xft-dpi", &dpi, "gtk-font-name", &font, nullptr);
    PangoFontDescription* description = pango_font_description_from_string(font ? font : "");
    constexpr double usual = 11.0 * PANGO_SCALE; // most desktops use 10 or 11 points
    const double points = std::max(pango_font_description_get_size(description) / usual, 1.0);
    pango_font_description_free(description);
    g_free(font);
    return points * (dpi > 0 ? dpi / (96.0 * 1024.0) : 1);
}

void set_accessible(wxMenu& menu, const std::string& name)
{
    atk_object_set_name(gtk_widget_get_accessible(menu.m_menu), name.c_str());
}

void notify_screen_reader(wxWindow& speaker, const std::string& text)
{
    AtkObject* accessible = accessible_of(speaker);
    atk_object_set_role(accessible, ATK_ROLE_NOTIFICATION);
    atk_object_set_name(accessible, text.c_str());
    // A notification is spoken when it appears, so hide it and show it again.
    atk_object_notify_state_change(accessible, ATK_STATE_SHOWING, FALSE);
    atk_object_notify_state_change(accessible, ATK_STATE_SHOWING, TRUE);
}

void set_accessible_description(wxWindow& window, const std::string& description)
{
    atk_object_set_description(accessible_of(window), description.c_str());
}

void say_in_cells(wxDataViewColumn& column, CellText text)
{
    add_spoken_text(column, std::move(text));
}

void say_title_in_cells(wxDataViewColumn& column, const std::string& title)
{
    GtkCellRenderer* renderer =
        add_spoken_text(column, [&column, title](const wxDataViewItem& item) {
            wxVariant value;
            column.GetOwner()->GetModel()->GetValue(value, item, column.GetModelColumn());
            return value.GetString().empty() ? std::string() : title;
        });
    gtk_cell_layout_reorder(GTK_CELL_LAYOUT(column.GetGtkHandle()), renderer, 0);
}

void follow_selection(wxWindow& list)
{
    GtkTreeView* view = GTK_TREE_VIEW(keyboard_widget_of(list));
    GtkTreeSelection* selection = gtk_tree_view_get_selection(view);
    // Setting the cursor selects only that row.
    if (gtk_tree_selection_count_selected_rows(selection) != 1)
        return;
    GList* rows = gtk_tree_selection_get_selected_rows(selection, nullptr);
    gtk_tree_view_set_cursor(view, static_cast<GtkTreePath*>(rows->data), nullptr, FALSE);
    g_list_free_full(rows,
                     [](gpointer row) { gtk_tree_path_free(static_cast<GtkTreePath*>(row)); });
}

namespace {

/// The one selected row of a list, in the coordinates of all its rows.
struct SelectedRow {
    double top;
    double bottom;
    double top_with_head; ///< top of the head of its group; as `top` if it has none
};

std::optional<SelectedRow> selected_row(GtkTreeView* view)
{
    GtkTreeSelection* selection = gtk_tree_view_get_selection(view);
    if (gtk_tree_selection_count_selected_rows(selection) != 1)
        return std::nullopt;
    GList* rows = gtk_tree_selection_get_selected_rows(selection, nullptr);
    auto* path = static_cast<GtkTreePath*>(rows->data);
    const auto top_of = [view](GtkTreePath* row, int& height) {
        GdkRectangle area;
        gtk_tree_view_get_background_area(view, row, nullptr, &area);
        height = area.height;
        int x = 0;
        int y = 0;
        gtk_tree_view_convert_bin_window_to_tree_coords(view, area.x, area.y, &x, &y);
        return y;
    };
    int height = 0;
    const int top = top_of(path, height);
    SelectedRow row{double(top), double(top + height), double(top)};
    if (gtk_tree_path_get_depth(path) > 1 && gtk_tree_path_up(path))
        row.top_with_head = top_of(path, height);
    g_list_free_full(rows,
                     [](gpointer each) { gtk_tree_path_free(static_cast<GtkTreePath*>(each)); });
    return row;
}

} // namespace

void scroll_to_selection_with_head(wxWindow& list)
{
    GtkTreeView* view = GTK_TREE_VIEW(keyboard_widget_of(list));
    const auto row = selected_row(view);
    if (!row)
        return;
    GtkAdjustment* place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
    const double page = gtk_adjustment_get_page_size(place);
    const double top = row->bottom - row->top_with_head <= page ? row->top_with_head : row->top;
    const double lowest = std::max(gtk_adjustment_get_value(place), row->bottom - page);
    gtk_adjustment_set_value(place, std::min(lowest, top));
}

bool selection_ends_within(wxWindow& list, int height)
{
    GtkTreeView* view = GTK_TREE_VIEW(keyboard_widget_of(list));
    const auto row = selected_row(view);
    if (!row)
        return false;
    GtkAdjustment* place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(view));
    const double top = gtk_adjustment_get_value(place);
    int header = 0;
    gtk_tree_view_convert_bin_window_to_widget_coords(view, 0, 0, nullptr, &header);
    return row->top >= top && row->bottom <= top + height - header;
}

void wrap_rows(wxWindow& list, int width)
{
    GtkTreeView* view = GTK_TREE_VIEW(keyboard_widget_of(list));
    for (int at = 0; GtkTreeViewColumn* column = gtk_tree_view_get_column(view, at); ++at) {
        GList* renderers = gtk_cell_layout_get_cells(GTK_CELL_LAYOUT(column));
        for (GList* each = renderers; each; each = each->next) {
            if (GTK_IS_CELL_RENDERER_TEXT(each->data))
                g_object_set(each->data, "wrap-mode", PANGO_WRAP_WORD_CHAR, "wrap-width", width,
                             nullptr);
        }
        g_list_free(renderers);
        gtk_tree_view_column_queue_resize(column);
    }
}

void keep_scroll_bar(wxWindow& scrolled)
{
    gtk_scrolled_window_set_overlay_scrolling(GTK_SCROLLED_WINDOW(scrolled.GetHandle()), FALSE);
}

/// Connects both widgets, because a list's tooltip may be that of its scrolled window.
void show_in_tooltip(wxWindow& window, const std::function<wxBitmap()>& picture)
{
    using Picture = std::function<wxBitmap()>;
    const auto add = +[](GtkWidget*, gint, gint, gboolean, GtkTooltip* tooltip, gpointer asked) {
        if (const wxBitmap bitmap = (*static_cast<Picture*>(asked))(); bitmap.IsOk())
            gtk_tooltip_set_icon(tooltip, bitmap.GetPixbuf());
        return FALSE; // GTK then sets the text
    };
    const auto forget = +[](gpointer asked, GClosure*) { delete static_cast<Picture*>(asked); };
    for (GtkWidget* widget : {window.GetHandle(), keyboard_widget_of(window)}) {
        g_signal_connect_data(widget, "query-tooltip", G_CALLBACK(add), new Picture(picture),
                              forget, GConnectFlags{});
        if (widget == keyboard_widget_of(window))
            break;
    }
}

void place_tooltip(wxWindow& window, std::function<wxRect()> about)
{
    using About = std::function<wxRect()>;
    const auto place = +[](GtkWidget*, gint, gint, gboolean, GtkTooltip* tooltip, gpointer asked) {
        const wxRect where = (*static_cast<About*>(asked))();
        const GdkRectangle area{where.x, where.y, where.width, where.height};
        if (!where.IsEmpty())
            gtk_tooltip_set_tip_area(tooltip, &area);
        return FALSE; // GTK then sets the text
    };
    const auto forget = +[](gpointer asked, GClosure*) { delete static_cast<About*>(asked); };
    g_signal_connect_data(keyboard_widget_of(window), "query-tooltip", G_CALLBACK(place),
                          new About(std::move(about)), forget, GConnectFlags{});
}

void renew_tooltip(wxWindow& window)
{
    gtk_widget_trigger_tooltip_query(window.GetHandle());
}

bool has_room(const wxWindow& list)
{
    auto* view = GTK_SCROLLABLE(keyboard_widget_of(list));
    return gtk_adjustment_get_page_size(gtk_scrollable_get_vadjustment(view)) > 0;
}

std::string accessible_name(const wxWindow& window)
{
    return text_or_empty(atk_object_get_name(accessible_of(window)));
}

} // namespace kizuna
