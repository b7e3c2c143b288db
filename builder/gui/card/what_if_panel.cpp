#include "gui/card/what_if_panel.h"

#include "app/document/deck_start.h"
#include "app/text/card_label.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/type_sizes.h"
#include "gui/base/wx_text.h"
#include "gui/text/drawn_table.h"
#include "gui/text/drawn_text.h"
#include "gui/text/flowing_text.h"

#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace kizuna {
namespace {

/// Height of the pane, in device-independent pixels at the usual text size, from which on the panel
/// is unfolded at first.
constexpr int roomy = 560;

} // namespace

WhatIfPanel::WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                         Pointing& pointing, Settings& settings, const Messages& messages)
    : wxPanel(parent), document_(document), selection_(selection), pointing_(pointing),
      settings_(settings), messages_(messages)
{
    set_names(*this, "what if", messages_.get("gui.what-if.title"_msg));
    title_ =
        new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
    title_->SetName("what if title");
    const wxFont small = small_type(GetFont());
    title_->SetFont(small.Bold());
    unfolded_ = new wxToggleButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                                   wxBU_EXACTFIT | wxBORDER_NONE);
    unfolded_->SetToolTip(to_wx(messages_.get("gui.what-if.title"_msg)));
    set_names(*unfolded_, "what if unfolded", messages_.get("gui.what-if.title"_msg));
    body_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    body_->SetName("what if body");
    set_accessible(*body_, messages_.get("gui.what-if.title"_msg)); // it can be focused to scroll
    body_->SetScrollRate(0, FromDIP(12));
    keep_scroll_bar(*body_);
    body_->SetFont(small);
    body_->Hide();
    table_ = new DrawnTable(body_, "what if table");
    violations_ = new FlowingText(body_, "what if violations");

    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(table_, wxSizerFlags().Expand());
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
    listen(*body_, wxEVT_SIZE, [this] {
        // The limit stops an endless loop if a scroll bar appears at one height and disappears at
        // the other.
        constexpr int max_fits = 4;
        if (const wxSize room = GetParent()->GetClientSize(); room != fitted_in_) {
            fitted_in_ = room;
            fits_ = 0;
        }
        if (fits_++ < max_fits)
            show_what_fits();
    });
    listen(*this, wxEVT_SIZE, [this] { wrap_heading(); });
    listen(*parent, wxEVT_SIZE, [this] { fold(); });
    note_what_went();
    out_ = nullptr;
    deck_changed_ = document_.changed.subscribe([this] {
        note_what_went();
        ask();
    });
    // A new selection counts more than the card under the resting pointer.
    selection_changed_ = selection_.changed.subscribe([this] {
        pointing_.nowhere();
        ask_soon();
    });
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { ask(); });
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

/// Folds or unfolds the body as the user chose, else by the room there is.
void WhatIfPanel::fold()
{
    const bool is_roomy = GetParent()->GetClientSize().y >=
                          static_cast<int>(FromDIP(roomy) * std::max(text_scale(), 1.0));
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

/// Sets out_ to a card that has fewer copies than before, if there is one.
void WhatIfPanel::note_what_went()
{
    std::map<const Card*, int> now;
    for (const ResolvedDeck::Line& line : document_.resolved().cards)
        now[line.card] = line.copies;
    if (std::exchange(deck_, document_.active_id()) != document_.active_id()) {
        copies_.clear(); // do not compare with another deck
        out_ = nullptr;
    }
    for (const auto& [card, copies] : copies_) {
        const auto left = now.find(card);
        if (left == now.end() || left->second < copies)
            out_ = card;
    }
    copies_ = std::move(now);
}

/// Calls ask() a moment later, so that walking through cards computes only for the last one.
void WhatIfPanel::ask_soon()
{
    constexpr int moment_ms = 100;
    worker_.cancel();
    if (IsShown())
        rest_.StartOnce(moment_ms);
    else
        ask();
}

void WhatIfPanel::ask()
{
    rest_.Stop();
    const Card* card = pointing_.card() ? pointing_.card() : selection_.card();
    if (Show(card || !pointing_.mend().empty()))
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

/// Shows an answer and its subject together, so that no numbers are under another card's name.
void WhatIfPanel::show(const WhatIf& answer, const std::string& subject)
{
    news_ = what_if_table(answer, messages_, !is_only_begun(document_));
    heading_ = messages_.get("gui.what-if.heading"_msg, {{"subject", subject}});
    wrap_heading();
    std::string spoken = heading_ + "\n";
    for (const std::string& meaning : news_->meanings)
        spoken += meaning + "\n";
    if (!news_->same.empty())
        spoken += news_->same + "\n";
    set_accessible_description(*this, spoken + news_->violations);
    fold();
}

/// Wraps the heading into as many lines as it needs.
void WhatIfPanel::wrap_heading()
{
    const int width = GetClientSize().x - unfolded_->GetSize().x - 2 * space(*this, Space::Tight);
    if (width < FromDIP(60))
        return; // not laid out yet
    if (const auto wanted = std::pair(heading_, width); std::exchange(wrapped_, wanted) == wanted)
        return;
    set_wrapped_label(*title_, heading_, width);
    if (title_->GetBestSize().y != title_->GetSize().y)
        CallAfter([this] {
            Layout();
            GetParent()->Layout();
        }); // later: this may be part of a layout
}

void WhatIfPanel::show_cells()
{
    if (!news_)
        return;
    WhatIfTable shown = *std::exchange(news_, std::nullopt);
    violations_->tell(shown.violations);
    std::vector<std::vector<std::string>> rows = {std::move(shown.table.headings)};
    std::ranges::move(shown.table.rows, std::back_inserter(rows));
    if (!shown.same.empty()) {
        rows.push_back({std::move(shown.same)});
        shown.meanings.push_back(std::move(shown.same_meaning));
    }
    table_->tell(std::move(rows), std::move(shown.meanings));
    fits_ = 0;
    show_what_fits();
}

void WhatIfPanel::show_what_fits()
{
    const int room = body_->GetClientSize().x;
    constexpr int not_laid_out = 20;
    if (room >= not_laid_out)
        table_->SetMinSize(wxSize(1, table_->height_at(room)));
    fit_height();
}

/// Sets the height to the greatest one needed so far, so that the card above keeps its place. It is
/// at most two fifths of the pane; the rest scrolls.
void WhatIfPanel::fit_height()
{
    const int around = GetParent()->GetClientSize().y;
    const wxSize room(body_->GetClientSize().x, around);
    if (std::exchange(highest_in_, room) != room)
        highest_ = 0;
    highest_ = std::max(highest_, body_->GetSizer()->CalcMin().y);
    const int height = std::min(highest_, around * 2 / 5);
    body_->FitInside();
    body_->Layout();
    if (body_->GetMinSize().y == height)
        return;
    body_->SetMinSize(wxSize(1, height));
    CallAfter([this] { // later: this may be part of a layout
        Layout();
        GetParent()->Layout();
    });
}

} // namespace kizuna
