#pragma once

#include "cards/text/fault.h"
#include "decks/files/deck_file.h"

#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
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

/// A file of texts, or a row of one, that gave none.
struct UnreadText {
    enum class Reason : unsigned char {
        UnknownCard, ///< a row whose card the library does not know, or that fits several
        NoSetFile,   ///< not a set file of LackeyCCG's
        Unreadable   ///< a file or folder, by `fault`
    };
    std::string file; ///< empty for text that came from no file
    int line = 0;     ///< from 1; 0: the whole file
    Reason reason = Reason::UnknownCard;
    std::string text{}; ///< what the row calls its card
    std::optional<Fault> fault{};
    bool operator==(const UnreadText&) const = default;
};

struct ImportedTexts {
    CardTexts texts;
    int unknown = 0;          ///< rows whose card the library does not know
    bool is_set_file = false; ///< false: not a set file of LackeyCCG's at all
    std::vector<UnreadText> unread;
};

/// Reads a set file of a LackeyCCG plug-in: columns parted by tabs or by four spaces, found by the
/// names in the first line.
ImportedTexts read_lackey_texts(std::string_view text, const DeckFileTools& tools);

/// The same over files, and over the .txt files of folders and of the folders in them. Links to
/// folders are not followed.
ImportedTexts import_card_texts(const std::vector<std::filesystem::path>& files,
                                const DeckFileTools& tools, const std::stop_token& stop = {});

/// The form they are kept in: a card a line, its id and its paragraphs parted by tabs.
std::string card_texts_file_text(const CardTexts& texts);
CardTexts read_card_texts(std::string_view text);

} // namespace kizuna
