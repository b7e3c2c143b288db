#pragma once

#include "app/studies/study_verdict.h"

#include <wx/font.h>
#include <wx/gdicmn.h>
#include <wx/window.h>

#include <vector>

class wxDC;

namespace kizuna {

/// Draws the verdict at the head of a study: its sentence, then its figures as large numbers with
/// their meanings, in as many columns as fit. Its height follows from its width.
class StudyHead : public wxWindow {
public:
    /// `name` is for the tests. `messages` outlives this.
    StudyHead(wxWindow* parent, const Messages& messages, const wxString& name);

    void show(const StudyVerdict& verdict);
    const StudyVerdict& verdict() const { return verdict_; }

    bool AcceptsFocus() const override { return false; }

    struct Text {
        wxString text; ///< lines separated by \n
        wxRect where;
    };
    struct Placed {
        Text sentence;
        std::vector<Text> values; ///< one for each figure
        std::vector<Text> meanings;
        int height = 0;
    };
    /// Where each text is drawn at a width, in pixels.
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
