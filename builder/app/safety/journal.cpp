#include "app/safety/journal.h"

#include "app/base/files.h"

#include <algorithm>
#include <ctime>
#include <utility>

namespace kizuna {
namespace {

/// The largest size of the file, about a thousand edits of a whole deck; beyond it, start_over()
/// begins a new file.
constexpr std::size_t max_journal_bytes = 4U << 20;

} // namespace

Journal::Journal(std::filesystem::path folder, DeckDocument& document)
    : folder_(std::move(folder)), document_(document)
{
    document_changed_ = document.changed.subscribe([this] { keep(); });
    keep();
}

void Journal::flush()
{
    if (file_ && file_->is_gone())
        start_over();
    if (!file_)
        return;
    if (const std::optional<int> error = file_->flush()) {
        if (*error)
            tell(write_fault(file_->name(), *error));
        else if (flush_failed_)
            tell({});
        flush_failed_ = *error != 0;
    }
}

void Journal::keep()
{
    if (std::ranges::all_of(document_.decks(), &OpenDeck::is_untouched)) {
        if (file_)
            file_->remove();
        file_.reset();
        flush_failed_ = false;
        written_.clear();
        steps_.clear();
        written_tabs_.clear();
        return tell({});
    }
    if (!file_ || file_->flush_failed() ||
        file_->size() > std::max(max_journal_bytes, 2 * beginning_bytes_))
        return start_over();
    write_to(*file_, new_records());
}

/// Records of everything that is not in the file yet.
std::string Journal::new_records()
{
    std::string records;
    std::vector<std::uint64_t> tabs;
    for (const OpenDeck& open : document_.decks()) {
        if (open.is_untouched())
            continue;
        tabs.push_back(open.id);
        Written now{open.history.id(open.history.size() - 1),
                    open.history.changes_of_every(),
                    open.history.position(),
                    open.history.saved_position(),
                    open.file,
                    open.fingerprint};
        if (const auto found = written_.find(open.id);
            found == written_.end() || found->second != now)
            records += new_records_of(open, now);
        written_.insert_or_assign(open.id, std::move(now));
    }
    const auto is_closed = [&](const auto& each) {
        return std::ranges::find(tabs, each.first) == tabs.end();
    };
    std::erase_if(written_, is_closed);
    std::erase_if(steps_, is_closed);
    std::string order = tabs_record(tabs, document_.active_id());
    if (order != written_tabs_)
        records += order;
    written_tabs_ = std::move(order);
    return records;
}

std::string Journal::new_records_of(const OpenDeck& open, const Written& now)
{
    const DeckFileTools tools = document_.catalogue().tools();
    StepWriter& writer = steps_[open.id];
    StepWriter::Written steps =
        writer.write(open.id, open.history, !written_.contains(open.id), tools);
    return std::move(steps.records) + deck_record({.id = open.id,
                                                   .deck = {},
                                                   .file = now.file,
                                                   .fingerprint = now.fingerprint,
                                                   .is_unsaved = open.has_unsaved_changes(),
                                                   .changed_at = std::time(nullptr),
                                                   .steps = {}},
                                                  steps.numbers,
                                                  write_kizuna_deck(open.deck(), tools).text);
}

/// Writes everything to a new file, then removes the old one. The new file names the old one,
/// because a program that is killed in between leaves both.
void Journal::start_over()
{
    int error = 0;
    std::unique_ptr<JournalFile> next = JournalFile::make(folder_, error);
    if (!next)
        return tell(write_fault(folder_, error));
    written_.clear();
    written_tabs_.clear();
    const std::string replaced = file_ ? replaced_record(file_->name().filename().string()) : "";
    if (!write_to(*next, replaced + new_records()))
        return next->remove();
    beginning_bytes_ = next->size();
    std::swap(file_, next);
    if (next)
        next->remove();
}

bool Journal::write_to(JournalFile& file, const std::string& records)
{
    if (const int error = file.append(records)) {
        written_.clear(); // the next change then writes everything that may be missing
        written_tabs_.clear();
        tell(write_fault(file.name(), error));
        return false;
    }
    if (!flush_failed_) // that fault is cleared only by a successful flush
        tell({});
    return true;
}

void Journal::tell(std::optional<Fault> fault)
{
    const bool is_new = fault.has_value() != fault_.has_value();
    fault_ = std::move(fault);
    if (is_new)
        fault_changed.emit();
}

std::vector<LostDecks> lost_decks(const std::filesystem::path& folder, const DeckFileTools& tools,
                                  std::vector<std::filesystem::path>* set_aside)
{
    constexpr std::size_t max_read = 8 * max_journal_bytes;
    std::vector<LostDecks> lost;
    for (std::unique_ptr<JournalFile>& orphan : JournalFile::orphans(folder)) {
        const std::variant<std::string, Fault> text = read_file(orphan->name(), max_read);
        const std::string* read = std::get_if<std::string>(&text);
        if (!read && std::get<Fault>(text).kind != FaultKind::FileTooLarge)
            continue;
        KeptDecks kept = read ? read_journal(*read, tools) : KeptDecks();
        if (!kept.decks.empty())
            lost.push_back({std::move(orphan), std::move(kept)});
        else if (read && read->empty())
            orphan->remove();
        else if (auto aside = orphan->put_aside(); aside && set_aside)
            set_aside->push_back(*std::move(aside));
    }
    std::erase_if(lost, [&](LostDecks& old) {
        const bool is_replaced = std::ranges::any_of(lost, [&](const LostDecks& each) {
            return each.kept.replaces == old.file->name().filename();
        });
        if (is_replaced)
            old.file->remove();
        return is_replaced;
    });
    return lost;
}

} // namespace kizuna
