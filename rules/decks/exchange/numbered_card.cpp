#include "decks/exchange/numbered_card.h"

#include <utility>

namespace kizuna {

std::string NumberedCards::code_of(std::string_view number) const
{
    const std::vector<std::string>& codes = tools_.exchange.codes_of(program_, number);
    return codes.empty() ? std::string(prefix_).append(number) : codes.front();
}

/// Suggests the card's usual artwork, for an alternative one that is not known.
CardLookup NumberedCards::not_found(std::string_view number) const
{
    CardLookup found;
    const bool has_artwork = program_ == NumberingProgram::Decksteria;
    const std::string usual = std::string(number.substr(0, number.find(has_artwork ? '/' : '+'))) +
                              (has_artwork ? "/0" : "");
    if (const Card* like = usual == number ? nullptr : tools_.library.find(code_of(usual)).card)
        found.wanted = like->id;
    return found;
}

std::string NumberedCards::add(DeckImport& import, const DeckLine& line,
                               const std::string& number) const
{
    std::string code = code_of(number);
    if (const CardMatch match = tools_.library.find(code); match.card) {
        code = entry_code(match);
        import.add(line, code);
    } else {
        import.add_unknown(line, code, not_found(number));
    }
    return code;
}

NumberedCards::Written NumberedCards::number_of(const DeckEntry& entry) const
{
    const ExchangeIds& exchange = tools_.exchange;
    const CardMatch match = printing_of(tools_.library.find(entry.code));
    if (!match.card) {
        const std::string_view code = entry.code;
        return {std::string(code.starts_with(prefix_) ? code.substr(prefix_.size())
                                                      : exchange.id_of(program_, code)),
                false};
    }
    std::string_view number = exchange.id_of(program_, match.printing->code);
    for (const Printing& printing : match.card->printings) {
        if (number.empty())
            number = exchange.id_of(program_, printing.code);
    }
    const bool reads_back =
        !number.empty() && exchange.codes_of(program_, number).front() == match.printing->code;
    return {std::string(number), !reads_back};
}

} // namespace kizuna
