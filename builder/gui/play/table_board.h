#pragma once

#include "app/play/by_hand.h"
#include "app/text/rule_clauses.h"
#include "gui/play/board_layout.h"
#include "gui/play/board_zone.h"

#include <wx/panel.h>
#include <wx/scrolwin.h>

#include <array>
#include <functional>
#include <vector>

class wxDC;

namespace kizuna {

/// The play sheet of one game: every place with its cards. Clicking a card shows a menu of what can
/// be done with it; dragging it does it. Forbidden actions are listed too, with their reason.
class TableBoard : public wxPanel, private BoardListener {
public:
    struct Handlers {
        std::function<void(const Card&)> look;               ///< a card got the focus
        std::function<void(const Action&)> attempt;          ///< an action was chosen, legal or not
        std::function<void(const TableCard&)> look_through;  ///< show the cards of a pile or stack
        std::function<void(const ManualChoice&)> do_by_hand; ///< a manual action was chosen
        /// Ask for a manual action with this card or another one of its place.
        std::function<void(const TableCard&)> ask_by_hand;
    };
    /// Everything passed in outlives the board.
    TableBoard(wxWindow* parent, const BoardLook& look, const std::vector<RuleClause>& clauses,
               Handlers handlers);

    /// `session` must live until another one is shown.
    void show(const GameSession& session);
    BoardZone& zone(TablePlace place) const { return *zones_[static_cast<std::size_t>(place)]; }
    /// Below this height, in pixels, the board scrolls.
    int low_height() const { return low_board(measures()); }

private:
    void card_reached(const BoardCard& card) override;
    void card_asked(BoardCard& card) override;
    void card_menu_asked(BoardCard& card) override;
    void card_carried(const BoardCard& card, const wxPoint& on_screen) override;
    void card_dropped(const BoardCard& card, const wxPoint& on_screen) override;
    void carrying_ended() override;
    void lay_out();
    void roll();
    void roll_to(const BoardCard& card);
    BoardMeasures measures() const;
    wxString row_of(const TableOption& option, const wxDC& dc) const;
    BoardZone* zone_at(const wxPoint& on_screen) const;
    bool takes(const BoardZone& zone, const TableCard& card) const;

    const Messages& messages_;
    const std::vector<RuleClause>& clauses_;
    Handlers handlers_;
    const GameSession* session_ = nullptr;
    bool is_in_battle_ = false;
    std::array<BoardZone*, table_places> zones_{};
    wxScrolledWindow* lines_ = nullptr;
    wxPanel* sheet_ = nullptr; ///< scrolled by `lines_`; holds every place but hand and bonds
    Subscription faces_arrived_;
};

} // namespace kizuna
