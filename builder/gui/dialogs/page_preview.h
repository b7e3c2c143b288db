#pragma once

#include "app/base/signal.h"
#include "app/print/sheet_pages.h"

#include <wx/bitmap.h>
#include <wx/scrolwin.h>

namespace kizuna {

/// Shows one page of a sheet, fitted into the window or zoomed and scrolled.
class PagePreview : public wxScrolledCanvas {
public:
    explicit PagePreview(wxWindow* parent);

    /// Shows a page of `pages`, which must live until the next call; null: no page.
    void show(const SheetPages* pages, int page);

    static constexpr int max_zoom = 3;
    /// 1 to max_zoom; at 1 the whole page fits into the window.
    int zoom() const { return zoom_; }
    void zoom_to(int times);
    /// Sent after a click on the page. A click zooms to max_zoom around the clicked point, or back
    /// to the whole page.
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
    wxBitmap drawn_; ///< the page at the current size; not Ok: to be drawn anew
};

} // namespace kizuna
