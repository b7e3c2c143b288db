#include "gui/study/study_page.h"

#include "app/studies/study_text.h"
#include "app/text/help_entries.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/help/help_browser.h"
#include "gui/study/study_head.h"
#include "gui/study/study_options.h"
#include "gui/text/flowing_text.h"
#include "odds/openings/keep_rule.h"

#include <wx/choice.h>
#include <wx/panel.h>

#include <algorithm>
#include <utility>

namespace kizuna {

StudyPage::StudyPage(wxWindow* parent, const WindowContext& with, std::string_view id)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL),
      with_(with), id_(id),
      deck_changed_(with.document.changed.subscribe([this] { deck_changed(); }))
{
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this);
    head_ = new StudyHead(this, with_.messages, to_wx(id_ + " verdict"));
    bar_ = new StudyOptions(parent, with_.messages);
    options_turned_ = bar_->turned.subscribe([this] {
        inputs().show_options = bar_->is_unfolded();
        fold();
        if (bar_->is_unfolded()) // scroll the options into sight, right above the foot
            CallAfter([this] { Scroll(-1, GetVirtualSize().y); });
    });
    explained_ = bar_->explained.subscribe([this] { explain(); });
}

void StudyPage::put_together(wxWindow& body, wxWindow& options, wxSizer* news)
{
    body_ = &body;
    options_ = &options;
    folded_in_ = new wxPanel(this);
    folded_in_->MoveAfterInTabOrder(&body);
    options.Reparent(folded_in_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto block = stretched(*this, wxLEFT | wxRIGHT | wxTOP, Space::Near);
    column->Add(head_, block);
    if (news)
        column->Add(news, block);
    column->Add(&body, wxSizerFlags(block).Proportion(1));
    column->Add(folded_in_, wxSizerFlags().Expand());
    auto* inside = new wxBoxSizer(wxVERTICAL);
    inside->Add(options_, block);
    folded_in_->SetSizer(inside);
    SetSizer(column);
    fold();
}

void StudyPage::fold()
{
    const bool unfolded = inputs().show_options;
    bar_->show_unfolded(unfolded);
    options_->Show(unfolded);
    laid_out_width_ = 0; // unfolded options have no width yet
    Layout();
}

void StudyPage::judge(StudyVerdict verdict)
{
    const int size = with_.document.statistics().size;
    if (size < min_judged && !verdict.figures.empty())
        verdict.sentence = with_.messages.get("verdict.deck.begun"_msg, {{"count", size}});
    const bool is_news = verdict.sentence != head_->verdict().sentence;
    head_->show(verdict);
    if (is_news && is_in_sight_)
        say_verdict();
}

void StudyPage::say_verdict() const
{
    if (Speaker* speaker = Speaker::of(*this))
        speaker->say(head_->verdict().sentence);
}

void StudyPage::show_body(bool is_shown)
{
    if (is_shown == body_->IsShown())
        return;
    show_part(*body_, is_shown);
    laid_out_width_ = 0;
    Layout();
}

void StudyPage::show_part(wxWindow& part, bool is_shown)
{
    const bool had_keyboard = part.IsDescendant(FindFocus());
    part.Show(is_shown);
    if (had_keyboard && !is_shown)
        bar_->SetFocus();
}

wxWindow& StudyPage::foot() const
{
    return *bar_;
}

void StudyPage::say_computing()
{
    if (head_->verdict().figures.empty())
        head_->show({with_.messages.get("gui.study.computing"_msg)});
}

void StudyPage::sum_up(const std::string& what_is_set)
{
    bar_->sum_up(what_is_set);
}

void StudyPage::explain()
{
    const Messages& messages = with_.messages;
    HelpBrowser(wxGetTopLevelParent(this), messages.get("gui.help.numbers.title"_msg),
                number_entries(messages), messages, "verdict." + id_)
        .ShowModal();
}

bool StudyPage::Layout()
{
    if (is_laying_out_) // SetVirtualSize() causes a layout
        return false;
    is_laying_out_ = true;
    // Rows that wrap know their height only after a layout at the new width.
    if (const int width = GetClientSize().x; width != std::exchange(laid_out_width_, width)) {
        constexpr int more_rows = 20;
        SetVirtualSize(width, GetBestVirtualSize().y + more_rows * GetCharHeight());
        wxScrolledWindow::Layout();
    }
    if (const wxSize whole = GetBestVirtualSize(); whole != GetVirtualSize())
        SetVirtualSize(whole);
    const bool laid_out = wxScrolledWindow::Layout();
    is_laying_out_ = false;
    return laid_out;
}

wxSize StudyPage::GetBestVirtualSize() const
{
    wxSize size = GetClientSize();
    if (GetSizer())
        size.y = std::max(size.y, GetSizer()->CalcMin().y);
    return size;
}

void StudyPage::keep_readable(wxWindow& part) const
{
    constexpr int lines = 12;
    part.SetMinSize(wxSize(1, lines * GetCharHeight()));
}

void StudyPage::come_into_sight()
{
    const bool comes = !std::exchange(is_in_sight_, true);
    if (bar_->is_unfolded() != inputs().show_options) // another page folded or unfolded them
        fold();
    const std::string before = head_->verdict().sentence;
    if (std::exchange(is_stale_, false)) {
        tell_of_unknown_cards();
        show_deck();
    }
    if (comes && head_->verdict().sentence == before)
        say_verdict();
}

void StudyPage::go_out_of_sight()
{
    is_in_sight_ = false;
}

std::string StudyPage::preset_of(const wxChoice& rule) const
{
    const auto preset = keep_rule_presets()[static_cast<std::size_t>(rule.GetSelection())];
    return preset == with_.settings.mulligan ? std::string() : std::string(preset);
}

void StudyPage::deck_changed()
{
    is_stale_ = true;
    if (is_in_sight_)
        come_into_sight();
}

void StudyPage::tell_of_unknown_cards()
{
    const std::string text =
        unknown_cards_text(unknown_copies(with_.document.resolved()), with_.messages);
    if (!unknown_ && text.empty())
        return;
    if (!unknown_) {
        unknown_ = new FlowingText(this, "unknown cards");
        unknown_->MoveBeforeInTabOrder(GetChildren().GetFirst()->GetData());
        GetSizer()->Prepend(unknown_, stretched(*this, wxLEFT | wxRIGHT | wxTOP, Space::Near));
        Layout();
    }
    unknown_->tell(text);
}

} // namespace kizuna
