#include "app/decks/journal_text.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>

namespace kizuna {
namespace {

constexpr std::string_view mark = "\n@";
constexpr std::string_view deck_kind = "deck";
constexpr std::string_view tabs_kind = "tabs";
constexpr std::string_view replaced_kind = "replaced";

/// FNV-1a, which tells what was cut short or overwritten; nobody is kept from forging it.
std::uint64_t checksum(std::string_view text)
{
    std::uint64_t sum = 14695981039346656037U;
    for (const char byte : text)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 1099511628211U;
    return sum;
}

template <typename Number>
std::optional<Number> number_in(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// What is before the separator; `text` becomes what is after it. All, where there is none.
std::string_view take_to(std::string_view& text, char separator)
{
    const std::size_t at = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

std::string record(std::string_view kind, const std::string& payload)
{
    return std::string(mark) + std::string(kind) + ' ' + std::to_string(payload.size()) + ' ' +
           std::to_string(checksum(payload)) + '\n' + payload;
}

/// A file's name in one line, whatever is in it.
std::string in_one_line(const std::string& text)
{
    std::string line;
    for (const char byte : text) {
        if (byte == '\\' || byte == '\n')
            line += '\\';
        line += byte == '\n' ? 'n' : byte;
    }
    return line;
}

std::string from_one_line(std::string_view line)
{
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const bool is_escape = line[at] == '\\' && at + 1 < line.size();
        const char byte = is_escape ? line[++at] : line[at];
        text += is_escape && byte == 'n' ? '\n' : byte;
    }
    return text;
}

/// Reads the lines "key value" above the empty line; what they do not say keeps its default.
std::optional<KeptDeck> read_deck_record(std::string_view payload, const DeckFileTools& tools)
{
    KeptDeck kept;
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
    }
    ImportedDeck read = read_kizuna_deck(payload, "journal", tools);
    if (!read.faults.empty())
        return std::nullopt;
    kept.deck = std::move(read.deck);
    return kept;
}

struct Tabs {
    std::vector<std::uint64_t> ids;
    std::uint64_t active = 0;
};

Tabs read_tabs_record(std::string_view payload)
{
    Tabs tabs;
    std::string_view line = take_to(payload, '\n');
    tabs.active = number_in<std::uint64_t>(take_to(line, ' ')).value_or(0);
    while (!line.empty()) {
        if (const auto id = number_in<std::uint64_t>(take_to(line, ' ')))
            tabs.ids.push_back(*id);
    }
    return tabs;
}

struct Record {
    std::string_view kind;
    std::string_view payload;
};

/// The record that begins with `text`, which becomes what follows; empty where it is damaged.
std::optional<Record> take_record(std::string_view& text)
{
    std::string_view rest = text;
    std::string_view head = take_to(rest, '\n');
    const std::string_view kind = take_to(head, ' ');
    const auto size = number_in<std::size_t>(take_to(head, ' '));
    const auto sum = number_in<std::uint64_t>(head);
    if (!size || !sum || *size > rest.size() || checksum(rest.substr(0, *size)) != *sum)
        return std::nullopt;
    text = rest.substr(*size);
    return Record{kind, rest.substr(0, *size)};
}

} // namespace

std::string deck_record(const KeptDeck& deck, const DeckFileTools& tools)
{
    std::string payload =
        "id " + std::to_string(deck.id) + "\nat " + std::to_string(deck.changed_at) + '\n';
    if (deck.is_unsaved)
        payload += "unsaved\n";
    if (!deck.file.empty())
        payload += "file " + in_one_line(deck.file.string()) + '\n';
    if (deck.fingerprint)
        payload += "fingerprint " + std::to_string(*deck.fingerprint) + '\n';
    return record(deck_kind, payload + '\n' + write_kizuna_deck(deck.deck, tools).text);
}

std::string tabs_record(const std::vector<std::uint64_t>& ids, std::uint64_t active)
{
    std::string payload = std::to_string(active);
    for (const std::uint64_t id : ids)
        payload += ' ' + std::to_string(id);
    return record(tabs_kind, payload + '\n');
}

std::string replaced_record(const std::string& journal)
{
    return record(replaced_kind, in_one_line(journal));
}

KeptDecks read_journal(std::string_view text, const DeckFileTools& tools)
{
    KeptDecks kept;
    std::map<std::uint64_t, std::string_view> newest;
    std::vector<std::uint64_t> seen; // since the last record of the tabs
    std::optional<Tabs> tabs;
    for (std::size_t at = text.find(mark); at < text.size(); at = text.find(mark)) {
        text.remove_prefix(at + mark.size());
        const std::optional<Record> found = take_record(text);
        if (!found)
            continue; // the next mark may begin a good one
        if (found->kind == tabs_kind) {
            tabs = read_tabs_record(found->payload);
            seen.clear();
        } else if (found->kind == replaced_kind) {
            kept.replaces = from_one_line(found->payload);
        } else if (found->kind == deck_kind) {
            std::string_view payload = found->payload;
            std::string_view first = take_to(payload, '\n');
            take_to(first, ' ');
            const auto id = number_in<std::uint64_t>(first).value_or(0);
            newest.insert_or_assign(id, found->payload);
            if (std::ranges::find(seen, id) == seen.end())
                seen.push_back(id);
        }
    }
    std::vector<std::uint64_t> ids = tabs ? tabs->ids : std::vector<std::uint64_t>();
    std::ranges::copy_if(seen, std::back_inserter(ids), [known = ids](std::uint64_t id) {
        return std::ranges::find(known, id) == known.end();
    });
    kept.active = tabs ? tabs->active : 0;
    for (const std::uint64_t id : ids) {
        if (const auto found = newest.find(id); found != newest.end()) {
            if (std::optional<KeptDeck> deck = read_deck_record(found->second, tools))
                kept.decks.push_back(*std::move(deck));
        }
    }
    return kept;
}

} // namespace kizuna
