#include "app/document/snapshots.h"

#include "app/base/utc_time.h"
#include "app/text/date_text.h"
#include "cards/yaml/yaml_reader.h"
#include "cards/yaml/yaml_writer.h"

#include <algorithm>

namespace kizuna {
namespace {

const DeckSection* section_of(const Deck& deck)
{
    const auto found = std::ranges::find(deck.memory.sections, snapshots_key, &DeckSection::key);
    return found == deck.memory.sections.end() ? nullptr : &*found;
}

std::string optional_text(const YamlNode& item, std::string_view key)
{
    const std::optional<YamlNode> value = item.find(key);
    return value ? std::string(value->text()) : std::string();
}

std::vector<Snapshot> read(const YamlNode& list)
{
    std::vector<Snapshot> snapshots;
    list.require_sequence();
    for (const YamlNode& item : list.items()) {
        item.require_map();
        item.only_keys({"name", "taken", "deck"});
        snapshots.push_back({.name = std::string(item.at("name").text()),
                             .taken = optional_text(item, "taken"),
                             .text = std::string(item.at("deck").text())});
    }
    return snapshots;
}

/// Indents the continuation lines of a value by four spaces.
std::string deeper(const std::string& value)
{
    std::string text;
    for (std::size_t at = 0; at < value.size(); ++at) {
        text += value[at];
        if (value[at] == '\n' && at + 1 < value.size() && value[at + 1] != '\n')
            text += "    ";
    }
    return text;
}

std::string written(const std::vector<Snapshot>& snapshots)
{
    if (snapshots.empty())
        return {};
    std::string text = std::string(snapshots_key) + ":\n";
    for (const Snapshot& snapshot : snapshots) {
        text += "  - name: " + yaml_scalar(snapshot.name) + '\n';
        if (!snapshot.taken.empty())
            text += "    taken: " + yaml_scalar(snapshot.taken) + '\n';
        text += "    deck: " + deeper(yaml_text(snapshot.text)) + '\n';
    }
    return text;
}

/// Sets the text of the deck's snapshot section; removes the section if the text is empty.
void put_section(Deck& deck, const std::string& text)
{
    std::vector<DeckSection>& sections = deck.memory.sections;
    const auto section = std::ranges::find(sections, snapshots_key, &DeckSection::key);
    if (text.empty() && section != sections.end())
        sections.erase(section);
    else if (section != sections.end())
        section->raw = text;
    else if (!text.empty())
        sections.push_back(
            {.key = std::string(snapshots_key), .comments = {}, .raw = text, .trailing = {}});
}

std::vector<Snapshot>::iterator find(std::vector<Snapshot>& snapshots, const std::string& name)
{
    return std::ranges::find(snapshots, name, &Snapshot::name);
}

/// Builds the text once, because the undo list may be long and the snapshots many.
void store(DeckDocument& document, const std::vector<Snapshot>& snapshots)
{
    const std::string text = written(snapshots);
    document.change_every_step([&](Deck& deck) { put_section(deck, text); });
}

} // namespace

std::optional<std::vector<Snapshot>> snapshots_of(const Deck& deck)
{
    const DeckSection* section = section_of(deck);
    if (!section)
        return std::vector<Snapshot>();
    try {
        return read(YamlDocument(section->raw, {}).root().at(snapshots_key));
    } catch (const DataError&) {
        return std::nullopt;
    }
}

std::optional<Deck> deck_of(const Snapshot& snapshot, const DeckFileTools& tools)
{
    ImportedDeck read = read_kizuna_deck(snapshot.text, snapshot.name, tools);
    if (!read.faults.empty())
        return std::nullopt;
    return std::move(read.deck);
}

bool take_snapshot(DeckDocument& document, const std::string& name,
                   std::chrono::system_clock::time_point now)
{
    auto snapshots = snapshots_of(document.deck());
    if (!snapshots)
        return false;
    Deck bare = document.deck();
    put_section(bare, {});
    const DeckFileTools tools = document.catalogue().tools();
    Snapshot taken{
        .name = name, .taken = utc_text(now), .text = write_kizuna_deck(bare, tools).text};
    std::erase_if(*snapshots, [&](const Snapshot& each) { return each.name == name; });
    snapshots->push_back(std::move(taken));
    store(document, *snapshots);
    return true;
}

void remove_snapshot(DeckDocument& document, const std::string& name)
{
    auto snapshots = snapshots_of(document.deck());
    if (!snapshots)
        return;
    if (const auto snapshot = find(*snapshots, name); snapshot != snapshots->end()) {
        snapshots->erase(snapshot); // only one, even if another program wrote several so named
        store(document, *snapshots);
    }
}

bool rename_snapshot(DeckDocument& document, const std::string& name, const std::string& new_name)
{
    auto snapshots = snapshots_of(document.deck());
    if (!snapshots || new_name.empty() || find(*snapshots, new_name) != snapshots->end())
        return false;
    const auto snapshot = find(*snapshots, name);
    if (snapshot == snapshots->end())
        return false;
    snapshot->name = new_name;
    store(document, *snapshots);
    return true;
}

bool restore_snapshot(DeckDocument& document, const std::string& name, const Messages& messages)
{
    auto snapshots = snapshots_of(document.deck());
    if (!snapshots || find(*snapshots, name) == snapshots->end())
        return false;
    std::optional<Deck> deck = deck_of(*find(*snapshots, name), document.catalogue().tools());
    if (!deck)
        return false;
    put_section(*deck, written(*snapshots));
    document.change_to(*std::move(deck),
                       messages.get("command.reason.restore"_msg, {{"name", name}}));
    return true;
}

std::string free_snapshot_name(const DeckDocument& document, const Messages& messages)
{
    auto snapshots = snapshots_of(document.deck()).value_or(std::vector<Snapshot>());
    for (int number = 1;; ++number) {
        std::string name = messages.get("snapshot.name"_msg, {{"number", number}});
        if (find(snapshots, name) == snapshots.end())
            return name;
    }
}

std::string taken_text(const Snapshot& snapshot, const Messages& messages)
{
    const auto taken = read_utc(snapshot.taken);
    return taken ? date_text(*taken, messages) : std::string();
}

} // namespace kizuna
