#include "app/document/deck_storage.h"
#include "app/card_games/card_game_catalogue.h"

#include "cards/base/encodings.h"
#include "cards/base/faults.h"
#include "cards/base/stable_hash.h"
#include "decks/files/deck_file_kizuna.h"

#include <cassert>
#include <utility>

namespace kizuna {
namespace {

/// The fault if this file has a newer form than ours, which must not be overwritten; else empty.
std::optional<Fault> newer_form(const std::filesystem::path& file, const DeckFileTools& tools)
{
    const std::optional<std::string> there = read_if_possible(file);
    if (!there || !is_kizuna_deck(*there))
        return std::nullopt;
    const int ours = DeckFileMemory().form;
    const int theirs = read_kizuna_deck(*there, file.string(), tools).deck.memory.form;
    if (theirs <= ours)
        return std::nullopt;
    return Fault{faults::NewerForm{std::to_string(theirs), std::to_string(ours)},
                 {.file = file.string()}};
}

} // namespace

std::variant<std::string, Fault> read_deck_text(const std::filesystem::path& file,
                                                std::size_t max_bytes)
{
    std::variant<std::string, Fault> read = read_file(file, max_bytes);
    if (auto* text = std::get_if<std::string>(&read))
        *text = decoded_text(std::move(*text)).text;
    return read;
}

LoadedDeck load_deck(const std::filesystem::path& file, const DeckFileTools& tools)
{
    LoadedDeck loaded;
    std::variant<std::string, Fault> read = read_file(file, max_deck_bytes);
    if (Fault* fault = std::get_if<Fault>(&read)) {
        loaded.imported.faults.push_back(std::move(*fault));
        return loaded;
    }
    const DecodedText decoded = decoded_text(std::move(std::get<std::string>(read)));
    loaded.kind = deck_file_kind_for(decoded.text, file.string());
    loaded.imported = read_deck(decoded.text, file.string(), tools);
    loaded.imported.encoding = decoded.encoding;
    refuse_other_card_game(loaded.imported, file.string());
    return loaded;
}

SavedDeck write_deck(const Deck& deck, const std::filesystem::path& file,
                     const DeckFileTools& tools)
{
    if (std::optional<Fault> fault = newer_form(file, tools))
        return {std::move(fault), {}};
    const std::string text = write_kizuna_deck(deck, tools).text;
    if (text.size() > max_kizuna_deck_bytes) // it could not be opened again
        return {size_fault(file, max_kizuna_deck_bytes), {}};
    if (std::optional<Fault> fault = write_file(file, text))
        return {std::move(fault), {}};
    return {{}, stable_hash(text)};
}

std::variant<WrittenDeck, Fault> export_deck(const Deck& deck, const std::filesystem::path& file,
                                             const DeckFileKind& kind, const DeckFileTools& tools)
{
    assert(kind.write);
    WrittenDeck written = kind.write(deck, tools);
    if (std::optional<Fault> fault = write_file(file, written.text))
        return *std::move(fault);
    return written;
}

std::optional<std::size_t> fingerprint(const std::filesystem::path& file)
{
    const std::optional<std::string> there = read_if_possible(file);
    return there ? std::optional<std::size_t>(stable_hash(*there)) : std::nullopt;
}

} // namespace kizuna
