#pragma once

#include "app/studies/opening_study.h"
#include "gui/base/worker.h"
#include "gui/study/study_page.h"

#include <array>
#include <variant>

class wxButton;
class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class ChartView;
class FlowingText;
class TextTable;

/// Compares rules for keeping opening hands: shows how well the user's keep rule reaches a goal
/// beside the presets and the best possible rule, and deals sample hands.
class OpeningPage : public StudyPage {
public:
    OpeningPage(wxWindow* parent, const WindowContext& with);

private:
    struct WantRow {
        wxChoice* number = nullptr;
        wxTextCtrl* query = nullptr;
    };
    /// The wants and the keep rule in the controls, or a sentence on what is wrong with them.
    std::variant<OpeningWants, std::string> wants() const;
    wxWindow& make_controls();
    wxWindow& make_details();
    void make_sample(wxPanel& page);
    void ask();
    bool is_own_rule() const;
    std::string preset_condition() const;
    void show_preset();
    void take_preset();
    void show_deck() override;
    void show_study(std::optional<OpeningStudy>&& study);
    void show_sample();
    void clear(const std::string& why);
    std::string what_is_set() const;

    std::array<WantRow, 2> wants_;
    wxSpinCtrl* turn_ = nullptr;
    wxChoice* going_ = nullptr;
    wxChoice* preset_ = nullptr;
    wxTextCtrl* rule_ = nullptr;
    FlowingText* sentence_ = nullptr;
    wxButton* use_best_ = nullptr;
    TextTable* rules_ = nullptr;
    ChartView* chart_ = nullptr;
    wxSpinCtrl* seed_ = nullptr;
    wxStaticText* number_ = nullptr;
    TextTable* hand_ = nullptr;
    FlowingText* verdict_ = nullptr;

    std::uint64_t hand_number_ = 0; ///< of the sample hand, from 0
    StudyDeck deck_;                ///< the deck of study_
    OpeningWants asked_;            ///< the wants of study_
    std::optional<OpeningStudy> study_;
    Worker worker_;
};

} // namespace kizuna
