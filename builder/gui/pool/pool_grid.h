#pragma once

#include "app/document/card_selection.h"
#include "app/outline/card_marks.h"
#include "app/pool/card_search.h"
#include "app/pool/pointing.h"
#include "app/settings/pool_settings.h"
#include "gui/commands/command_bar.h"
#include "gui/faces/face_cache.h"
#include "gui/items/item_view.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace kizuna {

/// The card pool as a grid of faces. Below each face are its copies in the deck; the card under the
/// pointer and the focused one also have buttons for one copy less and one more.
class PoolGrid : public ItemView {
public:
    /// What the grid asks the pool to do.
    struct Handlers {
        std::function<void(std::string_view)> run; ///< run a command on the selected cards
        std::function<void(int)> set;              ///< set the copies of each selected card
        std::function<void()> leave;               ///< go back to the search field
    };
    /// Everything passed in outlives the grid.
    PoolGrid(wxWindow* parent, DeckDocument& document, CardSearch& search, CardSelection& selection,
             Pointing& pointing, CommandBar& commands, LargeCard& large, PoolSettings& settings,
             const Messages& messages, Handlers handlers);

    /// Sets the width of a face, in device-independent pixels; clamped to the allowed range.
    void set_card_width(int width);
    /// Sent after the width changed.
    Signal width_changed;
    void scroll_to_selected();
    /// The height of a row of faces and strips with the gap above, in pixels.
    int row_height() const;

private:
    std::size_t item_count() const override { return search_.rows().size(); }
    std::string item_name(std::size_t item) const override;
    std::string item_description(std::size_t item) const override;
    bool item_is_selected(std::size_t item) const override;
    bool is_ready(std::size_t item) const override;
    wxSize lay_out(int width) override;
    wxRect place_of(std::size_t item) const override;
    std::pair<std::size_t, std::size_t> items_near(const wxRect& where) const override;
    std::size_t next(std::size_t from, Way way) const override;
    void draw_behind(wxDC& dc, const wxRect& seen) override;
    void draw(wxDC& dc, std::size_t item, const wxRect& where) override;
    void selected(const std::set<std::size_t>& items, std::size_t at) override;
    void activated(std::size_t item) override;
    void menu_asked(std::size_t item) override;
    void drag_begun(std::size_t item) override;
    bool pressed(std::size_t item, const wxPoint& in_it) override;
    void pointed_at(std::optional<std::size_t> item) override;
    void resized(int steps) override;
    bool key_pressed(wxKeyEvent& event) override;
    void edit_copies(std::size_t item);

    const Card& card(std::size_t item) const;
    std::optional<std::size_t> item_of(const Card* card) const;
    int face_width(int width) const;
    wxRect button_of(const wxRect& cell, bool is_more) const;
    void draw_strip(wxDC& dc, std::size_t item, const wxRect& cell, CardFlaw flaw);
    const wxBitmap& strip_words(int copies, CardFlaw flaw);
    void draw_button(wxDC& dc, const wxRect& where, bool is_more) const;
    void show_search();
    void show_selection();

    DeckDocument& document_;
    CardSearch& search_;
    CardSelection& selection_;
    Pointing& pointing_;
    CommandBar& commands_;
    LargeCard& large_;
    FaceCache& faces_;
    PoolSettings& settings_;
    const Messages& messages_;
    Handlers handlers_;
    CardMarks marks_;
    std::unordered_set<std::string> selected_; ///< ids of the selected cards
    // By lay_out(), in pixels.
    int columns_ = 1; ///< how many faces a row has
    int gap_ = 0;
    int strip_height_ = 0; ///< height of the strip below a face
    int face_ = 0;         ///< width of a face
    int left_ = 0;         ///< where the first column begins
    /// Drawn texts of strips, by copies and flaw. Cleared when their height or colours change.
    std::map<std::pair<int, CardFlaw>, wxBitmap> strip_words_;

    std::vector<Subscription> subscriptions_;
};

} // namespace kizuna
