#include "app/batch/deck_batch.h"

#include "app/base/files.h"
#include "app/card_games/card_game_catalogue.h"
#include "cards/base/faults.h"
#include "cards/text/nearest.h"
#include "decks/files/deck_import.h"

#include <algorithm>
#include <mutex>
#include <set>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// A deck that was read; `imported` has faults if that failed.
struct ReadDeck {
    const DeckFileKind* kind = nullptr;
    const CardGameCatalogue* game = nullptr; ///< the game it belongs to; null: Cipher
    ImportedDeck imported;
};

ImportedDeck read_as(const DeckFileKind* kind, const std::string& text, const std::string& name,
                     const DeckFileTools& tools)
{
    return kind ? kind->read(text, name, tools) : read_deck(text, name, tools);
}

/// Reads a deck of another game again, with that game's cards.
void read_with_its_cards(ReadDeck& read, const std::string& text, const std::string& name,
                         CardGameCatalogues& games)
{
    auto found = games.find(read.imported.deck.game);
    if (auto* fault = std::get_if<Fault>(&found)) {
        if (fault->place.file.empty()) {
            fault->place = read.imported.game_place;
            fault->place.file = name;
        }
        read.imported = {.deck = {}, .problems = {}, .faults = {std::move(*fault)}};
        return;
    }
    read.game = std::get<const CardGameCatalogue*>(found);
    read.imported = read_as(read.kind, text, name, read.game->catalogue.tools());
}

/// A deck of another game is a fault if `games` is null or a protagonist is given.
ReadDeck read_batch_deck(const DeckText& deck, const DeckFileTools& tools,
                         const std::string& protagonist, const DeckFileKind* kind,
                         CardGameCatalogues* games)
{
    ReadDeck read;
    if (const auto* fault = std::get_if<Fault>(&deck.text)) {
        read.imported.faults.push_back(*fault);
        return read;
    }
    const std::string& text = std::get<std::string>(deck.text);
    read.kind = kind ? kind : deck_file_kind_for(text, deck.name);
    read.imported = read_as(read.kind, text, deck.name, tools);
    if (!games || !protagonist.empty())
        refuse_other_card_game(read.imported, deck.name);
    else if (read.imported.deck.game != cipher_game)
        read_with_its_cards(read, text, deck.name, *games);
    if (!protagonist.empty())
        read.imported.deck.protagonist = protagonist;
    return read;
}

/// Results of several threads, sorted when all are there.
template <typename Result>
class Gathered {
public:
    void add(Result result)
    {
        const std::lock_guard lock(mutex_);
        results_.push_back(std::move(result));
    }
    std::vector<Result> in_order()
    {
        std::ranges::stable_sort(results_, {}, &Result::order);
        return std::move(results_);
    }

private:
    std::mutex mutex_;
    std::vector<Result> results_;
};

BatchDeck judged(const DeckText& text, const ReadDeck& read, const Format& format,
                 const BatchRequest& request, const Catalogue& catalogue)
{
    const Deck& deck = read.imported.deck;
    const ResolvedDeck cards = resolve(deck, catalogue.library);
    BatchDeck row{.file = text.name, .order = text.order, .kind = read.kind};
    row.game = read.game ? &read.game->profile : nullptr;
    row.name = deck.name;
    row.format = &format;
    row.size = cards.size;
    row.protagonist = cards.designated ? cards.designated : protagonist_of(cards);
    row.violations = check_legality(deck, cards, format, catalogue.library);
    row.reasons = row.violations.size();
    row.open =
        row.reasons - static_cast<std::size_t>(std::ranges::count_if(row.violations, is_sure));
    row.unread = read.imported.problems.size();
    if (request.everything) {
        row.warnings = advise(deck, cards, format, catalogue.library);
        row.problems = read.imported.problems;
    } else if (row.violations.size() > 1) {
        row.violations.erase(row.violations.begin() + 1, row.violations.end());
    }
    return row;
}

/// The formats to judge a deck by; a fault if the deck's format is unknown.
std::variant<std::vector<const Format*>, Fault> formats_for(const ImportedDeck& imported,
                                                            const std::string& file,
                                                            const BatchRequest& request,
                                                            const Catalogue& catalogue)
{
    if (auto refused = refused_format(imported.deck, imported.format_place, request.format, file))
        return std::move(*refused);
    std::vector<const Format*> formats;
    if (request.format == "all") {
        for (const Format& format : catalogue.formats)
            formats.push_back(&format);
        return formats;
    }
    const std::string& id = request.format.empty() ? imported.deck.format : request.format;
    if (const Format* format = catalogue.format(id))
        return std::vector{format};
    Fault fault{faults::UnknownFormat{id}, imported.format_place,
                nearest(id, catalogue.format_ids())};
    if (fault.place.file.empty())
        fault.place.file = file;
    return fault;
}

/// Writes decks into a folder, with their relative paths, from several threads.
class Converter {
public:
    Converter(const BatchConversion& request, const Catalogue& catalogue, CardGameCatalogues& games)
        : request_(request), catalogue_(catalogue), games_(games)
    {
    }

    ConvertedDeck convert(const DeckText& text)
    {
        ConvertedDeck row{.file = text.name, .order = text.order};
        ReadDeck read =
            read_batch_deck(text, catalogue_.tools(), request_.protagonist, request_.from,
                            names_other_card_games(*request_.to) ? &games_ : nullptr);
        row.kind = read.kind;
        if (!read.imported.faults.empty()) {
            row.why = Why::Faulty;
            row.fault = std::move(read.imported.faults.front());
            return row;
        }
        row.cards_in = read.imported.cards_in;
        row.out = request_.folder / new_name(text.inside, read.kind);
        DeckFileTools tools = read.game ? read.game->catalogue.tools() : catalogue_.tools();
        if (!request_.pictures.empty())
            tools.picture_address = request_.pictures;
        tools.language = request_.language;
        ProvenDeck proven = write_proven(read.imported.deck, *request_.to, row.out.string(), tools);
        // A name that was taken from the file name is not part of the file, so it cannot get lost.
        if (read.imported.deck.name == name_from_file(text.name))
            proven.back.ignore(DeckPart::Name);
        WrittenDeck& written = proven.written;
        row.cards_out = written.cards_out;
        row.differences = proven.unannounced(tools.library);
        row.is_whole = read.imported.problems.empty() && proven.is_whole();
        row.problems = std::move(read.imported.problems);
        std::ranges::move(written.problems, std::back_inserter(row.problems));
        if (request_.strict && !row.is_whole)
            row.why = Why::Lossy;
        else
            write(written.text, row);
        return row;
    }

private:
    using Why = ConvertedDeck::Why;

    /// The name with the extension of the new kind in place of the old one.
    fs::path new_name(const fs::path& inside, const DeckFileKind* kind) const
    {
        std::string name = inside.filename().string();
        const std::string old = kind ? '.' + std::string(kind->extension) : std::string();
        if (!old.empty() && name.size() > old.size() && name.ends_with(old))
            name.resize(name.size() - old.size());
        else if (deck_name(name) != DeckName::No) // else the last dot belongs to the name
            name = fs::path(name).stem().string();
        return inside.parent_path() / (name + '.' + std::string(request_.to->extension));
    }

    void write(const std::string& text, ConvertedDeck& row)
    {
        std::error_code error;
        {
            const std::lock_guard lock(mutex_);
            if (!taken_.insert(row.out).second) {
                row.why = Why::SameName;
                return;
            }
        }
        if (!request_.overwrite && fs::exists(fs::symlink_status(row.out, error))) {
            row.why = Why::Exists;
            return;
        }
        row.fault = write_file_and_folder(row.out, text);
        if (row.fault)
            row.why = Why::Faulty;
    }

    const BatchConversion& request_;
    const Catalogue& catalogue_;
    CardGameCatalogues& games_;
    std::mutex mutex_;
    std::set<fs::path> taken_;
};

} // namespace

BatchRows<BatchDeck> judge_decks(const DeckSources& sources, const BatchRequest& request,
                                 const Catalogue& catalogue, CardGameCatalogues& games,
                                 const std::stop_token& stop, std::atomic<std::uint64_t>& done)
{
    Gathered<BatchDeck> rows;
    const auto judge = [&](const DeckText& text) {
        ReadDeck read =
            read_batch_deck(text, catalogue.tools(), request.protagonist, nullptr, &games);
        const Catalogue& cards = read.game ? read.game->catalogue : catalogue;
        const auto broken = [&](Fault fault) {
            rows.add({.file = text.name,
                      .order = text.order,
                      .kind = read.kind,
                      .fault = std::move(fault)});
        };
        if (!read.imported.faults.empty())
            return broken(std::move(read.imported.faults.front()));
        auto formats = formats_for(read.imported, text.name, request, cards);
        if (auto* fault = std::get_if<Fault>(&formats))
            return broken(std::move(*fault));
        for (const Format* format : std::get<std::vector<const Format*>>(formats))
            rows.add(judged(text, read, *format, request, cards));
    };
    auto passed_over = for_each_deck(sources, catalogue.tools(), stop, done, judge);
    return {rows.in_order(), std::move(passed_over)};
}

DeckSurvey survey_decks(const DeckSources& sources, const std::string& protagonist,
                        const Catalogue& catalogue, CardGameCatalogues& games,
                        const std::stop_token& stop, std::atomic<std::uint64_t>& done)
{
    Gathered<DeckText> broken;
    DeckSurvey survey;
    std::mutex mutex;
    const auto count = [&](const DeckText& text) {
        const ReadDeck read =
            read_batch_deck(text, catalogue.tools(), protagonist, nullptr, &games);
        const CardLibrary& library = (read.game ? read.game->catalogue : catalogue).library;
        const ResolvedDeck cards = resolve(read.imported.deck, library);
        const std::lock_guard lock(mutex);
        survey.with_decks.insert(text.order.first);
        if (!read.imported.faults.empty())
            return broken.add({text.name, {}, read.imported.faults.front(), text.order});
        if (read.game) {
            auto& [game, adoption] = survey.other_games[read.imported.deck.game];
            game = read.game;
            adoption.add(cards.cards, nullptr, cards.size, library);
            return;
        }
        survey.adoption.add(cards.cards, cards.designated, cards.size, library);
        survey.without_protagonist += cards.designated ? 0 : 1;
    };
    survey.passed_over = for_each_deck(sources, catalogue.tools(), stop, done, count);
    for (DeckText& each : broken.in_order())
        survey.faults.emplace_back(std::move(each.name), std::get<Fault>(std::move(each.text)));
    return survey;
}

BatchRows<ConvertedDeck> convert_decks(const DeckSources& sources, const BatchConversion& request,
                                       const Catalogue& catalogue, CardGameCatalogues& games,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done)
{
    Gathered<ConvertedDeck> rows;
    Converter converter(request, catalogue, games);
    auto passed_over =
        for_each_deck(sources, catalogue.tools(), stop, done,
                      [&](const DeckText& text) { rows.add(converter.convert(text)); });
    return {rows.in_order(), std::move(passed_over)};
}

} // namespace kizuna
