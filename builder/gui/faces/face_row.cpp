#include "gui/faces/face_row.h"

#include "gui/base/accessible.h"
#include "gui/faces/card_cell.h"

#include <wx/dcclient.h>

#include <algorithm>
#include <utility>

namespace kizuna {

FaceRow::FaceRow(wxWindow* parent, const char* name, FaceCache& faces, int width)
    : faces_(faces), face_width_(parent->FromDIP(width))
{
    SetBackgroundStyle(wxBG_STYLE_TRANSPARENT); // must be set before Create()
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxFULL_REPAINT_ON_RESIZE);
    SetName(name);
    SetMinSize(wxSize(face_width_, face_height(face_width_)));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    arrived_ = faces_.arrived.subscribe([this] { Refresh(); });
    Hide();
}

void FaceRow::show(std::vector<const Card*> cards, const std::string& spoken)
{
    cards_ = std::move(cards);
    set_accessible(*this, spoken, AccessibleRole::Details);
    Show(!cards_.empty());
    Refresh();
}

void FaceRow::paint()
{
    wxPaintDC dc(this);
    dc.SetFont(GetFont());
    // Faces are as wide as the height allows.
    const int width = std::min(face_width_, face_width_ * GetClientSize().y /
                                                std::max(face_height(face_width_), 1));
    const int step = width + FromDIP(8);
    int left = 0;
    for (const Card* card : cards_) {
        if (left > 0 && left + width > GetClientSize().x)
            break;
        draw_card_cell(dc, wxRect(left, 0, width, face_height(width)), *card, faces_, {}, *this);
        left += step;
    }
}

} // namespace kizuna
