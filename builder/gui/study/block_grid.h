#pragma once

#include "app/base/signal.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

namespace kizuna {

/// Lays out blocks row by row in as many columns as fit. The blocks of a row are as high as the
/// highest needs at that width. Hidden blocks take no room. The grid's min height shows all blocks,
/// so the page around it has to scroll.
class BlockGrid : public wxPanel {
public:
    explicit BlockGrid(wxWindow* parent);

    using HeightFor = std::function<int(int width)>;
    /// `block` is a child of this. `height_for` returns the height it needs at a width, in pixels.
    /// A `wide` block has a row of its own.
    void add(wxWindow& block, HeightFor height_for, bool wide = false);
    /// Lets the row of the block grow: such rows share the height left below the last row.
    void let_grow(const wxWindow& block);

    /// To be called when a block needs another height.
    void arrange();

    bool Layout() override;

    /// Makes the wheel over `part` scroll the page. For parts that would handle the wheel.
    void scroll_from(wxWindow& part);

    /// Sent after the height in GetMinSize() changed.
    Signal height_changed;

private:
    struct Block {
        wxWindow* window;
        HeightFor height_for;
        bool wide;
        bool grows = false;
    };
    struct Row {
        std::vector<const Block*> blocks;
        int block_width = 0;
        int height = 0;
        bool grows = false;
    };
    std::vector<Row> rows_in(int width) const;
    void put_row(const Row& row, int y);

    std::vector<Block> blocks_;
    int turned_ = 0; ///< wheel rotation times rows per step, not yet scrolled
    bool is_arranging_ = false;
};

} // namespace kizuna
