#include "gui/deck/pile_layout.h"

#include "app/faces/card_face.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

/// Piles of one size of faces.
class Piles {
public:
    Piles(const std::vector<std::size_t>& piles, const PileLayout::Fixed& fixed, int face, int last)
        : piles_(piles), fixed_(fixed), face_(face), last_(last)
    {
    }

    /// What is seen of a card that lies under another, and of one that does not.
    static int head_of(int face, const PileLayout::Fixed& fixed)
    {
        return fixed.line > 0 ? fixed.line : static_cast<int>(face_head_height(face));
    }
    static int height_of(int face, const PileLayout::Fixed& fixed)
    {
        return fixed.line > 0 ? fixed.line : static_cast<int>(std::lround(face * card_shape));
    }

    int columns_in(int width) const { return std::max(1, width / (face_ + fixed_.beside)); }

    /// The least height, as their order allows, at which so many columns hold them all.
    int min_height(int columns) const
    {
        int low = 0;
        int high = 0;
        for (const std::size_t cards : piles_) {
            low = std::max(low, height_of_pile(cards));
            high += height_of_pile(cards);
        }
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (static_cast<int>(ends(middle).size()) <= columns)
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }

    PileLayout placed(int width) const
    {
        PileLayout layout;
        layout.face = face_;
        const int height = min_height(columns_in(width));
        layout.whole = wxSize(width, height);
        std::size_t pile = 0;
        int left = 0;
        for (const std::size_t end : ends(height)) {
            int top = 0;
            for (; pile < end; ++pile)
                place(layout, piles_[pile], left, top);
            left += face_ + fixed_.beside;
        }
        return layout;
    }

private:
    int height_of_pile(std::size_t cards) const
    {
        return fixed_.heading + static_cast<int>(cards - 1) * head_of(face_, fixed_) + last_ +
               fixed_.below;
    }

    /// The first pile after each column, where none is higher than `limit`.
    std::vector<std::size_t> ends(int limit) const
    {
        std::vector<std::size_t> ends;
        int used = 0;
        for (std::size_t pile = 0; pile < piles_.size(); ++pile) {
            const int next = height_of_pile(piles_[pile]);
            if (used > 0 && used + next > limit) {
                ends.push_back(pile);
                used = 0;
            }
            used += next;
        }
        ends.push_back(piles_.size());
        return ends;
    }

    void place(PileLayout& layout, std::size_t cards, int left, int& top) const
    {
        const int width = face_ + fixed_.beside;
        layout.headings.emplace_back(left, top, width, fixed_.heading);
        top += fixed_.heading;
        for (std::size_t card = 0; card < cards; ++card) {
            const int seen = card + 1 == cards ? last_ : head_of(face_, fixed_);
            layout.cards.push_back(
                {{left, top, face_, height_of(face_, fixed_)}, {left, top, width, seen}});
            top += seen;
        }
        top += fixed_.below;
    }

    const std::vector<std::size_t>& piles_;
    const PileLayout::Fixed& fixed_;
    int face_;
    int last_; ///< what is seen of a pile's last card
};

} // namespace

PileLayout PileLayout::fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                               const Fixed& fixed)
{
    if (piles.empty())
        return {};
    int last = 0;
    for (const double part : {1.0, 0.5, 0.0}) {
        for (int face = fixed.max_face; face >= fixed.min_face; face -= 5) {
            last = std::max(Piles::head_of(face, fixed),
                            static_cast<int>(Piles::height_of(face, fixed) * part));
            const Piles tried(piles, fixed, face, last);
            if (face + fixed.beside <= room.x &&
                tried.min_height(tried.columns_in(room.x)) <= room.y)
                return tried.placed(room.x);
        }
    }
    return Piles(piles, fixed, fixed.min_face, last).placed(room.x);
}

} // namespace kizuna
