#include "app/program_files.h"
#include "app/text/fault_text.h"
#include "app/text/printable.h"
#include "gui/window/arguments.h"
#include "gui/window/main_frame.h"
#include "gui/wx_text.h"

#include <wx/app.h>
#include <wx/log.h>
#include <wx/msgdlg.h>
#include <wx/translation.h>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace kizuna {
namespace {

/// Everything that is read once, before there is a window.
struct Session {
    Arguments arguments;
    ProgramFolders folders;
    Settings settings;
    std::unique_ptr<Messages> messages;
    std::unique_ptr<Catalogue> catalogue;
    std::vector<BundledDeck> bundled;
    std::string failure; ///< why there can be no window; empty where there can
    bool has_display = false;
};

/// The language of the user's environment, by the order of POSIX.
std::string environment_locale()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (const char* value = std::getenv(name); value && *value)
            return value;
    }
    return {};
}

/// GTK's own words (the file dialog) follow the environment, and only outside the C locale. In the
/// C locale file names are ASCII, too, so it is left for its UTF-8 brother.
void tell_gtk(const std::string& language)
{
    const char* locale = std::setlocale(LC_ALL, "");
    if (!locale || std::string(locale) == "C")
        setenv("LC_ALL", "C.UTF-8", 1);
    setenv("LANGUAGE", language.c_str(), 1);
}

class KizunaApp : public wxApp {
public:
    explicit KizunaApp(Session& session) : session_(session) {}

    bool OnInit() override
    {
        session_.has_display = true;
        wxLog::EnableLogging(true);
        if (!session_.failure.empty()) {
            wxMessageBox(to_wx(session_.failure), "Kizuna", wxOK | wxICON_ERROR);
            return false;
        }
        document_ = std::make_unique<DeckDocument>(*session_.catalogue);
        show_window();
        open_deck(session_.arguments.deck);
        return true;
    }

    int OnExit() override
    {
        save_settings(session_.settings, user_settings_file());
        return wxApp::OnExit();
    }

private:
    void show_window()
    {
        const std::string& language = session_.messages->language();
        wxTranslations::Set(new wxTranslations); // which it owns
        wxTranslations::Get()->SetLanguage(to_wx(language));
        wxTranslations::Get()->AddStdCatalog();
        frame_ = new MainFrame(*document_, session_.settings, session_.bundled, *session_.messages,
                               [this] { CallAfter([this] { change_language(); }); });
        frame_->Show();
    }

    /// A window in another language is another window; the deck with its history is the same.
    void change_language()
    {
        const auto old_messages = std::move(session_.messages);
        const std::unique_ptr<MainFrame> old_window(frame_);
        session_.messages =
            std::make_unique<Messages>(session_.folders.locales, session_.settings.language);
        show_window();
    }

    void open_deck(const std::string& deck)
    {
        constexpr std::string_view prefix = "bundled:";
        if (deck.empty())
            return;
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

    Session& session_;
    std::unique_ptr<DeckDocument> document_;
    MainFrame* frame_ = nullptr; ///< deletes itself when it is closed
};

/// Exit codes as the command line has them: 0 done, 2 an input could not be used.
constexpr int unusable = 2;

void load(Session& session)
{
    LibraryChoice libraries;
    for (const std::string& folder : session.arguments.libraries)
        libraries.also.push_back(folder);
    try {
        session.catalogue = std::make_unique<Catalogue>(load_catalogue(session.folders, libraries));
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
    session.messages = std::make_unique<Messages>(session.folders.locales,
                                                  asked.empty() ? environment_locale() : asked);
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
    load(session);
#ifdef NDEBUG
    wxDisableAsserts(); // which would show a player a dialog about source lines
#endif
    wxApp::SetInstance(new KizunaApp(session)); // wxEntry() deletes it
    // What wxWidgets logs comes in a dialog, and without a display that ends the program.
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
    try {
        return kizuna::run(argc, argv);
    } catch (const kizuna::DataError& error) { // without messages there is only technical English
        std::fprintf(stderr, "kizuna: %s\n", error.what());
        return 2;
    }
}
