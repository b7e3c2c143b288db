#pragma once

#include "app/base/signal.h"
#include "app/print/sheet_pages.h"

#include <wx/bitmap.h>
#include <wx/scrolwin.h>

namespace kizuna {

/// One page of a sheet, as large as there is room, or larger and scrolled.
class PagePreview : public wxScrolledCanvas {
public:
    explicit PagePreview(wxWindow* parent);

    /// Shows a page of `pages`, which must live until the next call; null: no page.
    void show(const SheetPages* pages, int page);

    static constexpr int max_zoom = 3;
    /// Size of the page relative to the whole page fitted into the room: 1 to max_zoom.
    int zoom() const { return zoom_; }
    void zoom_to(int times);
    /// After a click on the page, which zooms to the max about that place, or back to the whole
    /// page.
    Signal zoomed;

private:
    wxSize page_size() const;
    wxRect place_of_page() const;
    void zoom_about(const wxPoint& place, int times);
    void make_room();
    void paint();
    wxBitmap page_bitmap(const wxSize& size) const;

    const SheetPages* pages_ = nullptr;
    int page_ = 0;
    int zoom_ = 1;
    wxBitmap drawn_; ///< the page as it was last painted
};

} // namespace kizuna
