#include "app/collection/collection.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/text/card_label.h"
#include "cards/base/csv.h"
#include "cards/base/plain_text.h"
#include "decks/files/deck_import.h"
#include "decks/lookup/card_lookup.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace kizuna {
namespace {

std::optional<int> copies_in(std::string_view text)
{
    const auto number = number_in<int>(text);
    return number && *number >= 0 && *number <= max_copies_of_an_entry ? number : std::nullopt;
}

/// The trimmed cells of a line.
std::vector<std::string> cells_of_line(std::string_view line, char separator)
{
    const CsvTable table = read_csv(line, separator);
    std::vector<std::string> cells;
    if (!table.rows.empty()) {
        for (const std::string& cell : table.rows.front().cells)
            cells.emplace_back(trimmed(cell));
    }
    return cells;
}

/// The columns of a table that are read.
struct TableForm {
    char separator = ',';
    std::size_t copies = 0;
    std::size_t code = 1;
    bool has_headings = false;
};

std::optional<TableForm> form_with(char separator, const std::vector<std::string_view>& lines)
{
    constexpr std::array<std::string_view, 8> copies_names{"copies", "count",  "quantity", "qty",
                                                           "number", "amount", "copie",    "枚数"};
    constexpr std::array<std::string_view, 8> code_names{"code", "card",   "id",   "no.",
                                                         "name", "codice", "番号", "カード名"};
    TableForm form{.separator = separator};
    const std::vector<std::string> first = cells_of_line(lines.front(), separator);
    const auto column = [&](const auto& names) {
        return std::ranges::find_if(first, [&](const std::string& cell) {
            return std::ranges::count(names, lower_case(cell)) > 0;
        });
    };
    const auto copies = column(copies_names);
    const auto code = column(code_names);
    if (copies != first.end() && code != first.end()) {
        form.copies = static_cast<std::size_t>(copies - first.begin());
        form.code = static_cast<std::size_t>(code - first.begin());
        form.has_headings = true;
        return form;
    }
    if (first.size() < 2)
        return std::nullopt;
    if (copies_in(first[0]))
        return form;
    form.copies = 1;
    form.code = 0;
    return copies_in(first[1]) ? std::optional(form) : std::nullopt;
}

std::optional<TableForm> table_form(const std::vector<std::string_view>& lines)
{
    for (const char separator : {'\t', ';', ','}) {
        if (const auto form = lines.empty() ? std::nullopt : form_with(separator, lines))
            return form;
    }
    return std::nullopt;
}

void read_row(const std::vector<std::string>& cells, const TableForm& form,
              const CardLibrary& library, ImportProblem problem, ImportedCollection& imported)
{
    const bool is_whole = cells.size() > std::max(form.copies, form.code);
    const std::optional<int> copies = is_whole ? copies_in(cells[form.copies]) : std::nullopt;
    if (!copies) {
        problem.reason =
            is_whole ? ImportProblem::Reason::BadCount : ImportProblem::Reason::Malformed;
        imported.problems.push_back(std::move(problem));
        return;
    }
    CardLookup found = look_up_card(cells[form.code], library);
    if (found.found()) {
        imported.collection.add(entry_code(found.matches.front()), *copies);
        return;
    }
    if (!found.matches.empty())
        problem.reason = ImportProblem::Reason::Ambiguous;
    problem.wanted = std::move(found.wanted);
    imported.problems.push_back(std::move(problem));
}

ImportedCollection read_table(std::string_view text, const TableForm& form,
                              const CardLibrary& library)
{
    ImportedCollection imported;
    int number = 0;
    bool is_heading = form.has_headings;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (trimmed(line).empty() || trimmed(line).starts_with('#'))
            continue;
        if (!std::exchange(is_heading, false))
            read_row(cells_of_line(line, form.separator), form, library,
                     {.line = number, .text = std::string(trimmed(line))}, imported);
    }
    return imported;
}

/// Line numbers by code, for the entries of a deck file: the first line with the code between line
/// ends, commas or brackets, and before a colon.
std::unordered_map<std::string_view, int> lines_by_code(const std::vector<std::string_view>& lines)
{
    std::unordered_map<std::string_view, int> numbers;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        for (std::string_view rest = lines[at]; !rest.empty();) {
            const std::size_t end = std::min(rest.find_first_of(",{}"), rest.size());
            const std::string_view entry = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
            std::string_view code = trimmed(entry.substr(0, entry.rfind(':')));
            const bool is_quoted = code.size() > 1 &&
                                   (code.front() == '"' || code.front() == '\'') &&
                                   code.front() == code.back();
            if (is_quoted)
                code = code.substr(1, code.size() - 2);
            numbers.try_emplace(code, static_cast<int>(at) + 1);
        }
    }
    return numbers;
}

/// Adds a problem for each unknown entry of a Kizuna deck file, whose reader keeps unknown cards
/// without a problem.
void add_unknown_entries(const std::vector<const DeckEntry*>& unknown, std::string_view text,
                         std::vector<ImportProblem>& problems)
{
    const std::vector<std::string_view> lines = lines_of(text);
    const std::unordered_map<std::string_view, int> numbers = lines_by_code(lines);
    for (const DeckEntry* entry : unknown) {
        const auto found = numbers.find(entry->code);
        if (found == numbers.end())
            problems.push_back({.line = 0, .text = entry->code, .wanted = entry->code});
        else
            problems.push_back(
                {.line = found->second,
                 .text = std::string(trimmed(lines[static_cast<std::size_t>(found->second) - 1])),
                 .wanted = entry->code});
    }
}

ImportedCollection read_list(std::string_view text, const std::string& file,
                             const DeckFileTools& tools)
{
    const DeckFileKind* kind = deck_file_kind_for(text, file);
    ImportedDeck deck = read_deck(text, file, tools);
    refuse_other_card_game(deck, file);
    ImportedCollection imported{{}, std::move(deck.problems), std::move(deck.faults)};
    std::vector<const DeckEntry*> unknown;
    for (const auto* pile : {&deck.deck.cards, &deck.deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            if (tools.library.find(entry.code).card)
                imported.collection.add(entry.code, entry.copies);
            else
                unknown.push_back(&entry);
        }
    }
    if (kind && kind->read == read_kizuna_deck)
        add_unknown_entries(unknown, text, imported.problems);
    return imported;
}

} // namespace

void Collection::set(const std::string& code, int copies)
{
    if (copies > 0)
        copies_[code] = std::min(copies, max_copies_of_an_entry);
    else
        copies_.erase(code);
}

void Collection::add(const std::string& code, int copies)
{
    set(code, saturating_sum(copies_of(code), copies));
}

int Collection::copies_of(const std::string& code) const
{
    const auto found = copies_.find(code);
    return found == copies_.end() ? 0 : found->second;
}

int Collection::owned(const Card& card) const
{
    int sum = copies_of(card.id);
    for (const Printing& printing : card.printings) {
        if (printing.code != card.id)
            sum = saturating_sum(sum, copies_of(printing.code));
    }
    return sum;
}

int Collection::size() const
{
    int sum = 0;
    for (const auto& [code, copies] : copies_)
        sum = saturating_sum(sum, copies);
    return sum;
}

ImportedCollection read_collection(std::string_view text, const std::string& file,
                                   const DeckFileTools& tools)
{
    if (auto fault = unreadable(text, file))
        return {{}, {}, {std::move(*fault)}};
    std::vector<std::string_view> lines;
    for (const std::string_view line : lines_of(text)) {
        if (!trimmed(line).empty() && !trimmed(line).starts_with('#'))
            lines.push_back(line);
    }
    if (lines.empty())
        return {};
    const auto form = table_form(lines);
    return form ? read_table(text, *form, tools.library) : read_list(text, file, tools);
}

std::string collection_text(const Collection& collection, const CardLibrary& library)
{
    std::string text;
    for (const auto& [code, copies] : collection.copies()) {
        const Card* card = library.find(code).card;
        text += std::to_string(copies) + ' ';
        text += card ? english_name(*card) + " (" + code + ")" : code;
        text += '\n';
    }
    return text;
}

std::vector<MissingCard> cards_needed(std::span<const ResolvedDeck> decks, BuiltDecks built,
                                      const Collection& collection)
{
    std::map<std::string_view, MissingCard> needed;
    for (const ResolvedDeck& deck : decks) {
        for (const ResolvedDeck::Line& line : deck.cards) {
            MissingCard& card =
                needed.try_emplace(line.card->id, MissingCard{line.card, 0, 0}).first->second;
            card.needed = built == BuiltDecks::AllAtOnce ? saturating_sum(card.needed, line.copies)
                                                         : std::max(card.needed, line.copies);
        }
    }
    std::vector<MissingCard> cards;
    for (auto& [id, card] : needed) {
        card.owned = collection.owned(*card.card);
        cards.push_back(card);
    }
    return cards;
}

int missing_copies(const std::vector<MissingCard>& cards)
{
    int sum = 0;
    for (const MissingCard& card : cards)
        sum = saturating_sum(sum, card.missing());
    return sum;
}

std::string missing_text(const std::vector<MissingCard>& cards, const Messages& messages)
{
    std::string text;
    for (const MissingCard& card : cards) {
        if (card.missing() > 0)
            text += messages.get("collection.missing"_msg,
                                 {{"card", card_label(*card.card, messages.card_language())},
                                  {"missing", card.missing()},
                                  {"needed", card.needed},
                                  {"owned", card.owned}}) +
                    '\n';
    }
    return text + messages.get("collection.missing.total"_msg, {{"count", missing_copies(cards)}}) +
           '\n';
}

std::string missing_list(const std::vector<MissingCard>& cards)
{
    std::string text;
    for (const MissingCard& card : cards) {
        if (card.missing() > 0)
            text += std::to_string(card.missing()) + ' ' + english_name(*card.card) + " (" +
                    card.card->id + ")\n";
    }
    return text;
}

} // namespace kizuna
