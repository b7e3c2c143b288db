#include "gui/card/what_if_panel.h"

#include "app/text/card_label.h"
#include "gui/accessible.h"
#include "gui/spacing.h"
#include "gui/text/drawn_text.h"
#include "gui/text/flowing_text.h"
#include "gui/type_sizes.h"
#include "gui/wx_text.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr std::size_t max_columns = 4;
constexpr int roomy = 560; ///< height that a card and all of this have room in

/// A label that is measured when it is laid out, and not each time it is made or changed.
wxStaticText* make_cell(wxWindow* parent)
{
    auto* label =
        new wxStaticText(parent, wxID_ANY, "", wxDefaultPosition, wxSize(1, 1), wxST_NO_AUTORESIZE);
    label->SetMinSize(wxDefaultSize);
    return label;
}

void set_cell(wxStaticText& label, const wxString& text)
{
    label.SetLabelText(text);
    label.InvalidateBestSize(); // which stays as it was where a label keeps its size
}

} // namespace

WhatIfPanel::WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                         Pointing& pointing, Settings& settings, const Messages& messages)
    : wxPanel(parent), document_(document), selection_(selection), pointing_(pointing),
      settings_(settings), messages_(messages)
{
    SetName("what if");
    set_accessible(*this, messages_.get("gui.what-if.title"_msg));
    title_ =
        new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    title_->SetName("what if title");
    wxFont small = small_type(GetFont());
    small.SetPointSize(small.GetPointSize()); // labels are drawn in whole points, and so measured
    title_->SetFont(small.Bold());
    unfolded_ = new wxToggleButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                   wxBU_EXACTFIT | wxBORDER_NONE);
    unfolded_->SetName("what if unfolded");
    unfolded_->SetToolTip(to_wx(messages_.get("gui.what-if.title"_msg)));
    set_accessible(*unfolded_, messages_.get("gui.what-if.title"_msg));
    body_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    body_->SetName("what if body");
    body_->SetScrollRate(0, FromDIP(12));
    keep_scroll_bar(*body_);
    body_->SetFont(small);
    body_->Hide();
    grid_ =
        new wxFlexGridSizer(static_cast<int>(max_columns), wxSize(space(*this, Space::Near), 0));
    grid_->AddGrowableCol(0);
    violations_ = new FlowingText(body_, "what if violations");

    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(grid_, wxSizerFlags().Expand());
    inside->Add(violations_, wxSizerFlags().Expand());
    body_->SetSizer(inside);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(title_, wxSizerFlags(1).CentreVertical());
    head->Add(unfolded_, wxSizerFlags().CentreVertical());
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto block = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, space(*this, Space::Tight));
    column->Add(head, block);
    column->Add(body_, block);
    SetSizer(column);
    unfolded_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { choose(unfolded_->GetValue()); });
    body_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        // A scroll bar that comes by one height and goes by the next would fit them for ever.
        constexpr int max_fits = 4;
        if (const wxSize room = GetParent()->GetClientSize(); room != fitted_in_) {
            fitted_in_ = room;
            fits_ = 0;
        }
        if (fits_++ < max_fits)
            show_what_fits();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        wrap_heading();
    });
    parent->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fold();
    });
    note_what_went();
    out_ = nullptr;
    deck_changed_ = document_.changed.subscribe([this] {
        note_what_went();
        ask();
    });
    // What is selected last is what is looked at, wherever the pointer was left lying.
    selection_changed_ = selection_.changed.subscribe([this] {
        pointing_.nowhere();
        ask();
    });
    pointing_changed_ = pointing_.changed.subscribe([this] { ask(); });
    ask();
}

void WhatIfPanel::turn_over()
{
    if (IsShown())
        choose(!unfolded_->GetValue());
}

void WhatIfPanel::choose(bool whole)
{
    settings_.what_if = whole ? "whole" : "line";
    fold();
}

/// One line where there is little room, until the user wants it all.
void WhatIfPanel::fold()
{
    const bool is_roomy = GetParent()->GetClientSize().y >= FromDIP(roomy);
    const bool is_unfolded = settings_.what_if.empty() ? is_roomy : settings_.what_if == "whole";
    unfolded_->SetValue(is_unfolded);
    if (const wxString arrow = is_unfolded ? L"\u25BE" : L"\u25B4"; unfolded_->GetLabel() != arrow)
        unfolded_->SetLabel(arrow);
    if (!is_unfolded && !body_->IsShown())
        return;
    body_->Show(is_unfolded);
    if (is_unfolded)
        show_cells();
    fit_height();
    Layout();
    GetParent()->Layout();
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
    const Card* card = pointing_.card() ? pointing_.card() : selection_.card();
    if (Show(card || is_pointed()))
        GetParent()->Layout();
    if (!IsShown())
        return worker_.cancel();
    if (!pointing_.mend().empty())
        return worker_.run(
            [deck = document_.deck(), &format = document_.format(), edits = pointing_.mend(),
             &catalogue = document_.catalogue()](const std::stop_token& stop) {
                return what_if_mended(deck, format, edits, catalogue, stop);
            },
            [this, text = pointing_.mend_text()](const WhatIf& answer) { show(answer, text); });
    worker_.run(
        [deck = document_.deck(), &format = document_.format(), card, out = out_,
         &catalogue = document_.catalogue()](const std::stop_token& stop) {
            return what_if(deck, format, *card, out, catalogue, stop);
        },
        [this](const WhatIf& answer) {
            show(answer, card_name(*answer.card, messages_.card_language()));
        });
}

/// The subject comes with the numbers, so that they never stand under another's name.
void WhatIfPanel::show(const WhatIf& answer, const std::string& subject)
{
    news_ = what_if_table(answer, messages_);
    heading_ = messages_.get("gui.what-if.heading"_msg, {{"subject", subject}});
    wrap_heading();
    std::string spoken = heading_ + "\n";
    for (const std::string& meaning : news_->meanings)
        spoken += meaning + "\n";
    set_accessible_description(*this, spoken + news_->violations);
    fold();
}

/// Names and mends in words take as many lines as they need.
void WhatIfPanel::wrap_heading()
{
    const int width = GetClientSize().x - unfolded_->GetSize().x - 2 * space(*this, Space::Tight);
    if (width < FromDIP(60))
        return; // not laid out yet
    if (const auto wanted = std::pair(heading_, width); std::exchange(wrapped_, wanted) == wanted)
        return;
    set_wrapped_label(*title_, heading_, width);
    title_->InvalidateBestSize(); // which stays as it was where a label keeps its size
    if (title_->GetBestSize().y != title_->GetSize().y)
        CallAfter([this] {
            Layout();
            GetParent()->Layout();
        }); // this may be in the middle of a layout
}

wxStaticText& WhatIfPanel::cell(std::size_t row, std::size_t column)
{
    while (cells_.size() <= row) {
        cells_.emplace_back();
        for (std::size_t at = 0; at < max_columns; ++at) {
            wxStaticText* label = make_cell(body_);
            label->SetName(wxString::Format("what if %zu %zu", cells_.size() - 1, at));
            if (cells_.size() == 1)
                label->SetFont(body_->GetFont().Bold());
            cells_.back().push_back(label);
            grid_->Add(label, at == 0 ? wxSizerFlags().Expand() : wxSizerFlags().Right());
        }
    }
    return *cells_[row][column];
}

void WhatIfPanel::show_cells()
{
    if (!news_)
        return;
    const WhatIfTable shown = *std::exchange(news_, std::nullopt);
    violations_->tell(shown.violations);
    const std::size_t wanted = shown.table.rows.size() + 1;
    static const std::vector<std::string> none;
    for (std::size_t row = 0; row < std::max(wanted, cells_.size()); ++row) {
        const auto& texts = row == 0       ? shown.table.headings
                            : row < wanted ? shown.table.rows[row - 1]
                                           : none; // of a longer table before
        const std::string tip = row > 0 && row < wanted ? shown.meanings[row - 1] : "";
        cell(row, 0);
        names_.resize(cells_.size());
        names_[row] = texts.empty() ? std::string() : texts.front();
        for (std::size_t column = 0; column < max_columns; ++column) {
            wxStaticText& label = cell(row, column);
            set_cell(label, column < texts.size() ? to_wx(texts[column]) : wxString());
            label.SetToolTip(to_wx(tip));
        }
    }
    fits_ = 0;
    show_what_fits();
}

/// The names take as many lines as they need beside the numbers. Where that leaves them too little
/// room, the swap is told by the tooltips alone.
void WhatIfPanel::show_what_fits()
{
    constexpr int min_name_width = 84;
    if (cells_.empty())
        return;
    const int room = body_->GetClientSize().x;
    const auto show_swap = [this](bool shown) {
        for (const auto& row : cells_)
            row.back()->Show(shown);
    };
    const auto room_for_names = [&] {
        for (const auto& row : cells_)
            set_cell(*row.front(), {});
        return room - grid_->CalcMin().x;
    };
    show_swap(true);
    int width = room_for_names();
    if (width < FromDIP(min_name_width)) {
        show_swap(false);
        width = room_for_names();
    }
    for (std::size_t row = 0; row < names_.size(); ++row) {
        wxStaticText& name = *cells_[row].front();
        set_wrapped_label(name, names_[row], std::max(width, FromDIP(40)));
        name.InvalidateBestSize();
    }
    fit_height();
}

/// As high as its lines, but never more than half of what it shares with the card: the rest is
/// scrolled to.
void WhatIfPanel::fit_height()
{
    const int whole = body_->GetSizer()->CalcMin().y;
    const int height = std::min(whole, GetParent()->GetClientSize().y / 2);
    body_->FitInside();
    body_->Layout();
    if (body_->GetMinSize().y == height)
        return;
    body_->SetMinSize(wxSize(1, height));
    CallAfter([this] { // this may be in the middle of a layout
        Layout();
        GetParent()->Layout();
    });
}

} // namespace kizuna
