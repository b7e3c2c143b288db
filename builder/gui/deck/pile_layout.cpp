#include "gui/deck/pile_layout.h"

#include "app/faces/card_face.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace kizuna {
namespace {

/// Min number of cards that a split pile leaves at the end of a column; with room for fewer, the
/// pile begins in the next column.
constexpr std::size_t min_part = 4;

/// A pile, or the part of it in one column if it is too high for one.
struct Part {
    std::size_t cards;
    bool is_first = true; ///< has the heading; other parts leave its room empty
};

std::vector<Part> whole_piles(const std::vector<std::size_t>& piles)
{
    std::vector<Part> parts;
    for (const std::size_t cards : piles)
        parts.push_back({cards});
    return parts;
}

/// Piles split into parts for columns of a given height, showing only the head of each card.
struct Flow {
    std::vector<Part> parts;
    int columns = 1;
};

Flow flowing(const std::vector<std::size_t>& piles, const PileLayout::Fixed& fixed, int height)
{
    Flow flow;
    int used = 0;
    for (std::size_t left : piles) {
        for (bool is_first = true; left > 0;) {
            const int room = height - used - fixed.heading - fixed.below;
            const auto heads = static_cast<std::size_t>(std::max(room / fixed.head, 0));
            if (left > heads && heads < min_part && used > 0) {
                ++flow.columns;
                used = 0;
                continue;
            }
            const std::size_t taken = std::min(left, std::max<std::size_t>(heads, 1));
            flow.parts.push_back({taken, is_first});
            used += fixed.heading + static_cast<int>(taken) * fixed.head + fixed.below;
            is_first = false;
            left -= taken;
            if (left > 0) {
                ++flow.columns;
                used = 0;
            }
        }
    }
    return flow;
}

/// The parts for columns of the min height at which `columns` of them hold all piles.
std::vector<Part> flowing_in(const std::vector<std::size_t>& piles, const PileLayout::Fixed& fixed,
                             int columns, int max_height)
{
    int low = 0;
    int high = max_height;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (flowing(piles, fixed, middle).columns <= columns)
            high = middle;
        else
            low = middle + 1;
    }
    return flowing(piles, fixed, low).parts;
}

/// Lays out piles for one width of faces.
class Piles {
public:
    Piles(const std::vector<Part>& piles, const PileLayout::Fixed& fixed, int face, int last)
        : piles_(piles), fixed_(fixed), face_(face), last_(last)
    {
    }

    static int height_of(int face, const PileLayout::Fixed& fixed)
    {
        return fixed.are_lines ? fixed.head : static_cast<int>(std::lround(face * card_shape));
    }

    int columns_in(int width) const
    {
        return std::max(1, (width + fixed_.beside) / (face_ + fixed_.beside));
    }

    /// The share of a width that the columns use, 0 to 1.
    double used(int width) const
    {
        const int columns = std::min(columns_in(width), static_cast<int>(piles_.size()));
        return 1.0 * columns * (face_ + fixed_.beside) / (width + fixed_.beside);
    }

    bool fit(const wxSize& room) const { return min_height(columns_in(room.x)) <= room.y; }

    /// Min height at which this number of columns holds all piles in their order.
    int min_height(int columns) const
    {
        int low = 0;
        int high = 0;
        for (const Part& part : piles_) {
            low = std::max(low, height_of_pile(part.cards));
            high += height_of_pile(part.cards);
        }
        while (low < high) {
            const int middle = low + (high - low) / 2;
            if (static_cast<int>(ends(middle, columns).size()) <= columns)
                high = middle;
            else
                low = middle + 1;
        }
        return low;
    }

    /// Lays the piles out. Free height in a column is used to show more of its last cards.
    PileLayout placed(int width, int room) const
    {
        PileLayout layout;
        layout.face = face_;
        const int columns = columns_in(width);
        const int height = min_height(columns);
        layout.whole = wxSize(width, height);
        std::size_t pile = 0;
        int left = 0;
        for (const std::size_t end : ends(height, columns)) {
            int free = std::max(room, height);
            for (std::size_t each = pile; each < end; ++each)
                free -= height_of_pile(piles_[each].cards);
            int top = 0;
            for (; pile < end; ++pile) {
                const int share = std::max(free, 0) / static_cast<int>(end - pile);
                const int more = std::clamp(height_of(face_, fixed_) - last_, 0, share);
                place(layout, piles_[pile], left, top, last_ + more);
                free -= more;
            }
            layout.whole.y = std::max(layout.whole.y, top);
            left += face_ + fixed_.beside;
        }
        return layout;
    }

private:
    int height_of_pile(std::size_t cards) const
    {
        return fixed_.heading + static_cast<int>(cards - 1) * fixed_.head + last_ + fixed_.below;
    }

    /// For each column no higher than `limit`, the index of the first pile after it. Piles share a
    /// column only while there are more of them than columns.
    std::vector<std::size_t> ends(int limit, int columns) const
    {
        std::vector<std::size_t> ends;
        int used = 0;
        for (std::size_t pile = 0; pile < piles_.size(); ++pile) {
            const int next = height_of_pile(piles_[pile].cards);
            const int left = columns - static_cast<int>(ends.size()) - 1;
            const bool has_own = static_cast<int>(piles_.size() - pile) <= left;
            if (used > 0 && (used + next > limit || has_own)) {
                ends.push_back(pile);
                used = 0;
            }
            used += next;
        }
        ends.push_back(piles_.size());
        return ends;
    }

    /// Places one part. `last` is the visible height of its last card.
    void place(PileLayout& layout, const Part& part, int left, int& top, int last) const
    {
        if (part.is_first)
            layout.headings.emplace_back(left, top, face_, fixed_.heading);
        top += fixed_.heading;
        for (std::size_t card = 0; card < part.cards; ++card) {
            const int seen = card + 1 == part.cards ? last : fixed_.head;
            layout.cards.push_back(
                {{left, top, face_, height_of(face_, fixed_)}, {left, top, face_, seen}});
            top += seen;
        }
        top += fixed_.below;
    }

    const std::vector<Part>& piles_;
    const PileLayout::Fixed& fixed_;
    int face_;
    int last_; ///< visible height of a pile's last card
};

/// Max visible height of the last cards at a width of faces; empty if not even their heads fit.
std::optional<int> fitting_last(const std::vector<Part>& piles, const PileLayout::Fixed& fixed,
                                int face, const wxSize& room)
{
    const auto fits = [&](int last) { return Piles(piles, fixed, face, last).fit(room); };
    int low = fixed.head;
    int high = std::max(low, Piles::height_of(face, fixed));
    if (face > room.x || !fits(low))
        return std::nullopt;
    while (low < high) {
        const int middle = high - (high - low) / 2;
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}

} // namespace

wxRect raised_place(const wxRect& place, const wxRect& in_sight)
{
    wxRect raised = place;
    if (4 * in_sight.height < 5 * place.height)
        return raised;
    const int highest = std::min(place.y, in_sight.y);
    raised.y = std::clamp(in_sight.y + in_sight.height - place.height, highest, place.y);
    return raised;
}

PileLayout PileLayout::fitting(const std::vector<std::size_t>& piles, const wxSize& room,
                               const Fixed& fixed)
{
    if (piles.empty())
        return {};
    constexpr int step = 2;
    double best = 0;
    PileLayout layout;
    const auto try_faces = [&](const std::vector<Part>& parts, int min, int max) {
        for (int width = max; width >= min; width -= step) {
            const auto last = fitting_last(parts, fixed, width, room);
            if (!last)
                continue;
            // Seeing more of the last cards counts about as much as wider faces.
            const Piles tried(parts, fixed, width, *last);
            const double worth =
                width * (0.3 + 1.0 * *last / Piles::height_of(width, fixed)) * tried.used(room.x);
            if (worth > best) {
                best = worth;
                layout = tried.placed(room.x, room.y);
            }
        }
        return best > 0;
    };
    const std::vector<Part> whole = whole_piles(piles);
    if (try_faces(whole, fixed.good_face, fixed.max_face))
        return layout;
    for (int width = fixed.max_face; width >= fixed.good_face; width -= step) {
        const int columns = Piles(whole, fixed, width, 0).columns_in(room.x);
        try_faces(flowing_in(piles, fixed, columns, room.y), width, width);
    }
    if (best > 0)
        return layout;
    if (try_faces(whole, fixed.min_face, fixed.good_face))
        return layout;
    // As many columns as faces of good_face allow; faces then take the columns' whole width.
    const int face = std::clamp(room.x, fixed.min_face, fixed.good_face);
    const int columns = Piles(whole, fixed, face, 0).columns_in(room.x);
    const int wide = std::clamp((room.x + fixed.beside) / columns - fixed.beside, face,
                                std::max(face, fixed.max_face));
    return Piles(whole, fixed, wide, std::max(fixed.head, Piles::height_of(wide, fixed) / 2))
        .placed(room.x, room.y);
}

} // namespace kizuna
