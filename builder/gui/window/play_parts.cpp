#include "gui/window/window_parts.h"

#include "app/base/program_files.h"
#include "app/play/table_log.h"
#include "app/text/fault_text.h"
#include "gui/base/wx_text.h"
#include "gui/play/test_hand_dialog.h"

#include <wx/msgdlg.h>

#include <random>

namespace kizuna {
namespace {

/// A random seed below 1,000,000: short enough to type, to deal the same hand again.
std::uint64_t fresh_seed()
{
    return std::random_device{}() % 1'000'000U;
}

/// True if the deck has cards. Else offers to begin a deck around a hero or to open an example.
bool has_cards(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    if (with.document.resolved().size > 0)
        return true;
    wxMessageDialog asks(&parts.frame(), to_wx(with.messages.get("gui.play.empty"_msg)),
                         to_wx(with.messages.get("gui.empty.title"_msg)),
                         wxYES_NO | wxCANCEL | wxICON_INFORMATION);
    asks.SetExtendedMessage(to_wx(with.messages.get("gui.play.empty.help"_msg)));
    asks.SetYesNoCancelLabels(to_wx(with.messages.get("gui.empty.hero"_msg)),
                              to_wx(with.messages.get("gui.empty.example"_msg)),
                              to_wx(with.messages.get("gui.cancel"_msg)));
    const int answer = asks.ShowModal();
    if (answer == wxID_YES)
        parts.show("deck.hero");
    else if (answer == wxID_NO)
        parts.show("help.example");
    return false;
}

TableFrame& show_table(WindowParts& parts)
{
    auto& table = parts.the<TableFrame>(
        [&] { return new TableFrame(&parts.frame(), parts.with(), fresh_seed()); });
    table.take_open_deck();
    table.Show();
    table.SendSizeEvent(); // lays out what changed while it was hidden
    table.Raise();
    return table;
}

/// The window of the other games; null if its data cannot be read, which is told to the user.
CardGamesWindow* the_games(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    try {
        return &parts.the<CardGamesWindow>([&] {
            return new CardGamesWindow(&parts.frame(), find_program_folders(),
                                       with.document.catalogue().added, parts.questions(),
                                       with.messages);
        });
    } catch (const DataError& error) {
        parts.questions().tell_failure(placed_fault_text(error.fault(), with.messages));
    }
    return nullptr;
}

/// The same, shown in front.
CardGamesWindow* shown_games(WindowParts& parts)
{
    CardGamesWindow* window = the_games(parts);
    if (window) {
        window->Show();
        window->Raise();
    }
    return window;
}

} // namespace

void open_test_hand(WindowParts& parts)
{
    if (!has_cards(parts))
        return;
    const WindowContext& with = parts.with();
    auto& dialog = parts.the<TestHandDialog>([&] {
        return new TestHandDialog(
            &parts.frame(), with.document, with.selection, with.settings, with.messages, with.large,
            fresh_seed(), [&parts](const TestHand& hand) { show_table(parts).play_on(hand); });
    });
    dialog.Show();
    dialog.Raise();
}

/// Opens the table, or tells why the deck cannot be dealt.
void open_table(WindowParts& parts)
{
    if (!has_cards(parts))
        return;
    const WindowContext& with = parts.with();
    const ResolvedDeck& deck = with.document.resolved();
    const GoldfishProblem problem = goldfish_problem(deck);
    if (problem == GoldfishProblem::None)
        show_table(parts);
    else
        parts.questions().tell_failure(table_problem_text(problem, deck, with.messages));
}

void open_games(WindowParts& parts)
{
    shown_games(parts);
}

void go_on_with_games(WindowParts& parts, CardGamesWindow::Kept kept)
{
    if (CardGamesWindow* window = the_games(parts)) // go_on() shows it if it was shown before
        window->go_on(std::move(kept));
}

void open_game_deck(WindowParts& parts, const std::filesystem::path& file, const std::string& game)
{
    if (CardGamesWindow* window = shown_games(parts))
        window->open_deck(file, game);
}

} // namespace kizuna
