#include "app/base/error_reports.h"
#include "app/base/program_files.h"
#include "app/collection/user_cards.h"
#include "app/files/bundled_words.h"
#include "app/safety/journal.h"
#include "app/settings/settings_file.h"
#include "app/text/fault_text.h"
#include "app/text/printable.h"
#include "decks/files/deck_file.h"
#include "gui/base/accessible.h"
#include "gui/base/guarded_app.h"
#include "gui/base/worker.h"
#include "gui/base/wx_text.h"
#include "gui/text/desktop_fonts.h"
#include "gui/window/arguments.h"
#include "gui/window/main_frame.h"

#include <wx/app.h>
#include <wx/log.h>
#include <wx/msgdlg.h>
#include <wx/timer.h>
#include <wx/translation.h>
#include <wx/weakref.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <utility>

namespace kizuna {
namespace {

/// Keeps GDK from loading OpenGL when it opens the display; nothing here draws with it. end() takes
/// the variable back once GDK has read it: programs that are started from here may need OpenGL.
class WithoutOpenGl {
public:
    WithoutOpenGl() { setenv(name, "disable", 0); }
    void end() const
    {
        if (!is_users_)
            unsetenv(name);
    }

private:
    static constexpr const char* name = "GDK_GL";
    bool is_users_ = std::getenv(name) != nullptr;
};

/// Everything that is read once, before the window is made.
struct Session {
    Arguments arguments;
    ProgramFolders folders;
    Settings settings;
    std::unique_ptr<Messages> messages;
    std::unique_ptr<Catalogue> catalogue;
    WithoutOpenGl without_gl;
    std::vector<BundledDeck> bundled;
    std::string failure; ///< why no window can be made; empty: it can
    std::string warning; ///< what could not be read, though the window can be made; may be empty
    bool has_display = false;
    void warn(const std::string& text) { warning += (warning.empty() ? "" : "\n\n") + text; }
};

/// The messages in `language`, or in the environment's language if that is empty.
std::unique_ptr<Messages> make_messages(const Session& session, const std::string& language)
{
    return std::make_unique<Messages>(session.folders.locales,
                                      language.empty() ? user_language() : language);
}

/// Makes GTK's own texts, as in the file dialog, appear in `language`. GTK translates only outside
/// the C locale, in which file names are also ASCII only, so C is replaced by C.UTF-8.
void tell_gtk(const std::string& language)
{
    const char* locale = std::setlocale(LC_ALL, "");
    if (!locale || std::string(locale) == "C")
        setenv("LC_ALL", "C.UTF-8", 1);
    setenv("LANGUAGE", language.c_str(), 1);
}

class KizunaApp : public GuardedApp {
public:
    explicit KizunaApp(Session& session) : session_(session) {}

    /// All its languages run left to right. Asking the locale takes as long as making a control.
    wxLayoutDirection GetLayoutDirection() const override { return wxLayout_LeftToRight; }

    /// For exceptions before the window is made or after it is gone; the program then ends.
    void OnUnhandledException() override
    {
        const std::string what = exception_text();
        reports_.add(what);
        std::fprintf(stderr, "kizuna: %s\n", what.c_str());
    }

    bool OnInit() override
    {
        session_.has_display = true;
        session_.without_gl.end();
        share_desktop_fonts();
        wxLog::EnableLogging(true);
        if (!session_.failure.empty()) {
            wxMessageBox(to_wx(session_.failure), "Kizuna", wxOK | wxICON_ERROR);
            return false;
        }
        document_ = std::make_unique<DeckDocument>(*session_.catalogue);
        document_->choose_new_format(session_.settings.format);
        const auto folder = user_state_folder();
        // If another running program has the last decks open, this one begins with none.
        const bool open_last = !JournalFile::any_in_use(folder);
        std::vector<std::filesystem::path> set_aside;
        lost_ = lost_decks(folder, session_.catalogue->tools(), &set_aside);
        warn_of(set_aside);
        journal_ = std::make_unique<Journal>(folder, *document_);
        journal_fault_ = journal_->fault_changed.subscribe([this] { tell_journal_fault(); });
        Bind(wxEVT_TIMER, [this](wxTimerEvent&) { keep(); });
        flush_.SetOwner(this);
        flush_.Start(flush_every_ms);
        show_window();
        CallAfter([this, open_last] {
            frame_->bring_back(std::exchange(lost_, {}), *journal_, open_last);
            open_deck(session_.arguments.deck);
            if (!session_.warning.empty())
                frame_->tell_failure(session_.warning);
        });
        return true;
    }

    int OnExit() override
    {
        flush_.Stop();
        journal_->flush();
        finder_.reset();
        saver_.reset(); // waits until it is done
        if (session_.settings != tried_settings_)
            settings_file_.save(session_.settings, SettingsFile::Patience::Some);
        return wxApp::OnExit();
    }

protected:
    bool take_exception() override
    {
        if (const auto report = reports_.add(exception_text())) // later: this may be a paint event
            CallAfter([this, report = *report] { tell(report); });
        return true;
    }

private:
    void tell(const ErrorReports::Report& report)
    {
        if (!frame_)
            return;
        const MessageKey sentence =
            report.is_kept ? "gui.unexpected"_msg : "gui.unexpected.unkept"_msg;
        frame_->tell_failure(session_.messages->get(
            sentence, {{"file", reports_.file().string()}, {"what", printable(report.what)}}));
    }

    /// Prepares the search in the background, so that its first letter does not wait.
    void get_ready()
    {
        if (std::exchange(is_ready_, true) || session_.catalogue->library.cards().empty())
            return;
        finder_->run([&library = session_.catalogue->library](const Worker::Reporter&) {
            library.search_text(library.cards().front());
        });
    }

    void keep()
    {
        get_ready();
        journal_->flush();
        keep_settings();
    }

    /// Writes changed settings in the background. If that fails it is not tried again before the
    /// next change, so that a full disk does not cause endless work.
    void keep_settings()
    {
        if (session_.settings == tried_settings_ || saver_->is_busy())
            return;
        saver_->run(
            [this, settings = session_.settings](const std::stop_token&) {
                return std::pair(settings_file_.save(settings, SettingsFile::Patience::None),
                                 settings);
            },
            [this](const std::pair<SettingsFile::Saved, Settings>& tried) {
                const auto& [saved, settings] = tried;
                if (saved.was_tried)
                    tried_settings_ = settings;
                const bool was_told = std::exchange(has_settings_fault_, saved.fault.has_value());
                if (saved.fault && !was_told && frame_)
                    frame_->tell_failure(fault_text(*saved.fault, *session_.messages));
            });
    }

    void show_window(wxPoint at = wxDefaultPosition)
    {
        const Settings& settings = session_.settings;
        words_ = {settings.language, settings.card_names, settings.text_size, settings.colours};
        session_.messages->choose_card_language(settings.card_names);
        set_text_size(settings.text_size);
        use_colours(settings.colours);
        const std::string& language = session_.messages->language();
        wxTranslations::Set(new wxTranslations); // takes ownership
        wxTranslations::Get()->SetLanguage(to_wx(language));
        if (language != "en") // wxWidgets' own texts are English
            wxTranslations::Get()->AddStdCatalog();
        frame_ = new MainFrame(*document_, session_.settings, session_.bundled, *session_.messages,
                               [this] { CallAfter([this] { change_settings(); }); });
        tell_journal_fault();
        if (at != wxDefaultPosition && !settings.window_maximised)
            frame_->Move(at);
        show_with_size(*frame_);
        ProcessIdle(); // idle handlers change the layout: run them before the first paint
    }

    /// Makes the window anew if settings changed that a window is made with. The open decks and
    /// their histories stay.
    void change_settings()
    {
        const Settings& settings = session_.settings;
        document_->choose_new_format(settings.format);
        const WindowWords words{settings.language, settings.card_names, settings.text_size,
                                settings.colours};
        if (words == words_)
            return;
        const auto old_messages = std::move(session_.messages);
        const std::unique_ptr<MainFrame> old_window(frame_.get());
        const MainFrame::Place place = frame_->place();
        session_.messages =
            make_messages(session_, settings.language == words_.language ? old_messages->language()
                                                                         : settings.language);
        auto parts = old_window->leave_parts();
        reword_bundled_decks(*document_, *old_messages, *session_.messages);
        show_window(old_window->GetPosition());
        frame_->go_back_to(place);
        frame_->go_on_with_parts(std::move(parts));
    }

    void warn_of(const std::vector<std::filesystem::path>& set_aside)
    {
        if (set_aside.empty())
            return;
        const Messages& messages = *session_.messages;
        std::vector<std::string> names;
        for (const std::filesystem::path& file : set_aside)
            names.push_back(printable(file.string()));
        session_.warn(
            messages.get("gui.journal.set-aside"_msg, {{"count", static_cast<int>(names.size())},
                                                       {"files", messages.list(names)}}));
    }

    void tell_journal_fault()
    {
        const Messages& messages = *session_.messages;
        if (!frame_)
            return;
        const auto& fault = journal_->fault();
        frame_->tell_unkept(fault ? messages.get("gui.journal.fault"_msg,
                                                 {{"fault", placed_fault_text(*fault, messages)}})
                                  : std::string());
    }

    void open_deck(const std::string& deck)
    {
        constexpr std::string_view prefix = "bundled:";
        if (deck.empty())
            return;
        std::error_code error;
        if (is_deck_code(deck) && !std::filesystem::exists(deck, error))
            return frame_->open_code(deck);
        if (!deck.starts_with(prefix))
            return frame_->open(deck);
        const std::string id = deck.substr(prefix.size());
        std::vector<std::string> known;
        for (const BundledDeck& bundled : session_.bundled) {
            if (bundled.id == id)
                return frame_->open(bundled.file);
            known.push_back(bundled.id);
        }
        const Messages& messages = *session_.messages;
        frame_->tell_failure(messages.get(
            "gui.no-bundled"_msg, {{"id", printable(id)}, {"known", messages.list(known)}}));
    }

    /// The settings that a window is made with: when one changes, a new window takes its place.
    struct WindowWords {
        std::string language;
        std::string card_names;
        int text_size = 0;
        std::string colours;
        bool operator==(const WindowWords&) const = default;
    };

    Session& session_;
    SettingsFile settings_file_{user_settings_file(), session_.settings};
    Settings tried_settings_ = session_.settings;
    bool has_settings_fault_ = false; ///< settings were not written, and the user was told
    /// While this worker exists, nothing else uses the settings file.
    std::unique_ptr<Worker> saver_ = std::make_unique<Worker>();
    WindowWords words_;
    std::unique_ptr<Worker> finder_ = std::make_unique<Worker>();
    bool is_ready_ = false;
    static constexpr int flush_every_ms = 500;
    std::unique_ptr<DeckDocument> document_;
    std::vector<LostDecks> lost_; ///< until the user has been asked about them
    std::unique_ptr<Journal> journal_;
    Subscription journal_fault_;
    wxTimer flush_;
    wxWeakRef<MainFrame> frame_; ///< deletes itself when it is closed
    ErrorReports reports_{user_error_report_file(), std::string("kizuna ") + KIZUNA_VERSION};
};

/// The exit code if an input could not be used, as in kizuna-cli.
constexpr int unusable = 2;

void load(Session& session)
{
    LibraryChoice libraries;
    for (const std::string& folder : session.arguments.libraries)
        libraries.also.push_back(folder);
    if (const std::string& own = session.settings.library_folder; !own.empty())
        libraries.if_readable.emplace_back(own);
    std::error_code unknown;
    if (const auto own = own_cards_folder(user_data_folder());
        std::filesystem::exists(own, unknown))
        libraries.if_readable.push_back(own);
    try {
        session.catalogue = std::make_unique<Catalogue>(load_catalogue(session.folders, libraries));
        for (const Fault& fault : session.catalogue->left_out)
            session.warn(
                session.messages->get("gui.library.not-read"_msg,
                                      {{"fault", placed_fault_text(fault, *session.messages)}}));
        session.bundled = bundled_decks(session.folders);
    } catch (const DataError& error) {
        session.failure = placed_fault_text(error.fault(), *session.messages);
        std::fprintf(stderr, "kizuna: %s\n", session.failure.c_str());
    }
}

int run(int argc, char** argv)
{
    Session session;
    session.arguments = parse_arguments({argv + 1, argv + argc});
    session.folders = find_program_folders();
    session.settings = load_settings(user_settings_file());
    const std::string& asked =
        session.arguments.language.empty() ? session.settings.language : session.arguments.language;
    session.messages = make_messages(session, asked);
    const Messages& messages = *session.messages;
    if (session.arguments.wrong) {
        const std::string text =
            messages.get("gui.wrong-argument"_msg, {{"argument", *session.arguments.wrong}});
        std::fprintf(stderr, "kizuna: %s\n", text.c_str());
        return unusable;
    }
    if (session.arguments.help || session.arguments.version) {
        const std::string version = std::string("kizuna ") + KIZUNA_VERSION;
        std::puts((session.arguments.help ? messages.get("gui.usage"_msg) : version).c_str());
        return 0;
    }
    tell_gtk(messages.language());
    if (const auto aside = put_aside_damaged(user_settings_file()))
        session.warn(messages.get("gui.settings.damaged"_msg, {{"file", aside->string()}}));
    load(session);
#ifdef NDEBUG
    wxDisableAsserts(); // they would show the player a dialog about source lines
#endif
    wxApp::SetInstance(new KizunaApp(session)); // wxEntry() deletes it
    // wxWidgets logs to a dialog, and a dialog without a display ends the program.
    wxLog::EnableLogging(false);
    int no_more_arguments = 1;
    const int result = wxEntry(no_more_arguments, argv);
    if (!session.has_display) {
        std::fprintf(stderr, "kizuna: %s\n", messages.get("gui.no-display"_msg).c_str());
        return unusable;
    }
    return session.failure.empty() ? result : unusable;
}

} // namespace
} // namespace kizuna

int main(int argc, char** argv)
{
    std::signal(SIGXFSZ, SIG_IGN); // handle the file size limit as an error, like a full disk
    try {
        return kizuna::run(argc, argv);
    } catch (const kizuna::DataError& error) { // the messages could not be read: English only
        std::fprintf(stderr, "kizuna: %s\n", error.what());
        return 2;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "kizuna: %s\n", error.what());
        return 1;
    }
}
