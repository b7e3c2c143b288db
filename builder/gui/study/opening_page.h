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

/// A laboratory for opening hands: a goal, a rule for keeping, what it is worth beside the presets
/// and the best rule there is, and hands to look at.
class OpeningPage : public StudyPage {
public:
    OpeningPage(wxWindow* parent, const WindowContext& with);

private:
    struct WantRow {
        wxChoice* number = nullptr;
        wxTextCtrl* query = nullptr;
    };
    /// What the controls ask, or what is wrong with them in a sentence.
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

    std::uint64_t hand_number_ = 0;
    StudyDeck deck_;     ///< of the study
    OpeningWants asked_; ///< by it
    std::optional<OpeningStudy> study_;
    Worker worker_;
};

} // namespace kizuna
