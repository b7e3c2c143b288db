#include "app/pool/card_search.h"

#include "cards/base/utf8.h"
#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace kizuna {
namespace {

/// True for a collector number or the beginning of one, as in "B01-003" and "s01", which people
/// type from a printed card.
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

void sort_rows(std::vector<CardIndex>& rows, const CardOrder& order, bool descending,
               const CardLibrary& library)
{
    std::vector<std::pair<std::int64_t, CardIndex>> ranked;
    ranked.reserve(rows.size());
    for (const CardIndex row : rows) {
        const std::int64_t rank = order.rank(library.cards()[row]);
        ranked.emplace_back(descending ? -rank : rank, row);
    }
    std::ranges::sort(ranked);
    std::ranges::transform(ranked, rows.begin(), [](const auto& each) { return each.second; });
}

bool is_called(const Card& card, const std::string& folded)
{
    return !folded.empty() && (fold(card.unit) == folded || fold(card.unit_ja) == folded);
}

std::size_t byte_of_column(std::string_view text, int column)
{
    std::size_t position = 0;
    for (int at = 1; at < column && position < text.size(); ++at)
        next_code_point(text, position);
    return position;
}

/// The length in bytes of the word at `begin` in the text, including quotation marks.
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

/// The word as a query term, quoted if it has a special character.
std::string as_value(const std::string& word)
{
    constexpr std::string_view signs = " ():=<>!/'";
    return word.find_first_of(signs) == std::string::npos ? word : '"' + word + '"';
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
    is_finished_ = false;
    fault_.reset();
    miss_.reset();
    of_texts_.reset();
    auto parsed = Query::parse(query_text(), library(), document_.catalogue().format_ids());
    if (auto* query = std::get_if<Query>(&parsed)) {
        query_ = std::move(*query);
        search_again();
        if (rows_.empty()) {
            miss_ = word_that_finds_nothing(query_text(), library());
            of_texts_ = hint_of_texts();
        }
    } else {
        fault_ = std::get<Fault>(std::move(parsed));
        search_again();
    }
    changed.emit();
}

bool CardSearch::lacks_texts() const
{
    const auto& texts = document_.catalogue().effect_texts;
    return !fault_ && rows_.empty() && may_be_said_by_skills(text_) && texts && !texts->are_made();
}

void CardSearch::look_in_texts()
{
    if (fault_ || !rows_.empty() || of_texts_)
        return;
    of_texts_ = hint_of_texts();
    if (of_texts_)
        changed.emit();
}

std::optional<std::string> CardSearch::hint_of_texts() const
{
    if (lacks_texts())
        return std::nullopt;
    return query_of_texts(text_, document_.catalogue().context(protagonist_));
}

void CardSearch::finish()
{
    is_finished_ = true;
    search_again();
    changed.emit();
}

std::string CardSearch::query_text() const
{
    return is_number(text_) ? "id:" + text_ : text_;
}

void CardSearch::take(const std::string& suggestion)
{
    if (suggestion == of_texts_)
        ask(std::string(suggestion)); // a copy, because ask() resets it
    else if (const auto& wrong = fault_ ? fault_ : miss_)
        ask(mended_query(text_, *wrong, suggestion));
}

std::vector<std::string> CardSearch::suggestions() const
{
    const auto& wrong = fault_ ? fault_ : miss_;
    std::vector<std::string> found = wrong ? wrong->suggestions : std::vector<std::string>();
    if (of_texts_)
        found.insert(found.begin(), *of_texts_);
    return found;
}

bool CardSearch::is_half_typed() const
{
    return fault_ && !is_finished_ && kizuna::is_half_typed(query_text(), *fault_);
}

bool CardSearch::is_named(const Card& card) const
{
    return is_called(card, fold(text_));
}

/// A short list, so that not every row has to be folded at each keystroke.
std::vector<CardIndex> CardSearch::named_cards() const
{
    std::vector<CardIndex> named;
    for (const CardIndex card : library().name_index().with_loose_name(text_)) {
        if (is_named(library().cards()[card]))
            named.push_back(card);
    }
    return named;
}

const Card* CardSearch::best() const
{
    if (rows_.empty())
        return nullptr;
    if (text_.empty()) // avoids building the name index
        return &library().cards()[rows_.front()];
    std::vector<CardIndex> named = named_cards();
    const auto may_lead = [this](CardIndex card) {
        return library().cards()[card].cost == Amount(1);
    };
    if (!protagonist_ && std::ranges::any_of(rows_, may_lead))
        std::erase_if(named, [&](CardIndex card) { return !may_lead(card); });
    const auto first = std::ranges::find_first_of(rows_, named);
    return &library().cards()[first == rows_.end() ? rows_.front() : *first];
}

void CardSearch::sort_by(SortKey key, bool descending)
{
    key_ = key;
    order_ = {};
    descending_ = descending;
    search_again();
    changed.emit();
}

void CardSearch::sort_by(CardOrder order, bool descending)
{
    key_ = SortKey::Id;
    order_ = std::move(order);
    descending_ = descending;
    search_again();
    changed.emit();
}

void CardSearch::search_again()
{
    if (fault_ && !is_half_typed())
        return rows_.clear();
    rows_ = search(query_, document_.catalogue().context(protagonist_));
    if (order_.rank)
        sort_rows(rows_, order_, descending_, library());
    else if (key_ != SortKey::Id || descending_)
        sort_cards(rows_, key_, descending_, library());
    else if (!text_.empty() && !fault_) {
        const std::vector<CardIndex> named = named_cards();
        if (!named.empty())
            std::stable_partition(rows_.begin(), rows_.end(), [&](CardIndex row) {
                return std::ranges::find(named, row) != named.end();
            });
    }
}

void CardSearch::follow_protagonist()
{
    const Card* now = document_.statistics().protagonist;
    if (std::exchange(protagonist_, now) == now || !query_.asks_about_protagonist())
        return;
    search_again();
    changed.emit();
}

std::string mended_query(const std::string& text, const Fault& fault, const std::string& suggestion)
{
    std::string mended = text;
    const std::size_t begin = byte_of_column(text, fault.place.column);
    mended.replace(begin, length_of(fault.what, text, begin), as_value(suggestion));
    return mended;
}

} // namespace kizuna
