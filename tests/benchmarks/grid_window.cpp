// kizuna-bench-grid: the window with the pool as a grid of faces and a deck in piles, on the whole
// screen. For each line it reads, it does that and prints processor times of the window's thread in
// milliseconds; faces are drawn in another one.
//   first    the grid's first frame, with faces that nobody has drawn yet
//   again    a frame of the grid once all of its faces are there
//   blits    a frame of as many bitmaps, of that size, in a bare frame
//   page     Page Down in the grid, until the page is painted
#include "paint_watch.h"

#include "app/cards/catalogue.h"
#include "gui/faces/card_cell.h"
#include "gui/pool/pool_grid.h"
#include "gui/window/main_frame.h"

#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/dcbuffer.h>
#include <wx/frame.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <memory>
#include <string>

namespace kizuna::bench {
namespace {

double thread_ms()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

GdkWindow* gdk_window(const wxFrame& frame)
{
    return gtk_widget_get_window(frame.GetHandle());
}

/// Notes when a frame that holds a new picture of a window inside it is on the screen.
class FrameWatch {
public:
    FrameWatch(const wxFrame& frame, wxWindow& inside)
        : clock_(gdk_window_get_frame_clock(gdk_window(frame))),
          handler_(g_signal_connect(clock_, "after-paint", G_CALLBACK(&FrameWatch::on_frame), this))
    {
        inside.Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
            event.Skip();
            is_painted_ = true;
        });
    }
    FrameWatch(const FrameWatch&) = delete;
    FrameWatch& operator=(const FrameWatch&) = delete;

    /// From `act` until the next frame with the window in it.
    template <typename Act>
    double time_of(const Act& act)
    {
        const double begin = thread_ms();
        act();
        is_painted_ = false;
        end_ = 0;
        while (end_ == 0)
            g_main_context_iteration(nullptr, TRUE);
        return end_ - begin;
    }

private:
    static void on_frame(GdkFrameClock*, gpointer watch)
    {
        auto& self = *static_cast<FrameWatch*>(watch);
        if (self.is_painted_ && self.end_ == 0)
            self.end_ = thread_ms();
    }

    GdkFrameClock* clock_;
    gulong handler_;
    bool is_painted_ = false;
    double end_ = 0;
};

/// What is left when all but the bitmaps is taken away.
class Blits : public wxWindow {
public:
    Blits(wxWindow* parent, std::vector<wxRect> places, const wxBitmap& bitmap)
        : wxWindow(parent, wxID_ANY), places_(std::move(places))
    {
        for (std::size_t i = 0; i < places_.size(); ++i)
            bitmaps_.emplace_back(bitmap.ConvertToImage());
        SetBackgroundStyle(wxBG_STYLE_PAINT);
        Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
            wxAutoBufferedPaintDC dc(this);
            dc.SetBackground(*wxWHITE_BRUSH);
            dc.Clear();
            for (std::size_t i = 0; i < places_.size(); ++i)
                dc.DrawBitmap(bitmaps_[i], places_[i].GetPosition(), true);
        });
    }

private:
    std::vector<wxRect> places_;
    std::vector<wxBitmap> bitmaps_;
};

/// The window as it is after a deck was opened.
class Window {
public:
    Window()
    {
        frame_->open(bundled_decks(folders_).front().file);
        frame_->Maximize();
        frame_->SetSize(wxGetDisplaySize());
        frame_->Show();
        grid_ = dynamic_cast<PoolGrid*>(wxWindow::FindWindowByName("card grid", frame_));
    }
    MainFrame& frame() { return *frame_; }
    PoolGrid& grid() { return *grid_; }
    int card_width() const { return settings_.pool.card_width; }

    /// Where the faces in sight are.
    std::vector<wxRect> faces() const
    {
        std::vector<wxRect> places;
        const wxRect seen(grid_->GetClientSize());
        for (std::size_t item = 0; item < catalogue_.library.cards().size(); ++item) {
            wxRect place = grid_->place_in_window(item);
            place.height = face_height(place.width);
            if (place.Intersects(seen))
                places.push_back(place);
        }
        return places;
    }
    wxBitmap some_face() const
    {
        const int width = card_width();
        const int height = face_height(width);
        const CardFace face =
            card_face(catalogue_.library.cards().front(), catalogue_.library, messages_, true);
        return to_bitmap(Canvas::pixels(width, height, 1, {},
                                        [&](Canvas& canvas) {
                                            draw_card_face(canvas,
                                                           {0, 0, static_cast<double>(width),
                                                            static_cast<double>(height)},
                                                           face, light_face);
                                        }),
                         1);
    }

private:
    ProgramFolders folders_ = find_program_folders();
    Messages messages_{folders_.locales, "en"};
    Settings settings_;
    Catalogue catalogue_ = load_catalogue(folders_);
    DeckDocument document_{catalogue_};
    MainFrame* frame_ = new MainFrame(document_, settings_, {}, messages_, [] {}); // deletes itself
    PoolGrid* grid_ = nullptr;
};

/// Lets the main loop run until nothing more is painted; a second at least where nothing is.
void settle(PaintWatch& watch)
{
    constexpr gint64 second_us = 1'000'000;
    const gint64 begin = g_get_monotonic_time();
    watch.forget();
    while (!watch.is_done() && (watch.has_painted() || g_get_monotonic_time() - begin < second_us))
        g_main_context_iteration(nullptr, TRUE);
}

void press(wxWindow& window, int key)
{
    wxKeyEvent event(wxEVT_KEY_DOWN);
    event.m_keyCode = key;
    event.SetEventObject(&window);
    window.HandleWindowEvent(event);
}

} // namespace

class GridApp : public wxApp {
public:
    bool OnInit() override
    {
        window_ = std::make_unique<Window>();
        CallAfter([this] { answer(); });
        return true;
    }

private:
    void answer()
    {
        PaintWatch quiet(gdk_window(window_->frame()));
        // The loops wake up to see that nothing more is painted.
        constexpr guint often_ms = 50;
        g_timeout_add(
            often_ms, [](gpointer) -> gboolean { return G_SOURCE_CONTINUE; }, nullptr);
        PoolGrid& grid = window_->grid();
        grid.Refresh(); // the first painting may be over
        settle(quiet);
        FrameWatch watch(window_->frame(), grid);
        for (std::string line; std::getline(std::cin, line);) {
            double ms = 0;
            if (line == "first") {
                ms = watch.time_of([&] { grid.set_card_width(window_->card_width() + 1); });
                settle(quiet);
            } else if (line == "again") {
                ms = watch.time_of([&] { grid.Refresh(); });
            } else if (line == "blits") {
                ms = blits();
                settle(quiet); // what lay under its window is painted again
            } else if (line == "page") {
                ms = watch.time_of([&] { page(); });
            }
            std::printf("%.3f %zu\n", ms, window_->faces().size());
            std::fflush(stdout);
        }
        std::_Exit(0);
    }

    double blits()
    {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "Blits");
        frame->SetClientSize(window_->grid().GetClientSize());
        auto* blits = new Blits(frame, window_->faces(), window_->some_face());
        frame->Show();
        PaintWatch quiet(gdk_window(*frame));
        settle(quiet); // the bitmaps' first painting is not counted: it takes longer
        auto* watch = new FrameWatch(*frame, *blits);
        const double ms = watch->time_of([&] { blits->Refresh(); });
        frame->Hide();
        frame->Destroy();
        return ms;
    }

    /// On, or from the last card back to the first.
    void page()
    {
        PoolGrid& grid = window_->grid();
        const auto before = grid.current();
        press(grid, WXK_PAGEDOWN);
        if (grid.current() == before)
            press(grid, WXK_HOME);
    }

    std::unique_ptr<Window> window_;
};

} // namespace kizuna::bench

wxIMPLEMENT_APP(kizuna::bench::GridApp);
