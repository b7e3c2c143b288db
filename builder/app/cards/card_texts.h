#pragma once

#include "cards/library/card.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

class CardLibrary;

/// Card texts that the user imported. The program ships none.
class CardTexts {
public:
    /// One paragraph for each skill; empty if no text was imported for the card.
    const std::vector<std::string>& of(std::string_view card_id) const;
    const std::vector<std::string>& of(const Card& card) const { return of(card.id); }
    void set(const std::string& card_id, std::vector<std::string> paragraphs);
    /// Adds the texts of `other`, which replace those of the same cards.
    void take(CardTexts other);
    /// Ids of the cards with different texts in both.
    std::vector<std::string> differing(const CardTexts& other) const;
    std::size_t size() const { return texts_.size(); }
    /// The number of cards of `library` with a text. Cards of an import are in the library only
    /// after the next start.
    int known_in(const CardLibrary& library) const;
    bool operator==(const CardTexts&) const = default;

private:
    friend std::string card_texts_file_text(const CardTexts& texts);
    std::map<std::string, std::vector<std::string>, std::less<>> texts_; ///< by card id
};

/// The trimmed cells of a line.
std::vector<std::string> cells_of(std::string_view line, std::string_view separator);

/// The format of the file: a line for each card, with its id and paragraphs separated by tabs.
std::string card_texts_file_text(const CardTexts& texts);
CardTexts read_card_texts(std::string_view text);

} // namespace kizuna
