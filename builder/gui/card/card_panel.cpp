#include "gui/card/card_panel.h"

#include "gui/accessible.h"
#include "gui/card/card_sheet_drawing.h"
#include "gui/wx_text.h"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>

namespace kizuna {

CardPanel::CardPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                     const Messages& messages, const SymbolIcons& symbols)
    : wxScrolledCanvas(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      document_(document), selection_(selection), messages_(messages), symbols_(symbols)
{
    SetName("card details");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(16));
    set_accessible(*this, messages_.get("gui.card.name"_msg), AccessibleRole::Card);

    Bind(wxEVT_PAINT, &CardPanel::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_height();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        Refresh();
    });
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
        Bind(focus, [this](wxFocusEvent& event) {
            event.Skip();
            Refresh();
        });
    }
    deck_changed_ = document_.changed.subscribe([this] { show_card(); });
    selection_changed_ = selection_.changed.subscribe([this] {
        Scroll(0, 0);
        show_card();
    });
    show_card();
}

void CardPanel::show_card()
{
    const Card* card = selection_.card();
    sheet_ = card ? card_sheet(*card, document_, messages_) : CardSheet{};
    set_accessible_description(*this, sheet_.as_text());
    fitted_width_ = 0;
    fit_height();
    Refresh();
}

/// The height follows from the width, so that nothing is ever cut at the side. Text is measured
/// only where the width is a new one, and once the panel has been laid out.
void CardPanel::fit_height()
{
    const int width = GetClientSize().x;
    constexpr int not_laid_out = 60;
    if (width == fitted_width_ || width < FromDIP(not_laid_out))
        return;
    fitted_width_ = width;
    int height = 0;
    if (sheet_.card) {
        wxClientDC dc(this);
        height = draw_card_sheet(dc, sheet_, CardStyle(*this, symbols_), width, false);
    }
    SetVirtualSize(width, height);
}

void CardPanel::on_paint(wxPaintEvent&)
{
    wxAutoBufferedPaintDC dc(this);
    DoPrepareDC(dc);
    const CardStyle style(*this, symbols_);
    dc.SetBackground(wxBrush(style.paper));
    dc.Clear();
    if (sheet_.card) {
        draw_card_sheet(dc, sheet_, style, GetClientSize().x, true);
    } else {
        dc.SetFont(style.font);
        dc.SetTextForeground(style.faint_ink);
        dc.DrawLabel(to_wx(messages_.get("gui.card.none"_msg)), GetClientRect(), wxALIGN_CENTRE);
    }
    if (HasFocus())
        style.draw_focus(dc, wxRect(CalcUnscrolledPosition(wxPoint(0, 0)), GetClientSize()));
}

} // namespace kizuna
