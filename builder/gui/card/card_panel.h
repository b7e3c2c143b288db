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

/// The details of the selected card. Drawn by us, so it tells screen readers its text by itself.
class CardPanel : public wxScrolledCanvas {
public:
    /// Everything passed in outlives the panel. `add_pictures` is run when its link is clicked.
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
    wxBitmap drawn_;        ///< what is seen of the sheet; none where it has to be drawn anew
    wxTimer rest_;          ///< until another card is drawn; runs from the choice on
    wxPoint drawn_from_;    ///< how far it was scrolled
    double drawn_text_ = 0; ///< text_scale() then
    wxImage picture_;       ///< as it is in its file, made smaller where that is huge
    std::string pictured_;  ///< card and printing that it was looked for
    std::shared_ptr<const PictureFolder> pictures_; ///< where
    bool lacks_face_ = false;                       ///< the face was not ready at the last drawing
    wxRect face_place_;                             ///< unscrolled; empty where none is drawn
    wxRect link_;                                   ///< unscrolled; may be empty
    wxSize whole_;                                  ///< of the sheet as it was last drawn
    wxSize fitted_;                                 ///< the virtual size set last
    int fitted_width_ = 0; ///< width the picture was scaled for; 0: to be scaled again

    std::vector<Subscription> heard_;
    Worker worker_;
};

} // namespace kizuna
