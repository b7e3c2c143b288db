#include "app/cards/card_texts.h"

#include "app/base/files.h"
#include "cards/text/plain_text.h"
#include "cards/text/utf8.h"
#include "decks/exchange/lackey_card.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view four_spaces = "    ";

std::vector<std::string_view> cells_of(std::string_view line, std::string_view separator)
{
    std::vector<std::string_view> cells;
    while (true) {
        const std::size_t end = line.find(separator);
        cells.push_back(trimmed(line.substr(0, end)));
        if (end == std::string_view::npos)
            return cells;
        line.remove_prefix(end + separator.size());
    }
}

/// Where the columns are that we want.
struct SetFileForm {
    std::string_view separator = "\t";
    std::size_t name = 0;
    std::size_t set = 0;
    std::size_t image = 0;
    std::vector<std::size_t> skills;
};

std::optional<SetFileForm> form_of(std::string_view heading)
{
    SetFileForm form;
    if (heading.find('\t') == std::string_view::npos)
        form.separator = four_spaces;
    int found = 0;
    const auto cells = cells_of(heading, form.separator);
    for (std::size_t at = 0; at < cells.size(); ++at) {
        const std::string cell = lower_case(cells[at]);
        const auto take = [&](std::string_view name, std::size_t& column) {
            if (cell != name)
                return;
            column = at;
            ++found;
        };
        take("name", form.name);
        take("set", form.set);
        take("imagefile", form.image);
        if (cell.starts_with("skill") || cell == "text")
            form.skills.push_back(at);
    }
    return found == 3 && !form.skills.empty() ? std::optional(form) : std::nullopt;
}

std::string cell(const std::vector<std::string_view>& cells, std::size_t column)
{
    return column < cells.size() ? std::string(cells[column]) : std::string();
}

std::vector<std::string> paragraphs_of(const std::vector<std::string_view>& cells,
                                       const SetFileForm& form)
{
    std::vector<std::string> paragraphs;
    for (const std::size_t column : form.skills) {
        const std::string text = in_one_line(cell(cells, column));
        if (!text.empty() && text != "-")
            paragraphs.push_back(text);
    }
    return paragraphs;
}

void import_file(const fs::path& file, const DeckFileTools& tools, ImportedTexts& imported)
{
    using Reason = UnreadText::Reason;
    const auto text = read_file(file);
    if (const auto* fault = std::get_if<Fault>(&text)) {
        imported.unread.push_back(
            {.file = file.string(), .reason = Reason::Unreadable, .fault = *fault});
        return;
    }
    ImportedTexts more = read_lackey_texts(std::get<std::string>(text), tools);
    if (!more.is_set_file)
        imported.unread.push_back({.file = file.string(), .reason = Reason::NoSetFile});
    imported.texts.take(std::move(more.texts));
    imported.unknown += more.unknown;
    imported.is_set_file |= more.is_set_file;
    for (UnreadText& row : more.unread) {
        row.file = file.string();
        imported.unread.push_back(std::move(row));
    }
}

void import_folder(const fs::path& folder, const DeckFileTools& tools, const std::stop_token& stop,
                   ImportedTexts& imported)
{
    std::vector<fs::path> files;
    std::error_code error;
    const auto skip = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator at(folder, skip, error), end;
         !error && at != end && !stop.stop_requested(); at.increment(error)) {
        std::error_code unknown;
        if (at->path().filename().native().starts_with('.')) {
            at.disable_recursion_pending();
            continue;
        }
        if (lower_case(at->path().extension().string()) == ".txt" && at->is_regular_file(unknown))
            files.push_back(at->path());
    }
    if (error)
        imported.unread.push_back({.file = folder.string(),
                                   .reason = UnreadText::Reason::Unreadable,
                                   .fault = Fault{.kind = FaultKind::FileUnreadable,
                                                  .place = {.file = folder.string()},
                                                  .other = reason_of(error.value())}});
    std::ranges::sort(files, {}, [](const fs::path& file) { return file.native(); });
    for (const fs::path& file : files) {
        if (stop.stop_requested())
            return;
        import_file(file, tools, imported);
    }
}

} // namespace

const std::vector<std::string>& CardTexts::of(const Card& card) const
{
    static const std::vector<std::string> none;
    const auto found = texts_.find(card.id);
    return found == texts_.end() ? none : found->second;
}

void CardTexts::set(const std::string& card_id, std::vector<std::string> paragraphs)
{
    texts_.insert_or_assign(card_id, std::move(paragraphs));
}

void CardTexts::take(CardTexts other)
{
    other.texts_.merge(texts_);
    texts_ = std::move(other.texts_);
}

ImportedTexts read_lackey_texts(std::string_view text, const DeckFileTools& tools)
{
    ImportedTexts imported;
    if (unreadable(text, {}))
        return imported;
    LackeyFinder finder(tools);
    std::optional<SetFileForm> form;
    int number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (!form) {
            form = form_of(line);
            if (!form)
                return imported;
            imported.is_set_file = true;
            continue;
        }
        if (trimmed(line).empty())
            continue;
        const auto cells = cells_of(line, form->separator);
        std::vector<std::string> paragraphs = paragraphs_of(cells, *form);
        if (paragraphs.empty())
            continue;
        const CardLookup found = finder.look_up(
            {cell(cells, form->image), cell(cells, form->name), cell(cells, form->set)});
        const bool is_one_card = !found.matches.empty() &&
                                 std::ranges::all_of(found.matches, [&](const CardMatch& each) {
                                     return each.card == found.matches.front().card;
                                 });
        if (is_one_card) {
            imported.texts.set(found.matches.front().card->id, std::move(paragraphs));
            continue;
        }
        ++imported.unknown;
        const std::string name = cell(cells, form->name);
        imported.unread.push_back({.file = {},
                                   .line = number,
                                   .reason = UnreadText::Reason::UnknownCard,
                                   .text = name.empty() ? cell(cells, form->image) : name});
    }
    return imported;
}

ImportedTexts import_card_texts(const std::vector<fs::path>& files, const DeckFileTools& tools,
                                const std::stop_token& stop)
{
    ImportedTexts imported;
    for (const fs::path& file : files) {
        std::error_code error;
        if (fs::is_directory(file, error))
            import_folder(file, tools, stop, imported);
        else
            import_file(file, tools, imported);
    }
    return imported;
}

std::string card_texts_file_text(const CardTexts& texts)
{
    std::string text;
    for (const auto& [id, paragraphs] : texts.texts_) {
        text += id;
        for (const std::string& paragraph : paragraphs)
            text += '\t' + paragraph;
        text += '\n';
    }
    return text;
}

CardTexts read_card_texts(std::string_view text)
{
    CardTexts texts;
    if (!is_utf8(text))
        return texts;
    for (const std::string_view line : lines_of(text)) {
        const auto cells = cells_of(line, "\t");
        if (cells.size() > 1)
            texts.set(std::string(cells.front()),
                      std::vector<std::string>(cells.begin() + 1, cells.end()));
    }
    return texts;
}

} // namespace kizuna
