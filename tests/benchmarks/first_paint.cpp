// Loaded before a program (LD_PRELOAD), the same for kizuna and for the bare frame: prints the
// processor time in milliseconds and the peak memory in KiB that the program took to its first full
// paint, and ends it. Neither program knows.
#include "paint_watch.h"

#include <gtk/gtk.h>

#include <unistd.h>

#include <cstdio>
#include <optional>

namespace kizuna::bench {
namespace {

constexpr guint often_ms = 1;
constexpr guint seldom_ms = 50;

GdkWindow* window_on_screen()
{
    GdkWindow* found = nullptr;
    GList* windows = gtk_window_list_toplevels();
    for (const GList* each = windows; each; each = each->next) {
        auto* widget = GTK_WIDGET(each->data);
        if (gtk_widget_get_mapped(widget) &&
            gtk_window_get_window_type(GTK_WINDOW(widget)) == GTK_WINDOW_TOPLEVEL)
            found = gtk_widget_get_window(widget);
    }
    g_list_free(windows);
    return found;
}

gboolean look_whether_done(gpointer watch)
{
    const auto& painted = *static_cast<const PaintWatch*>(watch);
    if (!painted.is_done())
        return G_SOURCE_CONTINUE;
    std::printf("%.3f %lld\n", painted.last().cpu_ms, painted.last().peak_kb);
    std::fflush(stdout);
    _exit(0);
}

/// Before anything is painted: this goes before every other source of the main loop.
gboolean look_for_window(gpointer)
{
    static std::optional<PaintWatch> watch;
    GdkWindow* window = window_on_screen();
    if (!window)
        return G_SOURCE_CONTINUE;
    watch.emplace(window);
    g_timeout_add(seldom_ms, look_whether_done, &*watch);
    return G_SOURCE_REMOVE;
}

[[gnu::constructor]] void begin()
{
    g_timeout_add_full(G_PRIORITY_HIGH, often_ms, look_for_window, nullptr, nullptr);
}

} // namespace
} // namespace kizuna::bench
