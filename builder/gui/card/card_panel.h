#pragma once

#include "app/base/messages.h"
#include "app/collection/user_cards.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"
#include "app/pool/card_sheet.h"
#include "gui/base/worker.h"
#include "gui/card/card_sheet_drawing.h"
#include "gui/card/symbol_icons.h"
#include "gui/faces/face_cache.h"

#include <wx/scrolwin.h>
#include <wx/timer.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// The details of the selected card. They are drawn, so the panel itself gives screen readers the
/// text.
class CardPanel : public wxScrolledCanvas {
public:
    /// Everything passed in outlives the panel. `add_pictures` is called when the link below a
    /// drawn face is clicked.
    CardPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection, UserCards& cards,
              FaceCache& faces, const Messages& messages, const SymbolIcons& symbols,
              std::function<void()> add_pictures);

private:
    void show_another();
    void show_card();
    void fit_picture();
    void fit_height();
    void find_picture();
    void show_faces();
    void prepare_face();
    int sheet_width() const;
    bool is_over_link(const wxPoint& place) const;
    void on_paint(wxPaintEvent& event);
    void draw();
    bool redraw_face();

    DeckDocument& document_;
    CardSelection& selection_;
    const Messages& messages_;
    const SymbolIcons& symbols_;
    UserCards& cards_;
    FaceCache& faces_;
    std::function<void()> add_pictures_;
    CardSheet sheet_;
    SheetSigns face_;
    wxBitmap drawn_;        ///< the visible part of the sheet; not Ok: to be drawn anew
    wxTimer rest_;          ///< runs from the choice of another card until it is drawn
    wxPoint drawn_from_;    ///< scroll position at which drawn_ was drawn
    double drawn_text_ = 0; ///< text_scale() at which drawn_ was drawn
    wxImage picture_;       ///< the user's picture as loaded; not Ok: none
    std::string pictured_;  ///< id and printing of the card whose picture was looked for
    std::shared_ptr<const PictureFolder> pictures_; ///< the folder that it was looked for in
    bool lacks_face_ = false;                       ///< the face was not ready at the last drawing
    wxRect face_place_;                             ///< of the drawn face, unscrolled; empty: none
    wxRect link_;                                   ///< of the link, unscrolled; empty: none
    wxSize whole_;                                  ///< of the whole sheet as last drawn
    wxSize fitted_;                                 ///< the virtual size last set
    int fitted_width_ = 0; ///< width the picture was scaled for; 0: to be scaled again

    std::vector<Subscription> subscriptions_;
    Worker worker_;
};

} // namespace kizuna
