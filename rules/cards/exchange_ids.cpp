#include "cards/exchange_ids.h"

#include "cards/fault.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace kizuna {
namespace {

constexpr std::string_view head_line = "code\tciphervit\tlackey";

std::vector<std::string_view> columns_of(std::string_view line)
{
    std::vector<std::string_view> columns;
    while (true) {
        const std::size_t tab = line.find('\t');
        columns.push_back(line.substr(0, tab));
        if (tab == std::string_view::npos)
            return columns;
        line.remove_prefix(tab + 1);
    }
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
    for (std::size_t at = key.find("plus"); at != std::string::npos; at = key.find("plus", at))
        key.replace(at, 4, "+");
    return key;
}

} // namespace

ExchangeIds::ExchangeIds(std::string_view table, const std::string& file)
{
    int line_number = 0;
    const auto refuse = [&](FaultKind kind, std::string_view what, std::string expected) {
        throw DataError({kind, {file, line_number, 0}, std::string(what), std::move(expected)});
    };
    const auto lines = static_cast<std::size_t>(std::ranges::count(table, '\n')) + 1;
    by_code_.reserve(lines);
    by_ciphervit_.reserve(lines);
    by_lackey_.reserve(lines);
    std::vector<std::pair<std::string, std::string>> own_images; // key and code
    own_images.reserve(lines);
    while (!table.empty()) {
        const std::size_t end = std::min(table.find('\n'), table.size());
        const std::string_view line = table.substr(0, end);
        table.remove_prefix(std::min(end + 1, table.size()));
        ++line_number;
        if (line_number == 1) {
            if (line != head_line)
                refuse(FaultKind::BadTable, line, std::string(head_line));
            continue;
        }
        const std::vector<std::string_view> columns = columns_of(line);
        if (columns.size() < 2 || columns.size() > 3 || columns[0].empty())
            refuse(FaultKind::BadTable, line, std::string(head_line));
        const std::string code(columns[0]);
        Row row{std::string(columns[1]), {}};
        if (!row.ciphervit.empty() && ciphervit_key(row.ciphervit) != row.ciphervit)
            refuse(FaultKind::NotANumber, row.ciphervit, "47, 47+");
        row.lackey = columns.size() == 3 ? columns[2] : lackey_id_of(code);

        if (!row.ciphervit.empty())
            by_ciphervit_[row.ciphervit].push_back(code);
        std::string own_key = lackey_key(code);
        std::string key = columns.size() == 3 ? lackey_key(row.lackey) : own_key;
        const bool is_own_image = key == own_key;
        std::vector<std::string>& sharing = by_lackey_[std::move(key)];
        sharing.insert(is_own_image ? sharing.begin() : sharing.end(), code);
        if (!is_own_image)
            own_images.emplace_back(std::move(own_key), code);
        if (!by_code_.emplace(code, std::move(row)).second)
            refuse(FaultKind::RepeatedPrinting, code, {});
    }
    // Files made by hand name a printing that has no image of its own by its code.
    for (auto& [key, code] : own_images) {
        std::vector<std::string>& sharing = by_lackey_[std::move(key)];
        if (sharing.empty())
            sharing.push_back(std::move(code));
    }
}

std::string_view ExchangeIds::ciphervit_id(std::string_view code) const
{
    const auto row = by_code_.find(std::string(code));
    return row == by_code_.end() ? std::string_view() : row->second.ciphervit;
}

const std::vector<std::string>& ExchangeIds::from_ciphervit(std::string_view id) const
{
    static const std::vector<std::string> none;
    const auto codes = by_ciphervit_.find(ciphervit_key(id));
    return codes == by_ciphervit_.end() ? none : codes->second;
}

std::string ExchangeIds::lackey_id(std::string_view code) const
{
    const auto row = by_code_.find(std::string(code));
    return row == by_code_.end() ? lackey_id_of(code) : row->second.lackey;
}

std::vector<std::string> ExchangeIds::from_lackey(std::string_view image_id) const
{
    const auto codes = by_lackey_.find(lackey_key(image_id));
    return codes == by_lackey_.end() ? std::vector<std::string>() : codes->second;
}

} // namespace kizuna
