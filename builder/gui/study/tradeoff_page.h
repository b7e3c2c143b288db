#pragma once

#include "gui/base/worker.h"
#include "gui/study/study_page.h"
#include "odds/support/tradeoff.h"

class wxChoice;
class wxSpinCtrl;

namespace kizuna {

class ChartView;
class FlowingText;
class TextTable;

/// Shows what more cards in the protagonist's line would cost and gain.
class TradeoffPage : public StudyPage {
public:
    TradeoffPage(wxWindow* parent, const WindowContext& with);

private:
    void ask();
    OpeningWants wanted() const;
    void show_deck() override;
    void show_table(const std::optional<Tradeoff>& table, int turn);
    void clear(const std::string& why);

    wxSpinCtrl* turn_ = nullptr;
    wxChoice* going_ = nullptr;
    wxChoice* rule_ = nullptr;
    FlowingText* sentence_ = nullptr;
    ChartView* chart_ = nullptr;
    Worker worker_;
};

} // namespace kizuna
