#include "gui/window/deck_menus.h"

#include "app/files/bundled_words.h"
#include "app/text/joined_text.h"
#include "gui/base/wx_text.h"
#include "gui/window/file_dialogs.h"

#include <wx/control.h>
#include <wx/frame.h>
#include <wx/menu.h>

namespace kizuna {
namespace {

void clear(wxMenu& menu)
{
    while (menu.GetMenuItemCount() > 0)
        menu.Destroy(menu.FindItemByPosition(0));
}

} // namespace

DeckMenus::DeckMenus(DeckFiles& files, const Settings& settings, std::vector<BundledDeck> bundled,
                     const CardLibrary& library, const Messages& messages)
    : files_(files), settings_(settings), bundled_decks_(std::move(bundled)), library_(library),
      messages_(messages)
{
}

void DeckMenus::install(wxFrame& frame, wxMenu& file_menu)
{
    frame_ = &frame;
    recent_ = new wxMenu;
    bundled_ = new wxMenu;
    kinds_ = new wxMenu;
    constexpr std::size_t below_open = 2;
    file_menu.Insert(below_open, wxID_ANY, to_wx(messages_.get("gui.menu.recent"_msg)), recent_);
    file_menu.Insert(below_open + 1, wxID_ANY, to_wx(messages_.get("gui.menu.bundled"_msg)),
                     bundled_);
    // The last five items: a line, Close, Reopen, a line and Quit.
    const std::size_t above_close = file_menu.GetMenuItemCount() - 5;
    file_menu.Insert(above_close, wxID_ANY, to_wx(messages_.get("gui.menu.export"_msg)), kinds_);

    fill_bundled();
    fill_kinds();
    fill_recent();
    frame.Bind(wxEVT_MENU_OPEN, [this, &file_menu](wxMenuEvent& event) {
        event.Skip();
        if (event.GetMenu() == &file_menu)
            fill_recent();
    });
}

void DeckMenus::install_copies(wxMenu& edit_menu,
                               const std::function<void(const DeckFileKind&)>& copy)
{
    auto* copies = new wxMenu;
    for (const DeckFileKind& kind : deck_file_kinds()) {
        if (kind.write)
            append(*copies, kind_name(kind, messages_), [copy, &kind] { copy(kind); });
    }
    constexpr std::size_t below_copy = 5; // after three items of undoing, a line and Copy
    edit_menu.Insert(below_copy, wxID_ANY, to_wx(messages_.get("gui.menu.copy-as"_msg)), copies);
}

void DeckMenus::fill_recent()
{
    clear(*recent_);
    for (const std::string& file : settings_.recent_decks)
        append(*recent_, file, [this, file] { files_.open(file); });
    if (settings_.recent_decks.empty())
        recent_->Append(wxID_ANY, to_wx(messages_.get("gui.menu.no-recent"_msg)))->Enable(false);
}

void DeckMenus::fill_bundled()
{
    for (const BundledDeck& deck : bundled_decks_) {
        const BundledWords words = bundled_words(deck.id, library_, messages_);
        append(*bundled_,
               words.name.empty() ? files_.name_in(deck.file)
                                  : with_aside(words.name, words.symbol, messages_),
               [this, file = deck.file] { files_.open(file); });
    }
}

void DeckMenus::fill_kinds()
{
    for (const DeckFileKind& kind : deck_file_kinds().subspan(1)) {
        if (kind.write)
            append(*kinds_, kind_name(kind, messages_),
                   [this, &kind] { files_.export_copy(kind); });
    }
}

void DeckMenus::append(wxMenu& menu, const std::string& label, const std::function<void()>& run)
{
    const wxMenuItem* item = menu.Append(wxID_ANY, wxControl::EscapeMnemonics(to_wx(label)));
    // Run it after the click has ended: it may refill this menu.
    frame_->Bind(
        wxEVT_MENU, [this, run](wxCommandEvent&) { frame_->CallAfter([run] { run(); }); },
        item->GetId());
}

} // namespace kizuna
