// kizuna-bench-filter [FOLDER]: the window over the cards of a folder, else over the shipped ones.
// For each line it reads, it puts that line into the search field, as a keystroke does, and prints
// the processor time in milliseconds until the window is painted in full.
#include "paint_watch.h"

#include "app/cards/catalogue.h"
#include "gui/base/wx_text.h"
#include "gui/window/main_frame.h"

#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/srchctrl.h>

#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>

namespace kizuna::bench {
namespace {

double cpu_ms()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

LibraryChoice choice_of(const std::string& folder)
{
    LibraryChoice choice;
    if (!folder.empty())
        choice.instead = folder;
    return choice;
}

/// Everything that the window needs, and the window.
class Window {
public:
    explicit Window(const std::string& folder)
        : catalogue_(load_catalogue(folders_, choice_of(folder))), document_(catalogue_),
          frame_(new MainFrame(document_, settings_, {}, messages_, [] {}))
    {
        frame_->Show();
        field_ = dynamic_cast<wxSearchCtrl*>(wxWindow::FindWindowByName("search", frame_));
    }
    MainFrame& frame() { return *frame_; }
    void type(const std::string& text) { field_->SetValue(to_wx(text)); }

private:
    ProgramFolders folders_ = find_program_folders();
    Messages messages_{folders_.locales, "en"};
    Settings settings_;
    Catalogue catalogue_;
    DeckDocument document_;
    MainFrame* frame_; // deletes itself
    wxSearchCtrl* field_ = nullptr;
};

/// Lets the main loop run until the window is painted.
void paint(PaintWatch& watch)
{
    while (!watch.is_done())
        g_main_context_iteration(nullptr, TRUE);
}

} // namespace

class FilterApp : public wxApp {
public:
    bool OnInit() override
    {
        window_ = std::make_unique<Window>(argc > 1 ? from_wx(argv[1]) : std::string());
        CallAfter([this] { answer(); });
        return true;
    }

private:
    void answer()
    {
        PaintWatch watch(gtk_widget_get_window(window_->frame().GetHandle()));
        // The loop below wakes up to see that nothing more is painted.
        constexpr guint often_ms = 50;
        g_timeout_add(
            often_ms, [](gpointer) -> gboolean { return G_SOURCE_CONTINUE; }, nullptr);
        window_->frame().Refresh(); // the first painting may be over
        paint(watch);
        for (std::string line; std::getline(std::cin, line);) {
            watch.forget();
            const double begin = cpu_ms();
            window_->type(line);
            paint(watch);
            std::printf("%.3f\n", watch.last().cpu_ms - begin);
            std::fflush(stdout);
        }
        std::_Exit(0);
    }

    std::unique_ptr<Window> window_;
};

} // namespace kizuna::bench

wxIMPLEMENT_APP(kizuna::bench::FilterApp);
