#include "gui/card/what_if_panel.h"

#include "gui/accessible.h"
#include "gui/controls/flowing_text.h"
#include "gui/wx_text.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

namespace kizuna {
namespace {

constexpr std::size_t most_columns = 4;

} // namespace

WhatIfPanel::WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                         const Messages& messages)
    : wxPanel(parent), document_(document), selection_(selection), messages_(messages)
{
    SetName("what if");
    set_accessible(*this, messages_.get("gui.what-if.title"_msg));
    SetFont(GetFont().Smaller());
    auto* title = new wxStaticText(this, wxID_ANY, to_wx(messages_.get("gui.what-if.heading"_msg)));
    title->SetFont(GetFont().Bold());
    title->SetToolTip(to_wx(messages_.get("gui.what-if.title"_msg)));
    grid_ = new wxFlexGridSizer(static_cast<int>(most_columns), FromDIP(wxSize(6, 0)));
    grid_->AddGrowableCol(0);
    violations_ = new FlowingText(this, "what if violations");

    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto block = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, FromDIP(4));
    column->Add(title, block);
    column->Add(grid_, block);
    column->Add(violations_, block);
    SetSizer(column);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        show_what_fits();
        event.Skip();
    });
    note_what_went();
    out_ = nullptr;
    deck_changed_ = document_.changed.subscribe([this] {
        note_what_went();
        ask();
    });
    selection_changed_ = selection_.changed.subscribe([this] { ask(); });
    ask();
}

/// The last card that has fewer copies than before.
void WhatIfPanel::note_what_went()
{
    std::map<const Card*, int> now;
    for (const ResolvedDeck::Line& line : document_.resolved().cards)
        now[line.card] = line.copies;
    for (const auto& [card, copies] : copies_) {
        const auto left = now.find(card);
        if (left == now.end() || left->second < copies)
            out_ = card;
    }
    copies_ = std::move(now);
}

void WhatIfPanel::ask()
{
    const Card* card = selection_.card();
    Show(card);
    GetParent()->Layout();
    if (!card)
        return worker_.cancel();
    worker_.run(
        [deck = document_.deck(), &format = document_.format(), card, out = out_,
         &catalogue = document_.catalogue()](const std::stop_token&) {
            return what_if(deck, format, *card, out, catalogue);
        },
        [this](WhatIf&& answer) { show(answer); });
}

void WhatIfPanel::show(const WhatIf& answer)
{
    const WhatIfTable shown = what_if_table(answer, messages_);
    show_cells(shown);
    violations_->tell(shown.violations);
    std::string spoken;
    for (const std::string& meaning : shown.meanings)
        spoken += meaning + "\n";
    set_accessible_description(*this, spoken + shown.violations);
    GetParent()->Layout();
}

wxStaticText& WhatIfPanel::cell(std::size_t row, std::size_t column)
{
    while (cells_.size() <= row) {
        cells_.emplace_back();
        for (std::size_t at = 0; at < most_columns; ++at) {
            auto* label = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                           at == 0 ? wxST_ELLIPSIZE_END : 0);
            label->SetName(wxString::Format("what if %zu %zu", cells_.size() - 1, at));
            if (cells_.size() == 1)
                label->SetFont(GetFont().Bold());
            cells_.back().push_back(label);
            grid_->Add(label, at == 0 ? wxSizerFlags().Expand() : wxSizerFlags().Right());
        }
    }
    return *cells_[row][column];
}

void WhatIfPanel::show_cells(const WhatIfTable& shown)
{
    const auto set = [&](std::size_t row, std::size_t column, const std::string& text) {
        wxStaticText& label = cell(row, column);
        label.SetLabelText(to_wx(text));
        if (row > 0)
            label.SetToolTip(to_wx(shown.meanings[row - 1]));
    };
    for (std::size_t row = 0; row <= shown.table.rows.size(); ++row) {
        const auto& texts = row == 0 ? shown.table.headings : shown.table.rows[row - 1];
        for (std::size_t column = 0; column < most_columns; ++column)
            set(row, column, column < texts.size() ? texts[column] : std::string());
    }
    show_what_fits();
}

/// The swap is told by the tooltips alone where there is no room for its column.
void WhatIfPanel::show_what_fits()
{
    const auto show_swap = [this](bool shown) {
        for (const auto& row : cells_)
            row.back()->Show(shown);
    };
    show_swap(true);
    show_swap(grid_->CalcMin().x + FromDIP(8) <= GetClientSize().x);
    Layout();
}

} // namespace kizuna
