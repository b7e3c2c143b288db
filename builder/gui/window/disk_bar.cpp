#include "gui/window/disk_bar.h"

#include "gui/base/wx_text.h"

#include <wx/sizer.h>

namespace kizuna {
namespace {

constexpr int every_ms = 2000;
constexpr int reload_id = wxID_HIGHEST + 1;
constexpr int keep_id = wxID_HIGHEST + 2;

} // namespace

DiskBar::DiskBar(wxWindow& below, DeckDocument& document, DeckFiles& files,
                 const Messages& messages)
    : below_(below), document_(document), files_(files), messages_(messages), timer_(this)
{
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
    deck_changed_ = document_.changed.subscribe([this] { look(); });
    timer_.Start(every_ms);
}

void DiskBar::make()
{
    wxWindow* parent = below_.GetParent();
    bar_ = new wxInfoBar(parent);
    bar_->SetName("on disk");
    const auto on = [this](int id, auto act) {
        bar_->Bind(
            wxEVT_BUTTON, [this, act](wxCommandEvent&) { CallAfter(act); }, id);
    };
    on(reload_id, [this] { reload(); });
    on(keep_id, [this] { keep(); });
    on(wxID_SAVE, [this] { files_.save(); });
    bar_->MoveBeforeInTabOrder(&below_);
    const auto above_it = static_cast<std::size_t>(parent->GetSizer()->GetItemCount()) - 1;
    parent->GetSizer()->Insert(above_it, bar_, wxSizerFlags().Expand());
}

void DiskBar::look()
{
    const std::uint64_t id = document_.active_id();
    const OnDisk state = document_.on_disk(document_.active());
    if (state == OnDisk::Same)
        put_up_with_.erase(id);
    const auto known = put_up_with_.find(id);
    const bool is_news = (state == OnDisk::Changed || state == OnDisk::Gone) &&
                         (known == put_up_with_.end() || known->second != state);
    if (!is_news && is_shown())
        bar_->Dismiss();
    else if (is_news && (!is_shown() || told_ != state || told_of_ != id))
        tell(state);
}

void DiskBar::tell(OnDisk state)
{
    told_ = state;
    told_of_ = document_.active_id();
    if (!bar_)
        make();
    while (bar_->GetButtonCount() > 0)
        bar_->RemoveButton(bar_->GetButtonId(0));
    const std::string name = files_.deck_name();
    const std::string file = document_.file().string();
    if (state == OnDisk::Changed) {
        bar_->AddButton(reload_id, label_of_gtk(messages_.get("gui.disk.reload"_msg)));
        bar_->AddButton(keep_id, label_of_gtk(messages_.get("gui.disk.keep"_msg)));
        bar_->ShowMessage(to_wx(messages_.get("gui.disk.changed"_msg, {{"name", name}})),
                          wxICON_WARNING);
    } else {
        bar_->AddButton(wxID_SAVE, label_of_gtk(messages_.get("gui.disk.save-again"_msg)));
        bar_->AddButton(keep_id, label_of_gtk(messages_.get("gui.close"_msg)));
        bar_->ShowMessage(
            to_wx(messages_.get("gui.disk.gone"_msg, {{"name", name}, {"file", file}})),
            wxICON_WARNING);
    }
}

void DiskBar::reload()
{
    files_.reload();
    look();
}

void DiskBar::keep()
{
    if (told_ == OnDisk::Changed)
        document_.keep_mine();
    else
        put_up_with_[document_.active_id()] = told_;
    look();
}

} // namespace kizuna
