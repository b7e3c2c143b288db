#include "gui/play/board_row.h"

#include "app/faces/card_face.h"
#include "gui/faces/card_cell.h"

#include <algorithm>

namespace kizuna {

int BoardRow::along(const Lying& card, int face) const
{
    return card.edge + (card.on_its_side == is_column ? face : face_height(face));
}

int BoardRow::whole(int face) const
{
    int sum = 0;
    for (const Lying& card : cards)
        sum += along(card, face);
    return sum;
}

int BoardRow::face_width(const wxSize& room, int min) const
{
    int edge = 0;
    for (const Lying& card : cards)
        edge = std::max(edge, card.edge);
    const int across = (is_column ? room.x : room.y) - edge;
    const int length = is_column ? room.y : room.x;
    // The widest face whose height, as face_height() rounds it, is at most `high`.
    const auto widest = [](int high) { return static_cast<int>((high + 0.5) / card_shape); };
    // In a column the width limits the face; its height must fit along the column too.
    int face = is_column ? std::min(across, widest(length - edge)) : widest(across);
    const int smallest = std::min(face, std::max(face * 3 / 4, min));
    while (face > smallest && whole(face) > length)
        --face;
    return std::max(face, 1);
}

std::vector<wxRect> BoardRow::places(const wxRect& room, int face) const
{
    std::vector<wxRect> places;
    if (cards.empty())
        return places;
    const int length = is_column ? room.height : room.width;
    const int last = along(cards.back(), face);
    const int others = whole(face) - last;
    const double squeezed =
        others > 0 ? std::clamp((length - last) / static_cast<double>(others), 0.0, 1.0) : 1.0;
    double begin = 0;
    for (std::size_t at = 0; at < cards.size(); ++at) {
        const bool is_last = at + 1 == cards.size();
        const double end = begin + along(cards[at], face) * (is_last ? 1 : squeezed);
        const int from = static_cast<int>(begin);
        const int size = static_cast<int>(end) - from;
        places.push_back(is_column ? wxRect(room.x, room.y + from, room.width, size)
                                   : wxRect(room.x + from, room.y, size, room.height));
        begin = end;
    }
    return places;
}

} // namespace kizuna
