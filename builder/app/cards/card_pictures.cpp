#include "app/cards/card_pictures.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> endings{".png", ".jpg", ".jpeg"};

std::string with_plus_as_word(const std::string& code)
{
    std::string name;
    for (const char sign : code)
        name += sign == '+' ? std::string("plus") : std::string(1, sign);
    return name;
}

void add(std::vector<std::string>& names, const std::string& name)
{
    if (std::ranges::find(names, name) == names.end())
        names.push_back(name);
}

void add_spellings(std::vector<std::string>& names, const std::string& code)
{
    add(names, code);
    add(names, with_plus_as_word(code));
    add(names, with_plus_as_word(code) + "_SAMPLE");
}

} // namespace

std::vector<std::string> picture_names(const Card& card, const std::string& code)
{
    std::vector<std::string> names;
    if (!code.empty())
        add_spellings(names, code);
    add(names, card.id);
    for (const Printing& printing : card.printings)
        add_spellings(names, printing.code);
    for (const Printing& printing : card.printings)
        add(names, std::string(printing.number()));
    return names;
}

std::vector<fs::path> picture_files(const fs::path& folder, const Card& card,
                                    const std::string& code)
{
    std::vector<fs::path> files;
    if (folder.empty())
        return files;
    for (const std::string& name : picture_names(card, code)) {
        const std::string set = name.substr(0, name.find('-'));
        for (const fs::path& where : {folder, folder / set}) {
            for (const std::string_view ending : endings) {
                const fs::path file = where / (name + std::string(ending));
                std::error_code error;
                if (fs::is_regular_file(file, error) && fs::file_size(file, error) > 0 && !error)
                    files.push_back(file);
            }
        }
    }
    return files;
}

} // namespace kizuna
