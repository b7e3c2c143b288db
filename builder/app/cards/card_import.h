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

/// A file of cards, or a row of one, that gave nothing.
struct UnreadRow {
    enum class Reason : unsigned char {
        UnknownCard, ///< the library does not know its card, or several fit
        UnclearFact, ///< a new card with a value that is not understood: `fact`
        BadEntry,    ///< a new card that card files cannot hold, by `fault`
        NoCardList,  ///< no file of cards that is understood
        Unreadable   ///< a file or folder, by `fault`
    };
    std::string file; ///< empty for text that came from no file
    int line = 0;     ///< from 1; 0: the whole file
    Reason reason = Reason::UnknownCard;
    std::string text{}; ///< what the row calls its card, or the value
    CardFactKind fact = CardFactKind::Name;
    std::optional<Fault> fault{};
    bool operator==(const UnreadRow&) const = default;
};

/// A row that contradicts what the library says of its card. A text, or a card that the library
/// does not know, is compared with the rows before it. What was said first stays.
struct CardConflict {
    std::string file;
    int line = 0;
    std::string card; ///< its id
    CardFactKind fact = CardFactKind::Name;
    std::string known; ///< both are empty for texts
    std::string told;
    bool operator==(const CardConflict&) const = default;
};

/// What files of cards gave.
struct CardImport {
    CardTexts texts; ///< of known cards and of new ones
    std::vector<NewCard> cards;
    std::vector<CardConflict> conflicts;
    std::vector<UnreadRow> unread;
    bool is_card_list = false; ///< false: none of the files was a list of cards at all

    int unread_rows() const; ///< without whole files
};

/// Reads set files of LackeyCCG plug-ins and CipherVit's .fe0db, and the .txt and .fe0db files of
/// folders and of the folders in them. Links to folders are not followed. Rows are merged by the
/// printing's code, or by the name where that is unknown.
CardImport import_cards(const std::vector<std::filesystem::path>& files, const DeckFileTools& tools,
                        const std::stop_token& stop = {});
/// The same of one text.
CardImport import_cards(std::string_view text, const DeckFileTools& tools);

} // namespace kizuna
