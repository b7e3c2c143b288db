#include "app/cards/picture_names.h"

#include "cards/base/plain_text.h"

#include <algorithm>

namespace kizuna {
namespace {

/// "B01-001SR+" for "B01-001SRplus".
std::string with_sign_for_plus(std::string_view name)
{
    constexpr std::string_view word = "plus";
    const std::size_t at = lower_case(std::string(name)).find(word);
    if (at == std::string::npos || at == 0)
        return std::string(name);
    std::string code(name.substr(0, at));
    code += '+';
    return code.append(name.substr(at + word.size()));
}

std::string with_word_for_plus(const std::string& code)
{
    std::string name;
    for (const char c : code)
        name += c == '+' ? std::string("plus") : std::string(1, c);
    return name;
}

/// The name for these printings; ambiguous if they belong to several cards.
PictureName picture_name_of(PictureNaming naming, const std::vector<CardMatch>& matches)
{
    PictureName name{.naming = naming};
    for (const CardMatch& match : matches) {
        if (name.card && name.card != match.card)
            return {.naming = naming, .is_ambiguous = true};
        name.card = match.card;
        if (match.printing)
            name.codes.push_back(match.printing->code);
    }
    return name;
}

PictureName picture_name_of(PictureNaming naming, const std::vector<std::string>& codes,
                            const CardLibrary& library)
{
    std::vector<CardMatch> matches;
    for (const std::string& code : codes) {
        if (const CardMatch match = library.find(code); match.card)
            matches.push_back(match);
    }
    return picture_name_of(naming, matches);
}

bool says_something(const PictureName& name)
{
    return name.card || name.is_ambiguous;
}

bool is_ciphervit_id(std::string_view name)
{
    if (name.ends_with('+'))
        name.remove_suffix(1);
    return !name.empty() && std::ranges::all_of(name, is_digit);
}

/// The card number before letters that make no printing code: "B01-003" of "B01-003EN". Empty if a
/// digit follows it.
std::string number_before_letters(std::string_view name)
{
    const std::string number = collector_number(name);
    const bool has_sign = name.size() > 3 && !is_digit(name[3]);
    const std::size_t end = number.size() - (has_sign ? 0 : 1);
    const bool goes_on = !number.empty() && end < name.size() && is_digit(name[end]);
    return goes_on ? std::string() : number;
}

/// Reads a printing code or a card number.
PictureName picture_name_by_code(std::string_view name, const DeckFileTools& tools)
{
    const auto matches = cards_with_code(with_sign_for_plus(name), tools.library);
    const bool is_number =
        std::ranges::any_of(matches, [](const CardMatch& match) { return !match.printing; });
    return picture_name_of(is_number ? PictureNaming::Number : PictureNaming::Code, matches);
}

} // namespace

PictureName read_picture_name(std::string_view name, const DeckFileTools& tools)
{
    name = trimmed(name);
    if (const std::string id = with_sign_for_plus(name); is_ciphervit_id(id))
        return picture_name_of(PictureNaming::CipherVit,
                               tools.exchange.codes_of(NumberingProgram::CipherVit, id),
                               tools.library);
    if (PictureName found = picture_name_by_code(name, tools); says_something(found))
        return found;
    PictureName found =
        picture_name_of(PictureNaming::Lackey, tools.exchange.from_lackey(name), tools.library);
    if (says_something(found))
        return found;
    const std::size_t end = name.find_first_of(" _");
    if (end != std::string_view::npos && !is_ciphervit_id(name.substr(0, end)))
        found = picture_name_by_code(name.substr(0, end), tools);
    if (!says_something(found))
        found = picture_name_by_code(number_before_letters(name), tools);
    found.naming = PictureNaming::Begins;
    return found;
}

std::vector<PictureNameExample> picture_name_examples(const Card& card, const DeckFileTools& tools)
{
    // A code with a plus makes the better example.
    const auto plus = std::ranges::find_if(card.printings, [](const Printing& printing) {
        return printing.code.find('+') != std::string::npos;
    });
    const std::string& code = (plus == card.printings.end() ? card.printings.front() : *plus).code;
    std::vector<PictureNameExample> examples;
    examples.push_back({PictureNaming::Code, code + ".png"});
    if (const std::string word = with_word_for_plus(code); word != code)
        examples.push_back({PictureNaming::Code, word + ".png"});
    examples.push_back({PictureNaming::Number, card.id + ".jpg"});
    examples.push_back({PictureNaming::Lackey, tools.exchange.lackey_id(code) + ".png"});
    if (const auto id =
            tools.exchange.id_of(NumberingProgram::CipherVit, card.printings.front().code);
        !id.empty())
        examples.push_back({PictureNaming::CipherVit, std::string(id) + ".jpg"});
    examples.push_back({PictureNaming::Begins, card.id + " " + card.unit + ".jpg"});
    return examples;
}

} // namespace kizuna
