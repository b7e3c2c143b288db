#include "gui/window/disk_bar.h"

#include "gui/controls/bar_label.h"
#include "gui/wx_text.h"

namespace kizuna {
namespace {

constexpr int every_ms = 2000;
constexpr int reload_id = wxID_HIGHEST + 1;
constexpr int keep_id = wxID_HIGHEST + 2;

} // namespace

DiskBar::DiskBar(wxWindow* parent, DeckDocument& document, DeckFiles& files,
                 const Messages& messages)
    : wxInfoBar(parent), document_(document), files_(files), messages_(messages), timer_(this)
{
    SetName("on disk");
    const auto later = [this](auto act) { CallAfter([this, act] { (this->*act)(); }); };
    Bind(
        wxEVT_BUTTON, [later](wxCommandEvent&) { later(&DiskBar::reload); }, reload_id);
    Bind(
        wxEVT_BUTTON, [later](wxCommandEvent&) { later(&DiskBar::keep); }, keep_id);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { files_.save(); }); }, wxID_SAVE);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
    deck_changed_ = document_.changed.subscribe([this] { look(); });
    timer_.Start(every_ms);
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
    if (!is_news && IsShown())
        Dismiss();
    else if (is_news && (!IsShown() || told_ != state || told_of_ != id))
        tell(state);
}

void DiskBar::tell(OnDisk state)
{
    told_ = state;
    told_of_ = document_.active_id();
    while (GetButtonCount() > 0)
        RemoveButton(GetButtonId(0));
    const std::string name = files_.deck_name();
    const std::string file = document_.file().string();
    if (state == OnDisk::Changed) {
        AddButton(reload_id, label_of_gtk(messages_.get("gui.disk.reload"_msg)));
        AddButton(keep_id, label_of_gtk(messages_.get("gui.disk.keep"_msg)));
        ShowMessage(to_wx(messages_.get("gui.disk.changed"_msg, {{"name", name}})), wxICON_WARNING);
    } else {
        AddButton(wxID_SAVE, label_of_gtk(messages_.get("gui.disk.save-again"_msg)));
        AddButton(keep_id, label_of_gtk(messages_.get("gui.close"_msg)));
        ShowMessage(to_wx(messages_.get("gui.disk.gone"_msg, {{"name", name}, {"file", file}})),
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
