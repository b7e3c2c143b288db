#include "app/collection/owned_cards.h"

#include "app/base/files.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <system_error>
#include <unordered_set>
#include <utility>

namespace kizuna {
namespace {

/// Line numbers of problems that are not is_taken().
std::unordered_set<int> lines_not_taken(const std::vector<ImportProblem>& problems)
{
    std::unordered_set<int> lines;
    for (const ImportProblem& problem : problems) {
        if (!is_taken(problem.reason))
            lines.insert(problem.line);
    }
    return lines;
}

OwnedList owned_list(std::string_view text, ImportedCollection imported)
{
    OwnedList list{.cards = std::move(imported.collection)};
    const std::unordered_set<int> not_understood = lines_not_taken(imported.problems);
    int number = 0;
    for (const std::string_view line : lines_of(text)) {
        ++number;
        if (trimmed(line).starts_with('#'))
            list.remarks.emplace_back(line);
        else if (not_understood.contains(number))
            list.unknown.emplace_back(line);
    }
    return list;
}

/// A copy of `cards` with `copies` of one card, all printings together.
Collection with_owned(Collection cards, const Card& card, int copies)
{
    int change = std::max(copies, 0) - cards.owned(card);
    if (change > 0)
        cards.add(card.id, change);
    std::vector<std::string> codes{card.id};
    for (const Printing& printing : card.printings)
        codes.push_back(printing.code);
    for (const std::string& code : codes) {
        if (change >= 0)
            break;
        const int taken = std::min(-change, cards.copies_of(code));
        cards.add(code, -taken);
        change += taken;
    }
    return cards;
}

} // namespace

OwnedCards::OwnedCards(std::filesystem::path file, const DeckFileTools& tools)
    : file_(std::move(file)), tools_(tools)
{
    read();
}

bool OwnedCards::is_unreachable() const
{
    return fault_ &&
           (fault_->kind == FaultKind::FileUnreadable || fault_->kind == FaultKind::FileMissing);
}

/// Reads the file again if it was changed by another program.
void OwnedCards::read()
{
    fault_.reset();
    auto text = read_file(file_);
    if (auto* fault = std::get_if<Fault>(&text)) {
        // No file: keep what is known, and write it with the next change. A dangling link is a file
        // that cannot be reached.
        std::error_code error;
        const bool is_link = std::filesystem::is_symlink(file_, error);
        if (fault->kind != FaultKind::FileMissing || is_link)
            fault_ = std::move(*fault);
        return;
    }
    auto& read = std::get<std::string>(text);
    if (read == text_)
        return;
    ImportedCollection imported = read_collection(read, file_.string(), tools_);
    if (!imported.faults.empty()) {
        fault_ = std::move(imported.faults.front());
        return;
    }
    history_ = History<OwnedList>(owned_list(read, std::move(imported)));
    edited_ = nullptr;
    text_ = std::move(read);
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
    if (fault_) {
        if (auto fault = put_aside())
            return fault;
    }
    std::string text;
    for (const std::string& remark : list().remarks)
        text += remark + '\n';
    text += collection_text(collection(), tools_.library);
    for (const std::string& line : list().unknown)
        text += line + '\n';
    std::optional<Fault> fault = write_file_and_folder(file_, text);
    if (!fault)
        text_ = std::move(text);
    return fault;
}

std::optional<Fault> OwnedCards::write_and_tell()
{
    std::optional<Fault> fault = write();
    changed.emit();
    return fault;
}

std::optional<Fault> OwnedCards::import(const ImportedCollection& imported, ImportWay way)
{
    read();
    if (is_unreachable())
        return fault_;
    history_.push(plan_import(list(), imported, way).after, {});
    edited_ = nullptr;
    return write_and_tell();
}

std::optional<Fault> OwnedCards::set_owned(const Card& card, int copies)
{
    read();
    if (is_unreachable())
        return fault_;
    OwnedList next = list();
    next.cards = with_owned(std::move(next.cards), card, copies);
    const std::size_t before = history_.position();
    const bool goes_on = edited_ == &card && history_.amend(next, {});
    if (!goes_on)
        history_.push(std::move(next), {});
    const bool is_last_step = history_.position() == (goes_on ? before : before + 1);
    edited_ = is_last_step ? &card : nullptr;
    return write_and_tell();
}

std::optional<Fault> OwnedCards::undo()
{
    read();
    if (is_unreachable())
        return fault_;
    history_.undo();
    edited_ = nullptr;
    return write_and_tell();
}

} // namespace kizuna
