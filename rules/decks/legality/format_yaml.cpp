#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/files/vocabulary_yaml.h"
#include "cards/yaml/yaml_reader.h"
#include "decks/deck/deck.h"
#include "decks/legality/format.h"
#include "decks/legality/reached_sum.h"
#include "decks/lookup/card_suggestions.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace kizuna {
namespace {

constexpr int max_sum = 99999;

using ValueName = std::pair<std::string_view, OpeningRule::Value>;
constexpr std::array<ValueName, 4> value_names = {{
    {"cost", OpeningRule::Value::Cost},
    {"class-change", OpeningRule::Value::ClassChange},
    {"attack", OpeningRule::Value::Attack},
    {"support", OpeningRule::Value::Support},
}};

/// Reads the values of one format file.
class FormatReader {
public:
    FormatReader(const YamlNode& root, std::string_view yaml, const CardLibrary& library,
                 bool names_clauses = false)
        : root_(root), yaml_(yaml), library_(library), names_clauses_(names_clauses)
    {
    }

    Format read() const
    {
        root_.only_keys({"name", "summary", "size", "copies", "allowed", "banned",
                         "banned-protagonists", "require", "exact", "opening", "sum"});
        Format format = rules();
        format.name = read_local_text(root_.at("name"), {"en"});
        format.summary = read_local_text(root_.at("summary"), {"en"});
        return format;
    }

    Format rules() const
    {
        Format format;
        if (const auto size = root_.find("size")) {
            size->only_keys({"min", "max"});
            read_bounds(*size, "min", "max", 1, max_copies_of_an_entry, format.min_size,
                        format.max_size);
        }
        if (const auto copies = root_.find("copies"))
            read_copies(*copies, format);
        if (const auto allowed = root_.find("allowed"))
            format.allowed = allowed_rule(*allowed);
        for (const YamlNode& node : list("banned"))
            add_new(node, name_id(node), format.banned);
        for (const YamlNode& node : list("banned-protagonists"))
            add_new(node, protagonist_name(node), format.banned_protagonists);
        for (const YamlNode& node : list("require"))
            format.require.push_back(require_rule(node));
        for (const YamlNode& node : list("exact"))
            format.exact.push_back(exact_rule(node));
        for (const YamlNode& node : list("opening")) {
            if (node.find("reach"))
                format.reach.push_back(reach_rule(node));
            else
                format.opening.push_back(sum_rule(node));
        }
        for (const YamlNode& node : list("sum"))
            format.sums.push_back(sum_rule(node));
        return format;
    }

private:
    std::vector<YamlNode> list(std::string_view key) const
    {
        const auto node = root_.find(key);
        if (!node)
            return {};
        node->require_sequence();
        return node->items();
    }

    /// `low` and `high` keep their value where the key is missing; the upper bound is not below
    /// the lower one.
    static void read_bounds(const YamlNode& node, std::string_view low_key,
                            std::string_view high_key, int min, int max, int& low, int& high)
    {
        if (const auto value = node.find(low_key))
            low = value->number(min, max);
        if (const auto value = node.find(high_key))
            high = value->number(std::max(min, low), max);
    }

    /// As read_bounds(), but one of the two bounds must be there.
    static void read_rule_bounds(const YamlNode& node, int max, int& low, int& high)
    {
        if (!node.find("max"))
            node.at("min");
        read_bounds(node, "min", "max", 0, max, low, high);
    }

    void read_copies(const YamlNode& node, Format& format) const
    {
        node.only_keys({"default", "of"});
        if (const auto copies = node.find("default"))
            format.copies = copies_number(*copies, 1);
        const auto of = node.find("of");
        if (!of)
            return;
        of->require_map();
        for (const YamlNode::Entry& entry : of->entries()) {
            std::string name = name_id(entry.key);
            const int copies = copies_number(entry.value, 0);
            if (!format.copies_of.emplace(name, copies).second)
                entry.key.refuse(faults::RepeatedId{name});
        }
    }

    static int copies_number(const YamlNode& node, int min)
    {
        return node.scalar() == "unlimited" ? no_limit : node.number(min, max_copies_of_an_entry);
    }

    AllowedRule allowed_rule(const YamlNode& node) const
    {
        node.only_keys({"sets", "series", "released", "cards"});
        AllowedRule rule;
        if (const auto sets = node.find("sets")) {
            sets->require_sequence();
            for (const YamlNode& item : sets->items())
                add_new(item, set_id(item), rule.sets);
        }
        if (const auto series = node.find("series")) {
            series->only_keys({"from", "to"});
            read_bounds(*series, "from", "to", 0, max_series, rule.series_from, rule.series_to);
        }
        if (const auto released = node.find("released")) {
            released->only_keys({"from", "to"});
            if (const auto from = released->find("from"))
                rule.released_from = from->month();
            if (const auto to = released->find("to")) {
                rule.released_to = to->month();
                if (rule.released_to < rule.released_from)
                    to->refuse(faults::OutOfRange{rule.released_to, rule.released_from + "–"});
            }
        }
        if (const auto cards = node.find("cards")) {
            rule.cards = query(*cards);
            if (rule.cards->asks_about_protagonist())
                cards->refuse(faults::QueryUnexpected{"protagonist"});
        }
        return rule;
    }

    /// The clause that a rule of a game profile names; empty in format files.
    std::string clause_of(const YamlNode& node) const
    {
        const auto clause = names_clauses_ ? node.find("clause") : std::nullopt;
        return clause ? std::string(clause->text()) : std::string();
    }

    using Keys = std::initializer_list<std::string_view>;
    void only_keys(const YamlNode& node, Keys keys, Keys with_clause) const
    {
        node.only_keys(names_clauses_ ? with_clause : keys);
    }

    CountRule require_rule(const YamlNode& node) const
    {
        only_keys(node, {"cards", "min", "max"}, {"cards", "min", "max", "clause"});
        CountRule rule;
        rule.clause = clause_of(node);
        rule.cards = query(node.at("cards"));
        read_rule_bounds(node, max_copies_of_an_entry, rule.min, rule.max);
        return rule;
    }

    CountRule exact_rule(const YamlNode& node) const
    {
        only_keys(node, {"cards", "copies"}, {"cards", "copies", "clause"});
        const int copies = node.at("copies").number(0, max_copies_of_an_entry);
        return {.cards = query(node.at("cards")),
                .min = copies,
                .max = copies,
                .clause = clause_of(node)};
    }

    OpeningRule sum_rule(const YamlNode& node) const
    {
        only_keys(node, {"sum", "cards", "min", "max"}, {"sum", "cards", "min", "max", "clause"});
        OpeningRule rule = added_up(node);
        read_rule_bounds(node, max_sum, rule.min, rule.max);
        return rule;
    }

    ReachRule reach_rule(const YamlNode& node) const
    {
        only_keys(node, {"sum", "cards", "reach"}, {"sum", "cards", "reach", "clause"});
        ReachRule rule{.of = added_up(node), .sums = {}};
        const YamlNode sums = node.at("reach");
        sums.require_sequence();
        for (const YamlNode& sum : sums.items())
            rule.sums.push_back(sum.number(1, max_reached_sum));
        if (rule.sums.empty())
            sums.refuse(faults::OutOfRange{"[]", "1–" + std::to_string(max_reached_sum)});
        return rule;
    }

    /// Reads which cards are summed, and which of their numbers.
    OpeningRule added_up(const YamlNode& node) const
    {
        OpeningRule rule;
        rule.clause = clause_of(node);
        read_value(node.at("sum"), rule);
        if (const auto cards = node.find("cards"))
            rule.cards = query(*cards);
        return rule;
    }

    void read_value(const YamlNode& node, OpeningRule& rule) const
    {
        const std::string_view word = node.text();
        const std::vector<Word>& numbers = library_.words().numbers;
        std::vector<std::string> known;
        for (const Word& number : numbers) {
            known.push_back(number.slug);
            if (number.slug != word)
                continue;
            rule.value = OpeningRule::Value::Other;
            rule.number = number.slug;
            rule.number_name = number.name;
            return;
        }
        // A game with numbers of its own has none of the numbers of Cipher cards.
        for (const auto& [name, value] : value_names) {
            if (!numbers.empty())
                break;
            known.emplace_back(name);
            rule.value = value;
            if (name == word)
                return;
        }
        node.refuse_unknown(faults::UnknownWord{word, "sum"}, known);
    }

    Query query(const YamlNode& node) const
    {
        auto parsed = Query::parse(node.text(), library_);
        if (const auto* fault = std::get_if<Fault>(&parsed))
            throw DataError(placed(*fault, node));
        if (std::get<Query>(parsed).asks_about_format())
            node.refuse(faults::QueryUnexpected{"format"});
        return std::get<Query>(std::move(parsed));
    }

    /// A query's fault with its place in the file. Only the scalar's place where the scalar has
    /// escapes or folded lines.
    Fault placed(Fault fault, const YamlNode& node) const
    {
        const int inside = fault.place.column - 1;
        const int quote = node.is_quoted() ? 1 : 0;
        const std::size_t begin = node.offset() + static_cast<std::size_t>(quote);
        fault.place = node.place();
        if (yaml_.substr(std::min(begin, yaml_.size())).starts_with(node.scalar()) && inside >= 0)
            fault.place.column += quote + inside;
        return fault;
    }

    std::string set_id(const YamlNode& node) const
    {
        const std::string_view id = node.text();
        if (std::ranges::find(library_.sets(), id, &CardSet::id) != library_.sets().end())
            return std::string(id);
        std::vector<std::string> known;
        for (const CardSet& set : library_.sets())
            known.push_back(set.id);
        node.refuse_unknown(faults::UnknownSet{id}, known);
    }

    /// The first id of the name group of the card with this id.
    std::string name_id(const YamlNode& node) const
    {
        const std::string_view id = node.text();
        if (const Card* card = library_.find_id(id))
            return library_.cards()[card->name_group].id;
        throw DataError(node.fault(faults::UnknownCard{id}, suggested_ids(id, library_)));
    }

    std::string protagonist_name(const YamlNode& node) const
    {
        constexpr std::string_view prefix = "unit:";
        const std::string_view text = node.text();
        if (!text.starts_with(prefix))
            return name_id(node);
        const std::string_view unit = text.substr(prefix.size());
        if (library_.has_unit(unit))
            return std::string(text);
        std::set<std::string> known;
        for (const Card& card : library_.cards())
            known.insert(card.unit);
        node.refuse_unknown(faults::UnknownUnit{unit}, {known.begin(), known.end()});
    }

    static void add_new(const YamlNode& node, const std::string& value,
                        std::set<std::string>& values)
    {
        if (!values.insert(value).second)
            node.refuse(faults::RepeatedId{value});
    }

    YamlNode root_;
    std::string_view yaml_;
    const CardLibrary& library_;
    bool names_clauses_;
};

std::string format_id(const std::string& file)
{
    std::string id = std::filesystem::path(file).stem().string();
    if (id.empty() || id.find_first_not_of(id_characters) != id.npos)
        throw DataError(Fault{faults::BadId{std::move(id), "a-z 0-9 -"}, {file, 0, 0}});
    return id;
}

} // namespace

Format read_format_rules(const YamlNode& rules, std::string_view yaml, const CardLibrary& library)
{
    rules.only_keys({"size", "copies", "allowed", "banned", "require", "exact", "opening", "sum"});
    return FormatReader(rules, yaml, library, true).rules();
}

Format read_format(std::string_view yaml, const std::string& file, const CardLibrary& library,
                   YamlStore* store)
{
    yaml = without_byte_order_mark(yaml); // places in a document do not count it
    const YamlDocument document(yaml, file, store);
    Format format = FormatReader(document.root(), yaml, library).read();
    format.id = format_id(file);
    return format;
}

} // namespace kizuna
