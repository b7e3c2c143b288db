#include "gui/study/study_page.h"

#include "app/studies/study_text.h"
#include "gui/accessible.h"
#include "gui/text/flowing_text.h"
#include "odds/openings/keep_rule.h"

#include <wx/choice.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace kizuna {

StudyPage::StudyPage(wxWindow* parent, const WindowContext& with)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL),
      with_(with), deck_changed_(with.document.changed.subscribe([this] { deck_changed(); }))
{
    SetScrollRate(0, FromDIP(16));
    keep_scroll_bar(*this);
}

bool StudyPage::Layout()
{
    if (is_laying_out_) // a new height for what scrolls asks for a layout
        return false;
    is_laying_out_ = true;
    // Rows that wrap know their height once they have had their width.
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
    is_in_sight_ = true;
    if (!std::exchange(is_stale_, false))
        return;
    tell_of_unknown_cards();
    show_deck();
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
    const std::string text = unknown_cards_text(with_.document.resolved(), with_.messages);
    if (!unknown_ && text.empty())
        return;
    if (!unknown_) {
        unknown_ = new FlowingText(this, "unknown cards");
        unknown_->MoveBeforeInTabOrder(GetChildren().GetFirst()->GetData());
        GetSizer()->Prepend(unknown_,
                            wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(8)));
        Layout();
    }
    unknown_->tell(text);
}

} // namespace kizuna
