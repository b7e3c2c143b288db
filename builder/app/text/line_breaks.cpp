#include "app/text/line_breaks.h"

#include <unicode/brkiter.h>
#include <unicode/unistr.h>

#include <memory>

namespace kizuna {

std::vector<std::size_t> line_breaks(std::string_view text)
{
    UErrorCode status = U_ZERO_ERROR;
    // Parsing the rules is a hundred times slower than copying them.
    static const std::unique_ptr<icu::BreakIterator> rules(
        icu::BreakIterator::createLineInstance(icu::Locale("ja@lb=strict"), status));
    if (!rules)
        return {};
    const std::unique_ptr<icu::BreakIterator> places(rules->clone());
    const auto units =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
    places->setText(units);
    std::vector<std::size_t> breaks;
    std::size_t letters = 0;
    int begin = 0;
    places->first();
    for (int end = places->next(); end != icu::BreakIterator::DONE && end < units.length();
         end = places->next()) {
        letters += static_cast<std::size_t>(units.countChar32(begin, end - begin));
        breaks.push_back(letters);
        begin = end;
    }
    return breaks;
}

} // namespace kizuna
