#include "app/safety/journal_text.h"

#include "app/safety/journal_record.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <map>
#include <set>

namespace kizuna {
namespace {

constexpr std::string_view deck_kind = "deck";
constexpr std::string_view tabs_kind = "tabs";
constexpr std::string_view replaced_kind = "replaced";

/// Reads the "key value" lines before the empty line; missing ones keep their defaults.
std::optional<KeptDeck> read_deck_record(std::string_view payload, StepReader& steps,
                                         const DeckFileTools& tools)
{
    KeptDeck kept;
    StepNumbers numbers;
    for (std::string_view line = take_to(payload, '\n'); !line.empty();
         line = take_to(payload, '\n')) {
        const std::string_view key = take_to(line, ' ');
        if (key == "id")
            kept.id = number_in<std::uint64_t>(line).value_or(0);
        else if (key == "at")
            kept.changed_at = number_in<std::int64_t>(line).value_or(0);
        else if (key == "unsaved")
            kept.is_unsaved = true;
        else if (key == "file")
            kept.file = from_one_line(line);
        else if (key == "fingerprint")
            kept.fingerprint = number_in<std::size_t>(line);
        else if (key == "steps")
            numbers = step_numbers_in(line);
    }
    ImportedDeck read = read_kizuna_deck(payload, "journal", tools);
    if (!read.faults.empty())
        return std::nullopt;
    kept.deck = std::move(read.deck);
    StepReader::Steps list = steps.read(kept.id, numbers, kept.deck, tools);
    kept.steps = std::move(list.steps);
    kept.position = list.position;
    kept.saved = list.saved;
    return kept;
}

/// Ids in order, each once.
class DeckOrder {
public:
    void add(std::uint64_t id)
    {
        if (known_.insert(id).second)
            ids_.push_back(id);
    }
    const std::vector<std::uint64_t>& ids() const { return ids_; }

private:
    std::vector<std::uint64_t> ids_;
    std::set<std::uint64_t> known_;
};

struct Tabs {
    DeckOrder order;
    std::uint64_t active = 0;
};

Tabs read_tabs_record(std::string_view payload)
{
    Tabs tabs;
    std::string_view line = take_to(payload, '\n');
    tabs.active = number_in<std::uint64_t>(take_to(line, ' ')).value_or(0);
    while (!line.empty()) {
        if (const auto id = number_in<std::uint64_t>(take_to(line, ' ')))
            tabs.order.add(*id);
    }
    return tabs;
}

} // namespace

std::string deck_record(const KeptDeck& deck, const StepNumbers& steps, const std::string& text)
{
    std::string payload =
        "id " + std::to_string(deck.id) + "\nat " + std::to_string(deck.changed_at) + '\n';
    if (deck.is_unsaved)
        payload += "unsaved\n";
    if (!deck.file.empty())
        payload += "file " + in_one_line(deck.file.string()) + '\n';
    if (deck.fingerprint)
        payload += "fingerprint " + std::to_string(*deck.fingerprint) + '\n';
    if (!steps.ids.empty())
        payload += "steps " + step_numbers_line(steps) + '\n';
    return journal_record(deck_kind, payload + '\n' + text);
}

std::string tabs_record(const std::vector<std::uint64_t>& ids, std::uint64_t active)
{
    std::string payload = std::to_string(active);
    for (const std::uint64_t id : ids)
        payload += ' ' + std::to_string(id);
    return journal_record(tabs_kind, payload + '\n');
}

std::string replaced_record(const std::string& journal)
{
    return journal_record(replaced_kind, in_one_line(journal));
}

KeptDecks read_journal(std::string_view text, const DeckFileTools& tools)
{
    KeptDecks kept;
    std::map<std::uint64_t, std::string_view> newest;
    DeckOrder seen; // deck ids since the last tabs record
    Tabs tabs;
    StepReader steps;
    while (const std::optional<JournalRecord> found = take_record(text)) {
        if (found->kind == tabs_kind) {
            tabs = read_tabs_record(found->payload);
            seen = {};
        } else if (found->kind == replaced_kind) {
            kept.replaces = from_one_line(found->payload);
        } else if (found->kind == step_kind) {
            steps.add(found->payload);
        } else if (found->kind == deck_kind) {
            std::string_view payload = found->payload;
            std::string_view first = take_to(payload, '\n');
            take_to(first, ' ');
            const auto id = number_in<std::uint64_t>(first).value_or(0);
            newest.insert_or_assign(id, found->payload);
            seen.add(id);
        }
    }
    if (newest.size() > max_kept_decks)
        return {};
    std::ranges::for_each(seen.ids(), [&](std::uint64_t id) { tabs.order.add(id); });
    kept.active = tabs.active;
    for (const std::uint64_t id : tabs.order.ids()) {
        if (const auto found = newest.find(id); found != newest.end()) {
            if (std::optional<KeptDeck> deck = read_deck_record(found->second, steps, tools))
                kept.decks.push_back(*std::move(deck));
        }
    }
    return kept;
}

} // namespace kizuna
