#pragma once

#include "app/studies/study_verdict.h"

#include <wx/font.h>
#include <wx/gdicmn.h>
#include <wx/window.h>

#include <vector>

class wxDC;

namespace kizuna {

/// The verdict at the head of a study: its sentence, then its figures as large numbers with what
/// they are, side by side as far as they have room. It is as high as it needs at its width.
class StudyHead : public wxWindow {
public:
    /// `name` is for the tests. `messages` outlives it.
    StudyHead(wxWindow* parent, const Messages& messages, const wxString& name);

    void show(const StudyVerdict& verdict);
    const StudyVerdict& verdict() const { return verdict_; }

    /// There is nothing to do in it; what tabs through a page would be lost here.
    bool AcceptsFocus() const override { return false; }

    /// Where everything is drawn, at a width.
    struct Text {
        wxString text; ///< lines parted by \n
        wxRect where;
    };
    struct Placed {
        Text sentence;
        std::vector<Text> values; ///< one a figure
        std::vector<Text> meanings;
        int height = 0;
    };
    Placed place(int width) const;

private:
    struct Fonts {
        wxFont sentence;
        wxFont value;
        wxFont meaning;
    };
    Fonts fonts() const;
    int columns_for(wxDC& dc, int width) const;
    void put_figure(wxDC& dc, const wxRect& cell, const VerdictFigure& figure,
                    Placed& placed) const;
    void fit();
    void draw(wxDC& dc) const;

    const Messages& messages_;
    StudyVerdict verdict_;
    int fitted_width_ = 0;
};

} // namespace kizuna
