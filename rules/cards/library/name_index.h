#pragma once

#include "cards/library/card_library.h"
#include "cards/text/nearest.h"

#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace kizuna {

/// The cards by everything that people call them, in any spelling: letter case, width and
/// punctuation do not matter. One a library, CardLibrary::name_index(); never changed after it is
/// built.
class NameIndex {
public:
    /// `cards` outlive the index.
    explicit NameIndex(std::span<const Card> cards);

    /// By id, printing code or collector number: an id wins over a code, and that over a number,
    /// which several cards may bear.
    std::span<const CardMatch> with_code(std::string_view text) const;

    /// By unit name, by title, or by both in either order, in any language, older ones too; in
    /// library order. What stands in brackets tells "Robin (Male)" from "Robin (Female)" and may
    /// be left out.
    std::span<const CardIndex> with_name(std::string_view text) const;
    /// As with_name, whatever stands in brackets.
    std::span<const CardIndex> with_loose_name(std::string_view text) const;

    /// The ids that are most like a text, best first.
    std::vector<std::string> ids_like(std::string_view text) const;
    /// The cards whose unit name, or unit name and title, are most like a text, best first.
    std::vector<CardIndex> cards_like(std::string_view name) const;

    struct LikeCard {
        CardIndex card = 0;
        int cost = 0; ///< two for each letter that differs
    };
    /// As cards_like, but also by title alone and by title before unit name. A quarter of the
    /// letters may differ, at least one and at most three. Empty for a name of one letter.
    std::vector<LikeCard> cards_named_like(std::string_view name, std::size_t max_names = 3) const;
    /// The same cards, ordered by how much their English or Japanese title is like the text. The
    /// cost has a maximum, which all titles that are not alike share.
    std::vector<LikeCard> by_title(std::span<const CardIndex> cards, std::string_view title) const;

private:
    void add_codes();
    void add_name(CardIndex card, std::string_view unit, std::string_view title,
                  std::vector<std::string>& guessable);
    void add_names();
    std::span<const CardIndex> bearers(const std::string& key) const;

    std::span<const Card> cards_;
    std::unordered_map<std::string, std::vector<CardMatch>> codes_;
    std::unordered_map<std::string, std::vector<CardIndex>> names_;
    KnownTexts ids_;
    KnownTexts guessable_; ///< the keys of names_ to guess misspelt names from
    struct TitleKeys {
        std::u32string english;
        std::u32string japanese; ///< may be empty
    };
    /// Only for misspelt names, and built at the first one.
    struct Likeness {
        KnownTexts names; ///< whole names in both orders, units and titles
        std::vector<TitleKeys> titles;
    };
    const Likeness& likeness() const;
    mutable std::once_flag likened_;
    mutable Likeness likeness_;
};

} // namespace kizuna
