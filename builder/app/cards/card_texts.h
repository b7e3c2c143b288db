#pragma once

#include "cards/text/fault.h"
#include "decks/files/deck_file.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// Texts of cards that the user imported from files of their own. The program brings none with it.
class CardTexts {
public:
    /// One paragraph for each skill; empty where nothing was imported for the card.
    const std::vector<std::string>& of(const Card& card) const;
    void set(const std::string& card_id, std::vector<std::string> paragraphs);
    /// What the other one knows goes before what this one knows.
    void take(CardTexts other);
    std::size_t size() const { return texts_.size(); }
    bool operator==(const CardTexts&) const = default;

private:
    friend std::string card_texts_file_text(const CardTexts& texts);
    std::map<std::string, std::vector<std::string>, std::less<>> texts_; ///< by card id
};

struct ImportedTexts {
    CardTexts texts;
    int unknown = 0;          ///< rows whose card the library does not know
    bool is_set_file = false; ///< false: not a set file of LackeyCCG's at all
};

/// Reads a set file of a LackeyCCG plug-in: columns parted by tabs or by four spaces, found by the
/// names in the first line.
ImportedTexts read_lackey_texts(std::string_view text, const DeckFileTools& tools);

/// The same over files and folders of set files. Files that are no set files are passed over.
ImportedTexts import_card_texts(const std::vector<std::filesystem::path>& files,
                                const DeckFileTools& tools);

/// The form they are kept in: a card a line, its id and its paragraphs parted by tabs.
std::string card_texts_file_text(const CardTexts& texts);
CardTexts read_card_texts(std::string_view text);

} // namespace kizuna
