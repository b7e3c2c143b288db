#include "app/cards/card_rows.h"

#include "cards/base/plain_text.h"
#include "cards/library/exchange_ids.h"
#include "cards/yaml/checked_text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace kizuna {
namespace {

using Cells = std::vector<std::string>;

std::string cell_at(const Cells& cells, std::optional<std::size_t> column)
{
    return column && *column < cells.size() ? in_one_line(cells[*column]) : std::string();
}

/// The columns of a set file.
struct SetFileForm {
    std::string_view separator = "\t";
    std::optional<std::size_t> name, set, image, color, cost, unit_class, type, range, attack,
        support;
    std::vector<std::size_t> skills;
};

std::optional<SetFileForm> form_of(std::string_view heading)
{
    SetFileForm form;
    if (heading.find('\t') == std::string_view::npos)
        form.separator = "    ";
    const auto cells = cells_of(heading, form.separator);
    const auto column = [&](std::string_view name) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(
            cells, [&](const std::string& cell) { return lower_case(cell) == name; });
        if (found == cells.end())
            return std::nullopt;
        return static_cast<std::size_t>(found - cells.begin());
    };
    form.name = column("name");
    form.set = column("set");
    form.image = column("imagefile");
    form.color = column("color");
    form.cost = column("cost");
    form.unit_class = column("class");
    form.type = column("type");
    form.range = column("range");
    form.attack = column("attack");
    form.support = column("support");
    for (std::size_t place = 0; place < cells.size(); ++place) {
        const std::string cell = lower_case(cells[place]);
        if (cell.starts_with("skill") || cell == "text")
            form.skills.push_back(place);
    }
    const bool is_set_file = form.name && form.set && form.image && !form.skills.empty();
    return is_set_file ? std::optional(form) : std::nullopt;
}

/// True for text in the form of a printing code, as in "B01-003ST+".
bool is_code(std::string_view text)
{
    constexpr std::string_view signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                       "0123456789-+";
    constexpr std::size_t max_length = 24;
    const std::size_t hyphen = text.find('-');
    return hyphen != std::string_view::npos && hyphen > 0 && text.size() <= max_length &&
           text.front() >= 'A' && text.front() <= 'Z' &&
           text.find_first_not_of(signs) == std::string_view::npos &&
           text.find_first_of("0123456789", hyphen) != std::string_view::npos;
}

void add_text(CardRow& row, std::string_view text)
{
    std::string paragraph = in_one_line(text);
    if (!is_absent(paragraph))
        row.texts.push_back(std::move(paragraph));
}

CardRow lackey_row(const Cells& cells, const SetFileForm& form, const Vocabulary& words)
{
    CardRow row;
    row.lackey = {cell_at(cells, form.image), cell_at(cells, form.name), cell_at(cells, form.set)};
    row.name = row.lackey.name.empty() ? row.lackey.id : row.lackey.name;
    if (std::string code = code_of_image(row.lackey.id); is_code(code))
        row.code = std::move(code);
    const std::string name = unmarked_name(row.lackey.name);
    if (const std::size_t comma = name.find(','); comma != std::string::npos) {
        row.unit = trimmed(std::string_view(name).substr(0, comma));
        row.title = trimmed(std::string_view(name).substr(comma + 1));
    } else
        row.unit = row.title = name;
    if (const std::string text = cell_at(cells, form.unit_class); !is_absent(text))
        row.unit_class = text;
    CardFactReader facts(row.facts, row.unclear, words);
    facts.costs(cell_at(cells, form.cost));
    if (form.color)
        facts.symbols(cell_at(cells, form.color));
    if (form.type)
        facts.tags({cell_at(cells, form.type)});
    if (form.range)
        facts.range(cell_at(cells, form.range));
    facts.amount(CardFactKind::Attack, cell_at(cells, form.attack));
    facts.amount(CardFactKind::Support, cell_at(cells, form.support));
    for (const std::size_t column : form.skills)
        add_text(row, cell_at(cells, column));
    return row;
}

// Columns of CipherVit; 7 is the tier of the class, 18 and 19 are unused.
constexpr std::size_t vit_columns = 20;
constexpr std::size_t min_vit_columns = 17;

bool is_vit_row(const Cells& cells)
{
    return cells.size() >= min_vit_columns && cells.size() <= vit_columns && !cells[0].empty() &&
           std::ranges::all_of(cells[0], is_digit);
}

/// True for the first line of a .fe0db file, as in "0,beta0.1,20150828".
bool is_vit_head(const Cells& cells)
{
    return cells.size() == 3 && cells[0] == "0";
}

CardRow vit_row(const Cells& cells, const Vocabulary& words)
{
    CardRow row;
    row.serial = cells[0];
    std::string code = cells[2];
    if (code.find('-') == std::string::npos)
        code = cells[1] + "-" + code;
    if (is_code(code))
        row.code = std::move(code);
    row.name = in_one_line(cells[3]);
    const std::size_t space = row.name.find(' ');
    if (space != std::string::npos) {
        row.title_ja = row.name.substr(0, space);
        row.unit_ja = trimmed(std::string_view(row.name).substr(space + 1));
    }
    CardFactReader facts(row.facts, row.unclear, words);
    facts.amount(CardFactKind::Cost, cell_at(cells, 5));
    facts.class_change(cell_at(cells, 6));
    facts.symbols(cell_at(cells, 9));
    facts.tags({cell_at(cells, 10), cell_at(cells, 11), cell_at(cells, 12)});
    facts.amount(CardFactKind::Attack, cell_at(cells, 13));
    facts.amount(CardFactKind::Support, cell_at(cells, 14));
    facts.range(cell_at(cells, 15));
    for (const std::string& paragraph : cells_of(cells[16], "$$"))
        add_text(row, paragraph);
    if (cells.size() > min_vit_columns)
        add_text(row, cells[17]);
    return row;
}

} // namespace

CardList read_card_list(std::string_view text, const Vocabulary& words)
{
    CardList list;
    if (no_text(text, {}))
        return list;
    std::optional<SetFileForm> form;
    int number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (trimmed(line).empty())
            continue;
        if (list.kind == CardList::Kind::None) {
            form = form_of(line);
            const auto cells = cells_of(line, ",");
            if (form)
                list.kind = CardList::Kind::Lackey;
            else if (is_vit_head(cells) || is_vit_row(cells))
                list.kind = CardList::Kind::CipherVit;
            else
                return list;
            if (form || is_vit_head(cells))
                continue;
        }
        if (form)
            list.rows.push_back(lackey_row(cells_of(line, form->separator), *form, words));
        else if (const auto cells = cells_of(line, ","); is_vit_row(cells))
            list.rows.push_back(vit_row(cells, words));
        else
            list.rows.push_back({.name = in_one_line(line)}); // reported: no known card
        list.rows.back().line = number;
    }
    return list;
}

} // namespace kizuna
