#include "cards/library/exchange_ids.h"

#include "cards/text/fault.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view head_line = "code\tciphervit\tlackey";

/// The third is empty where there are two; none where there are fewer or more.
std::optional<std::array<std::string_view, 3>> columns_of(std::string_view line)
{
    std::array<std::string_view, 3> columns;
    for (std::size_t at = 0; at < columns.size(); ++at) {
        const std::size_t tab = line.find('\t');
        columns.at(at) = line.substr(0, tab);
        if (tab == std::string_view::npos)
            return at == 0 ? std::nullopt : std::optional(columns);
        line.remove_prefix(tab + 1);
    }
    return std::nullopt;
}

/// The one spelling of "47+" among "047+" and " 47+ "; empty where the text is no such id.
std::string ciphervit_key(std::string_view id)
{
    while (!id.empty() && id.front() == ' ')
        id.remove_prefix(1);
    while (!id.empty() && id.back() == ' ')
        id.remove_suffix(1);
    std::string_view digits = id;
    if (digits.ends_with('+'))
        digits.remove_suffix(1);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
        return {};
    const std::size_t zeros = std::min(digits.find_first_not_of('0'), digits.size() - 1);
    return std::string(id.substr(zeros));
}

std::string lackey_id_of(std::string_view code)
{
    std::string id;
    for (const char sign : code) {
        if (sign == '+')
            id += "plus";
        else
            id += sign;
    }
    return id + "_SAMPLE";
}

/// What all spellings of one image id share: the printing's code in lower case.
std::string lackey_key(std::string_view image_id)
{
    if (const std::size_t folder = image_id.find_last_of("/\\"); folder != std::string_view::npos)
        image_id.remove_prefix(folder + 1);
    image_id = image_id.substr(0, image_id.find_last_of('.'));

    std::string key;
    for (const char sign : image_id) {
        if (sign != ' ')
            key += static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    }
    constexpr std::array<std::string_view, 4> endings = {"_sample", "v2", "v3", "v4"};
    const auto ends_key = [&key](std::string_view ending) { return key.ends_with(ending); };
    for (auto ending = std::ranges::find_if(endings, ends_key); ending != endings.end();
         ending = std::ranges::find_if(endings, ends_key))
        key.resize(key.size() - ending->size());
    for (std::size_t at = key.find("plus"); at != std::string::npos; at = key.find("plus", at)) {
        key[at] = '+';
        key.erase(at + 1, 3);
    }
    return key;
}

} // namespace

/// What stands in the file, and what is only made of it when an id is looked up: most starts of a
/// program look up none.
struct ExchangeIds::Table {
    struct Row {
        std::string_view code;
        std::string_view ciphervit;
        std::string_view lackey; ///< empty where it follows from the code
    };
    using Codes = std::unordered_map<std::string, std::vector<std::string>>;
    struct ById {
        Codes ciphervit;
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
        if (!row.ciphervit.empty())
            by_id_.ciphervit[std::string(row.ciphervit)].push_back(code);
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
    const auto refuse = [&](FaultKind kind, std::string_view what, std::string expected) {
        throw DataError({kind, {file, line_number, 0}, std::string(what), std::move(expected)});
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
                refuse(FaultKind::BadTable, line, std::string(head_line));
            continue;
        }
        const std::optional<std::array<std::string_view, 3>> columns = columns_of(line);
        if (!columns || columns->front().empty())
            refuse(FaultKind::BadTable, line, std::string(head_line));
        const auto& [code, ciphervit, lackey] = *columns;
        if (!ciphervit.empty() && ciphervit_key(ciphervit) != ciphervit)
            refuse(FaultKind::NotANumber, ciphervit, "47, 47+");
        const auto number = static_cast<std::uint32_t>(made->rows.size());
        made->rows.push_back({code, ciphervit, lackey});
        if (!made->by_code.emplace(code, number).second)
            refuse(FaultKind::RepeatedPrinting, code, {});
    }
    table_ = made;
}

std::string_view ExchangeIds::ciphervit_id(std::string_view code) const
{
    const Table::Row* row = table_->row(code);
    return row ? row->ciphervit : std::string_view();
}

const std::vector<std::string>& ExchangeIds::from_ciphervit(std::string_view id) const
{
    static const std::vector<std::string> none;
    const Table::Codes& known = table_->by_id().ciphervit;
    const auto codes = known.find(ciphervit_key(id));
    return codes == known.end() ? none : codes->second;
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
