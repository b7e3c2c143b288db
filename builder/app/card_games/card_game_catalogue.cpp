#include "app/card_games/card_game_catalogue.h"

#include "cards/base/faults.h"
#include "cards/query/query.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <limits>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

fs::path profiles(const fs::path& data)
{
    return data / "games";
}

} // namespace

Fault unknown_card_game(const std::string& id, const std::vector<std::string>& known)
{
    std::string all;
    for (const std::string& each : known)
        all += (all.empty() ? "" : ", ") + each;
    return {faults::UnknownWord{.what = id, .other = "game", .expected = std::move(all)},
            {},
            nearest(id, known)};
}

std::vector<std::string> card_game_ids(const fs::path& data)
{
    std::vector<std::string> ids;
    for (const fs::path& file : files_in(profiles(data), ".yaml"))
        ids.push_back(file.stem().string());
    std::ranges::sort(ids);
    if (const auto cipher = std::ranges::find(ids, cipher_game); cipher != ids.end())
        std::rotate(ids.begin(), cipher, cipher + 1);
    return ids;
}

CardGame load_card_game(const fs::path& data, const std::string& id)
{
    const fs::path file = profiles(data) / (id + ".yaml");
    return read_card_game(read_needed_file(file), file.string());
}

CardGameCatalogue load_card_game_catalogue(const ProgramFolders& folders, const std::string& id,
                                           const LibraryChoice& choice)
{
    CardGameCatalogue game{.profile = load_card_game(folders.data, id)};
    std::vector<OwnCardFile> files;
    if (choice.instead)
        files = own_card_files(*choice.instead, id);
    else if (std::error_code error; fs::exists(own_card_list(id), error))
        files.push_back({own_card_list(id).string(), read_needed_file(own_card_list(id))});
    for (const fs::path& folder : choice.also)
        std::ranges::move(own_card_files(folder, id), std::back_inserter(files));
    ListedCards cards = read_listed_cards(game.profile, files);
    if (!cards.findings.empty())
        throw DataError(std::move(cards.findings.front()));
    game.catalogue.library = std::move(cards.library);
    game.removed = std::move(cards.removed);
    game.catalogue.formats.push_back(game.profile.format);
    game.catalogue.decks = folders.data / "decks";
    return game;
}

std::variant<const CardGameCatalogue*, Fault> CardGameCatalogues::find(const std::string& id)
{
    const std::lock_guard lock(mutex_);
    auto found = games_.find(id);
    if (found != games_.end())
        return &found->second;
    const std::vector<std::string> known = card_game_ids(folders_.data);
    if (std::ranges::find(known, id) == known.end()) {
        return unknown_card_game(id, known);
    }
    try {
        return &games_.emplace(id, load_card_game_catalogue(folders_, id, choice_)).first->second;
    } catch (const DataError& error) {
        return error.fault();
    }
}

void sort_listed_cards(std::vector<CardIndex>& cards, const ListedCardOrder& order,
                       const CardLibrary& library)
{
    if (!order.number)
        return sort_cards(cards, order.key, order.descending, library);
    std::ranges::stable_sort(cards, {}, [&](CardIndex at) {
        const auto& numbers = library.cards()[at].numbers;
        const int value = numbers ? (*numbers)[*order.number] : CardTraits::absent;
        return value < 0 ? std::numeric_limits<int>::max() : order.descending ? -value : value;
    });
}

fs::path own_card_list(const std::string& id)
{
    return user_data_folder() / "games" / (id + ".yaml");
}

std::vector<OwnCardFile> own_card_files(const fs::path& folder, std::string_view id)
{
    std::vector<OwnCardFile> files;
    for (const fs::path& file : files_in(folder, ".yaml")) {
        OwnCardFile read{file.string(), read_needed_file(file)};
        const std::string game = card_game_of_list(read.text);
        if (!game.empty() && std::ranges::find(known_card_games, game) == known_card_games.end()) {
            Fault fault =
                unknown_card_game(game, {known_card_games.begin(), known_card_games.end()});
            fault.place = place_of_card_game(read);
            throw DataError(std::move(fault));
        }
        if (!game.empty() && (id.empty() || game == id))
            files.push_back(std::move(read));
    }
    return files;
}

void refuse_other_card_game(ImportedDeck& imported, const std::string& file)
{
    const std::string game = imported.deck.game;
    if (game == cipher_game)
        return;
    Fault fault{faults::OtherGame{game, ""}, {.file = file}};
    if (std::ranges::find(known_card_games, game) == known_card_games.end()) {
        fault = unknown_card_game(game, {known_card_games.begin(), known_card_games.end()});
        fault.place = imported.game_place;
        fault.place.file = file;
    }
    imported = {.deck = {}, .problems = {}, .faults = {std::move(fault)}};
}

std::optional<Fault> refused_format(const Deck& deck, const Place& format_place,
                                    const std::string& asked, const std::string& file)
{
    const bool is_own = asked.empty() && deck.format == Deck().format;
    if (deck.game == cipher_game || is_own || asked == "all")
        return {};
    Fault fault{faults::CipherFormat{asked.empty() ? deck.format : asked, deck.game},
                {.file = file}};
    if (asked.empty() && format_place.line > 0)
        fault.place = format_place;
    return fault;
}

bool names_other_card_games(const DeckFileKind& kind)
{
    return kind.id == "kizuna" || kind.id == "text";
}

DeckCardGame card_game_of_deck(std::string_view text, const std::string& file,
                               const DeckFileKind* kind)
{
    static const CardLibrary no_cards;
    static const ExchangeIds no_ids;
    if (!kind)
        kind = deck_file_kind_for(text, file);
    const bool may_say =
        kind && names_other_card_games(*kind) && text.find("ame") != std::string_view::npos;
    if (!may_say)
        return {.id = std::string(cipher_game), .place = {.file = file}};
    ImportedDeck read = kind->read(text, file, {no_cards, no_ids});
    DeckCardGame game{.id = std::move(read.deck.game), .place = std::move(read.game_place)};
    game.place.file = file;
    return game;
}

} // namespace kizuna
