#pragma once

#include "cards/library/card.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class CardLibrary;

/// Texts of cards that the user imported from files of their own. The program brings none with it.
class CardTexts {
public:
    /// By the card's id: one paragraph for each skill; empty where nothing was imported for it.
    const std::vector<std::string>& of(std::string_view card_id) const;
    const std::vector<std::string>& of(const Card& card) const { return of(card.id); }
    void set(const std::string& card_id, std::vector<std::string> paragraphs);
    /// Takes the texts of the other one, which go before those of this one.
    void take(CardTexts other);
    /// The cards, by id, of which both have a text and not the same.
    std::vector<std::string> differing(const CardTexts& other) const;
    std::size_t size() const { return texts_.size(); }
    /// How many cards of that library have a text; cards that an import adds are not in it yet.
    int known_in(const CardLibrary& library) const;
    bool operator==(const CardTexts&) const = default;

private:
    friend std::string card_texts_file_text(const CardTexts& texts);
    std::map<std::string, std::vector<std::string>, std::less<>> texts_; ///< by card id
};

/// What stands between the separators of a line, without spaces at its ends.
std::vector<std::string> cells_of(std::string_view line, std::string_view separator);

/// The form they are kept in: a card a line, its id and its paragraphs parted by tabs.
std::string card_texts_file_text(const CardTexts& texts);
CardTexts read_card_texts(std::string_view text);

} // namespace kizuna
