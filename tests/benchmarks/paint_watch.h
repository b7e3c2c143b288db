#pragma once

#include <gdk/gdk.h>

namespace kizuna::bench {

/// What a program had used when it painted last.
struct Painted {
    double cpu_ms = 0;     ///< processor time of all its threads since it was started
    long long peak_kb = 0; ///< the most memory it ever had
};

/// Notes each frame that a window paints. A window counts as painted in full once it has nothing
/// more to paint for a while: a program may lay itself out in several frames.
class PaintWatch {
public:
    /// The window is on the screen, or will be. It must outlive the watch.
    explicit PaintWatch(GdkWindow* window);
    ~PaintWatch();
    PaintWatch(const PaintWatch&) = delete;
    PaintWatch& operator=(const PaintWatch&) = delete;

    /// From now on only frames to come count.
    void forget();
    bool is_done() const;
    bool has_painted() const { return last_time_ != 0; } ///< since forget()
    const Painted& last() const { return last_; }

private:
    static void on_frame(GdkFrameClock*, gpointer watch);

    GdkFrameClock* clock_;
    gulong handler_;
    Painted last_;
    gint64 last_time_ = 0; ///< in microseconds; 0: nothing was painted yet
};

} // namespace kizuna::bench
