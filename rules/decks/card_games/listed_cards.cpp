#include "decks/card_games/listed_cards.h"

#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"
#include "cards/yaml/yaml_reader.h"
#include "cards/yaml/yaml_writer.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace kizuna {
namespace {

constexpr std::size_t max_id_letters = 40;
constexpr RangeSet no_range{1}; // bit 0, which no distance has, says that the card prints none

/// Reads card lists. Cards with something wrong are left out, and all that is wrong is gathered.
class ListReader {
public:
    explicit ListReader(const CardGame& profile) : profile_(profile) {}

    void read(const OwnCardFile& file)
    {
        const auto before = static_cast<std::ptrdiff_t>(findings_.size());
        keep_fault([&] {
            const YamlDocument document(file.text, file.name);
            const YamlNode root = document.root();
            root.only_keys({"game", "cards", "removed"});
            const YamlNode game = root.at("game");
            if (game.text() != profile_.id)
                game.refuse(faults::UnknownWord{
                    .what = game.text(), .other = "game", .expected = profile_.id});
            if (const auto removed = root.find("removed")) {
                removed->require_sequence();
                for (const YamlNode& node : removed->items())
                    keep_fault([&] { removed_.push_back(id_of(node)); });
            }
            const YamlNode cards = root.at("cards");
            if (cards.is_null())
                return;
            cards.require_sequence();
            for (const YamlNode& node : cards.items())
                keep_fault([&] { read_card(node); });
        });
        // Findings are in the order of the file, whatever was read first.
        std::ranges::stable_sort(
            findings_.begin() + before, findings_.end(), {},
            [](const Fault& fault) { return std::pair(fault.place.line, fault.place.column); });
    }

    ListedCards finish()
    {
        std::ranges::sort(cards_, {}, &Card::id);
        std::map<std::string, CardIndex> names;
        for (std::size_t at = 0; at < cards_.size(); ++at)
            cards_[at].name_group =
                names
                    .emplace(profile_.counts_by_name ? fold(cards_[at].unit) : cards_[at].id,
                             static_cast<CardIndex>(at))
                    .first->second;
        std::vector<CardSet> sets;
        if (!cards_.empty())
            sets.push_back(
                {.id = "OWN", .kind = SetKind::User, .name = profile_.name, .released = {}});
        return {CardLibrary(std::make_shared<const Vocabulary>(profile_.words), std::move(sets),
                            std::move(cards_)),
                std::move(findings_), std::move(removed_)};
    }

private:
    template <typename Read>
    void keep_fault(const Read& read)
    {
        try {
            read();
        } catch (const DataError& error) {
            findings_.push_back(error.fault());
        }
    }

    /// The card's id. Refuses the id of an earlier card, also of one that was left out.
    std::string new_id_of(const YamlNode& node)
    {
        std::string id = id_of(node);
        const auto [first, is_new] = places_.emplace(id, node.place());
        if (!is_new)
            node.refuse(faults::RepeatedId{id, first->second.file + ":" +
                                                   std::to_string(first->second.line)});
        return id;
    }

    /// Reads a card. Notes everything that is wrong with it, and leaves it out if there is
    /// anything.
    void read_card(const YamlNode& node)
    {
        const std::size_t slips = findings_.size();
        node.require_map();
        keep_unknown_keys(node);
        Card card;
        if (node.find("id") || !is_misspelt("id", slips))
            keep_fault([&] { card.id = new_id_of(node.at("id")); });
        if (node.find("name") || !is_misspelt("name", slips))
            keep_fault([&] { card.unit = node.at("name").text(); });
        if (const auto ja = node.find("name-ja"))
            keep_fault([&] { card.unit_ja = ja->text(); });
        if (const auto type = node.find("type"))
            keep_fault([&] { card.types.insert(type_of(*type)); });
        std::vector<std::int16_t> numbers;
        for (const Word& number : profile_.words.numbers) {
            numbers.push_back(CardTraits::absent);
            if (const auto value = node.find(number.slug))
                keep_fault([&] { numbers.back() = static_cast<std::int16_t>(number_of(*value)); });
        }
        card.numbers = std::move(numbers);
        read_texts(node, card);
        if (const auto range = node.find("range"))
            keep_fault([&] { card.range = range_of(*range); });
        if (findings_.size() > slips)
            return;
        card.copies_limit = profile_.format.copies == no_limit
                                ? std::nullopt
                                : std::optional(profile_.format.copies);
        card.printings.push_back({.code = card.id,
                                  .number_set = 0,
                                  .release_set = 0,
                                  .number_length = static_cast<std::uint8_t>(card.id.size())});
        card.line = node.line();
        cards_.push_back(std::move(card));
    }

    void read_texts(const YamlNode& node, Card& card)
    {
        std::vector<std::string> texts;
        for (const Word& text : profile_.words.texts) {
            texts.emplace_back();
            if (const auto value = node.find(text.slug))
                keep_fault([&] { texts.back() = value->text(); });
        }
        if (std::ranges::any_of(texts, [](const std::string& text) { return !text.empty(); }))
            card.texts = std::move(texts);
    }

    /// True where one of the findings from `first` on suggests the key.
    bool is_misspelt(std::string_view key, std::size_t first) const
    {
        return std::any_of(findings_.begin() + static_cast<std::ptrdiff_t>(first), findings_.end(),
                           [key](const Fault& slip) {
                               return std::ranges::find(slip.suggestions, key) !=
                                      slip.suggestions.end();
                           });
    }

    void keep_unknown_keys(const YamlNode& node)
    {
        std::vector<std::string> known = {"id", "name", "name-ja", "type", "range"};
        for (const Word& number : profile_.words.numbers)
            known.push_back(number.slug);
        for (const Word& text : profile_.words.texts)
            known.push_back(text.slug);
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string key(entry.key.scalar());
            if (std::ranges::find(known, key) != known.end())
                continue;
            findings_.push_back(entry.key.fault(faults::UnknownKey{key}, nearest(key, known)));
        }
    }

    /// "+2" too, as Forces print what they add.
    static int number_of(const YamlNode& node)
    {
        const std::string_view text = node.is_scalar() ? node.scalar() : std::string_view();
        const int added = text.starts_with('+') ? number_in<int>(text.substr(1)).value_or(-1) : -1;
        if (added >= 0 && added <= max_listed_number)
            return added;
        return node.number(0, max_listed_number);
    }

    static std::string id_of(const YamlNode& node)
    {
        std::string id(node.text());
        if (id.size() > max_id_letters ||
            lower_case(id).find_first_not_of(id_characters) != id.npos)
            node.refuse(faults::BadId{id, "D-001"});
        return id;
    }

    TypeId type_of(const YamlNode& node) const
    {
        const std::string_view slug = node.text();
        if (const auto type = profile_.words.type(slug))
            return *type;
        std::vector<std::string> known;
        for (const Word& word : profile_.words.types)
            known.push_back(word.slug);
        node.refuse_unknown(faults::UnknownWord{slug, "type"}, known);
    }

    static RangeSet range_of(const YamlNode& node)
    {
        if (const auto range = listed_range(node.text()))
            return *range;
        node.refuse(faults::OutOfRange{node.text(), "1, 2, 3, 1-2, 2-3, 1-3, none"});
    }

    const CardGame& profile_;
    std::vector<Card> cards_;
    std::map<std::string, Place> places_;
    std::vector<Fault> findings_;
    std::vector<std::string> removed_;
};

} // namespace

ListedCards read_listed_cards(const CardGame& profile, const std::vector<OwnCardFile>& files)
{
    ListReader reader(profile);
    for (const OwnCardFile& file : files)
        reader.read(file);
    return reader.finish();
}

std::string write_listed_cards(const CardGame& profile, const std::vector<Card>& cards,
                               std::span<const std::string> removed)
{
    std::string text = "game: " + profile.id + '\n';
    for (const std::string& id : removed)
        text += (&id == removed.data() ? "removed: [" : ", ") + yaml_scalar(id);
    text +=
        (removed.empty() ? "cards:" : "]\ncards:") + std::string(cards.empty() ? " []\n" : "\n");
    for (const Card& card : cards) {
        text += "- id: " + yaml_scalar(card.id) + "\n  name: " + yaml_scalar(card.unit) + '\n';
        if (!card.unit_ja.empty())
            text += "  name-ja: " + yaml_scalar(card.unit_ja) + '\n';
        for (const std::string_view type : slugs(profile.words, card.types))
            text += "  type: " + std::string(type) + '\n';
        for (std::size_t at = 0; card.numbers && at < card.numbers->size(); ++at) {
            if ((*card.numbers)[at] >= 0)
                text += "  " + profile.words.numbers[at].slug + ": " +
                        std::to_string((*card.numbers)[at]) + '\n';
        }
        for (std::size_t at = 0; card.texts && at < card.texts->size(); ++at) {
            if (!(*card.texts)[at].empty())
                text += "  " + profile.words.texts[at].slug + ": " +
                        yaml_scalar((*card.texts)[at]) + '\n';
        }
        if (!card.range.empty())
            text += "  range: " + listed_range_text(card.range) + '\n';
    }
    return text;
}

std::string listed_range_text(RangeSet range)
{
    return range.empty() ? std::string() : range_text(range);
}

std::optional<RangeSet> listed_range(std::string_view text)
{
    constexpr RangeSet ranges[] = {no_range, {0b0010}, {0b0100}, {0b1000},
                                   {0b0110}, {0b1100}, {0b1110}}; // as from 1 to 3, see RangeSet
    const auto found = std::ranges::find(ranges, text, range_text);
    return found == std::end(ranges) ? std::nullopt : std::optional(*found);
}

std::string card_game_of_list(std::string_view text)
{
    constexpr std::string_view key = "game:";
    for (std::string_view line : split(text, '\n')) {
        if (!line.starts_with(key))
            continue;
        line.remove_prefix(key.size());
        line = line.substr(0, line.find('#'));
        constexpr std::string_view around = " \t\r\"'";
        const std::size_t begin = line.find_first_not_of(around);
        if (begin == line.npos)
            return {};
        return std::string(line.substr(begin, line.find_last_not_of(around) - begin + 1));
    }
    return {};
}

Place place_of_card_game(const OwnCardFile& list)
{
    Place place{.file = list.name, .line = 0, .column = 0};
    try {
        place = YamlDocument(list.text, list.name).root().at("game").place();
    } catch (const DataError&) {
        // Reading the list tells what is wrong with it.
    }
    return place;
}

} // namespace kizuna
