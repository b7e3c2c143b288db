#include "app/collection/owned_cards.h"

#include "app/base/damaged_files.h"
#include "app/base/files.h"
#include "cards/text/plain_text.h"
#include "decks/deck_import.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace kizuna {

OwnedCards::OwnedCards(std::filesystem::path file, const DeckFileTools& tools)
    : file_(std::move(file)), tools_(tools)
{
    read();
}

/// Takes over what the file says where that is not what is known of it.
void OwnedCards::read()
{
    std::error_code error;
    const auto read = std::filesystem::exists(file_, error)
                          ? read_file(file_)
                          : std::variant<std::string, Fault>(std::string());
    if (const auto* fault = std::get_if<Fault>(&read)) {
        fault_ = *fault;
        return;
    }
    const auto& text = std::get<std::string>(read);
    if (text == text_)
        return;
    ImportedCollection imported = read_collection(text, file_.string(), tools_);
    if (!imported.faults.empty()) {
        fault_ = std::move(imported.faults.front());
        return;
    }
    fault_.reset();
    text_ = text;
    collection_ = std::move(imported.collection);
    remarks_.clear();
    unknown_.clear();
    int number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (trimmed(line).starts_with('#'))
            remarks_.emplace_back(line);
        else if (std::ranges::find(imported.problems, number, &ImportProblem::line) !=
                 imported.problems.end())
            unknown_.emplace_back(line);
    }
}

std::filesystem::path OwnedCards::put_aside_as() const
{
    return kizuna::put_aside_as(file_);
}

std::optional<Fault> OwnedCards::put_aside()
{
    std::error_code error;
    std::filesystem::rename(file_, put_aside_as(), error);
    if (error)
        return fault_;
    fault_.reset();
    return std::nullopt;
}

std::optional<Fault> OwnedCards::write()
{
    if (fault_ && std::filesystem::exists(file_)) {
        if (auto fault = put_aside())
            return fault;
    }
    std::string text;
    for (const std::string& remark : remarks_)
        text += remark + '\n';
    text += collection_text(collection_, tools_.library);
    for (const std::string& line : unknown_)
        text += line + '\n';
    std::error_code error;
    std::filesystem::create_directories(file_.parent_path(), error);
    std::optional<Fault> fault = write_file(file_, text);
    if (!fault)
        text_ = std::move(text);
    return fault;
}

std::optional<Fault> OwnedCards::replace(Collection collection)
{
    collection_ = std::move(collection);
    remarks_.clear();
    unknown_.clear();
    std::optional<Fault> fault = write();
    changed.emit();
    return fault;
}

std::optional<Fault> OwnedCards::set_owned(const Card& card, int copies)
{
    read();
    Collection next = collection_;
    int change = std::max(copies, 0) - next.owned(card);
    if (change > 0)
        next.add(card.id, change);
    std::vector<std::string> codes{card.id};
    for (const Printing& printing : card.printings)
        codes.push_back(printing.code);
    for (const std::string& code : codes) {
        const auto found = next.copies().find(code);
        if (change >= 0 || found == next.copies().end())
            continue;
        const int taken = std::min(-change, found->second);
        next.add(code, -taken);
        change += taken;
    }
    collection_ = std::move(next);
    std::optional<Fault> fault = write();
    changed.emit();
    return fault;
}

} // namespace kizuna
