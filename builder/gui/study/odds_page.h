#pragma once

#include "app/charts/wanted_odds.h"
#include "gui/base/worker.h"
#include "gui/rows/column_widths.h"
#include "gui/study/study_page.h"

class wxButton;
class wxChoice;
class wxDataViewListCtrl;
class wxSpinCtrl;

namespace kizuna {

class BlockGrid;
class ChartView;
class FlowingText;
class QueryField;

/// Shows the exact chances to draw the cards that the player wants, turn by turn. The fields are
/// kept in the settings.
class OddsPage : public StudyPage {
public:
    OddsPage(wxWindow* parent, const WindowContext& with);

private:
    wxWindow* make_conditions();
    wxWindow* make_wants();
    wxSizer* make_want_fields(wxWindow* block);
    wxSizer* make_want_buttons(wxWindow* block);

    /// Computes anew. Also called after each change of a field.
    void show_deck() override;
    void show_conditions();
    void show_wants();
    void show_fields();
    void show_answer();
    void show_what_is_set();
    void arrange();
    void lay_out_conditions();

    void choose_rule();
    void take_fields();
    void add_want();
    void remove_want();

    OddsInputs& inputs() { return with_.settings.odds; }
    WantLine* selected();
    std::vector<std::string> notes();

    wxChoice* rule_ = nullptr;
    QueryField* own_rule_ = nullptr; ///< shown only for a rule that is not a preset
    wxChoice* going_ = nullptr;
    wxSpinCtrl* turns_ = nullptr;
    FlowingText* kept_ = nullptr;
    wxDataViewListCtrl* wants_ = nullptr;
    std::optional<ColumnWidths> widths_;
    wxSpinCtrl* at_least_ = nullptr;
    wxChoice* place_ = nullptr;
    QueryField* query_ = nullptr;
    wxButton* add_ = nullptr;
    wxButton* remove_ = nullptr;
    BlockGrid* grid_ = nullptr;
    ChartView* chart_ = nullptr;

    std::size_t selected_ = 0;         ///< row of wants_; beyond the end if there are no wants
    std::optional<WantedOdds> answer_; ///< empty: not computed yet, or no protagonist
    bool is_answered_ = false;         ///< computed at least once
    std::vector<Subscription> subscriptions_;
    Worker worker_;
};

} // namespace kizuna
