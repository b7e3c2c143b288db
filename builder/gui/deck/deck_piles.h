#pragma once

#include "app/document/card_selection.h"
#include "app/outline/card_marks.h"
#include "app/outline/deck_outline.h"
#include "app/pool/pointing.h"
#include "gui/commands/command_bar.h"
#include "gui/faces/face_cache.h"
#include "gui/items/item_view.h"
#include "gui/rows/type_ahead.h"

#include <vector>

namespace kizuna {

/// The deck as piles of overlapping faces, one for each group, so that cost, name and copies of
/// every card are visible. Faces are as large as fits. The face under the pointer or with the focus
/// is raised, that is shown whole.
class DeckPiles : public ItemView {
public:
    /// Everything passed in outlives the piles.
    DeckPiles(wxWindow* parent, DeckDocument& document, CardSelection& selection,
              Pointing& pointing, CommandBar& commands, LargeCard& large, const Messages& messages);

    void show(const std::vector<DeckGroup>& groups);
    /// Shows lines of text instead of faces from the next show() on.
    void show_text(bool as_text) { as_text_ = as_text; }
    /// The pile at this point of the window, or the next one above it in the same column;
    /// Pile::Cards if there is none.
    Pile pile_at(const wxPoint& in_window) const;

private:
    struct Item {
        DeckRow row;
        std::size_t pile;
        wxRect place;               ///< of the whole face
        wxRect open;                ///< the part that no other card covers
        bool is_one_of_two = false; ///< another card of the deck has the same name
    };
    struct Heading {
        DeckRow head;
        std::size_t cards; ///< rows of its pile
        wxRect place;
    };

    std::size_t item_count() const override { return items_.size(); }
    std::string item_name(std::size_t item) const override;
    std::string item_description(std::size_t item) const override;
    bool item_is_selected(std::size_t item) const override;
    bool is_ready(std::size_t item) const override;
    wxSize lay_out(int width) override;
    wxRect place_of(std::size_t item) const override { return items_[item].place; }
    wxRect drawn_part_of(std::size_t item) const override;
    wxRect open_part_of(std::size_t item) const override { return items_[item].open; }
    wxRect sight_of(std::size_t item) const override;
    std::size_t next(std::size_t from, Way way) const override;
    void draw_behind(wxDC& dc, const wxRect& seen) override;
    void draw(wxDC& dc, std::size_t item, const wxRect& where) override;
    void draw_above(wxDC& dc) override;
    void selected(const std::set<std::size_t>& items, std::size_t at) override;
    void activated(std::size_t item) override;
    void double_clicked(std::size_t item, const wxPoint& in_it) override;
    void menu_asked(std::size_t item) override;
    void drag_begun(std::size_t item) override;
    void pointed_at(std::optional<std::size_t> item) override;
    bool key_pressed(wxKeyEvent& event) override;
    void on_letter(wxKeyEvent& event);
    void edit_copies();
    wxRect count_place(wxRect card) const;
    int carried_width(std::size_t item) const;

    std::optional<std::size_t> item_of(const SelectedCard& card) const;
    void show_selection();
    std::optional<std::size_t> raised() const;
    wxRect whole_in_sight(const Item& item) const;
    wxRect raised_part(std::size_t item) const;
    void draw_strip(wxDC& dc, const Item& item, const wxRect& where, bool is_raised) const;
    CardFlaw flaw_of(const DeckRow& row) const;
    void draw_line(wxDC& dc, std::size_t item) const;
    void draw_unknown(wxDC& dc, const Item& item) const;
    wxString line_of(const Item& item) const;
    int widest_line();
    int flaw_size() const;
    void find_twins();
    int flaw_room() const;
    int lines_of_headings(int width);
    int room_of_name(const wxDC& dc, const Heading& heading, int width) const;
    std::string mark_of(const DeckRow& row) const;

    DeckDocument& document_;
    CardSelection& selection_;
    Pointing& pointing_;
    CommandBar& commands_;
    LargeCard& large_;
    FaceCache& faces_;
    const Messages& messages_;
    CardMarks marks_;
    std::vector<SelectedCard> selected_; ///< the selection at the last show_selection()
    std::vector<Item> items_;
    std::vector<Heading> headings_;
    bool as_text_ = false;
    bool lines_have_ids_ = true; ///< lines of text have room for card ids
    int flaw_room_ = 0;          ///< flaw_room() at the last layout
    TypeAhead type_ahead_;

    Subscription selection_changed_;
    Subscription faces_arrived_;
};

} // namespace kizuna
