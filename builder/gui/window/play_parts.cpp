#include "gui/window/play_parts.h"

#include "gui/play/table_frame.h"
#include "gui/play/test_hand_dialog.h"
#include "gui/window/window_parts.h"

#include <random>

namespace kizuna {
namespace {

/// Chosen anew each time the dialog opens; it is shown, so every hand can be dealt again.
std::uint64_t fresh_seed()
{
    return std::random_device{}() % 1'000'000U;
}

TableFrame& show_table(WindowParts& parts)
{
    auto& table = parts.the<TableFrame>(
        [&] { return new TableFrame(&parts.frame(), parts.with(), fresh_seed()); });
    table.take_open_deck();
    table.Show();
    table.SendSizeEvent(); // what became another while it was away has no place yet
    table.Raise();
    return table;
}

} // namespace

void open_test_hand(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto& dialog = parts.the<TestHandDialog>([&] {
        return new TestHandDialog(
            &parts.frame(), with.document, with.selection, with.settings, with.messages, with.large,
            fresh_seed(), [&parts](const TestHand& hand) { show_table(parts).play_on(hand); });
    });
    dialog.Show();
    dialog.Raise();
}

void open_table(WindowParts& parts)
{
    show_table(parts);
}

} // namespace kizuna
