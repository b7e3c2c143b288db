#include "decks/lookup/foreign_card.h"

#include "cards/base/plain_text.h"
#include "decks/lookup/card_lookup.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace kizuna {
namespace {

constexpr char sign_before_part = '#';

bool holds_digit(std::string_view text)
{
    return text.find_first_of("0123456789") != std::string_view::npos;
}

bool looks_like_id(std::string_view text)
{
    if (text.find_first_of(" ()[]") != std::string_view::npos)
        return false;
    const std::string lower = lower_case(text);
    const bool has_number = text.find('-') != std::string_view::npos && holds_digit(text);
    return lower.ends_with(".png") || lower.ends_with(".jpg") || has_number ||
           !collector_number(text).empty();
}

/// Up to three letters and two digits: "B01", "PBM".
bool looks_like_set(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
    const std::string_view letters = text.substr(0, digits);
    return digits >= 1 && digits <= 3 && text.size() >= 2 && text.size() <= digits + 2 &&
           std::ranges::all_of(letters, [](unsigned char c) { return std::isupper(c) != 0; }) &&
           std::ranges::all_of(text.substr(digits), is_digit);
}

/// Takes the last part in brackets off the end of a text; empty where none looks right. A part
/// behind a number sign may hold brackets itself.
std::string take_part(std::string_view& text, std::string_view open, char close,
                      bool (*looks_right)(std::string_view))
{
    const auto take = [&](std::string_view front, auto fits) -> std::optional<std::string> {
        const std::size_t begin = text.rfind(front);
        if (!text.ends_with(close) || begin == std::string_view::npos)
            return std::nullopt;
        std::string_view part = text.substr(begin + front.size());
        part.remove_suffix(1);
        if (!fits(part))
            return std::nullopt;
        text = text.substr(0, begin);
        return std::string(part);
    };
    if (auto part = take(open, looks_right))
        return *part;
    const auto any = [](std::string_view) { return true; };
    return take(std::string(open) + sign_before_part, any).value_or(std::string());
}

/// A part between its brackets; `is_plain`: without a number sign.
std::string bracketed(std::string_view open, const std::string& part, char close, bool is_plain)
{
    return std::string(open) + (is_plain ? "" : std::string(1, sign_before_part)) + part + close;
}

} // namespace

std::string foreign_code(const ForeignCard& card)
{
    if (card.name == card.id && !card.id.empty()) // some programs' files need a name
        return foreign_code({{}, card.set, card.id});
    if (card.name.empty() && card.set.empty() && looks_like_id(card.id))
        return card.id;
    if (card.set.empty() && card.id.empty())
        return card.name;
    std::string text = card.name;
    if (!card.set.empty())
        text += bracketed(" [", card.set, ']', looks_like_set(card.set));
    if (!card.id.empty())
        text += bracketed(" (", card.id, ')', looks_like_id(card.id));
    text = trimmed(text);
    if (foreign_card(text) == card)
        return text;
    text = card.name + bracketed(" [", card.set, ']', false) + bracketed(" (", card.id, ')', false);
    return std::string(trimmed(text));
}

ForeignCard foreign_card(std::string_view code)
{
    if (looks_like_id(code))
        return {{}, {}, std::string(code)};
    const std::string padded = ' ' + std::string(code); // brackets may stand first
    std::string_view rest = padded;
    ForeignCard card;
    card.id = take_part(rest, " (", ')', looks_like_id);
    card.set = take_part(rest, " [", ']', looks_like_set);
    card.name = trimmed(rest);
    return card;
}

} // namespace kizuna
