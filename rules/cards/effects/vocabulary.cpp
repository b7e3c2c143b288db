#include "cards/effects/vocabulary.h"

#include <algorithm>

namespace kizuna {
namespace {

template <typename Id>
std::optional<Id> position(const std::vector<Word>& words, std::string_view slug)
{
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (words[at].slug == slug || (!words[at].colour.empty() && words[at].colour == slug))
            return static_cast<Id>(at);
    }
    return std::nullopt;
}

} // namespace

const std::string& LocalText::in(std::string_view language) const
{
    if (language == "ja" && !ja.empty())
        return ja;
    if (language == "it" && !it.empty())
        return it;
    return en;
}

std::optional<SymbolId> Vocabulary::symbol(std::string_view slug_or_colour) const
{
    return position<SymbolId>(symbols, slug_or_colour);
}
std::optional<WeaponId> Vocabulary::weapon(std::string_view slug) const
{
    return position<WeaponId>(weapons, slug);
}
std::optional<TypeId> Vocabulary::type(std::string_view slug) const
{
    return position<TypeId>(types, slug);
}
std::optional<GenderId> Vocabulary::gender(std::string_view slug) const
{
    return position<GenderId>(genders, slug);
}

std::optional<std::uint16_t> Vocabulary::emblem(std::string_view slug) const
{
    const auto found = std::ranges::lower_bound(emblems, slug, {}, &Emblem::slug);
    if (found == emblems.end() || found->slug != slug)
        return std::nullopt;
    return static_cast<std::uint16_t>(found - emblems.begin());
}

std::vector<std::string> written_words(std::initializer_list<const std::vector<Word>*> lists)
{
    std::vector<std::string> written;
    for (const std::vector<Word>* list : lists) {
        for (const Word& word : *list)
            written.push_back(word.colour.empty() ? word.slug : word.colour);
    }
    return written;
}

} // namespace kizuna
