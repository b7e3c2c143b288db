#include "gui/study/study_page.h"

#include "app/text/study_text.h"
#include "gui/controls/flowing_text.h"
#include "odds/keep_rule.h"

#include <wx/choice.h>
#include <wx/sizer.h>

#include <utility>

namespace kizuna {

StudyPage::StudyPage(wxWindow* parent, const WindowContext& with)
    : wxPanel(parent), with_(with),
      deck_changed_(with.document.changed.subscribe([this] { deck_changed(); }))
{
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
