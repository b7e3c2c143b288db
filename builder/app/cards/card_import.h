#pragma once

#include "app/cards/new_card.h"
#include "cards/base/fault.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A file of cards, or a row of one, that could not be imported.
struct UnreadRow {
    enum class Reason : unsigned char {
        UnknownCard, ///< matches no card of the library, or several
        UnclearFact, ///< a new card with an unknown value in `fact`
        BadEntry,    ///< a new card that card files cannot hold: see `fault`
        NoCardList,  ///< the file is no known card list
        Unreadable   ///< a file or folder that cannot be read: see `fault`
    };
    std::string file; ///< empty for text without a file
    int line = 0;     ///< from 1; 0: the whole file
    Reason reason = Reason::UnknownCard;
    std::string text{}; ///< the card's name in the row, or the unknown value
    CardFactKind fact = CardFactKind::Name;
    std::optional<Fault> fault{};
    bool operator==(const UnreadRow&) const = default;
};

/// A row that contradicts the library. Texts, and cards that are not in the library, are compared
/// with earlier rows. The first value is kept.
struct CardConflict {
    std::string file;
    int line = 0;
    std::string card; ///< card id
    CardFactKind fact = CardFactKind::Name;
    std::string known; ///< empty for texts, like `told`
    std::string told;
    bool operator==(const CardConflict&) const = default;
};

/// The result of an import.
struct CardImport {
    CardTexts texts; ///< of known and new cards
    std::vector<NewCard> cards;
    std::vector<CardConflict> conflicts;
    std::vector<UnreadRow> unread;
    bool is_card_list = false; ///< one of the files was a card list

    int unread_rows() const; ///< without those for a whole file
};

/// Imports set files of LackeyCCG plug-ins and CipherVit's .fe0db files; in folders, all .txt and
/// .fe0db files, including subfolders. Does not follow links to folders. Rows are matched by
/// printing code, or by name if the code is unknown.
CardImport import_cards(const std::vector<std::filesystem::path>& files, const DeckFileTools& tools,
                        const std::stop_token& stop = {});
/// Imports one text in any encoding of decoded_text(). `name` is used as the file's name.
CardImport import_card_text(std::string text, const std::string& name, const DeckFileTools& tools);

} // namespace kizuna
