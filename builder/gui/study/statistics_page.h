#pragma once

#include "app/charts/deck_charts.h"
#include "app/comparison/deck_figures.h"
#include "gui/study/study_page.h"

#include <span>

class wxCheckBox;
class wxDataViewListCtrl;
class wxTextCtrl;

namespace kizuna {

class BlockGrid;
class ChartView;

/// Shows what the deck is made of, in figures and charts, and in which formats it is legal.
class StatisticsPage : public StudyPage {
public:
    StatisticsPage(wxWindow* parent, const WindowContext& with);

private:
    void show_deck() override;
    void make_charts(std::span<const DeckChart> charts);
    void make_formats();
    void make_figures();
    void show_formats();
    void show_figures();
    void show_charts();
    std::vector<DeckChart> all_charts() const;
    void take_format();
    void sum_up_shown();

    BlockGrid* grid_ = nullptr;
    wxCheckBox* as_tables_ = nullptr;
    wxDataViewListCtrl* formats_ = nullptr;
    wxTextCtrl* figures_ = nullptr;
    int value_width_ = 0; ///< width of the numbers' column in figures_, in pixels
    std::vector<ChartView*> charts_;
    std::vector<const Format*> shown_formats_;
};

} // namespace kizuna
