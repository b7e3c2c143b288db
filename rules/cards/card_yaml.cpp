#include "cards/card_yaml.h"

#include "cards/card_yaml_entry.h"
#include "cards/text_folding.h"

#include <algorithm>
#include <map>
#include <set>
#include <thread>
#include <unordered_map>

namespace kizuna {
namespace {

struct FileReading {
    CardSet set;
    Place set_place;
    std::vector<CardEntry> entries;
    std::vector<Fault> faults;
};

std::string stem(const std::string& file)
{
    const std::size_t begin = file.find_last_of('/') + 1; // npos + 1 is 0
    return file.substr(begin, file.find('.', begin) - begin);
}

SetKind read_kind(const YamlNode& node)
{
    const std::string_view kind = node.text();
    if (kind == "booster")
        return SetKind::Booster;
    if (kind == "starter")
        return SetKind::Starter;
    if (kind == "promo")
        return SetKind::Promo;
    if (kind == "fixture")
        return SetKind::Fixture;
    if (kind == "user")
        return SetKind::User;
    throw DataError(node.fault(FaultKind::UnknownWord, std::string(kind),
                               "booster, starter, promo, fixture, user", "kind"));
}

CardSet read_set(const YamlNode& root, const std::string& file)
{
    constexpr int latest_series = 999;
    root.only_keys({"set", "kind", "series", "name", "released", "cards"});
    CardSet set;
    set.id = root.at("set").text();
    if (set.id != stem(file))
        throw DataError(root.at("set").fault(FaultKind::WrongSetFile, set.id, stem(file)));
    set.kind = read_kind(root.at("kind"));
    if (const auto series = root.find("series"))
        set.series = series->number(0, latest_series);
    if (const auto name = root.find("name")) {
        name->only_keys({"en", "ja", "it"});
        if (const auto text = name->find("en"))
            set.name.en = text->text();
        if (const auto text = name->find("ja"))
            set.name.ja = text->text();
        if (const auto text = name->find("it"))
            set.name.it = text->text();
    }
    if (const auto released = root.find("released"))
        set.released = released->month();
    return set;
}

FileReading read_one_file(const SourceFile& file, const Vocabulary& words)
{
    FileReading reading;
    try {
        const YamlDocument document(file.text, file.name);
        const YamlNode root = document.root();
        root.require_map();
        reading.set_place = root.place();
        try {
            reading.set = read_set(root, file.name);
        } catch (const DataError& error) {
            reading.faults.push_back(error.fault());
            reading.set.id = stem(file.name);
        }
        const YamlNode cards = root.at("cards");
        cards.require_sequence();
        reading.entries.reserve(cards.size());
        for (const YamlNode& node : cards.items()) {
            CardEntry& entry = reading.entries.emplace_back();
            if (!read_card_entry(node, words, entry, reading.faults))
                reading.entries.pop_back();
        }
    } catch (const DataError& error) {
        reading.faults.push_back(error.fault());
    }
    return reading;
}

std::vector<FileReading> read_files(const std::vector<SourceFile>& files, const Vocabulary& words,
                                    int threads)
{
    std::vector<FileReading> readings(files.size());
    const auto read_every = [&](std::size_t first, std::size_t step) {
        for (std::size_t at = first; at < files.size(); at += step)
            readings[at] = read_one_file(files[at], words);
    };
    const auto step = static_cast<std::size_t>(std::max(threads, 1));
    {
        std::vector<std::jthread> workers; // joined at the end of this block
        for (std::size_t first = 1; first < step; ++first)
            workers.emplace_back(read_every, first, step);
        read_every(0, step);
    }
    return readings;
}

std::string place_text(const Place& place)
{
    return place.file + ":" + std::to_string(place.line);
}

/// What only the whole library shows: repeated ids, links between cards, sets.
class Assembly {
public:
    explicit Assembly(std::vector<FileReading> readings)
    {
        for (FileReading& reading : readings) {
            std::ranges::move(reading.faults, std::back_inserter(faults_));
            if (!sets_by_id_.try_emplace(reading.set.id, 0).second) {
                add(FaultKind::RepeatedId, reading.set_place, reading.set.id);
                continue;
            }
            sets_.push_back(std::move(reading.set));
            std::ranges::move(reading.entries, std::back_inserter(entries_));
        }
        std::ranges::sort(sets_, {}, &CardSet::id);
        for (std::size_t at = 0; at < sets_.size(); ++at)
            sets_by_id_[sets_[at].id] = static_cast<std::uint16_t>(at);
        std::ranges::stable_sort(
            entries_, {}, [](const CardEntry& entry) { return std::string_view(entry.card.id); });
    }

    LibraryReading finish(Vocabulary words, int threads)
    {
        drop_repeated_ids();
        check_printings();
        check_units();
        link_names();
        check_split_names();
        std::vector<Card> cards;
        cards.reserve(entries_.size());
        for (CardEntry& entry : entries_)
            cards.push_back(std::move(entry.card));
        entries_.clear();
        entries_.shrink_to_fit();
        std::ranges::sort(faults_, {}, &Fault::place);
        return {CardLibrary(std::move(words), std::move(sets_), std::move(cards), threads),
                std::move(faults_)};
    }

private:
    void add(FaultKind kind, Place place, std::string what, std::string other = {})
    {
        faults_.push_back({kind, std::move(place), std::move(what), {}, std::move(other), {}});
    }

    void drop_repeated_ids()
    {
        const auto same = [this](const CardEntry& one, const CardEntry& next) {
            if (one.card.id != next.card.id)
                return false;
            add(FaultKind::RepeatedId, next.place, next.card.id, place_text(one.place));
            return true;
        };
        const auto repeated = std::ranges::unique(entries_, same);
        entries_.erase(repeated.begin(), repeated.end());
    }

    std::optional<std::uint16_t> set_position(std::string_view id) const
    {
        const auto found = sets_by_id_.find(id);
        return found == sets_by_id_.end() ? std::nullopt : std::optional(found->second);
    }

    /// The set a printing's number speaks of: what stands before the hyphen, or the file's own set.
    std::string_view number_set(const Printing& printing, const CardEntry& entry) const
    {
        const std::string_view code = printing.code;
        const std::size_t hyphen = code.find('-');
        return hyphen == std::string_view::npos ? std::string_view(file_sets_.at(entry.place.file))
                                                : code.substr(0, hyphen);
    }

    void check_printings()
    {
        std::unordered_map<std::string_view, const CardEntry*> first_with;
        for (CardEntry& entry : entries_) {
            const std::string& own =
                file_sets_.try_emplace(entry.place.file, stem(entry.place.file)).first->second;
            entry.card.set = set_position(own).value_or(0);
            for (std::size_t at = 0; at < entry.card.printings.size(); ++at) {
                Printing& printing = entry.card.printings[at];
                place_printing(printing, entry, entry.release_sets[at]);
                const auto [first, is_new] = first_with.emplace(printing.code, &entry);
                if (!is_new)
                    add(FaultKind::RepeatedPrinting, entry.prints_place, printing.code,
                        place_text(first->second->place));
            }
        }
    }

    void place_printing(Printing& printing, const CardEntry& entry, const std::string& released)
    {
        const std::string_view number = number_set(printing, entry);
        const std::string_view release = released.empty() ? number : std::string_view(released);
        for (const std::string_view set : {number, release}) {
            if (!set_position(set)) {
                add(FaultKind::UnknownSet, entry.prints_place, std::string(set), printing.code);
                break;
            }
        }
        printing.number_set = set_position(number).value_or(entry.card.set);
        printing.release_set = set_position(release).value_or(entry.card.set);
    }

    void check_units()
    {
        std::set<std::string_view> units;
        for (const CardEntry& entry : entries_)
            units.insert(entry.card.unit);
        const auto check = [&](const std::string& unit, const Place& place) {
            if (unit.starts_with('*') || units.contains(unit))
                return;
            add(FaultKind::UnknownUnit, place, unit);
            faults_.back().suggestions = nearest(unit, {units.begin(), units.end()});
        };
        for (const CardEntry& entry : entries_) {
            for (const ExtraName& extra : entry.card.also_unit)
                check(extra.unit, entry.names_place);
            for (const std::string& unit : entry.card.stacks_on)
                check(unit, entry.names_place);
        }
    }

    /// A group is named by its first id, whichever of its cards the others point to.
    void link_names()
    {
        std::map<std::size_t, std::vector<std::size_t>> groups; // by the card pointed to
        for (std::size_t at = 0; at < entries_.size(); ++at) {
            entries_[at].card.name_group = static_cast<CardIndex>(at);
            if (entries_[at].same_name.empty())
                continue;
            if (const std::optional<std::size_t> target = name_target(entries_[at]))
                groups[*target].push_back(at);
        }
        for (const auto& [target, members] : groups) {
            const auto first = static_cast<CardIndex>(std::min(target, members.front()));
            entries_[target].card.name_group = first;
            for (const std::size_t member : members)
                entries_[member].card.name_group = first;
        }
    }

    /// The card whose name an entry says it shares; empty, with a finding, where that cannot be.
    std::optional<std::size_t> name_target(const CardEntry& entry)
    {
        const auto id_of = [](const CardEntry& one) { return std::string_view(one.card.id); };
        const auto target =
            std::ranges::lower_bound(entries_, std::string_view(entry.same_name), {}, id_of);
        const char* wrong = nullptr;
        if (target == entries_.end() || target->card.id != entry.same_name)
            wrong = "unknown";
        else if (target->card.id == entry.card.id || !target->same_name.empty())
            wrong = "chain";
        else if (target->card.unit != entry.card.unit)
            wrong = "other-unit";
        if (!wrong)
            return static_cast<std::size_t>(target - entries_.begin());
        add(FaultKind::BrokenNameGroup, entry.same_name_place, entry.same_name, wrong);
        return std::nullopt;
    }

    /// Two cards of one unit and title are one card name, unless somebody forgot to say so.
    void check_split_names()
    {
        std::map<std::pair<std::string_view, std::string_view>, const CardEntry*> first_with;
        for (const CardEntry& entry : entries_) {
            const auto [first, is_new] =
                first_with.try_emplace({entry.card.unit, entry.card.title}, &entry);
            if (!is_new && first->second->card.name_group != entry.card.name_group)
                add(FaultKind::SplitName, entry.place, entry.card.id, first->second->card.id);
        }
    }

    std::vector<CardSet> sets_;
    std::map<std::string, std::uint16_t, std::less<>> sets_by_id_;
    std::map<std::string, std::string> file_sets_;
    std::vector<CardEntry> entries_;
    std::vector<Fault> faults_;
};

} // namespace

LibraryReading read_library(Vocabulary words, std::vector<SourceFile> files, int threads)
{
    std::vector<FileReading> readings = read_files(files, words, threads);
    files = {};
    return Assembly(std::move(readings)).finish(std::move(words), threads);
}

CardLibrary load_library(Vocabulary words, std::vector<SourceFile> files, int threads)
{
    LibraryReading reading = read_library(std::move(words), std::move(files), threads);
    if (!reading.findings.empty())
        throw DataError(std::move(reading.findings.front()));
    return std::move(reading.library);
}

} // namespace kizuna
