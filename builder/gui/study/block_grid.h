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
    /// The last row takes what room the page leaves below it.
    void fill_page() { fills_page_ = true; }

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
    };
    int put_row(std::size_t begin, std::size_t end, int columns, int y, int width);
    int height_of(std::size_t begin, std::size_t end, int y, int width) const;

    std::vector<Block> blocks_;
    bool fills_page_ = false;
    int turned_ = 0; ///< of the wheel, in parts of its step, times rows a step
    bool is_arranging_ = false;
};

} // namespace kizuna
