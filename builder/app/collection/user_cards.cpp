#include "app/collection/user_cards.h"

#include "app/base/files.h"
#include "cards/base/plain_text.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace kizuna {
namespace {

/// A line for each conflict: card, fact, known value, imported value, file and line.
std::string conflicts_text(const std::vector<CardConflict>& conflicts)
{
    std::string text;
    for (const CardConflict& each : conflicts)
        text += each.card + '\t' + std::string(card_fact_word(each.fact)) + '\t' + each.known +
                '\t' + each.told + '\t' + without_controls(each.file) + '\t' +
                std::to_string(each.line) + '\n';
    return text;
}

std::optional<CardConflict> read_conflict(std::string_view line)
{
    const std::vector<std::string> cells = cells_of(line, "\t");
    if (cells.size() != 6)
        return std::nullopt;
    CardConflict read{.file = cells[4],
                      .line = number_in<int>(cells[5]).value_or(0),
                      .card = cells[0],
                      .known = cells[2],
                      .told = cells[3]};
    for (std::size_t kind = 0; kind < card_fact_kinds; ++kind) {
        if (card_fact_word(static_cast<CardFactKind>(kind)) == cells[1])
            read.fact = static_cast<CardFactKind>(kind);
    }
    return read;
}

} // namespace

std::filesystem::path own_cards_folder(const std::filesystem::path& data_folder)
{
    return data_folder / "cards";
}

UserCards::UserCards(std::filesystem::path folder, const DeckFileTools& tools)
    : folder_(std::move(folder)), texts_file_(folder_ / "card-texts.tsv"),
      conflicts_file_(folder_ / "card-conflicts.tsv"), tools_(tools),
      owned_(folder_ / "collection.txt", tools)
{
}

const CardTexts& UserCards::texts() const
{
    if (!texts_)
        texts_ = read_card_texts(read_if_possible(texts_file_).value_or(""));
    return *texts_;
}

const std::vector<CardConflict>& UserCards::conflicts() const
{
    if (!conflicts_) {
        conflicts_.emplace();
        const std::string text = read_if_possible(conflicts_file_).value_or("");
        for (const std::string& line : cells_of(text, "\n")) {
            if (auto conflict = read_conflict(line))
                conflicts_->push_back(std::move(*conflict));
        }
    }
    return *conflicts_;
}

std::vector<CardConflict> UserCards::conflicts_of(const Card& card) const
{
    std::vector<CardConflict> found;
    std::ranges::copy_if(conflicts(), std::back_inserter(found),
                         [&](const CardConflict& each) { return each.card == card.id; });
    return found;
}

std::optional<Fault> UserCards::add(CardImport imported)
{
    std::optional<Fault> fault = add_cards(imported.cards);
    if (!fault)
        fault = add_conflicts(imported.conflicts);
    if (fault || imported.texts.size() == 0)
        return fault;
    CardTexts all = texts();
    all.take(std::move(imported.texts));
    return replace_texts(std::move(all));
}

std::optional<Fault> UserCards::add_cards(const std::vector<NewCard>& cards) const
{
    std::map<std::string, std::vector<const NewCard*>> by_set;
    for (const NewCard& card : cards)
        by_set[own_set_of(card, tools_.library)].push_back(&card);
    const std::filesystem::path folder = own_cards_folder(folder_);
    for (const auto& [set, of_set] : by_set) {
        const std::filesystem::path file = folder / (set + ".yaml");
        const std::string text = with_new_cards(read_if_possible(file).value_or(""), set, of_set,
                                                tools_.library.words());
        if (auto fault = write_file_and_folder(file, text))
            return fault;
    }
    return std::nullopt;
}

/// Adds conflicts in place of older ones about the same fact from the same file.
std::optional<Fault> UserCards::add_conflicts(const std::vector<CardConflict>& more)
{
    if (more.empty())
        return std::nullopt;
    std::vector<CardConflict> all = conflicts();
    const auto key = [](const CardConflict& each) {
        return std::tie(each.card, each.fact, each.file);
    };
    std::erase_if(all, [&](const CardConflict& old) {
        return std::ranges::any_of(more,
                                   [&](const CardConflict& each) { return key(each) == key(old); });
    });
    std::ranges::copy(more, std::back_inserter(all));
    conflicts_ = std::move(all);
    return write_file_and_folder(conflicts_file_, conflicts_text(*conflicts_));
}

std::optional<Fault> UserCards::replace_texts(CardTexts texts)
{
    texts_ = std::move(texts);
    std::optional<Fault> fault;
    std::error_code error;
    if (texts_->size() > 0) {
        fault = write_file_and_folder(texts_file_, card_texts_file_text(*texts_));
    } else if (!std::filesystem::remove(texts_file_, error) && error) {
        fault = write_fault(texts_file_, error.value());
    }
    texts_changed.emit();
    return fault;
}

} // namespace kizuna
