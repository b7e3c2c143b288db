#pragma once

#include "app/print/sheet_pages.h"

#include <wx/bitmap.h>
#include <wx/window.h>

namespace kizuna {

/// One page of a sheet, as large as there is room.
class PagePreview : public wxWindow {
public:
    explicit PagePreview(wxWindow* parent);

    /// `pages` stay until the next ones come; null: none.
    void show(const SheetPages* pages, int page);

private:
    wxRect place_of_page() const;
    void paint();
    wxBitmap page_bitmap(const wxSize& size) const;

    const SheetPages* pages_ = nullptr;
    int page_ = 0;
    wxBitmap drawn_; ///< the page as it was last painted
};

} // namespace kizuna
