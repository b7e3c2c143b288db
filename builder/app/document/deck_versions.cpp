#include "app/document/deck_versions.h"

#include "app/document/deck_storage.h"
#include "app/document/snapshots.h"

#include <algorithm>

namespace kizuna {
namespace {

std::string step_name(const History<Deck>& history, std::size_t step, const Messages& messages)
{
    const int number = static_cast<int>(step);
    return step == 0 ? messages.get("version.first"_msg)
                     : messages.get("version.step"_msg,
                                    {{"number", number}, {"reason", history.reason(step)}});
}

std::string snapshot_name(const Snapshot& snapshot, const Messages& messages)
{
    return messages.get("version.snapshot"_msg,
                        {{"name", snapshot.name}, {"taken", taken_text(snapshot, messages)}});
}

std::string open_name(const OpenDeck& open, const Messages& messages)
{
    return messages.get("version.open"_msg,
                        {{"name", deck_name(open.deck(), open.file, messages)}});
}

std::optional<Deck> read(const std::filesystem::path& file, const DeckFileTools& tools)
{
    LoadedDeck loaded = load_deck(file, tools);
    if (!loaded.imported.faults.empty())
        return std::nullopt;
    return std::move(loaded.imported.deck);
}

} // namespace

std::vector<DeckVersion> deck_versions(const DeckDocument& document,
                                       const std::vector<std::filesystem::path>& files,
                                       const Messages& messages)
{
    using Kind = DeckVersion::Kind;
    std::vector<DeckVersion> versions;
    versions.push_back({Kind::Now, messages.get("version.now"_msg), {}, 0, 0, {}});
    if (!document.file().empty())
        versions.push_back(
            {Kind::SavedFile, messages.get("version.saved"_msg), {}, 0, 0, document.file()});
    const auto snapshots = snapshots_of(document.deck()).value_or(std::vector<Snapshot>());
    for (auto snapshot = snapshots.rbegin(); snapshot != snapshots.rend(); ++snapshot)
        versions.push_back(
            {Kind::Snapshot, snapshot_name(*snapshot, messages), snapshot->name, 0, 0, {}});
    for (const OpenDeck& open : document.decks()) {
        if (open.id != document.active_id())
            versions.push_back({Kind::OpenDeck, open_name(open, messages), {}, 0, open.id, {}});
    }
    const History<Deck>& history = document.history();
    for (std::size_t step = history.size(); step-- > 0;) {
        if (step != history.position())
            versions.push_back({Kind::Step, step_name(history, step, messages), {}, step, 0, {}});
    }
    for (const std::filesystem::path& file : files) {
        if (file != document.file())
            versions.push_back(file_version(file));
    }
    return versions;
}

DeckVersion file_version(const std::filesystem::path& file)
{
    return {DeckVersion::Kind::File, file.filename().string(), {}, 0, 0, file};
}

std::function<std::optional<Deck>()> deck_reader(const DeckVersion& version,
                                                 const DeckDocument& document)
{
    const auto ready = [](std::optional<Deck> deck) {
        return [deck = std::move(deck)] { return deck; };
    };
    switch (version.kind) {
    case DeckVersion::Kind::Now:
        return ready(document.deck());
    case DeckVersion::Kind::Snapshot:
        return [deck = document.deck(), name = version.snapshot,
                tools = document.catalogue().tools()]() -> std::optional<Deck> {
            const auto snapshots = snapshots_of(deck).value_or(std::vector<Snapshot>());
            const auto found = std::ranges::find(snapshots, name, &Snapshot::name);
            return found == snapshots.end() ? std::nullopt : deck_of(*found, tools);
        };
    case DeckVersion::Kind::Step:
        if (version.step >= document.history().size())
            break;
        return ready(document.history().value(version.step));
    case DeckVersion::Kind::OpenDeck: {
        const auto open = std::ranges::find(document.decks(), version.deck, &OpenDeck::id);
        if (open == document.decks().end())
            break;
        return ready(open->deck());
    }
    case DeckVersion::Kind::SavedFile:
    case DeckVersion::Kind::File:
        return [file = version.file, tools = document.catalogue().tools()] {
            return read(file, tools);
        };
    }
    return ready(std::nullopt);
}

} // namespace kizuna
