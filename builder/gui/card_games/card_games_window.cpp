#include "gui/card_games/card_games_window.h"

#include "app/card_games/card_game_text.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/card_games/calculators_page.h"
#include "gui/controls/made_parts.h"
#include "gui/rows/text_list.h"
#include "gui/text/flowing_text.h"

#include <wx/notebook.h>

#include <algorithm>
#include <utility>

namespace kizuna {

CardGamesWindow::CardGamesWindow(wxWindow* parent, const ProgramFolders& folders,
                                 const std::vector<std::filesystem::path>& added,
                                 FileQuestions& questions, const Messages& messages)
    : OwnDialog(parent, "games", messages.get("gui.games.title"_msg)), messages_(messages)
{
    book_ = new wxNotebook(this, wxID_ANY);
    set_names(*book_, "games pages", messages_.get("gui.games.title"_msg));
    make_pages(folders, added, questions);
    book_->AddPage(new CalculatorsPage(book_, messages_),
                   to_wx(messages_.get("gui.games.calculators"_msg)));
    for (const std::string game : {"detainer", "fetcg"}) {
        wxWindow* page = make_clauses(game, folders);
        book_->AddPage(page, page->GetLabel());
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(book_, stretched(*this, wxALL, Space::Near).Proportion(1));
    auto* close = close_button(this, messages);
    column->Add(close, wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM,
                                                     space(*this, Space::Near)));
    open_at_size(column, wxSize(880, 620));
    Layout();
    // A hidden page has no size yet, and GTK warns about lists smaller than their scroll bars.
    for (std::size_t at = 0; at < book_->GetPageCount(); ++at)
        book_->GetPage(at)->SetSize(book_->GetClientSize());
    book_->SetFocus(); // Escape reaches the window only if something in it has the focus
    hide_when_closed();
}

void CardGamesWindow::make_pages(const ProgramFolders& folders,
                                 const std::vector<std::filesystem::path>& added,
                                 FileQuestions& questions)
{
    for (const auto& [game, label] : {std::pair("detainer", "gui.games.detainer"_msg),
                                      std::pair("fetcg", "gui.games.fetcg"_msg)}) {
        wxWindow* page = nullptr;
        try {
            pages_.push_back(new ListedDeckPage(book_, CardGameEditor(folders, game, added),
                                                questions, messages_));
            page = pages_.back();
        } catch (const DataError& error) {
            page = new wxPanel(book_);
            auto* why = new FlowingText(page, "games unreadable");
            why->tell(placed_fault_text(error.fault(), messages_));
            auto* column = new wxBoxSizer(wxVERTICAL);
            column->Add(why, stretched(*page, wxALL));
            page->SetSizer(column);
        }
        page->SetName(std::string("games ") + game);
        book_->AddPage(page, to_wx(messages_.get(label)));
    }
}

void CardGamesWindow::open_deck(const std::filesystem::path& file, const std::string& game)
{
    book_->SetSelection(
        static_cast<std::size_t>(std::max(0, book_->FindPage(book_->FindWindow("games " + game)))));
    for (ListedDeckPage* page : pages_) {
        if (page->game() == game)
            page->open(file);
    }
}

bool CardGamesWindow::may_leave()
{
    return std::ranges::all_of(pages_, &ListedDeckPage::may_leave);
}

CardGamesWindow::Kept CardGamesWindow::leave() const
{
    Kept kept{.pages = {}, .is_shown = IsShown()};
    for (const ListedDeckPage* page : pages_)
        kept.pages.push_back(page->leave());
    return kept;
}

void CardGamesWindow::go_on(Kept kept)
{
    for (ListedDeckPage::Kept& of_page : kept.pages) {
        for (ListedDeckPage* page : pages_) {
            if (page->game() == of_page.editor.profile().id) {
                page->go_on(std::move(of_page));
                break;
            }
        }
    }
    Show(kept.is_shown);
}

/// A page that lists the clauses of the game's rules, then in bold what the rules leave open.
wxWindow* CardGamesWindow::make_clauses(const std::string& game, const ProgramFolders& folders)
{
    const CardGame profile = load_card_game(folders.data, game);
    auto* page = new wxPanel(book_, wxID_ANY);
    page->SetLabel(to_wx(card_game_label(profile, messages_)));
    auto* list = new TextList(page, "games clauses", messages_.get("gui.games.clauses.spoken"_msg),
                              {{messages_.get("gui.games.clause"_msg), 110, 0},
                               {messages_.get("gui.games.statement"_msg), 320, 3},
                               {messages_.get("gui.games.not-shown"_msg), 120, 1}});
    std::vector<TextRow> rows;
    for (const CardGameClause& clause : profile.clauses)
        rows.push_back({.cells = {clause.id, in_language(clause.statement, messages_),
                                  in_language(clause.not_shown, messages_)}});
    for (const LocalText& unknown : profile.unknown)
        rows.push_back(
            {.cells = {messages_.get("gui.games.open"_msg), in_language(unknown, messages_), {}},
             .is_bold = true});
    auto* whole = new FlowingText(page, "games clause");
    list->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this, list, whole](wxDataViewEvent&) {
        const auto row = list->selected();
        const std::vector<std::string> none(3);
        const std::vector<std::string>& cells = row ? list->row(*row).cells : none;
        whole->tell(joined_sentences(cells[1], cells[2], messages_));
    });
    list->show(std::move(rows), {});
    auto* about = make_label(page, in_language(profile.summary, messages_));
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int apart = space(*page, Space::Apart);
    column->Add(about, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, apart));
    column->Add(list, wxSizerFlags(1).Expand().Border(wxALL, apart));
    column->Add(whole, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, apart));
    page->SetSizer(column);
    return page;
}

} // namespace kizuna
