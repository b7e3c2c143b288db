#include "decks/lookup/line_remark.h"

#include "cards/base/plain_text.h"
#include "cards/base/utf8.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"
#include "decks/lookup/line_lookup.h"
#include "decks/lookup/printing_marker.h"
#include "decks/lookup/shop_code.h"
#include "decks/lookup/text_count.h"
#include "decks/lookup/text_line.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The text in brackets that is part of none of the card's names. Looking up names ignores it.
std::string bracketed(std::string_view name, const Card& card)
{
    const std::string names =
        narrowed(card.unit + '\n' + card.title + '\n' + card.unit_ja + '\n' + card.title_ja);
    std::string found;
    for (std::size_t at = 0; (at = name.find('(', at)) != std::string_view::npos;) {
        const std::size_t end = std::min(name.find(')', at), name.size() - 1);
        const std::string_view part = name.substr(at, end + 1 - at);
        if (names.find(part) == std::string::npos)
            found.append(found.empty() ? "" : " ").append(part);
        at = end + 1;
    }
    return found;
}

bool is_like_a_name(std::string_view text, const Card& card)
{
    const std::string folded = fold(text);
    const int limit = static_cast<int>(code_points(folded).size() / 3);
    const auto is_near = [&](const std::string& name) {
        return edit_distance(folded, fold(name), limit) <= limit;
    };
    return is_near(card.unit) || is_near(card.title) || is_near(card.unit + card.title) ||
           is_near(card.unit_ja) || is_near(card.title_ja) || is_near(card.title_ja + card.unit_ja);
}

/// What a name says beside the card's own name.
LineRemark remark_in_name(std::string_view name, const CardMatch& match, const CardLibrary& library)
{
    const Card& card = *match.card;
    if (name.empty() || is_name_of(card, name))
        return {};
    const std::string plain = narrowed(name);
    const PrintingMarker marker = printing_marker(plain);
    LineRemark remark;
    if (marker.name != trimmed(plain) && holds_card(cards_with_name(marker.name, library), card)) {
        const auto fits = [&](const Printing& printing) { return marker.fits(printing); };
        if (std::ranges::count_if(card.printings, fits) == 1)
            remark.printing = &*std::ranges::find_if(card.printings, fits);
        else
            remark.words = trimmed(plain).substr(marker.name.size());
        return remark;
    }
    if (holds_card(cards_with_name(plain, library), card))
        remark.words = bracketed(plain, card);
    else if (!is_like_a_name(plain, card))
        remark.words = name;
    return remark;
}

std::string as_comment(std::string_view words)
{
    for (const std::string_view sign : {"#", "//", "-", "※"}) {
        if (take_front(words, sign))
            break;
    }
    return "# " + std::string(trimmed(words));
}

LineRemark remark_in(std::string_view card, const CardMatch& match, const CardLibrary& library)
{
    card = trimmed(card);
    if (card_of_shop_code(card, library).card)
        return {};
    for (const std::string_view sign : remark_characters) {
        const std::size_t at = card.find(sign);
        if (at != std::string_view::npos && cards_with_name(card, library).empty()) {
            LineRemark remark = remark_in(card.substr(0, at), match, library);
            const std::string_view words = trimmed(card.substr(at));
            remark.words.append(remark.words.empty() ? "" : " ").append(words);
            return remark;
        }
    }
    if (holds_card(cards_with_code(card, library), *match.card))
        return {};
    for (const CodedName& coded : coded_names(card)) {
        if (holds_card(cards_with_code(coded.code, library), *match.card)) {
            LineRemark remark = remark_in_name(coded.name, match, library);
            remark.printing = nullptr; // the code decides
            return remark;
        }
    }
    return remark_in_name(card, match, library);
}

} // namespace

LineRemark line_remark(std::string_view card, const CardMatch& match, const CardLibrary& library)
{
    LineRemark remark = remark_in(card, match, library);
    if (!remark.words.empty())
        remark.words = as_comment(remark.words);
    return remark;
}

} // namespace kizuna
