#include "cards/library/exchange_ids.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view head_line =
    "code\tciphervit\tlackey\tcipher-online\tdecksteria\tdeck-builder";
constexpr std::size_t column_count = 6;
constexpr std::size_t program_count = 3;

using Columns = std::array<std::string_view, column_count>;

/// The six cells of a line, missing ones empty; nothing if it has one cell or more than six.
std::optional<Columns> columns_of(std::string_view line)
{
    Columns columns;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const std::size_t tab = line.find('\t');
        columns.at(at) = line.substr(0, tab);
        if (tab == std::string_view::npos)
            return at == 0 ? std::nullopt : std::optional(columns);
        line.remove_prefix(tab + 1);
    }
    return std::nullopt;
}

/// The text without the spaces at its ends.
std::string_view without_spaces(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

/// "47" for "0047"; empty for anything but digits.
std::string_view number_key(std::string_view digits)
{
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
        return {};
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

/// The plain spelling of an id, "47+" for "047+" and " 47+ "; empty if the text is no id.
std::string id_key(NumberingProgram program, std::string_view id)
{
    id = without_spaces(id);
    if (program == NumberingProgram::Decksteria) {
        const std::size_t bar = id.find('/');
        if (bar == std::string_view::npos)
            return {};
        const std::string_view card = number_key(id.substr(0, bar));
        const std::string_view artwork = number_key(id.substr(bar + 1));
        return card.empty() || artwork.empty() ? std::string()
                                               : std::string(card) + '/' + std::string(artwork);
    }
    const bool is_other_artwork = program == NumberingProgram::CipherVit && id.ends_with('+');
    if (is_other_artwork)
        id.remove_suffix(1);
    std::string key(number_key(id));
    if (is_other_artwork && !key.empty())
        key += '+';
    return key;
}

std::string lackey_id_of(std::string_view code)
{
    std::string id;
    for (const char c : code) {
        if (c == '+')
            id += "plus";
        else
            id += c;
    }
    return id + "_SAMPLE";
}

/// What all spellings of one image id share: the printing's code in lower case.
std::string lackey_key(std::string_view image_id)
{
    return lower_case(code_of_image(image_id));
}

} // namespace

std::string code_of_image(std::string_view image)
{
    if (const std::size_t folder = image.find_last_of("/\\"); folder != std::string_view::npos)
        image.remove_prefix(folder + 1);
    std::string code(image.substr(0, image.find_last_of('.')));
    std::erase(code, ' ');
    std::string key = lower_case(code);
    constexpr std::array<std::string_view, 4> endings = {"_sample", "v2", "v3", "v4"};
    const auto ends_key = [&key](std::string_view ending) { return key.ends_with(ending); };
    for (auto ending = std::ranges::find_if(endings, ends_key); ending != endings.end();
         ending = std::ranges::find_if(endings, ends_key))
        key.resize(key.size() - ending->size());
    code.resize(key.size());
    for (std::size_t at = key.find("plus"); at != std::string::npos; at = key.find("plus", at)) {
        key.replace(at, 4, "+");
        code.replace(at, 4, "+");
    }
    return code;
}

/// The rows of the file, and the maps from ids to codes, which are built at the first lookup: most
/// runs look up no id.
struct ExchangeIds::Table {
    struct Row {
        std::string_view code;
        /// By NumberingProgram; several with a space between.
        std::array<std::string_view, program_count> ids;
        std::string_view lackey; ///< empty where it follows from the code
        std::string_view deck_builder;
    };
    using Codes = std::unordered_map<std::string, std::vector<std::string>>;
    struct ById {
        std::array<Codes, program_count> numbers;
        Codes lackey;
    };

    std::string text; ///< what the rows view
    std::vector<Row> rows;
    std::unordered_map<std::string_view, std::uint32_t> by_code;

    const Row* row(std::string_view code) const
    {
        const auto found = by_code.find(code);
        return found == by_code.end() ? nullptr : &rows[found->second];
    }
    const ById& by_id() const
    {
        std::call_once(has_ids_, [this] { make_ids(); });
        return by_id_;
    }

private:
    void make_ids() const;

    mutable ById by_id_;
    mutable std::once_flag has_ids_;
};

void ExchangeIds::Table::make_ids() const
{
    std::vector<std::pair<std::string, std::string>> own_images; // key and code
    for (const Row& row : rows) {
        const std::string code(row.code);
        for (std::size_t program = 0; program < program_count; ++program) {
            for (const std::string_view id : split(row.ids.at(program), ' ')) {
                if (!id.empty())
                    by_id_.numbers.at(program)[std::string(id)].push_back(code);
            }
        }
        std::string own_key = lackey_key(code);
        std::string key = row.lackey.empty() ? own_key : lackey_key(row.lackey);
        const bool is_own_image = key == own_key;
        std::vector<std::string>& sharing = by_id_.lackey[std::move(key)];
        sharing.insert(is_own_image ? sharing.begin() : sharing.end(), code);
        if (!is_own_image)
            own_images.emplace_back(std::move(own_key), code);
    }
    // Files made by hand name a printing that has no image of its own by its code.
    for (auto& [key, code] : own_images) {
        std::vector<std::string>& sharing = by_id_.lackey[std::move(key)];
        if (sharing.empty())
            sharing.push_back(std::move(code));
    }
}

ExchangeIds::ExchangeIds() : table_(std::make_shared<const Table>()) {}

ExchangeIds::ExchangeIds(std::string table, const std::string& file)
{
    int line_number = 0;
    const auto refuse = [&](FaultReason reason) {
        throw DataError({std::move(reason), {file, line_number, 0}});
    };
    const auto made = std::make_shared<Table>();
    made->text = std::move(table);
    const auto lines = static_cast<std::size_t>(std::ranges::count(made->text, '\n')) + 1;
    made->rows.reserve(lines);
    made->by_code.reserve(lines);
    for (std::string_view rest = made->text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        ++line_number;
        if (line_number == 1) {
            if (line != head_line)
                refuse(faults::BadTable{head_line});
            continue;
        }
        const std::optional<Columns> columns = columns_of(line);
        if (!columns || columns->front().empty())
            refuse(faults::BadTable{head_line});
        const auto& [code, ciphervit, lackey, online, decksteria, deck_builder] = *columns;
        const auto check = [&](NumberingProgram program, std::string_view ids,
                               const std::string& form) {
            while (!ids.empty()) { // not split(): thousands of cells at every start
                const std::size_t id_end = std::min(ids.find(' '), ids.size());
                const std::string_view id = ids.substr(0, id_end);
                const bool is_number = // the usual case, checked without a new string
                    program != NumberingProgram::Decksteria && number_key(id) == id;
                if (!is_number && id_key(program, id) != id)
                    refuse(faults::NotANumber{id, form});
                ids.remove_prefix(std::min(id_end + 1, ids.size()));
            }
        };
        check(NumberingProgram::CipherVit, ciphervit, "47, 47+");
        check(NumberingProgram::CipherOnline, online, "47");
        check(NumberingProgram::Decksteria, decksteria, "47/0");
        const auto number = static_cast<std::uint32_t>(made->rows.size());
        made->rows.push_back({code, {ciphervit, online, decksteria}, lackey, deck_builder});
        // Lines count from 1, and the first is the head line.
        if (const auto [first, is_new] = made->by_code.emplace(code, number); !is_new)
            refuse(faults::RepeatedPrinting{code, std::to_string(first->second + 2)});
    }
    table_ = made;
}

std::string_view ExchangeIds::id_of(NumberingProgram program, std::string_view code) const
{
    const Table::Row* row = table_->row(code);
    const std::string_view ids =
        row ? row->ids.at(static_cast<std::size_t>(program)) : std::string_view();
    return ids.substr(0, ids.find(' '));
}

const std::vector<std::string>& ExchangeIds::codes_of(NumberingProgram program,
                                                      std::string_view id) const
{
    static const std::vector<std::string> none;
    const Table::Codes& known = table_->by_id().numbers.at(static_cast<std::size_t>(program));
    const auto codes = known.find(id_key(program, id));
    return codes == known.end() ? none : codes->second;
}

std::string_view ExchangeIds::deck_builder_id(std::string_view code) const
{
    const Table::Row* row = table_->row(code);
    return row ? row->deck_builder : std::string_view();
}

std::string ExchangeIds::lackey_id(std::string_view code) const
{
    const Table::Row* row = table_->row(code);
    return row && !row->lackey.empty() ? std::string(row->lackey) : lackey_id_of(code);
}

std::vector<std::string> ExchangeIds::from_lackey(std::string_view image_id) const
{
    const Table::Codes& known = table_->by_id().lackey;
    const auto codes = known.find(lackey_key(image_id));
    return codes == known.end() ? std::vector<std::string>() : codes->second;
}

} // namespace kizuna
