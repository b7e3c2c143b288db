#include "decks/exchange/numbered_card.h"

namespace kizuna {
namespace {

/// The prefix of a program's unknown numbers in a deck.
std::string_view prefix_of(NumberingProgram program)
{
    switch (program) {
    case NumberingProgram::CipherVit:
        return "ciphervit:";
    case NumberingProgram::CipherOnline:
        return "cipher-online:";
    case NumberingProgram::Decksteria:
        return "decksteria:";
    }
    return {};
}

/// The code of the printing that a number means; the number with its prefix where it is unknown.
std::string code_numbered(const std::string& number, NumberingProgram program,
                          const DeckFileTools& tools)
{
    const std::vector<std::string>& codes = tools.exchange.codes_of(program, number);
    return codes.empty() ? std::string(prefix_of(program)) + number : codes.front();
}

/// A lookup without matches. For an unknown artwork it suggests the card with its usual one.
CardLookup not_found(const std::string& number, NumberingProgram program,
                     const DeckFileTools& tools)
{
    CardLookup found;
    const bool has_artwork = program == NumberingProgram::Decksteria;
    const std::string usual =
        number.substr(0, number.find(has_artwork ? '/' : '+')) + (has_artwork ? "/0" : "");
    const CardMatch like = tools.library.find(code_numbered(usual, program, tools));
    if (like.card && usual != number)
        found.wanted = like.card->id;
    return found;
}

} // namespace

std::string add_numbered(DeckImport& import, const DeckLine& line, const std::string& number,
                         NumberingProgram program, const DeckFileTools& tools)
{
    std::string code = code_numbered(number, program, tools);
    if (const CardMatch match = tools.library.find(code); match.card) {
        code = entry_code(match);
        import.add(line, code);
    } else {
        import.add_unknown(line, code, not_found(number, program, tools));
    }
    return code;
}

NumberedCard numbered_card(const DeckEntry& entry, NumberingProgram program,
                           const DeckFileTools& tools)
{
    const ExchangeIds& exchange = tools.exchange;
    const CardMatch match = printing_of(tools.library.find(entry.code));
    if (!match.card) {
        const std::string_view prefix = prefix_of(program);
        const std::string_view code = entry.code;
        return {std::string(code.starts_with(prefix) ? code.substr(prefix.size())
                                                     : exchange.id_of(program, code)),
                false};
    }
    std::string_view number = exchange.id_of(program, match.printing->code);
    for (const Printing& printing : match.card->printings) {
        if (number.empty())
            number = exchange.id_of(program, printing.code);
    }
    const bool reads_back =
        !number.empty() && exchange.codes_of(program, number).front() == match.printing->code;
    return {std::string(number), !reads_back};
}

} // namespace kizuna
