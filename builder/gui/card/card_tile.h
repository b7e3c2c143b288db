#pragma once

#include "app/base/messages.h"
#include "gui/card/card_style.h"

#include <wx/window.h>

#include <functional>

namespace kizuna {

/// One card of a test hand, drawn small. Takes the keyboard and tells screen readers what it is.
class CardTile : public wxWindow {
public:
    /// `chosen` is called when the card is clicked or Enter is pressed on it. Everything passed in
    /// outlives the tile.
    CardTile(wxWindow* parent, const SymbolIcons& symbols, const Messages& messages,
             std::function<void(const Card&)> chosen);

    /// Null for an empty place.
    void show(const Card* card);
    const Card* card() const { return card_; }

private:
    void on_paint(wxPaintEvent& event);
    void draw_face(wxDC& dc, const CardStyle& style) const;
    void choose();

    const SymbolIcons& symbols_;
    const Messages& messages_;
    std::function<void(const Card&)> chosen_;
    const Card* card_ = nullptr;
};

} // namespace kizuna
