#include "gui/text/flowing_text.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/text/drawn_text.h"

namespace kizuna {

FlowingText::FlowingText(wxWindow* parent, const char* name)
    : wxStaticText(parent, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE)
{
    SetName(name);
    SetMinSize(wxSize(1, -1));
    listen(*this, wxEVT_SIZE, [this] { flow(); });
}

void FlowingText::tell(const std::string& text)
{
    if (text == text_)
        return;
    text_ = text;
    flowed_width_ = 0;
    set_accessible(*this, text);
    Show(!text.empty());
    flow();
    if (text.empty())
        GetParent()->Layout();
}

/// Wraps the text. The parent is laid out after this event, which may itself be part of a layout.
void FlowingText::flow()
{
    const int width = GetSize().x;
    constexpr int not_laid_out = 20;
    if (width == flowed_width_ || width < not_laid_out || text_.empty())
        return;
    flowed_width_ = width;
    set_wrapped_label(*this, text_, width);
    SetMinSize(wxSize(1, -1));
    InvalidateBestSize();
    const int height = GetBestSize().y;
    SetMinSize(wxSize(1, height));
    CallAfter([this] { GetParent()->Layout(); });
}

} // namespace kizuna
