#include "decks/lookup/printing_marker.h"

#include "cards/base/plain_text.h"

#include <algorithm>

namespace kizuna {
namespace {

/// "P", "P2" and "PR", but not "Protagonist".
bool is_promo_mark(std::string_view text)
{
    return text == "PR" || (text.starts_with('P') && std::ranges::all_of(text.substr(1), is_digit));
}

} // namespace

bool PrintingMarker::fits(const Printing& printing) const
{
    const std::string_view code = printing.code;
    return code.ends_with('+') == has_plus && code.ends_with('X') == has_x &&
           (code.find("PR") != std::string_view::npos) == is_promo &&
           code.ends_with("PRr") == is_reissue;
}

PrintingMarker printing_marker(std::string_view name)
{
    PrintingMarker found;
    std::string_view rest = trimmed(name);
    const std::size_t bracket = rest.rfind('(');
    if (rest.ends_with(')') && bracket != std::string_view::npos) {
        const std::string_view inside = rest.substr(bracket + 1, rest.size() - bracket - 2);
        found.is_reissue = inside == "RP";
        found.is_promo = is_promo_mark(inside) || found.is_reissue;
        if (found.is_promo || inside == "V2")
            rest = trimmed(rest.substr(0, bracket));
    }
    if (rest.ends_with("+X")) {
        found.has_x = true;
        rest.remove_suffix(2);
    }
    while (rest.ends_with('+')) {
        found.has_plus = true;
        rest.remove_suffix(1);
    }
    found.name = trimmed(rest);
    return found;
}

} // namespace kizuna
