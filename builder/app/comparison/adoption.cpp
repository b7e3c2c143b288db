#include "app/comparison/adoption.h"

#include <algorithm>
#include <functional>
#include <string_view>
#include <tuple>

namespace kizuna {
namespace {

void count(std::vector<AdoptionCount>& counts, std::size_t at, std::size_t size,
           std::int64_t copies)
{
    if (counts.empty())
        counts.resize(size);
    ++counts[at].decks;
    counts[at].copies += copies;
}

std::vector<Adoption::OfCard> in_order(const std::vector<AdoptionCount>& counts,
                                       const CardLibrary& library)
{
    std::vector<Adoption::OfCard> cards;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        if (counts[at].decks > 0)
            cards.push_back({&library.cards()[at], counts[at]});
    }
    std::ranges::sort(cards, [](const Adoption::OfCard& one, const Adoption::OfCard& other) {
        const auto key = [](const Adoption::OfCard& each) {
            return std::tuple(-each.count.decks, -each.count.copies,
                              std::string_view(each.card->id));
        };
        return key(one) < key(other);
    });
    return cards;
}

} // namespace

void Adoption::add(std::span<const ResolvedDeck::Line> cards, const Card* protagonist, int size,
                   const CardLibrary& library)
{
    ++decks_;
    cards_ += size;
    const std::size_t all = library.cards().size();
    const std::size_t symbols = library.words().symbols.size();
    std::vector<std::int64_t> by_symbol(symbols + 1);
    for (const ResolvedDeck::Line& line : cards) {
        count(of_card_, static_cast<std::size_t>(library.index_of(*line.card)), all, line.copies);
        if (line.card == protagonist)
            count(of_protagonist_, static_cast<std::size_t>(library.index_of(*line.card)), all,
                  line.copies);
        for (std::size_t at = 0; at < symbols; ++at) {
            if (line.card->symbols.contains(static_cast<SymbolId>(at)))
                by_symbol[at] += line.copies;
        }
        if (line.card->symbols.empty())
            by_symbol[symbols] += line.copies;
    }
    for (std::size_t at = 0; at < by_symbol.size(); ++at) {
        if (by_symbol[at] > 0)
            count(of_symbol_, at, by_symbol.size(), by_symbol[at]);
    }
}

std::vector<Adoption::OfCard> Adoption::by_card(const CardLibrary& library) const
{
    return in_order(of_card_, library);
}

std::vector<Adoption::OfCard> Adoption::by_protagonist(const CardLibrary& library) const
{
    return in_order(of_protagonist_, library);
}

std::vector<Adoption::OfSymbol> Adoption::by_symbol(const CardLibrary& library) const
{
    std::vector<OfSymbol> symbols;
    for (std::size_t at = 0; at < of_symbol_.size(); ++at) {
        const bool has_symbol = at < library.words().symbols.size();
        if (of_symbol_[at].decks > 0)
            symbols.push_back(
                {has_symbol ? &library.words().symbols[at] : nullptr, of_symbol_[at]});
    }
    std::ranges::stable_sort(symbols, std::ranges::greater(),
                             [](const OfSymbol& each) { return each.count.decks; });
    return symbols;
}

} // namespace kizuna
