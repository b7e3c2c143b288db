#include "bench_library.h"
#include "child.h"
#include "harness.h"
#include "temporary_folder.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace kizuna::bench {
namespace {

namespace fs = std::filesystem;

/// A file that is built beside this program.
std::string beside(const std::string& name)
{
    const fs::path file = fs::read_symlink("/proc/self/exe").parent_path() / name;
    if (!fs::exists(file))
        throw std::runtime_error("What shows a window needs " + file.string());
    return file.string();
}

/// A screen that nobody sees, and a home whose only setting is that nothing moves by itself: what
/// fades in or blinks would be painted for ever.
class Screen {
public:
    explicit Screen(const std::string& size = "1280x720")
        : server_({"Xvfb", "-displayfd", "1", "-screen", "0", size + "x24", "-nolisten", "tcp"})
    {
        const fs::path folder = home_.path() / "gtk-3.0";
        fs::create_directory(folder);
        std::ofstream(folder / "settings.ini")
            << "[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n";
    }
    std::vector<std::string> environment() const
    {
        return {"DISPLAY=:" + number_,
                "HOME=" + home_.path().string(),
                "XDG_CONFIG_HOME=" + home_.path().string(),
                "XDG_STATE_HOME=" + home_.path().string(),
                "XDG_CACHE_HOME=" + home_.path().string(),
                "GTK_THEME=Adwaita",
                "NO_AT_BRIDGE=1",
                "LC_ALL=C.UTF-8"};
    }

private:
    Child server_;
    std::string number_ = server_.read_line();
    TemporaryFolder home_;
};

struct Start {
    double cpu_ms = 0;
    double peak_bytes = 0;
};

/// Starts a program that shows a window, and ends it once that is painted.
Start start(const std::string& program, const Screen& screen)
{
    std::vector<std::string> environment = screen.environment();
    environment.push_back("LD_PRELOAD=" + beside("first_paint.so"));
    Child child({program}, environment);
    const std::string answer = child.read_line();
    Start used;
    if (std::sscanf(answer.c_str(), "%lf %lf", &used.cpu_ms, &used.peak_bytes) != 2)
        throw std::runtime_error(program + " said: " + answer);
    used.peak_bytes *= 1024;
    return used;
}

void add_start_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("START"))
        return;
    const std::string kizuna = beside("kizuna");
    const std::string bare_frame = beside("kizuna-bench-frame");
    const Screen screen;
    Pairs times;
    Pairs memory;
    start(kizuna, screen); // the first start ever, which parses every card file, is not counted
    start(bare_frame, screen);
    for (int pair = 0; pair < options.pairs; ++pair) {
        const Start ours = start(kizuna, screen);
        const Start base = start(bare_frame, screen);
        times.add(ours.cpu_ms, base.cpu_ms);
        memory.add(ours.peak_bytes, base.peak_bytes);
    }
    rows.push_back(times.row("START", 2.2, "ms"));
    rows.push_back(memory.row("START-MEMORY", 1, "bytes"));
}

/// The program's window over a library, with somebody who types.
class FilterWindow {
public:
    FilterWindow(const Screen& screen, const std::vector<std::string>& library)
        : child_(command(library), screen.environment())
    {
    }
    double keystroke(const std::string& text)
    {
        child_.write_line(text);
        return std::stod(child_.read_line());
    }

private:
    static std::vector<std::string> command(const std::vector<std::string>& library)
    {
        std::vector<std::string> words = {beside("kizuna-bench-filter")};
        words.insert(words.end(), library.begin(), library.end());
        return words;
    }
    Child child_;
};

/// One letter that nearly every card has, taken away and typed again: the list stays as long as it
/// can be.
void add_filter_row(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("FILTER"))
        return;
    const TemporaryFolder folder;
    write_files(synthetic_files(100'000), folder.path());
    const Screen screen;
    FilterWindow large(screen, {folder.path().string()});
    FilterWindow shipped(screen, {});
    constexpr std::array keystrokes{"a", ""};
    Pairs times;
    for (int pair = -2; pair < options.pairs; ++pair) {
        double ours = 0;
        double base = 0;
        for (const char* text : keystrokes) {
            ours += large.keystroke(text) / keystrokes.size();
            base += shipped.keystroke(text) / keystrokes.size();
        }
        if (pair >= 0) // the first ones warm up
            times.add(ours, base);
    }
    rows.push_back(times.row("FILTER", 2.5, "ms"));
}

/// The program's window with the pool as a grid, and what is done there.
class GridWindow {
public:
    explicit GridWindow(const Screen& screen)
        : child_({beside("kizuna-bench-grid")}, screen.environment())
    {
    }
    double ms(const std::string& what)
    {
        child_.write_line(what);
        return std::stod(child_.read_line());
    }

private:
    Child child_;
};

/// GRID is painted before its faces are drawn, GRID-FACES after.
void add_grid_rows(const Options& options, GridWindow& window, std::vector<Row>& rows)
{
    Pairs first;
    Pairs again;
    for (int pair = -2; pair < options.pairs; ++pair) {
        const double ours = window.ms("first");
        const double with_faces = window.ms("again");
        const double base = window.ms("blits");
        if (pair < 0) // the first ones warm up
            continue;
        first.add(ours, base);
        again.add(with_faces, base);
    }
    rows.push_back(first.row("GRID", 2, "ms"));
    rows.push_back(again.row("GRID-FACES", 2, "ms"));
}

/// Not a ratio of two programs: a page must be there within a frame of the screen.
void add_scroll_row(GridWindow& window, std::vector<Row>& rows)
{
    constexpr double frame_ms = 16;
    std::array<double, 200> pages{};
    for (double& page : pages)
        page = window.ms("page");
    std::ranges::sort(pages);
    const double slow = pages[pages.size() * 99 / 100];
    rows.push_back({"SCROLL", slow, frame_ms, slow / frame_ms, 1, "ms"});
}

void add_pool_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("GRID") && !options.wants("SCROLL"))
        return;
    const Screen screen("1920x1080");
    GridWindow window(screen);
    if (options.wants("SCROLL"))
        add_scroll_row(window, rows);
    if (options.wants("GRID"))
        add_grid_rows(options, window, rows);
}

} // namespace

void add_window_rows(const Options& options, std::vector<Row>& rows)
{
    add_start_rows(options, rows);
    add_filter_row(options, rows);
    add_pool_rows(options, rows);
}

} // namespace kizuna::bench
