#include "cards/files/library_assembly.h"

#include "cards/base/faults.h"
#include "cards/base/stable_hash.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>

namespace kizuna {
namespace {

/// Puts the shares together and checks what only the whole library shows: repeated ids, links
/// between cards, sets.
class Assembly {
public:
    explicit Assembly(std::vector<SetFiles> shares) : all_(std::move(shares.front()))
    {
        for (std::size_t share = 1; share < shares.size(); ++share)
            append(std::move(shares[share]));
        sort_sets();
        sort_by_id();
    }

    LibraryReading finish(std::shared_ptr<const Vocabulary> words, int threads, YamlStore* store)
    {
        drop_repeated_ids();
        const std::uint64_t stamp = store ? stamp_of_skills(words->hash) : 0;
        check_unread_skills(stamp, store);
        check_printings();
        check_units();
        check_translated_units();
        link_names();
        check_split_names();
        all_.notes = {};
        std::ranges::stable_sort(all_.faults, {}, &Fault::place);
        std::vector<std::unique_ptr<const SkillSource>> sources;
        for (SetFiles::File& file : all_.files) {
            if (stamp != 0 && all_.faults.empty())
                store->set_stamp(file.text, stamp);
            if (file.unread)
                sources.push_back(std::move(file.unread));
        }
        return {CardLibrary(std::move(words), std::move(sets_), std::move(all_.cards), threads,
                            std::move(sources)),
                std::move(all_.faults)};
    }

private:
    void add(FaultReason reason, Place place, std::vector<std::string> suggestions = {})
    {
        all_.faults.push_back({std::move(reason), std::move(place), std::move(suggestions)});
    }
    Place place(const EntryNotes& notes, LineColumn at) const
    {
        return {all_.files[notes.file].name, at.line, at.column};
    }
    std::string text_of(const EntryNotes& notes) const
    {
        return all_.files[notes.file].name + ":" + std::to_string(notes.entry.line);
    }

    /// A hash of all that decides whether a skill is right, beside its own text: the words, and the
    /// units and titles that it may name. 0 for words that were not read from texts.
    std::uint64_t stamp_of_skills(std::uint64_t words) const
    {
        std::string texts = std::to_string(words);
        for (const Card& card : all_.cards)
            texts.append(1, '\n').append(card.unit).append(1, '\n').append(card.title);
        return words == 0 ? 0 : stable_hash(texts);
    }

    /// Checks the unread skills that were found right only among other units, titles or words.
    void check_unread_skills(std::uint64_t stamp, const YamlStore* store)
    {
        for (const SetFiles::File& file : all_.files) {
            if (file.unread && !store->has_stamp(file.text, stamp))
                file.unread->check(all_.faults, all_.names);
        }
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
        std::ranges::move(more.names, std::back_inserter(all_.names));
        std::ranges::move(more.faults, std::back_inserter(all_.faults));
    }

    void sort_sets()
    {
        for (const SetFiles::File& file : all_.files) {
            if (std::ranges::find(sets_, file.set.id, &CardSet::id) == sets_.end())
                sets_.push_back(file.set);
            else
                add(faults::RepeatedId{file.set.id}, {file.name, 1, 1});
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
                add(faults::RepeatedId{all_.cards[at].id, text_of(all_.notes[kept - 1])},
                    place(all_.notes[at], all_.notes[at].entry));
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
        const auto found = std::ranges::lower_bound(sets_, id, {}, &CardSet::id);
        if (found == sets_.end() || found->id != id)
            return std::nullopt;
        return static_cast<std::uint16_t>(found - sets_.begin());
    }

    /// The set of a printing's number: the part before the hyphen, or the file's own set.
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
            add(faults::RepeatedPrinting{codes[at].code, text_of(all_.notes[codes[at - 1].card])},
                place(notes, notes.prints_place));
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
        const auto position = [&](std::string_view set) { // mostly that of the card's file
            return set == sets_[card.set].id ? std::optional(card.set) : set_position(set);
        };
        const std::optional<std::uint16_t> of_number = position(number);
        const std::optional<std::uint16_t> of_release = position(release);
        if (!of_number || !of_release)
            add(faults::UnknownSet{of_number ? release : number},
                place(all_.notes[at], all_.notes[at].prints_place));
        printing.number_set = of_number.value_or(card.set);
        printing.release_set = of_release.value_or(card.set);
    }

    void check_units()
    {
        std::set<std::string_view> units;
        for (const Card& card : all_.cards)
            units.insert(card.unit);
        const auto note = [&](const std::string& unit, const EntryNotes& notes, LineColumn at) {
            if (!unit.starts_with('*'))
                all_.names.push_back({unit, false, place(notes, at)});
        };
        for (std::size_t at = 0; at < all_.cards.size(); ++at) {
            for (const ExtraName& extra : all_.cards[at].also_unit)
                note(extra.unit, all_.notes[at], all_.notes[at].also_unit_place);
            for (const std::string& unit : all_.cards[at].stacks_on)
                note(unit, all_.notes[at], all_.notes[at].stacks_on_place);
        }
        check_names<faults::UnknownUnit>(units);
        std::set<std::string_view> titles;
        if (std::ranges::any_of(all_.names, &NameInSkill::is_title)) {
            for (const Card& card : all_.cards)
                titles.insert(card.title);
        }
        check_names<faults::UnknownTitle>(titles);
    }

    /// Reports the units, or the titles, that cards name but no card bears.
    template <TypeOfFault Unknown>
    void check_names(const std::set<std::string_view>& there)
    {
        std::optional<KnownTexts> known; // folded at the first unknown name
        for (NameInSkill& one : all_.names) {
            if (one.is_title != (Unknown::kind == FaultKind::UnknownTitle) ||
                there.contains(one.name))
                continue;
            if (!known)
                known.emplace(std::vector<std::string>(there.begin(), there.end()));
            add(Unknown{one.name}, one.place, known->nearest(one.name));
        }
    }

    /// Units of one Japanese name are one unit, so a second English name is a mistake. The name
    /// that most cards have is taken for right.
    void check_translated_units()
    {
        std::unordered_map<std::string_view, std::string_view> units; // by their Japanese names
        units.reserve(all_.cards.size());
        std::set<std::string_view> doubtful;
        for (const Card& card : all_.cards) {
            if (!card.unit_ja.empty() &&
                units.emplace(card.unit_ja, card.unit).first->second != card.unit)
                doubtful.insert(card.unit_ja);
        }
        for (const std::string_view japanese : doubtful)
            report_rare_units(japanese);
    }

    void report_rare_units(std::string_view japanese)
    {
        std::map<std::string_view, int> cards_of;
        for (const Card& card : all_.cards) {
            if (card.unit_ja == japanese)
                ++cards_of[card.unit];
        }
        const auto max =
            std::ranges::max_element(cards_of, {}, [](const auto& unit) { return unit.second; });
        for (std::size_t at = 0; at < all_.cards.size(); ++at) {
            const Card& card = all_.cards[at];
            if (card.unit_ja != japanese || card.unit == max->first)
                continue;
            add(faults::UnknownWord{card.unit, "unit"}, place(all_.notes[at], all_.notes[at].entry),
                {std::string(max->first)});
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

    /// The card whose name the card at `at` shares; empty, with a finding, where the link is wrong.
    std::optional<std::size_t> name_target(std::size_t at)
    {
        const std::string_view wanted = all_.notes[at].same_name;
        const auto found = std::ranges::lower_bound(all_.cards, wanted, {}, &Card::id);
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
        add(faults::BrokenNameGroup{wanted, wrong},
            place(all_.notes[at], all_.notes[at].same_name_place));
        return std::nullopt;
    }

    /// Reports cards of one unit and title that are not linked as one card name.
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
                add(faults::SplitName{card.id, before.id},
                    place(all_.notes[order[at]], all_.notes[order[at]].entry));
        }
    }

    SetFiles all_;
    std::vector<CardSet> sets_; // by id
};

} // namespace

LibraryReading assemble_library(std::vector<SetFiles> shares,
                                std::shared_ptr<const Vocabulary> words, int threads,
                                YamlStore* store)
{
    return Assembly(std::move(shares)).finish(std::move(words), threads, store);
}

} // namespace kizuna
