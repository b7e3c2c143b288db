#include "paint_watch.h"

#include "peak_memory.h"

#include <sys/resource.h>

namespace kizuna::bench {
namespace {

/// Longer than frames are apart, shorter than a caret blinks.
constexpr gint64 quiet_us = 250'000;

double milliseconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

} // namespace

PaintWatch::PaintWatch(GdkWindow* window)
    : clock_(gdk_window_get_frame_clock(window)),
      handler_(g_signal_connect(clock_, "after-paint", G_CALLBACK(&PaintWatch::on_frame), this))
{
}

PaintWatch::~PaintWatch()
{
    g_signal_handler_disconnect(clock_, handler_);
}

void PaintWatch::forget()
{
    last_time_ = 0;
}

bool PaintWatch::is_done() const
{
    return last_time_ != 0 && g_get_monotonic_time() - last_time_ > quiet_us;
}

void PaintWatch::on_frame(GdkFrameClock*, gpointer watch)
{
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    auto& self = *static_cast<PaintWatch*>(watch);
    self.last_ = {milliseconds(used.ru_utime) + milliseconds(used.ru_stime), peak_memory_kb()};
    self.last_time_ = g_get_monotonic_time();
}

} // namespace kizuna::bench
