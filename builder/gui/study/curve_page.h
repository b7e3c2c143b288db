#pragma once

#include "app/studies/curve_study.h"
#include "gui/base/worker.h"
#include "gui/study/study_page.h"

#include <optional>

class wxButton;
class wxChoice;
class wxGauge;
class wxSpinCtrl;

namespace kizuna {

class BlockGrid;
class ChartView;
class FlowingText;
class StudyControls;
class TextTable;

/// Shows what the deck bonds, spends and wastes turn by turn, over many goldfish games played in
/// the background.
class CurvePage : public StudyPage {
public:
    CurvePage(wxWindow* parent, const WindowContext& with);

private:
    void make_controls();
    wxSizer* make_progress();
    wxWindow& make_details();
    void ask();
    GoldfishSettings settings() const;
    void show_deck() override;
    void run_or_stop();
    void run();
    void show_study(const CurveStudy& study);
    void show_state();
    std::string state_text() const;
    std::string games_text() const;

    StudyControls* controls_ = nullptr;
    wxChoice* policy_ = nullptr;
    wxChoice* level_ = nullptr;
    wxChoice* going_ = nullptr;
    wxChoice* rule_ = nullptr;
    wxSpinCtrl* turns_ = nullptr;
    wxSpinCtrl* games_ = nullptr;
    wxSpinCtrl* seed_ = nullptr;
    wxButton* run_ = nullptr;
    wxGauge* progress_ = nullptr;
    FlowingText* state_ = nullptr;
    BlockGrid* curves_ = nullptr;
    ChartView* bonds_ = nullptr;
    ChartView* demand_ = nullptr;
    ChartView* readiness_ = nullptr;
    TextTable* turns_table_ = nullptr;
    TextTable* totals_ = nullptr;
    TextTable* dead_ = nullptr;

    std::optional<CurveStudy> study_;
    std::string trouble_; ///< why no games can be played; empty: they can
    bool is_old_ = false; ///< study_ is of another deck or other settings
    Subscription worked_;
    Subscription curves_resized_;
    Worker worker_;
};

} // namespace kizuna
