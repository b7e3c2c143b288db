#pragma once

#include <wx/scrolwin.h>

#include <functional>
#include <vector>

namespace kizuna {

/// Blocks in as many columns as there is room for, row by row, in a page that scrolls downwards. A
/// block is as high as it needs at its width; those of one row are equally high.
class BlockGrid : public wxScrolledWindow {
public:
    explicit BlockGrid(wxWindow* parent);

    using HeightFor = std::function<int(int width)>;
    /// `block` is a child of this. One that is `wide` has a row for itself.
    void add(wxWindow& block, HeightFor height_for, bool wide = false);
    /// The rows of such blocks share what room the page leaves below the last one.
    void let_grow(const wxWindow& block);

    /// To be called when a block needs another height than before.
    void arrange();

    bool Layout() override;

    /// The wheel over `part` of a block, which takes it for itself, scrolls the grid.
    void scroll_from(wxWindow& part);

private:
    void DoSetSize(int x, int y, int width, int height, int flags) override;

    struct Block {
        wxWindow* window;
        HeightFor height_for;
        bool wide;
        bool grows = false;
    };
    struct Row {
        std::size_t begin = 0; ///< of its blocks
        std::size_t end = 0;
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
