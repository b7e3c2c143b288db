#pragma once

#include "app/base/signal.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

namespace kizuna {

/// Blocks in as many columns as there is room for, row by row. A block is as high as it needs at
/// its width; those of one row are equally high. A hidden one takes no room. The grid asks for the
/// height of all of them: the page around it scrolls.
class BlockGrid : public wxPanel {
public:
    explicit BlockGrid(wxWindow* parent);

    using HeightFor = std::function<int(int width)>;
    /// `block` is a child of this. One that is `wide` has a row for itself.
    void add(wxWindow& block, HeightFor height_for, bool wide = false);
    /// The rows of such blocks share what room the grid has below the last one.
    void let_grow(const wxWindow& block);

    /// To be called when a block needs another height than before.
    void arrange();

    bool Layout() override;

    /// The wheel over `part` of a block, which takes it for itself, scrolls the page.
    void scroll_from(wxWindow& part);

    /// After the least height, which GetMinSize() says, became another.
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
    int turned_ = 0; ///< of the wheel, in parts of its step, times rows a step
    bool is_arranging_ = false;
};

} // namespace kizuna
