#include "gui/base/accessible_items.h"

#include <wx/window.h>

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

#include <map>

// Accessible objects for items that are not widgets. ATK 2 needs GObject types for them. They
// behave like the rows of GTK's tree view.

namespace kizuna {
namespace {

constexpr const char* items_key = "kizuna-items";
constexpr const char* made_key = "kizuna-item-list";

struct ItemObject { // one item
    AtkObject parent;
    AccessibleItems* items; ///< null once the item is gone
    GtkWidget* widget;
    std::size_t at;
};

struct ListObject { // the window
    GtkContainerAccessible parent;
    AccessibleItems* items; ///< null once the window is gone; a screen reader may keep the object
    std::map<std::size_t, ItemObject*>* made; ///< the items made so far; owned
    ItemObject* told;                         ///< the item last told as current; may be null
};

bool is_there(const ItemObject* item)
{
    return item->items && item->at < item->items->item_count();
}

// An item.

const char* name_of_item(AtkObject* object)
{
    auto* item = reinterpret_cast<ItemObject*>(object);
    if (is_there(item)) {
        g_free(object->name);
        object->name = g_strdup(item->items->item_name(item->at).c_str());
    }
    return object->name;
}

const char* description_of_item(AtkObject* object)
{
    auto* item = reinterpret_cast<ItemObject*>(object);
    if (is_there(item)) {
        g_free(object->description);
        object->description = g_strdup(item->items->item_description(item->at).c_str());
    }
    return object->description;
}

AtkStateSet* states_of_item(AtkObject* object)
{
    auto* item = reinterpret_cast<ItemObject*>(object);
    AtkStateSet* states = atk_state_set_new();
    if (!is_there(item)) {
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
        return states;
    }
    for (const AtkStateType state : {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_FOCUSABLE,
                                     ATK_STATE_SELECTABLE, ATK_STATE_TRANSIENT, ATK_STATE_VISIBLE})
        atk_state_set_add_state(states, state);
    const wxRect place = item->items->item_place(item->at);
    GtkAllocation room;
    gtk_widget_get_allocation(item->widget, &room);
    if (gtk_widget_get_mapped(item->widget) && place.GetBottom() >= 0 && place.y < room.height)
        atk_state_set_add_state(states, ATK_STATE_SHOWING);
    if (item->items->item_is_selected(item->at))
        atk_state_set_add_state(states, ATK_STATE_SELECTED);
    if (item->items->current_item() == item->at) {
        atk_state_set_add_state(states, ATK_STATE_ACTIVE);
        if (gtk_widget_has_focus(item->widget))
            atk_state_set_add_state(states, ATK_STATE_FOCUSED);
    }
    return states;
}

gint index_of_item(AtkObject* object)
{
    return static_cast<gint>(reinterpret_cast<ItemObject*>(object)->at);
}

void init_item_class(gpointer made, gpointer)
{
    auto* object_class = static_cast<AtkObjectClass*>(made);
    object_class->get_name = &name_of_item;
    object_class->get_description = &description_of_item;
    object_class->ref_state_set = &states_of_item;
    object_class->get_index_in_parent = &index_of_item;
}

void extents_of_item(AtkComponent* component, gint* x, gint* y, gint* width, gint* height,
                     AtkCoordType type)
{
    auto* item = reinterpret_cast<ItemObject*>(component);
    *x = *y = *width = *height = -1;
    if (!is_there(item))
        return;
    const wxRect place = item->items->item_place(item->at);
    gint left = 0;
    gint top = 0;
    atk_component_get_extents(ATK_COMPONENT(gtk_widget_get_accessible(item->widget)), &left, &top,
                              width, height, type);
    *x = left + place.x;
    *y = top + place.y;
    *width = place.width;
    *height = place.height;
}

gboolean focus_item(AtkComponent* component)
{
    auto* item = reinterpret_cast<ItemObject*>(component);
    if (!is_there(item))
        return FALSE;
    gtk_widget_grab_focus(item->widget);
    item->items->select_item(item->at);
    return TRUE;
}

void init_item_component(gpointer made, gpointer)
{
    auto* component = static_cast<AtkComponentIface*>(made);
    component->get_extents = &extents_of_item;
    component->grab_focus = &focus_item;
}

gboolean do_item_action(AtkAction* action, gint which)
{
    auto* item = reinterpret_cast<ItemObject*>(action);
    if (which != 0 || !is_there(item))
        return FALSE;
    item->items->activate_item(item->at);
    return TRUE;
}

void init_item_action(gpointer made, gpointer)
{
    auto* action = static_cast<AtkActionIface*>(made);
    action->do_action = &do_item_action;
    action->get_n_actions = [](AtkAction*) { return 1; };
    action->get_name = [](AtkAction*, gint) { return "activate"; };
}

GType item_type()
{
    static const GType type = [] {
        const GType made = g_type_register_static_simple(
            ATK_TYPE_OBJECT, "KizunaItem", sizeof(AtkObjectClass), &init_item_class,
            sizeof(ItemObject), nullptr, GTypeFlags(0));
        const GInterfaceInfo component{&init_item_component, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_COMPONENT, &component);
        const GInterfaceInfo action{&init_item_action, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_ACTION, &action);
        return made;
    }();
    return type;
}

// The window.

GtkWidget* widget_of(ListObject* list)
{
    return gtk_accessible_get_widget(GTK_ACCESSIBLE(list));
}

ItemObject* item_at(ListObject* list, std::size_t at)
{
    ItemObject*& item = (*list->made)[at];
    if (!item) {
        item = static_cast<ItemObject*>(g_object_new(item_type(), nullptr));
        item->items = list->items;
        item->widget = widget_of(list);
        item->at = at;
        atk_object_set_role(ATK_OBJECT(item), ATK_ROLE_LIST_ITEM);
        atk_object_set_parent(ATK_OBJECT(item), ATK_OBJECT(list));
    }
    return item;
}

void forget_items(ListObject* list)
{
    for (auto& [at, item] : *list->made) {
        item->items = nullptr;
        g_object_unref(item);
    }
    list->made->clear();
    list->told = nullptr;
}

gint count_of_list(AtkObject* object)
{
    auto* list = reinterpret_cast<ListObject*>(object);
    return list->items ? static_cast<gint>(list->items->item_count()) : 0;
}

AtkObject* child_of_list(AtkObject* object, gint at)
{
    auto* list = reinterpret_cast<ListObject*>(object);
    if (at < 0 || at >= count_of_list(object))
        return nullptr;
    return ATK_OBJECT(g_object_ref(item_at(list, static_cast<std::size_t>(at))));
}

AtkStateSet* states_of_list(AtkObject* object)
{
    const auto* parent = ATK_OBJECT_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER_ACCESSIBLE));
    AtkStateSet* states = parent->ref_state_set(object);
    atk_state_set_add_state(states, ATK_STATE_MANAGES_DESCENDANTS);
    return states;
}

/// Called when the window is destroyed. Releases the items, which hold a reference to the list.
void leave_window(ListObject* list)
{
    list->items = nullptr;
    forget_items(list);
}

void finalize_list(GObject* object)
{
    auto* list = reinterpret_cast<ListObject*>(object);
    forget_items(list);
    delete list->made;
    G_OBJECT_CLASS(g_type_class_peek(GTK_TYPE_CONTAINER_ACCESSIBLE))->finalize(object);
}

void init_list_class(gpointer made, gpointer)
{
    auto* object_class = static_cast<AtkObjectClass*>(made);
    object_class->get_n_children = &count_of_list;
    object_class->ref_child = &child_of_list;
    object_class->ref_state_set = &states_of_list;
    G_OBJECT_CLASS(made)->finalize = &finalize_list;
}

AtkObject* selected_of_list(AtkSelection* selection, gint which)
{
    auto* list = reinterpret_cast<ListObject*>(selection);
    const gint count = count_of_list(ATK_OBJECT(list));
    for (gint at = 0; at < count; ++at) {
        if (list->items->item_is_selected(static_cast<std::size_t>(at)) && which-- == 0)
            return child_of_list(ATK_OBJECT(list), at);
    }
    return nullptr;
}

gint count_selected(AtkSelection* selection)
{
    auto* list = reinterpret_cast<ListObject*>(selection);
    const gint count = count_of_list(ATK_OBJECT(list));
    gint selected = 0;
    for (gint at = 0; at < count; ++at)
        selected += list->items->item_is_selected(static_cast<std::size_t>(at)) ? 1 : 0;
    return selected;
}

gboolean add_selected(AtkSelection* selection, gint at)
{
    auto* list = reinterpret_cast<ListObject*>(selection);
    if (at < 0 || at >= count_of_list(ATK_OBJECT(list)))
        return FALSE;
    list->items->select_item(static_cast<std::size_t>(at));
    return TRUE;
}

gboolean is_selected(AtkSelection* selection, gint at)
{
    auto* list = reinterpret_cast<ListObject*>(selection);
    return at >= 0 && at < count_of_list(ATK_OBJECT(list)) &&
           list->items->item_is_selected(static_cast<std::size_t>(at));
}

void init_list_selection(gpointer made, gpointer)
{
    auto* selection = static_cast<AtkSelectionIface*>(made);
    selection->add_selection = &add_selected;
    selection->ref_selection = &selected_of_list;
    selection->get_selection_count = &count_selected;
    selection->is_child_selected = &is_selected;
}

GType list_type()
{
    static const GType type = [] {
        // g_type_register_static_simple() makes room for the private data of GTK's type.
        const GType made = g_type_register_static_simple(
            GTK_TYPE_CONTAINER_ACCESSIBLE, "KizunaItemList", sizeof(GtkContainerAccessibleClass),
            &init_list_class, sizeof(ListObject), nullptr, GTypeFlags(0));
        const GInterfaceInfo selection{&init_list_selection, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_SELECTION, &selection);
        return made;
    }();
    return type;
}

AtkObject* (*accessible_of_others)(GtkWidget*) = nullptr;

/// Replaces get_accessible() of the widget class: a window with items has an object of its own.
AtkObject* accessible_with_items(GtkWidget* widget)
{
    auto* items = static_cast<AccessibleItems*>(g_object_get_data(G_OBJECT(widget), items_key));
    if (!items)
        return accessible_of_others(widget);
    if (gpointer made = g_object_get_data(G_OBJECT(widget), made_key))
        return ATK_OBJECT(made);
    auto* list = static_cast<ListObject*>(g_object_new(list_type(), nullptr));
    list->items = items;
    list->made = new std::map<std::size_t, ItemObject*>;
    atk_object_initialize(ATK_OBJECT(list), widget);
    gtk_accessible_set_widget(GTK_ACCESSIBLE(list), widget);
    g_object_set_data_full(G_OBJECT(widget), made_key, list, [](gpointer made) {
        leave_window(static_cast<ListObject*>(made));
        gtk_accessible_set_widget(GTK_ACCESSIBLE(made), nullptr);
        g_object_unref(made);
    });
    return ATK_OBJECT(list);
}

ListObject* list_of(wxWindow& window)
{
    GtkWidget* widget = window.m_wxwindow;
    if (!widget || !g_object_get_data(G_OBJECT(widget), items_key))
        return nullptr;
    return reinterpret_cast<ListObject*>(gtk_widget_get_accessible(widget));
}

} // namespace

void set_accessible_items(wxWindow& window, const std::string& name, AccessibleItems& items)
{
    GtkWidget* widget = window.m_wxwindow;
    GtkWidgetClass* its_class = GTK_WIDGET_GET_CLASS(widget);
    if (its_class->get_accessible != &accessible_with_items) {
        accessible_of_others = its_class->get_accessible;
        its_class->get_accessible = &accessible_with_items;
    }
    g_object_set_data(G_OBJECT(widget), items_key, &items);
    AtkObject* accessible = gtk_widget_get_accessible(widget);
    atk_object_set_role(accessible, ATK_ROLE_LIST);
    atk_object_set_name(accessible, name.c_str());
}

void forget_accessible_items(wxWindow& window)
{
    GtkWidget* widget = window.m_wxwindow;
    if (!widget)
        return;
    if (gpointer made = g_object_get_data(G_OBJECT(widget), made_key))
        leave_window(static_cast<ListObject*>(made));
}

void tell_current_item(wxWindow& window)
{
    ListObject* list = list_of(window);
    const auto current = list && list->items ? list->items->current_item() : std::nullopt;
    if (!current)
        return;
    ItemObject* item = item_at(list, *current);
    if (list->told && list->told != item)
        atk_object_notify_state_change(ATK_OBJECT(list->told), ATK_STATE_FOCUSED, FALSE);
    list->told = item;
    g_signal_emit_by_name(list, "active-descendant-changed", item);
    atk_object_notify_state_change(ATK_OBJECT(item), ATK_STATE_FOCUSED, TRUE);
    g_signal_emit_by_name(list, "selection-changed");
}

void tell_items_changed(wxWindow& window)
{
    ListObject* list = list_of(window);
    if (!list)
        return;
    forget_items(list);
    g_signal_emit_by_name(list, "visible-data-changed");
}

} // namespace kizuna
