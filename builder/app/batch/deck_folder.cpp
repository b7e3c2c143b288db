#include "app/batch/deck_folder.h"

#include "app/document/deck_storage.h"
#include "app/text/card_label.h"
#include "app/text/date_text.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "cards/query/query.h"
#include "cards/text/text_folding.h"

#include <sys/stat.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>
#include <utility>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

std::time_t time_of(const fs::path& file)
{
    struct stat status = {};
    return ::stat(file.c_str(), &status) == 0 ? status.st_mtime : 0;
}

std::string symbols_of(const FolderDeck& deck, const Vocabulary& words, const Messages& messages)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < words.symbols.size(); ++at) {
        if (deck.symbols.contains(static_cast<SymbolId>(at)))
            names.push_back(in_language(words.symbols[at].name, messages));
    }
    return messages.list(names);
}

std::string format_name(const FolderDeck& deck, const Messages& messages)
{
    if (!deck.format)
        return {};
    return deck.format->id == deck.format_id ? in_language(deck.format->name, messages)
                                             : deck.format_id;
}

constexpr int max_path_parts = 6; ///< most folders shown before a file name

/// The last `parts` parts of a path, as in "old/prince.kizuna.yaml".
std::string end_of_path(const fs::path& path, int parts)
{
    fs::path folder = path;
    fs::path end;
    for (int part = 0; part < parts && folder.has_filename(); ++part) {
        end = end.empty() ? folder.filename() : folder.filename() / end;
        folder = folder.parent_path();
    }
    return end.string();
}

/// Sort keys in the user's language that put “Deck 2” before “Deck 10”.
std::vector<std::string> natural_keys(const std::vector<std::string>& texts,
                                      const Messages& messages)
{
    return collation_keys(texts, messages.language() + "@colNumeric=yes");
}

/// "Legal", the number of violations, or why the file cannot be read.
std::string legality_text(const FolderDeck& deck, const Messages& messages)
{
    if (deck.fault)
        return fault_text(*deck.fault, messages);
    return messages.get("folder.legality"_msg,
                        {{"count", static_cast<int>(deck.violations.size())}});
}

} // namespace

FolderDeck read_folder_deck(const fs::path& file, const Catalogue& catalogue)
{
    FolderDeck row{.file = file, .name = file.filename().string(), .changed = time_of(file)};
    LoadedDeck loaded = load_deck(file, catalogue.tools());
    if (!loaded.imported.faults.empty()) {
        row.fault = std::move(loaded.imported.faults.front());
        return row;
    }
    Deck& deck = loaded.imported.deck;
    const ResolvedDeck cards = resolve(deck, catalogue.library);
    if (!deck.name.empty())
        row.name = deck.name;
    row.format_id = deck.format;
    row.format = catalogue.format(deck.format);
    if (!row.format)
        row.format = catalogue.format(unlimited_format);
    row.violations = check_legality(deck, cards, *row.format, catalogue.library);
    row.protagonist = protagonist_of(cards);
    row.cards = cards.cards;
    row.size = cards.size;
    row.tags = std::move(deck.tags);
    for (const ResolvedDeck::Line& line : cards.cards) {
        for (std::size_t at = 0; at < catalogue.library.words().symbols.size(); ++at) {
            if (line.card->symbols.contains(static_cast<SymbolId>(at)))
                row.symbols.insert(static_cast<SymbolId>(at));
        }
    }
    return row;
}

std::string details_text(const FolderDeck& deck, const Vocabulary& words, const Messages& messages)
{
    std::string text = deck.file.string() + "\n" + legality_text(deck, messages);
    const auto add = [&](MessageKey label, const std::string& what) {
        if (!what.empty())
            text += "\n" + labelled(messages.get(label), what, messages);
    };
    if (deck.protagonist)
        add("folder.protagonist"_msg, card_label(*deck.protagonist, messages.card_language()));
    add("gui.column.symbol"_msg, symbols_of(deck, words, messages));
    add("folder.column.tags"_msg, messages.list(deck.tags));
    for (const Violation& violation : deck.violations)
        text += "\n• " + violation_text(violation, messages);
    return text;
}

DeckFolder::DeckFolder(const Catalogue& catalogue, const Messages& messages)
    : catalogue_(catalogue), messages_(messages)
{
}

void DeckFolder::clear()
{
    decks_.clear();
    files_.clear();
    name_keys_.clear();
    rows_.clear();
}

void DeckFolder::add(std::vector<FolderDeck> decks)
{
    std::ranges::move(decks, std::back_inserter(decks_));
    tell_apart();
    choose();
}

/// Decks with equal names show their files, with as many folders as needed to tell them apart.
void DeckFolder::tell_apart()
{
    files_.assign(decks_.size(), {});
    std::map<std::string, std::vector<std::size_t>> by_name;
    for (std::size_t at = 0; at < decks_.size(); ++at)
        by_name[fold(decks_[at].name)].push_back(at);
    for (auto& [name, same] : by_name) {
        for (int parts = 1; parts <= max_path_parts && same.size() > 1; ++parts) {
            std::map<std::string, int> ends;
            for (const std::size_t at : same)
                ++ends[files_[at] = end_of_path(decks_[at].file, parts)];
            std::erase_if(same, [&](std::size_t at) { return ends.at(files_[at]) == 1; });
        }
    }
    std::vector<std::string> names;
    for (const FolderDeck& deck : decks_)
        names.push_back(deck.name);
    std::vector<std::string> keys = natural_keys(names, messages_);
    std::vector<std::string> files = natural_keys(files_, messages_);
    name_keys_.clear();
    for (std::size_t at = 0; at < decks_.size(); ++at)
        name_keys_.emplace_back(std::move(keys[at]), std::move(files[at]));
}

void DeckFolder::ask_words(const std::string& words)
{
    words_.clear();
    std::istringstream all(fold(words));
    for (std::string word; all >> word;)
        words_.push_back(word);
    choose();
}

std::optional<Fault> DeckFolder::ask_cards(const std::string& query)
{
    auto parsed = Query::parse(query, catalogue_.library, catalogue_.format_ids());
    if (auto* fault = std::get_if<Fault>(&parsed))
        return std::move(*fault);
    query_ = std::get<Query>(std::move(parsed));
    asks_for_cards_ = !query_.to_text().empty();
    choose();
    return std::nullopt;
}

void DeckFolder::sort_by(Column column, bool descending)
{
    column_ = column;
    descending_ = descending;
    choose();
}

bool DeckFolder::bears_words(const FolderDeck& deck) const
{
    if (words_.empty())
        return true;
    std::string text = deck.name + '\n' + deck.file.filename().string() + '\n' + deck.format_id;
    for (const std::string& tag : deck.tags)
        text += '\n' + tag;
    if (deck.protagonist)
        text += '\n' + deck.protagonist->unit + '\n' + deck.protagonist->title + '\n' +
                deck.protagonist->unit_ja + '\n' + deck.protagonist->title_ja;
    const std::string folded = fold(text);
    return std::ranges::all_of(
        words_, [&](const std::string& word) { return folded.find(word) != std::string::npos; });
}

int DeckFolder::copies_found(const FolderDeck& deck) const
{
    const QueryContext context = catalogue_.context(deck.protagonist);
    int copies = 0;
    for (const ResolvedDeck::Line& line : deck.cards) {
        if (query_.matches(*line.card, context))
            copies = saturating_sum(copies, line.copies);
    }
    return copies;
}

void DeckFolder::choose()
{
    rows_.clear();
    for (std::size_t at = 0; at < decks_.size(); ++at) {
        const Row row{at, asks_for_cards_ ? copies_found(decks_[at]) : 0};
        if (bears_words(decks_[at]) && (!asks_for_cards_ || row.found > 0))
            rows_.push_back(row);
    }
    std::ranges::stable_sort(rows_, [this](const Row& one, const Row& other) {
        return descending_ ? is_before(other, one) : is_before(one, other);
    });
}

bool DeckFolder::is_before(const Row& one, const Row& other) const
{
    const FolderDeck& left = decks_[one.deck];
    const FolderDeck& right = decks_[other.deck];
    const auto by_text = [&](const auto& text_of) {
        return fold(text_of(left)) < fold(text_of(right));
    };
    switch (column_) {
    case Column::Name:
        return name_keys_[one.deck] < name_keys_[other.deck];
    case Column::Format:
        return by_text([&](const FolderDeck& deck) { return format_name(deck, messages_); });
    case Column::Legality:
        return std::pair(left.fault.has_value(), left.violations.size()) <
               std::pair(right.fault.has_value(), right.violations.size());
    case Column::Protagonist:
        return by_text([&](const FolderDeck& deck) {
            return deck.protagonist ? card_name(*deck.protagonist, messages_.card_language())
                                    : std::string();
        });
    case Column::Symbols:
        return left.symbols.bits() < right.symbols.bits();
    case Column::Size:
        return left.size < right.size;
    case Column::Found:
        return one.found < other.found;
    case Column::Tags:
        return left.tags < right.tags;
    case Column::Date:
        return left.changed < right.changed;
    }
    return false;
}

std::string DeckFolder::text(std::size_t row, Column column) const
{
    const FolderDeck& shown = deck(row);
    switch (column) {
    case Column::Name: {
        const std::string& file = files_[rows_[row].deck];
        return file.empty() ? shown.name
                            : messages_.get("folder.name-and-file"_msg,
                                            {{"name", shown.name}, {"file", file}});
    }
    case Column::Format:
        return format_name(shown, messages_);
    case Column::Legality:
        return legality_text(shown, messages_);
    case Column::Protagonist:
        return shown.protagonist ? card_name(*shown.protagonist, messages_.card_language()) : "";
    case Column::Symbols:
        return symbols_of(shown, catalogue_.library.words(), messages_);
    case Column::Size:
        return shown.fault ? "" : std::to_string(shown.size);
    case Column::Found:
        return asks_for_cards_ ? std::to_string(rows_[row].found) : "";
    case Column::Tags:
        return messages_.list(shown.tags);
    case Column::Date:
        return date_text(shown.changed, messages_);
    }
    return {};
}

} // namespace kizuna
