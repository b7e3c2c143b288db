#include "cards/library/card_library.h"

#include "cards/library/name_index.h"
#include "cards/library/search_texts.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>
#include <unordered_map>

namespace kizuna {
namespace {

constexpr auto sort_keys = static_cast<std::size_t>(last_sort_key) + 1;

/// The rank of each key once all are in order; equal keys share one.
template <typename Key>
std::vector<std::uint32_t> ranks_of(const std::vector<Key>& keys)
{
    std::vector<std::uint32_t> order(keys.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](std::uint32_t one, std::uint32_t other) {
        return keys[one] != keys[other] ? keys[one] < keys[other] : one < other;
    });
    std::vector<std::uint32_t> ranks(keys.size());
    for (std::size_t at = 0; at < order.size(); ++at) {
        const bool tied = at > 0 && keys[order[at]] == keys[order[at - 1]];
        ranks[order[at]] = tied ? ranks[order[at - 1]] : static_cast<std::uint32_t>(at);
    }
    return ranks;
}

constexpr int after_all_numbers = 1000;

int sortable(Amount amount)
{
    return amount.number().value_or(after_all_numbers);
}

} // namespace

struct CardLibrary::Index {
    struct Code {
        std::string_view code;
        CardIndex card;
        std::uint32_t printing;
    };
    std::vector<Code> codes;             ///< by code
    std::vector<std::string_view> units; ///< sorted, each once
    std::vector<CardTraits> traits;
    int threads = 1; ///< that fold the texts
    std::once_flag folded;
    std::atomic<bool> is_folded = false;
    SearchTexts texts;
    /// The cards that share the name of another, by that first card.
    std::unordered_map<CardIndex, std::vector<CardIndex>> others_of_name;
    std::once_flag ranked;
    std::array<std::vector<std::uint32_t>, sort_keys> ranks;
    std::once_flag named;
    std::optional<NameIndex> names;

    const SearchTexts& search_texts(std::span<const Card> cards)
    {
        // A search calls this for each card, and call_once() alone takes as long as the rest.
        if (!is_folded.load(std::memory_order_acquire)) {
            std::call_once(folded, [&] {
                fold(cards);
                is_folded.store(true, std::memory_order_release);
            });
        }
        return texts;
    }
    void fold(std::span<const Card> cards);
};

CardLibrary::CardLibrary() : CardLibrary(std::make_shared<const Vocabulary>(), {}, {}) {}
CardLibrary::CardLibrary(CardLibrary&&) noexcept = default;
CardLibrary& CardLibrary::operator=(CardLibrary&&) noexcept = default;
CardLibrary::~CardLibrary() = default;

CardLibrary::CardLibrary(std::shared_ptr<const Vocabulary> words, std::vector<CardSet> sets,
                         std::vector<Card> cards, int threads,
                         std::vector<std::unique_ptr<const SkillSource>> sources)
    : words_(std::move(words)), sets_(std::move(sets)), sources_(std::move(sources)),
      cards_(std::move(cards)), index_(std::make_unique<Index>())
{
    index_->threads = threads;
    index_codes();
}

void CardLibrary::index_codes()
{
    std::size_t printings = 0;
    for (const Card& card : cards_)
        printings += card.printings.size();
    index_->codes.reserve(printings);
    index_->units.reserve(cards_.size());
    index_->traits.reserve(cards_.size());
    for (const Card& card : cards_) {
        const CardIndex at = index_of(card);
        for (std::uint32_t printing = 0; printing < card.printings.size(); ++printing)
            index_->codes.push_back({card.printings[printing].code, at, printing});
        index_->units.push_back(card.unit);
        index_->traits.push_back(traits_of(card));
        if (card.name_group != at)
            index_->others_of_name[card.name_group].push_back(at);
    }
    std::ranges::sort(index_->codes, {}, &Index::Code::code);
    std::ranges::sort(index_->units);
    index_->units.erase(std::unique(index_->units.begin(), index_->units.end()),
                        index_->units.end());
}

/// Each thread folds a run of cards; the parts are put together in order.
void CardLibrary::Index::fold(std::span<const Card> cards)
{
    const auto parts = static_cast<std::size_t>(std::max(threads, 1));
    std::vector<SearchTexts> folded_parts(parts);
    const auto fold_part = [&](std::size_t part) {
        const std::size_t begin = cards.size() * part / parts;
        const std::size_t end = cards.size() * (part + 1) / parts;
        folded_parts[part] = SearchTexts(cards.subspan(begin, end - begin));
    };
    {
        std::vector<std::jthread> workers;
        for (std::size_t part = 1; part < parts; ++part)
            workers.emplace_back(fold_part, part);
        fold_part(0);
    }
    texts = std::move(folded_parts[0]);
    for (std::size_t part = 1; part < parts; ++part)
        texts.append(folded_parts[part]);
}

std::span<const CardTraits> CardLibrary::traits() const
{
    return index_->traits;
}

CardMatch CardLibrary::find(std::string_view id_or_code) const
{
    if (const Card* card = find_id(id_or_code))
        return {card, nullptr};
    const auto found = std::ranges::lower_bound(index_->codes, id_or_code, {}, &Index::Code::code);
    if (found == index_->codes.end() || found->code != id_or_code)
        return {};
    const Card& card = cards_[found->card];
    return {&card, &card.printings[found->printing]};
}

const Card* CardLibrary::find_id(std::string_view id) const
{
    const auto found = std::ranges::lower_bound(cards_, id, {}, &Card::id);
    return found != cards_.end() && found->id == id ? &*found : nullptr;
}

std::vector<const Card*> CardLibrary::same_name(const Card& card) const
{
    const auto others = index_->others_of_name.find(card.name_group);
    if (others == index_->others_of_name.end())
        return {&card};
    std::vector<const Card*> found = {&cards_[card.name_group]};
    for (const CardIndex other : others->second)
        found.push_back(&cards_[other]);
    return found;
}

bool CardLibrary::has_unit(std::string_view unit) const
{
    return std::ranges::binary_search(index_->units, unit);
}

std::string_view CardLibrary::search_text(const Card& card) const
{
    return index_->search_texts(cards_).folded(index_of(card));
}

std::string_view CardLibrary::search_romaji(const Card& card) const
{
    return index_->search_texts(cards_).romaji(index_of(card));
}

std::span<const std::uint32_t> CardLibrary::ranks(SortKey key) const
{
    std::call_once(index_->ranked, [this] { build_ranks(); });
    return index_->ranks[static_cast<std::size_t>(key)];
}

void CardLibrary::build_ranks() const
{
    const auto rank_by = [this](SortKey key, auto value_of) {
        std::vector<decltype(value_of(cards_.front()))> keys;
        keys.reserve(cards_.size());
        for (const Card& card : cards_)
            keys.push_back(value_of(card));
        index_->ranks[static_cast<std::size_t>(key)] = ranks_of(keys);
    };
    const auto rank_by_text = [this](SortKey key, std::string_view language, auto text_of) {
        std::vector<std::string> texts;
        texts.reserve(cards_.size());
        for (const Card& card : cards_)
            texts.push_back(text_of(card));
        index_->ranks[static_cast<std::size_t>(key)] = ranks_of(collation_keys(texts, language));
    };
    rank_by(SortKey::Id, [this](const Card& card) { return index_of(card); });
    rank_by(SortKey::Cost, [](const Card& card) { return sortable(card.cost); });
    rank_by(SortKey::ClassChange, [](const Card& card) {
        return card.class_change_cost ? sortable(*card.class_change_cost) : -1;
    });
    rank_by(SortKey::Attack, [](const Card& card) { return sortable(card.attack); });
    rank_by(SortKey::Support, [](const Card& card) { return sortable(card.support); });
    rank_by(SortKey::Symbol, [](const Card& card) { return card.symbols.bits(); });
    rank_by_text(SortKey::Name, "en", english_name);
    // A card whose Japanese name is unknown comes after all that have one.
    rank_by_text(SortKey::NameJapanese, "ja", [](const Card& card) {
        return card.unit_ja.empty() ? "\xEF\xBF\xBD" + card.unit
                                    : card.unit_ja + ": " + card.title_ja;
    });
    rank_by_text(SortKey::Class, "en", [](const Card& card) { return card.unit_class; });
    rank_by_text(SortKey::ClassJapanese, "ja", [](const Card& card) {
        return card.unit_class_ja.empty() ? card.unit_class : card.unit_class_ja;
    });
}

const NameIndex& CardLibrary::name_index() const
{
    std::call_once(index_->named, [this] { index_->names.emplace(cards_); });
    return *index_->names;
}

bool bears_unit_name(const Card& card, std::string_view unit)
{
    return card.unit == unit || std::ranges::any_of(card.also_unit, [&](const ExtraName& extra) {
               return extra.scope.empty() && extra.unit == unit;
           });
}

bool shares_unit_name(const Card& one, const Card& other)
{
    return bears_unit_name(other, one.unit) ||
           std::ranges::any_of(one.also_unit, [&](const ExtraName& extra) {
               return extra.scope.empty() && bears_unit_name(other, extra.unit);
           });
}

} // namespace kizuna
