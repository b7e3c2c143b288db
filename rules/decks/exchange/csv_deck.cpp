#include "cards/base/csv.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "decks/exchange/lackey_card.h"
#include "decks/lookup/text_count.h"

#include <algorithm>
#include <map>
#include <optional>

// Tables with a head line and a row for each card. Columns are known by their names, in any order;
// a table needs one that says which card.

namespace kizuna {
namespace {

enum class Column : std::uint8_t { Copies, Code, Name, Unit, Title, Set, Pile, Japanese };

struct ColumnName {
    std::string_view name;
    Column column;
};

constexpr ColumnName column_names[] = {
    {"copies", Column::Copies},   {"count", Column::Copies},     {"qty", Column::Copies},
    {"quantity", Column::Copies}, {"amount", Column::Copies},    {"枚数", Column::Copies},
    {"code", Column::Code},       {"id", Column::Code},          {"card", Column::Code},
    {"number", Column::Code},     {"番号", Column::Code},        {"name", Column::Name},
    {"card name", Column::Name},  {"カード名", Column::Name},    {"unit", Column::Unit},
    {"ユニット名", Column::Unit}, {"title", Column::Title},      {"称号", Column::Title},
    {"set", Column::Set},         {"pile", Column::Pile},        {"section", Column::Pile},
    {"zone", Column::Pile},       {"name_ja", Column::Japanese},
};

struct Head {
    std::map<Column, std::size_t> places; ///< in a row, of the columns that the table has
    std::vector<std::string> unknown;
    bool names_cards() const { return has(Column::Code) || has(Column::Name) || has(Column::Unit); }
    bool has(Column column) const { return places.contains(column); }
};

Head head_of(const CsvRow& row)
{
    Head head;
    for (std::size_t at = 0; at < row.cells.size(); ++at) {
        const std::string cell = lower_case(trimmed(row.cells[at]));
        const auto known = std::ranges::find(column_names, cell, &ColumnName::name);
        if (known == std::end(column_names)) {
            if (!cell.empty())
                head.unknown.push_back(in_one_line(row.cells[at]));
        } else
            head.places.try_emplace(known->column, at);
    }
    return head;
}

std::string cell_of(const CsvRow& row, const Head& head, Column column)
{
    const auto place = head.places.find(column);
    return place != head.places.end() && place->second < row.cells.size()
               ? in_one_line(without_formula_mark(row.cells[place->second]))
               : std::string();
}

/// A row as one line for messages and notes.
std::string row_text(const CsvRow& row)
{
    std::string text;
    for (const std::string& cell : row.cells)
        text += (&cell == &row.cells.front() ? "" : ", ") + in_one_line(cell);
    return text;
}

std::string full_name(const CsvRow& row, const Head& head)
{
    const std::string name = cell_of(row, head, Column::Name);
    const std::string unit = cell_of(row, head, Column::Unit);
    const std::string title = cell_of(row, head, Column::Title);
    if (!name.empty())
        return name;
    if (unit.empty())
        return title.empty() ? cell_of(row, head, Column::Japanese) : title;
    return title.empty() ? unit : unit + ", " + title;
}

/// The copies that a cell such as "4", "４枚" or "x4" gives; empty where it gives none.
std::optional<int> copies_in(const std::string& cell)
{
    const std::string plain = narrowed(cell);
    std::string_view rest = trimmed(plain);
    const std::optional<TextCount> count = take_count(rest);
    return count && rest.empty() ? count->copies : count_of(cell).copies;
}

/// Reports cells behind the last column.
void tell_of_loose_cells(const CsvRow& row, std::size_t columns, DeckImport& import)
{
    for (std::size_t at = columns; at < row.cells.size(); ++at) {
        if (const std::string cell = in_one_line(row.cells[at]); !cell.empty())
            import.add_not_carried(row.line, cell);
    }
}

/// The columns of a table without a head line, where every row has a count and what names a card.
std::optional<Head> head_of_pairs(const CsvTable& table)
{
    const auto has_count_at = [&](std::size_t place) {
        return std::ranges::all_of(table.rows, [&](const CsvRow& row) {
            return row.cells.size() == 2 && copies_in(row.cells[place]) &&
                   !trimmed(row.cells[1 - place]).empty();
        });
    };
    for (const std::size_t place : {0U, 1U}) {
        if (table.rows.empty() || !has_count_at(place))
            continue;
        return Head{.places = {{Column::Copies, place}, {Column::Name, 1 - place}}, .unknown = {}};
    }
    return std::nullopt;
}

void read_row(const CsvRow& row, const Head& head, const DeckFileTools& tools, DeckImport& import)
{
    const NamedCard named{full_name(row, head), cell_of(row, head, Column::Code),
                          cell_of(row, head, Column::Set)};
    const std::string count = cell_of(row, head, Column::Copies);
    const std::optional<int> copies = count.empty() ? 1 : copies_in(count);
    const std::string pile = lower_case(cell_of(row, head, Column::Pile));
    const bool is_maybe = pile == "maybe" || pile == "side" || pile == "sideboard";
    const Pile to = is_maybe ? Pile::Maybe : Pile::Cards;
    if (named.name.empty() && named.code.empty())
        import.add_malformed({row.line, row_text(row), to, copies.value_or(0)});
    else if (!copies)
        import.add_bad_count({row.line, row_text(row), to});
    else {
        const std::string code = add_named(import, tools, to, named, *copies, row.line);
        const std::string japanese = cell_of(row, head, Column::Japanese);
        if (!tools.library.find(code).card && !japanese.empty() && japanese != named.name)
            import.add_not_carried(row.line, japanese);
        if (pile == "protagonist" || pile == "mc" || pile == "主人公")
            import.designate(card_id_of(code, tools.library));
    }
}

/// What names an entry's card: code, unit, title, Japanese name, set.
struct CardCells {
    std::string code;
    std::string unit = {};
    std::string title = {};
    std::string japanese = {};
    std::string set = {}; ///< only for unknown cards; other codes contain it
};

CardCells card_cells(const DeckEntry& entry, const CardLibrary& library)
{
    if (const Card* card = library.find(entry.code).card)
        return {entry.code, card->unit, card->title,
                card->title_ja.empty() ? std::string() : card->title_ja + ' ' + card->unit_ja};
    const ForeignCard parts = foreign_parts(entry, library);
    if (parts.id.empty() && parts.set.empty())
        return {entry.code};
    const std::size_t comma = parts.name.find(", ");
    if (comma == std::string::npos)
        return {.code = parts.id, .unit = parts.name, .set = parts.set};
    return {.code = parts.id,
            .unit = parts.name.substr(0, comma),
            .title = parts.name.substr(comma + 2),
            .set = parts.set};
}

WrittenDeck written_table(const Deck& deck, const DeckFileTools& tools,
                          std::string (*row)(const std::vector<std::string>&))
{
    WrittenDeck written = begin_writing(deck, {.name = true, .maybe = true}, tools.library);
    const DeckEntry* protagonist = protagonist_entry(deck, tools.library);
    std::vector<std::vector<std::string>> rows = {
        {"copies", "code", "unit", "title", "name_ja", "pile", "set"}};
    bool has_sets = false;
    for (const std::vector<DeckEntry>* pile : {&deck.cards, &deck.maybe}) {
        for (const DeckEntry& entry : *pile) {
            const CardCells cells = card_cells(entry, tools.library);
            const std::string place = pile == &deck.maybe     ? "maybe"
                                      : &entry == protagonist ? "protagonist"
                                                              : "cards";
            rows.push_back({std::to_string(entry.copies), cells.code, cells.unit, cells.title,
                            cells.japanese, place, cells.set});
            has_sets = has_sets || !cells.set.empty();
            if (pile == &deck.cards)
                written.cards_out = saturating_sum(written.cards_out, entry.copies);
        }
    }
    for (std::vector<std::string>& cells : rows) {
        if (!has_sets)
            cells.pop_back();
        written.text += row(cells);
    }
    return written;
}

/// A row without formula marks for spreadsheet programs. A cell that looks marked gets a mark more,
/// as the reader takes one away.
std::string exact_row(const std::vector<std::string>& cells)
{
    std::vector<std::string> marked = cells;
    for (std::string& cell : marked) {
        if (without_formula_mark(cell) != cell)
            cell.insert(0, 1, '\'');
    }
    return plain_csv_row(marked);
}

} // namespace

bool is_csv_deck(std::string_view text)
{
    text = without_byte_order_mark(text);
    const std::string_view first = text.substr(0, text.find('\n'));
    const char separator = csv_separator(first);
    if (first.find(separator) == std::string_view::npos)
        return false;
    const CsvTable table = read_csv(first, separator);
    if (table.rows.empty())
        return false;
    const Head head = head_of(table.rows.front());
    return head.names_cards() && (head.has(Column::Copies) || head.unknown.empty());
}

ImportedDeck read_csv_deck(std::string_view text, const std::string& file,
                           const DeckFileTools& tools)
{
    if (const std::optional<Fault> fault = unreadable(text, file))
        return refused_deck(*fault);
    text = without_byte_order_mark(text);
    const CsvTable table = read_csv(text, csv_separator(text));
    if (table.unclosed_line)
        return refused_deck({faults::CsvQuote{}, {file, *table.unclosed_line, 0}});
    Head head = table.rows.empty() ? Head() : head_of(table.rows.front());
    const std::optional<Head> pairs = head.names_cards() ? std::nullopt : head_of_pairs(table);
    if (!head.names_cards() && !pairs)
        return refused_deck({faults::BadTable{"copies,code,unit,title", "head"}, {file, 1, 0}});
    if (pairs)
        head = *pairs;
    DeckImport import(file);
    for (const std::string& column : head.unknown)
        import.add_not_carried(table.rows.front().line, column);
    const std::size_t columns = pairs ? 2 : table.rows.front().cells.size();
    for (std::size_t at = pairs ? 0 : 1; at < table.rows.size(); ++at) {
        read_row(table.rows[at], head, tools, import);
        tell_of_loose_cells(table.rows[at], columns, import);
    }
    return import.take();
}

WrittenDeck write_csv_deck(const Deck& deck, const DeckFileTools& tools)
{
    return written_table(deck, tools, exact_row);
}

WrittenDeck write_spreadsheet_deck(const Deck& deck, const DeckFileTools& tools)
{
    WrittenDeck written = written_table(deck, tools, harmless_csv_row);
    written.text.insert(0, "\xEF\xBB\xBF"); // Excel takes a table without it for Windows-1252
    return written;
}

} // namespace kizuna
