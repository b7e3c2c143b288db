#include "cards/card_yaml.h"

#include "cards/card_yaml_entry.h"
#include "cards/text_folding.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <thread>
#include <tuple>

namespace kizuna {
namespace {

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

/// Every fault of the file is kept, and whatever could be read beside it.
void read_one_file(const SourceFile& file, const Vocabulary& words, SetFiles& into)
{
    into.files.push_back({file.name, {}});
    into.files.back().set.id = stem(file.name);
    const auto attempt = [&](auto step) {
        try {
            step();
        } catch (const DataError& error) {
            into.faults.push_back(error.fault());
        }
    };
    attempt([&] {
        const YamlDocument document(file.load ? file.load() : file.text, file.name);
        const YamlNode root = document.root();
        root.require_map();
        attempt([&] { into.files.back().set = read_set(root, file.name); });
        const YamlNode cards = root.at("cards");
        cards.require_sequence();
        for (const YamlNode& node : cards.items())
            read_card_entry(node, words, into);
    });
}

std::size_t bytes_of(const SourceFile& file)
{
    return file.load ? file.bytes : file.text.size();
}

/// Reads files [begin, end). Each text is let go as soon as its file is read, and the list of cards
/// is made once, long enough: a library of a hundred thousand cards leaves no holes in memory.
SetFiles read_files(std::vector<SourceFile>& files, std::size_t begin, std::size_t end,
                    const Vocabulary& words)
{
    constexpr std::size_t bytes_of_a_short_entry = 200;
    SetFiles read;
    std::size_t bytes = 0;
    for (std::size_t at = begin; at < end; ++at)
        bytes += bytes_of(files[at]);
    read.cards.reserve(bytes / bytes_of_a_short_entry);
    read.notes.reserve(bytes / bytes_of_a_short_entry);
    for (std::size_t at = begin; at < end; ++at) {
        read_one_file(files[at], words, read);
        files[at].text = std::string();
    }
    return read;
}

/// Where each thread's run of files begins, so that all have about as much text to read.
std::vector<std::size_t> shares(const std::vector<SourceFile>& files, int threads)
{
    std::size_t bytes = 0;
    for (const SourceFile& file : files)
        bytes += bytes_of(file);
    std::vector<std::size_t> begins = {0};
    std::size_t so_far = 0;
    for (std::size_t at = 0; at < files.size(); ++at) {
        if (so_far > bytes * begins.size() / static_cast<std::size_t>(threads))
            begins.push_back(at);
        so_far += bytes_of(files[at]);
    }
    return begins;
}

std::vector<SetFiles> read_shares(std::vector<SourceFile> files, const Vocabulary& words,
                                  int threads)
{
    const std::vector<std::size_t> begins = shares(files, std::max(threads, 1));
    std::vector<SetFiles> read(begins.size());
    const auto read_share = [&](std::size_t share) {
        const std::size_t end = share + 1 < begins.size() ? begins[share + 1] : files.size();
        read[share] = read_files(files, begins[share], end, words);
    };
    {
        std::vector<std::jthread> workers; // joined at the end of this block
        for (std::size_t share = 1; share < begins.size(); ++share)
            workers.emplace_back(read_share, share);
        read_share(0);
    }
    return read;
}

/// What only the whole library shows: repeated ids, links between cards, sets.
class Assembly {
public:
    explicit Assembly(std::vector<SetFiles> shares) : all_(std::move(shares.front()))
    {
        for (std::size_t share = 1; share < shares.size(); ++share)
            append(std::move(shares[share]));
        sort_sets();
        sort_by_id();
    }

    LibraryReading finish(Vocabulary words, int threads)
    {
        drop_repeated_ids();
        check_printings();
        check_units();
        link_names();
        check_split_names();
        all_.notes = {};
        std::ranges::sort(all_.faults, {}, &Fault::place);
        return {CardLibrary(std::move(words), std::move(sets_), std::move(all_.cards), threads),
                std::move(all_.faults)};
    }

private:
    void add(FaultKind kind, Place place, std::string what, std::string other = {})
    {
        all_.faults.push_back({kind, std::move(place), std::move(what), {}, std::move(other), {}});
    }
    Place place(const EntryNotes& notes, LineColumn at) const
    {
        return {all_.files[notes.file].name, at.line, at.column};
    }
    std::string text_of(const EntryNotes& notes) const
    {
        return all_.files[notes.file].name + ":" + std::to_string(notes.entry.line);
    }

    void append(SetFiles more)
    {
        const auto files_before = static_cast<std::uint16_t>(all_.files.size());
        const auto names_before = static_cast<std::uint16_t>(all_.release_sets.size());
        for (Card& card : more.cards) {
            card.set = static_cast<std::uint16_t>(card.set + files_before);
            for (Printing& printing : card.printings) {
                if (printing.release_set != SetFiles::own_set)
                    printing.release_set =
                        static_cast<std::uint16_t>(printing.release_set + names_before);
            }
        }
        for (EntryNotes& notes : more.notes)
            notes.file = static_cast<std::uint16_t>(notes.file + files_before);
        std::ranges::move(more.files, std::back_inserter(all_.files));
        std::ranges::move(more.cards, std::back_inserter(all_.cards));
        std::ranges::move(more.notes, std::back_inserter(all_.notes));
        std::ranges::move(more.release_sets, std::back_inserter(all_.release_sets));
        std::ranges::move(more.faults, std::back_inserter(all_.faults));
    }

    void sort_sets()
    {
        for (const SetFiles::File& file : all_.files) {
            if (std::ranges::find(sets_, file.set.id, &CardSet::id) == sets_.end())
                sets_.push_back(file.set);
            else
                add(FaultKind::RepeatedId, {file.name, 1, 1}, file.set.id);
        }
        std::ranges::sort(sets_, {}, &CardSet::id);
        for (Card& card : all_.cards)
            card.set = set_position(all_.files[card.set].set.id).value_or(0);
    }

    void sort_by_id()
    {
        if (std::ranges::is_sorted(all_.cards, {}, &Card::id))
            return;
        std::vector<std::uint32_t> order(all_.cards.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, [this](std::uint32_t one, std::uint32_t other) {
            return all_.cards[one].id < all_.cards[other].id;
        });
        std::vector<Card> cards;
        std::vector<EntryNotes> notes;
        cards.reserve(order.size());
        notes.reserve(order.size());
        for (const std::uint32_t at : order) {
            cards.push_back(std::move(all_.cards[at]));
            notes.push_back(std::move(all_.notes[at]));
        }
        all_.cards = std::move(cards);
        all_.notes = std::move(notes);
    }

    void drop_repeated_ids()
    {
        std::size_t kept = 0;
        for (std::size_t at = 0; at < all_.cards.size(); ++at) {
            if (at > 0 && all_.cards[at].id == all_.cards[kept - 1].id) {
                add(FaultKind::RepeatedId, place(all_.notes[at], all_.notes[at].entry),
                    all_.cards[at].id, text_of(all_.notes[kept - 1]));
                continue;
            }
            if (kept != at) {
                all_.cards[kept] = std::move(all_.cards[at]);
                all_.notes[kept] = std::move(all_.notes[at]);
            }
            ++kept;
        }
        all_.cards.erase(all_.cards.begin() + static_cast<std::ptrdiff_t>(kept), all_.cards.end());
        all_.notes.erase(all_.notes.begin() + static_cast<std::ptrdiff_t>(kept), all_.notes.end());
    }

    std::optional<std::uint16_t> set_position(std::string_view id) const
    {
        const auto found = std::ranges::lower_bound(
            sets_, id, {}, [](const CardSet& set) { return std::string_view(set.id); });
        if (found == sets_.end() || found->id != id)
            return std::nullopt;
        return static_cast<std::uint16_t>(found - sets_.begin());
    }

    /// The set a printing's number speaks of: what stands before the hyphen, or the file's own set.
    std::string_view number_set(const Printing& printing, const Card& card) const
    {
        const std::string_view code = printing.code;
        const std::size_t hyphen = code.find('-');
        return hyphen == std::string_view::npos ? std::string_view(sets_[card.set].id)
                                                : code.substr(0, hyphen);
    }

    void check_printings()
    {
        struct Code {
            std::string_view code;
            std::uint32_t card;
        };
        std::vector<Code> codes;
        codes.reserve(all_.cards.size() * 2);
        for (std::uint32_t at = 0; at < all_.cards.size(); ++at) {
            for (Printing& printing : all_.cards[at].printings) {
                place_printing(printing, at);
                codes.push_back({printing.code, at});
            }
        }
        std::ranges::sort(codes, [](const Code& one, const Code& other) {
            return one.code != other.code ? one.code < other.code : one.card < other.card;
        });
        for (std::size_t at = 1; at < codes.size(); ++at) {
            if (codes[at].code != codes[at - 1].code)
                continue;
            const EntryNotes& notes = all_.notes[codes[at].card];
            add(FaultKind::RepeatedPrinting, place(notes, notes.prints_place),
                std::string(codes[at].code), text_of(all_.notes[codes[at - 1].card]));
        }
    }

    void place_printing(Printing& printing, std::size_t at)
    {
        const Card& card = all_.cards[at];
        const std::string_view number = number_set(printing, card);
        const std::string_view release =
            printing.release_set == SetFiles::own_set
                ? number
                : std::string_view(all_.release_sets[printing.release_set]);
        for (const std::string_view set : {number, release}) {
            if (!set_position(set)) {
                add(FaultKind::UnknownSet, place(all_.notes[at], all_.notes[at].prints_place),
                    std::string(set), printing.code);
                break;
            }
        }
        printing.number_set = set_position(number).value_or(card.set);
        printing.release_set = set_position(release).value_or(card.set);
    }

    void check_units()
    {
        std::set<std::string_view> units;
        for (const Card& card : all_.cards)
            units.insert(card.unit);
        const auto check = [&](const std::string& unit, const EntryNotes& notes) {
            if (unit.starts_with('*') || units.contains(unit))
                return;
            add(FaultKind::UnknownUnit, place(notes, notes.names_place), unit);
            all_.faults.back().suggestions = nearest(unit, {units.begin(), units.end()});
        };
        for (std::size_t at = 0; at < all_.cards.size(); ++at) {
            for (const ExtraName& extra : all_.cards[at].also_unit)
                check(extra.unit, all_.notes[at]);
            for (const std::string& unit : all_.cards[at].stacks_on)
                check(unit, all_.notes[at]);
        }
    }

    /// A group is named by its first id, whichever of its cards the others point to.
    void link_names()
    {
        std::map<std::size_t, std::vector<std::size_t>> groups; // by the card pointed to
        for (std::size_t at = 0; at < all_.cards.size(); ++at) {
            all_.cards[at].name_group = static_cast<CardIndex>(at);
            if (all_.notes[at].same_name.empty())
                continue;
            if (const std::optional<std::size_t> target = name_target(at))
                groups[*target].push_back(at);
        }
        for (const auto& [target, members] : groups) {
            const auto first = static_cast<CardIndex>(std::min(target, members.front()));
            all_.cards[target].name_group = first;
            for (const std::size_t member : members)
                all_.cards[member].name_group = first;
        }
    }

    /// The card whose name another says it shares; empty, with a finding, where that cannot be.
    std::optional<std::size_t> name_target(std::size_t at)
    {
        const std::string_view wanted = all_.notes[at].same_name;
        const auto id_of = [](const Card& card) { return std::string_view(card.id); };
        const auto found = std::ranges::lower_bound(all_.cards, wanted, {}, id_of);
        const auto target = static_cast<std::size_t>(found - all_.cards.begin());
        const char* wrong = nullptr;
        if (found == all_.cards.end() || found->id != wanted)
            wrong = "unknown";
        else if (target == at || !all_.notes[target].same_name.empty())
            wrong = "chain";
        else if (found->unit != all_.cards[at].unit)
            wrong = "other-unit";
        if (!wrong)
            return target;
        add(FaultKind::BrokenNameGroup, place(all_.notes[at], all_.notes[at].same_name_place),
            std::string(wanted), wrong);
        return std::nullopt;
    }

    /// Two cards of one unit and title are one card name, unless somebody forgot to say so.
    void check_split_names()
    {
        const std::vector<Card>& cards = all_.cards;
        std::vector<std::uint32_t> order(cards.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::sort(order, [&](std::uint32_t one, std::uint32_t other) {
            return std::tie(cards[one].unit, cards[one].title, one) <
                   std::tie(cards[other].unit, cards[other].title, other);
        });
        for (std::size_t at = 1; at < order.size(); ++at) {
            const Card& before = cards[order[at - 1]];
            const Card& card = cards[order[at]];
            if (before.unit == card.unit && before.title == card.title &&
                before.name_group != card.name_group)
                add(FaultKind::SplitName, place(all_.notes[order[at]], all_.notes[order[at]].entry),
                    card.id, before.id);
        }
    }

    SetFiles all_;
    std::vector<CardSet> sets_; // by id
};

} // namespace

LibraryReading read_library(Vocabulary words, std::vector<SourceFile> files, int threads)
{
    std::vector<SetFiles> shares = read_shares(std::move(files), words, threads);
    return Assembly(std::move(shares)).finish(std::move(words), threads);
}

CardLibrary load_library(Vocabulary words, std::vector<SourceFile> files, int threads)
{
    LibraryReading reading = read_library(std::move(words), std::move(files), threads);
    if (!reading.findings.empty())
        throw DataError(std::move(reading.findings.front()));
    return std::move(reading.library);
}

} // namespace kizuna
