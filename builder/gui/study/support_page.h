#pragma once

#include "app/studies/support_study.h"
#include "gui/base/worker.h"
#include "gui/study/study_page.h"

#include <filesystem>
#include <optional>
#include <vector>

class wxButton;
class wxChoice;
class wxSpinCtrl;

namespace kizuna {

class ChartView;
class FlowingText;
class StudyControls;
class TextTable;

/// Shows how often supports fail for each unit of the deck and how much they add, and how its
/// attacks fare against an opponent's deck.
class SupportPage : public StudyPage {
public:
    SupportPage(wxWindow* parent, const WindowContext& with);

private:
    void make_controls();
    wxWindow& make_details();
    void ask_as_before();
    void choose_opponent();
    void take_opponent();
    void choose_file();
    void list_opponent(const std::filesystem::path& file);
    void show_deck() override;
    void show_study();
    void list_units();
    void show_unit();
    void clear(const std::string& why);
    std::string opponent_text() const;
    std::string evasion_text() const;
    std::string with_opponents_unknown(const std::string& sentence) const;
    double evasion() const;

    StudyControls* controls_ = nullptr;
    wxChoice* against_ = nullptr;
    wxChoice* unit_ = nullptr;
    wxSpinCtrl* flat_ = nullptr;
    wxSpinCtrl* evasion_ = nullptr;
    TextTable* units_ = nullptr;
    FlowingText* sentence_ = nullptr;
    ChartView* success_ = nullptr;
    ChartView* added_ = nullptr;
    TextTable* changes_ = nullptr;

    std::vector<std::filesystem::path> files_; ///< opponents' files, in the order of against_
    SupportRequest request_;
    std::optional<SupportStudy> study_;
    Worker worker_;
};

} // namespace kizuna
