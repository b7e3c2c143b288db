#include "app/pool/query_mend.h"

#include "cards/base/utf8.h"

#include <algorithm>
#include <string_view>

namespace kizuna {
namespace {

std::size_t byte_of_column(std::string_view text, int column)
{
    std::size_t position = 0;
    for (int at = 1; at < column && position < text.size(); ++at)
        next_code_point(text, position);
    return position;
}

/// How many bytes of the text from `begin` the word takes, with the quotation marks around it.
std::size_t length_of(std::string_view word, std::string_view text, std::size_t begin)
{
    const std::string_view rest = text.substr(begin);
    if (rest.starts_with(word))
        return word.size();
    const std::string_view inside = rest.substr(std::min<std::size_t>(rest.size(), 1));
    const bool is_quoted = inside.starts_with(word) && inside.size() > word.size() &&
                           inside[word.size()] == rest.front();
    return is_quoted ? word.size() + 2 : 0;
}

/// The word as a query holds it: one that is more than a word stands in quotation marks.
std::string as_value(const std::string& word)
{
    constexpr std::string_view signs = " ():=<>!/'";
    return word.find_first_of(signs) == std::string::npos ? word : '"' + word + '"';
}

} // namespace

std::string mended_query(const std::string& text, const Fault& fault, const std::string& suggestion)
{
    std::string mended = text;
    const std::size_t begin = byte_of_column(text, fault.place.column);
    mended.replace(begin, length_of(fault.what, text, begin), as_value(suggestion));
    return mended;
}

} // namespace kizuna
