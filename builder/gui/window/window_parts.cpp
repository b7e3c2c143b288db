#include "gui/window/window_parts.h"

#include "app/text/fault_text.h"
#include "gui/folders/collection_window.h"
#include "gui/folders/deck_folder_window.h"
#include "gui/help/help_browser.h"
#include "gui/help/preferences_dialog.h"
#include "gui/help/tour_dialog.h"
#include "gui/play/test_hand_dialog.h"
#include "gui/study/curve_page.h"
#include "gui/study/odds_page.h"
#include "gui/study/opening_page.h"
#include "gui/study/statistics_page.h"
#include "gui/study/support_page.h"
#include "gui/study/tradeoff_page.h"
#include "gui/text/text_dialog.h"
#include "gui/window/views.h"
#include "gui/wx_text.h"

#include <wx/filedlg.h>
#include <wx/frame.h>
#include <wx/msgdlg.h>

#include <random>

namespace kizuna {
namespace {

/// Chosen anew each time the dialog opens; it is shown, so every hand can be dealt again.
std::uint64_t fresh_seed()
{
    return std::random_device{}() % 1'000'000U;
}

} // namespace

void WindowParts::add_studies(Views& views)
{
    const auto add = [&]<typename Page>(WindowPart part, MessageKey label) {
        views.add(part, with_.messages.get(label),
                  [this](wxWindow* parent) -> StudyPage* { return new Page(parent, with_); });
    };
    add.operator()<StatisticsPage>(WindowPart::Statistics, "gui.view.statistics"_msg);
    add.operator()<OddsPage>(WindowPart::Odds, "gui.view.odds"_msg);
    add.operator()<SupportPage>(WindowPart::Support, "gui.view.support"_msg);
    add.operator()<TradeoffPage>(WindowPart::Tradeoff, "gui.view.tradeoff"_msg);
    add.operator()<OpeningPage>(WindowPart::Opening, "gui.view.opening"_msg);
    add.operator()<CurvePage>(WindowPart::Curve, "gui.view.curve"_msg);
}

void WindowParts::show(WindowPart part)
{
    switch (part) {
    case WindowPart::TestHand:
        return show_test_hand();
    case WindowPart::Table:
        return show_table();
    case WindowPart::DeckFolder:
        return show_deck_folder();
    case WindowPart::Collection:
        return show_collection();
    case WindowPart::CardText:
        return import_card_text();
    case WindowPart::SearchHelp:
        return show_search_help();
    case WindowPart::About:
        return show_about();
    case WindowPart::Preferences:
        return show_preferences();
    case WindowPart::Clauses:
        return show_clauses();
    case WindowPart::Numbers:
        return show_numbers();
    case WindowPart::Tour:
        return show_tour();
    default: // a view
        editing_.show(part);
    }
}

void WindowParts::show_test_hand()
{
    if (!test_hand_)
        test_hand_ = new TestHandDialog(&frame_, with_.document, with_.selection, with_.settings,
                                        with_.messages, with_.symbols, fresh_seed(),
                                        [this](const TestHand& hand) {
                                            show_table();
                                            table_->play_on(hand);
                                        });
    test_hand_->Show();
    test_hand_->Raise();
}

void WindowParts::show_table()
{
    if (!table_)
        table_ = new TableFrame(&frame_, with_, fresh_seed());
    table_->take_open_deck();
    table_->Show();
    table_->SendSizeEvent(); // what became another while it was away has no place yet
    table_->Raise();
}

std::optional<TableFrame::Kept> WindowParts::leave_table()
{
    return table_ ? std::optional(table_->leave()) : std::nullopt;
}

void WindowParts::go_on_with_table(TableFrame::Kept table)
{
    table_ = new TableFrame(&frame_, with_, std::move(table));
}

void WindowParts::show_deck_folder()
{
    if (!deck_folder_)
        deck_folder_ = new DeckFolderWindow(&frame_, with_.document.catalogue(), with_.files,
                                            with_.settings, with_.messages, with_.symbols);
    else
        deck_folder_->read();
    deck_folder_->Show();
    deck_folder_->Raise();
}

void WindowParts::show_collection()
{
    if (!collection_)
        collection_ = new CollectionWindow(&frame_, with_.document, with_.selection,
                                           with_.user_cards, with_.settings, with_.messages);
    collection_->Show();
    collection_->Raise();
}

void WindowParts::import_card_text()
{
    const Messages& messages = with_.messages;
    wxFileDialog dialog(&frame_, to_wx(messages.get("card-text.title"_msg)), "", "", "*",
                        wxFD_OPEN | wxFD_MULTIPLE | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK)
        return;
    wxArrayString paths;
    dialog.GetPaths(paths);
    std::vector<std::filesystem::path> files;
    for (const wxString& path : paths)
        files.emplace_back(from_wx(path));
    std::optional<Fault> fault;
    const ImportedTexts imported = with_.user_cards.import_texts(files, fault);
    std::string told =
        messages.get("card-text.imported"_msg, {{"count", static_cast<int>(imported.texts.size())},
                                                {"unknown", imported.unknown},
                                                {"format", imported.is_set_file ? "yes" : "no"}});
    if (fault)
        told += "\n" + placed_fault_text(*fault, messages);
    TextDialog(&frame_, messages, messages.get("card-text.title"_msg), told, wxSize(460, 120))
        .ShowModal();
}

void WindowParts::show_search_help()
{
    const Messages& messages = with_.messages;
    TextDialog(&frame_, messages, messages.get("gui.help.search.title"_msg),
               messages.get("gui.help.search"_msg), wxSize(640, 480))
        .ShowModal();
}

void WindowParts::show_about()
{
    const Messages& messages = with_.messages;
    TextDialog(&frame_, messages, messages.get("gui.about.title"_msg),
               messages.get("gui.about"_msg, {{"version", std::string(KIZUNA_VERSION)}}),
               wxSize(520, 260))
        .ShowModal();
}

void WindowParts::show_preferences()
{
    PreferencesDialog dialog(&frame_, with_.settings, with_.document.catalogue(), with_.messages);
    if (dialog.ShowModal() == wxID_OK)
        with_.settings_changed();
}

void WindowParts::show_clauses()
{
    const Messages& messages = with_.messages;
    const auto data = with_.document.catalogue().decks.parent_path();
    try {
        const auto clauses = load_rule_clauses(data, messages.language());
        HelpBrowser(&frame_, messages.get("gui.help.clauses.title"_msg),
                    clause_entries(clauses, messages), messages)
            .ShowModal();
    } catch (const DataError& error) {
        wxMessageBox(to_wx(placed_fault_text(error.fault(), messages)),
                     to_wx(messages.get("gui.program"_msg)), wxOK | wxICON_ERROR, &frame_);
    }
}

void WindowParts::show_numbers()
{
    const Messages& messages = with_.messages;
    HelpBrowser(&frame_, messages.get("gui.help.numbers.title"_msg), number_entries(messages),
                messages)
        .ShowModal();
}

void WindowParts::show_tour()
{
    TourDialog(&frame_, with_.messages).ShowModal();
}

} // namespace kizuna
