#include "calculators/fetcg/script.h"

#include "calculators/script_words.h"
#include "cards/base/faults.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace kizuna::fetcg {
namespace {

struct ChipForm {
    std::string_view word;
    ChipAction::Kind kind;
    std::string_view form; ///< of the words after it
};

constexpr std::array<ChipForm, 10> chip_forms = {{
    {"deploy", ChipAction::Kind::Deploy, "NAME N/MAX"},
    {"weapon", ChipAction::Kind::Weapon, "NAME N/MAX"},
    {"item", ChipAction::Kind::Item, "N"},
    {"surprise", ChipAction::Kind::Surprise, "N"},
    {"land", ChipAction::Kind::Surprise, "N"},
    {"support", ChipAction::Kind::Support, "NAME N"},
    {"use", ChipAction::Kind::Use, "NAME N"},
    {"damage", ChipAction::Kind::Damage, "NAME N"},
    {"heal", ChipAction::Kind::Heal, "NAME NAME N"},
    {"turn", ChipAction::Kind::TurnStart, ""},
}};

[[noreturn]] void refuse_chip_line(const ScriptLine& line)
{
    const ScriptWord& first = line.words.front();
    std::vector<std::string> known;
    std::string expected;
    for (const ChipForm& form : chip_forms) {
        known.emplace_back(form.word);
        expected.append(expected.empty() ? "" : ", ").append(form.word);
    }
    refuse_word(line, first.column, faults::BadStep{first.text, std::move(expected)},
                nearest(first.text, known));
}

ChipAction read_chip_line(const ScriptLine& line)
{
    const std::string& first = line.words.front().text;
    const auto* const found = std::ranges::find(chip_forms, first, &ChipForm::word);
    if (found == chip_forms.end())
        refuse_chip_line(line);
    const std::string form(found->form);
    ScriptWords words(line, form.empty() ? first : first + ' ' + form, 1);
    ChipAction action{.kind = found->kind, .name = {}};
    if (form.starts_with("NAME NAME")) {
        action.name = words.name();
        action.to = words.name();
    } else if (form.starts_with("NAME")) {
        action.name = words.name_before(1);
    }
    if (form.ends_with("N/MAX"))
        std::tie(action.chips, action.max) = words.two_numbers(max_script_number, 1);
    else if (form.ends_with("N"))
        action.chips = words.number();
    words.end();
    return action;
}

ChainAction read_chain_line(const ScriptLine& line)
{
    constexpr const char* form = "A|B NAME [chips N] [discard N] [surprise] [stops [N]]";
    const ScriptWord& first = line.words.front();
    ScriptWords words(line, form, 1);
    if (first.text == "pass") {
        words.end();
        return {};
    }
    if (first.text != "A" && first.text != "B")
        words.refuse(first, {"pass"});
    ChainAction action{.kind = ChainAction::Kind::Use,
                       .player = first.text == "A" ? Player::A : Player::B,
                       .effect = words.name()};
    while (words.has_next()) {
        const ScriptWord& word = words.next();
        words.once(word);
        if (word.text == "chips") {
            action.chips = words.number();
        } else if (word.text == "discard") {
            action.discards = words.number();
        } else if (word.text == "surprise") {
            action.is_surprise = true;
        } else if (word.text == "stops") {
            action.stops = true;
            if (words.sees_number())
                action.stopped = words.number_from_one();
        } else {
            words.refuse(word, {"chips", "discard", "surprise", "stops"});
        }
    }
    return action;
}

constexpr const char* fight_form =
    "attack N [triangle N] [weapon KIND] [against KIND] [flying] [modifier N] [lessened N] "
    "[times N] [extra N] [double PART] [halve PART] [plus PART N] [minus PART N] [base] "
    "[chips N] [receiver N] [cost N] "
    "[counter] [card] [magic] [out-of-range] [blocked-behind] "
    "[crest UNIT attacker|receiver KIND [PRINTED/PAID [spirit|cards]]]";

constexpr std::array<std::string_view, 23> fight_words = {
    "attack",   "triangle", "weapon", "against",      "flying",         "modifier",
    "lessened", "times",    "extra",  "double",       "halve",          "plus",
    "minus",    "base",     "chips",  "receiver",     "cost",           "counter",
    "card",     "magic",    "crest",  "out-of-range", "blocked-behind",
};

/// The words of a fight that may stand in its line several times.
constexpr std::array<std::string_view, 7> repeated_words = {
    "modifier", "lessened", "double", "halve", "plus", "minus", "crest"};

/// Reads the one line that says an attack.
class FightReader {
public:
    explicit FightReader(const ScriptLine& line) : line_(line), words_(line, fight_form, 0) {}

    WrittenFight read()
    {
        fight().by_initial_equipment = true;
        while (words_.has_next())
            read_part(words_.next());
        if (!has_attack_)
            refuse_word(line_, line_.end, faults::BadStep{"", "attack N"});
        if (magic_column_ > 0 && declared_.weapon && is_weapon(*declared_.weapon))
            refuse_word(line_, magic_column_, faults::BadStep{"magic", "weapon KIND | magic"});
        // What only matters in a fight would be passed over without one.
        if (!has_attacker_ && !has_receiver_ && !of_fight_.empty())
            refuse_word(line_, of_fight_column_,
                        faults::BadStep{of_fight_, "chips N receiver N … " + of_fight_});
        if (has_attacker_ != has_receiver_)
            refuse_word(line_, line_.end, faults::BadStep{"", "chips N … receiver N"});
        written_.has_chips = has_attacker_;
        WrittenFight& result = written_;
        auto triangle = fetcg::triangle(declared_);
        if (auto* refused = std::get_if<CalculationStep>(&triangle)) {
            result.refused = std::move(*refused);
        } else {
            auto& found = std::get<TriangleResult>(triangle);
            result.fight.damage.modifier.value = found.modifier;
            result.triangle = std::move(found.steps);
        }
        const std::optional<Weapon>& by = declared_.weapon;
        result.fight.knows_kind = result.fight.by_magic || by.has_value();
        result.fight.by_magic = result.fight.by_magic || (by && is_magic(*by));
        result.fight.by_weapon = by != Weapon::Other;
        result.fight.cost = cost_.value_or(result.fight.damage.attack.value);
        return std::move(result);
    }

private:
    Fight& fight() { return written_.fight; }

    void read_part(const ScriptWord& word)
    {
        Damage& damage = fight().damage;
        if (std::ranges::find(repeated_words, word.text) == repeated_words.end())
            words_.once(word);
        if (word.text == "attack") {
            damage.attack.value = words_.number();
            has_attack_ = true;
        } else if (word.text == "triangle")
            declared_.printed = words_.number();
        else if (word.text == "weapon")
            declared_.weapon = weapon();
        else if (word.text == "against")
            declared_.against = weapon();
        else if (word.text == "flying")
            declared_.receiver_flies = true;
        else if (word.text == "modifier")
            add(word, damage.modifier, 1);
        else if (word.text == "lessened")
            add(word, damage.modifier, -1);
        else if (word.text == "times")
            damage.attacks.value = words_.number();
        else if (word.text == "extra")
            damage.extra.value = words_.number();
        else if (word.text == "double")
            change(word, &Element::doublings);
        else if (word.text == "halve")
            change(word, &Element::halvings);
        else if (word.text == "plus")
            add(word, element(words_.next()), 1);
        else if (word.text == "minus")
            add(word, element(words_.next()), -1);
        else if (word.text == "base")
            damage.by_base_attack = true;
        else
            read_fight_part(word);
    }

    void read_fight_part(const ScriptWord& word)
    {
        if (of_fight_.empty() && word.text != "chips" && word.text != "receiver") {
            of_fight_ = word.text;
            of_fight_column_ = word.column;
        }
        if (word.text == "chips") {
            fight().attacker_chips = words_.number();
            has_attacker_ = true;
        } else if (word.text == "receiver") {
            fight().receiver_chips = words_.number();
            has_receiver_ = true;
        } else if (word.text == "cost") {
            cost_ = words_.number();
        } else if (word.text == "counter") {
            fight().is_counter = true;
        } else if (word.text == "card") {
            fight().by_initial_equipment = false;
        } else if (word.text == "magic") {
            fight().by_magic = true;
            magic_column_ = word.column;
        } else if (word.text == "out-of-range") {
            fight().in_range = false;
        } else if (word.text == "blocked-behind") {
            fight().can_step_back = false;
        } else if (word.text == "crest") {
            read_crest();
        } else {
            words_.refuse(word, {fight_words.begin(), fight_words.end()});
        }
    }

    void read_crest()
    {
        CrestUse use{.unit = words_.name()};
        const ScriptWord& side = words_.next();
        if (side.text != "attacker" && side.text != "receiver")
            words_.refuse(side, {"attacker", "receiver"});
        use.is_attackers = side.text == "attacker";
        const ScriptWord& kind = words_.next();
        const auto crest = crest_words.called(kind.text);
        if (!crest)
            words_.refuse(kind, crest_words.all());
        use.crest = *crest;
        if (words_.sees_two_numbers()) {
            const auto [printed, paid] = words_.two_numbers();
            use.printed_cost = printed;
            use.paid = paid;
            if (const auto cost =
                    words_.has_next() ? crest_cost_called(words_.sees()) : std::nullopt) {
                use.cost = *cost;
                words_.next();
            }
        }
        fight().crests.push_back(std::move(use));
    }

    Weapon weapon()
    {
        const ScriptWord& word = words_.next();
        const auto named = weapon_words.called(word.text);
        if (!named)
            words_.refuse(word, weapon_words.all());
        return *named;
    }

    Element& element(const ScriptWord& part)
    {
        if (Element* found = element_called(part.text, fight().damage))
            return *found;
        words_.refuse(part, {element_words().begin(), element_words().end()});
    }

    void change(const ScriptWord& word, int Element::*times)
    {
        const ScriptWord& part = words_.next();
        int& count = element(part).*times;
        if (++count > max_doublings)
            words_.refuse_count(word, part, count, max_doublings);
    }

    void add(const ScriptWord& word, Element& element, int sign)
    {
        if (!add_plus(element, sign * words_.number()))
            words_.refuse_sum(word, max_number);
    }

    const ScriptLine& line_;
    ScriptWords words_;
    bool has_attacker_ = false;
    bool has_receiver_ = false;
    bool has_attack_ = false;
    std::string of_fight_; ///< the first word that only a fight has a use for
    int of_fight_column_ = 1;
    int magic_column_ = 0; ///< 0: it was not said
    WrittenFight written_;
    Declared declared_;
    std::optional<int> cost_;
};

WrittenFight read_fight_line(const ScriptLine& line)
{
    return FightReader(line).read();
}

} // namespace

std::variant<WrittenSquares, Fault> read_squares(std::string_view text)
{
    try {
        const std::vector<ScriptLine> lines = script_lines(text);
        const ScriptLine line = lines.empty() ? ScriptLine() : lines.front();
        std::string form;
        for (const std::string& word : shape_words.all())
            form += (form.empty() ? "" : "|") + word;
        ScriptWords words(line, form + " [blocked X,Y …]", 0);
        const ScriptWord& word = words.next();
        const auto shape = shape_words.called(word.text);
        if (!shape)
            words.refuse(word, shape_words.all());
        WrittenSquares written{*shape, {}};
        if (words.has_next()) {
            const ScriptWord& blocked = words.next();
            if (blocked.text != "blocked")
                words.refuse(blocked, {"blocked"});
            do {
                const ScriptWord& typed = words.next();
                const auto square = square_called(typed.text);
                if (!square)
                    refuse_word(line, typed.column, faults::OutOfRange{typed.text, square_form});
                written.blocked.push_back(*square);
            } while (words.has_next());
        }
        if (lines.size() > 1)
            refuse_word(lines[1], 1, faults::BadStep{lines[1].words.front().text, form});
        return written;
    } catch (const DataError& error) {
        return error.fault();
    }
}

std::variant<WrittenFight, Fault> read_fight(std::string_view text)
{
    return read_one_line(text, read_fight_line, fight_form);
}

std::variant<std::vector<ChipAction>, Fault> read_chip_script(std::string_view text)
{
    return read_script(text, read_chip_line);
}

std::variant<std::vector<ChainAction>, Fault> read_chain_script(std::string_view text)
{
    return read_script(text, read_chain_line);
}

} // namespace kizuna::fetcg
