#include "app/cards/card_search.h"

#include "cards/utf8.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

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

/// As a query holds it: a word that is more than a word stands in quotation marks.
std::string as_value(const std::string& word)
{
    constexpr std::string_view signs = " ():=<>!/'";
    return word.find_first_of(signs) == std::string::npos ? word : '"' + word + '"';
}

/// True of a collector's number or the beginning of one, as in "B01-003" and "s01": whoever has a
/// card at hand types what is printed on it.
bool is_number(std::string_view text)
{
    const auto is_letter = [](unsigned char letter) { return std::isalpha(letter) != 0; };
    const auto is_digit = [](unsigned char letter) { return std::isdigit(letter) != 0; };
    const auto digits = std::ranges::find_if_not(text, is_letter);
    const auto dash = std::find_if_not(digits, text.end(), is_digit);
    return digits != text.begin() && digits - text.begin() <= 2 && dash - digits == 2 &&
           (dash == text.end() || *dash == '-') &&
           text.find_first_of(" \t:") == std::string_view::npos;
}

} // namespace

CardSearch::CardSearch(DeckDocument& document)
    : document_(document), protagonist_(document.statistics().protagonist)
{
    deck_changed_ = document.changed.subscribe([this] { follow_protagonist(); });
    search_again();
}

void CardSearch::ask(const std::string& text)
{
    text_ = text;
    fault_.reset();
    auto parsed = Query::parse(is_number(text) ? "id:" + text : text, library(),
                               document_.catalogue().format_ids());
    if (auto* query = std::get_if<Query>(&parsed)) {
        query_ = std::move(*query);
        search_again();
    } else {
        fault_ = std::get<Fault>(std::move(parsed));
    }
    changed.emit();
}

void CardSearch::take(const std::string& suggestion)
{
    if (!fault_)
        return;
    std::string mended = text_;
    const std::size_t begin = byte_of_column(text_, fault_->place.column);
    mended.replace(begin, length_of(fault_->what, text_, begin), as_value(suggestion));
    ask(mended);
}

std::vector<std::string> CardSearch::suggestions() const
{
    return fault_ ? fault_->suggestions : std::vector<std::string>();
}

void CardSearch::sort_by(SortKey key, bool descending)
{
    key_ = key;
    descending_ = descending;
    search_again();
    changed.emit();
}

void CardSearch::search_again()
{
    rows_ = search(query_, document_.catalogue().context(protagonist_));
    if (key_ != SortKey::Id || descending_)
        sort_cards(rows_, key_, descending_, library());
}

void CardSearch::follow_protagonist()
{
    const Card* now = document_.statistics().protagonist;
    if (std::exchange(protagonist_, now) == now || !query_.asks_about_protagonist())
        return;
    search_again();
    changed.emit();
}

} // namespace kizuna
