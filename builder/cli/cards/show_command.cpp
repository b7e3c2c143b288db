#include "cli/cards/card_input.h"
#include "cli/cards/card_json.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/cards/card_facts.h"
#include "app/cards/card_import_text.h"
#include "app/collection/user_cards.h"
#include "app/skills/skill_text.h"
#include "app/text/violation_text.h"

#include <ostream>

namespace kizuna {
namespace {

std::vector<const Format*> formats_that_allow(const Card& card, const Catalogue& catalogue)
{
    std::vector<const Format*> formats;
    for (const Format& format : catalogue.formats) {
        if (is_allowed(card, format, catalogue.library))
            formats.push_back(&format);
    }
    return formats;
}

/// The card's full names in English and Japanese, without the one in `language`.
std::vector<std::string> other_names(const Card& card, const std::string& language)
{
    std::vector<std::string> names;
    const std::string shown = card_name(card, language);
    for (const char* other : {"en", "ja"}) {
        if (const std::string name = card_name(card, other); name != shown)
            names.push_back(name);
    }
    return names;
}

class CardPage {
public:
    CardPage(CommandLine& line, const Card& card)
        : line_(line), messages_(line.messages()), card_(card), paint_(line.colours())
    {
    }

    void say()
    {
        const CardLibrary& library = line_.catalogue().library;
        line_.out << paint_.strong(card_label(card_, messages_.language())) << '\n';
        std::vector<std::vector<std::string>> rows;
        for (const std::string& name : other_names(card_, messages_.language()))
            rows.push_back({line_.text("cli.show.also-called"_msg), name});
        for (const CardFact& fact : card_facts(card_, library, messages_))
            rows.push_back({fact.label, fact.text});
        rows.push_back({line_.text("cli.show.formats"_msg), formats()});
        if (!card_.aliases.empty())
            rows.push_back({line_.text("cli.show.aliases"_msg), messages_.list(card_.aliases)});
        line_.out << table_text({{}, {}}, rows, paint_, "  ");

        say_skills(library);
        say_own();
        say_printings(library);
    }

private:
    std::string formats() const
    {
        std::vector<std::string> names;
        for (const Format* format : formats_that_allow(card_, line_.catalogue()))
            names.push_back(in_language(format->name, messages_));
        return names.empty() ? line_.text("facts.none"_msg) : messages_.list(names);
    }

    void say_skills(const CardLibrary& library) const
    {
        if (card_.skills.empty())
            return;
        line_.out << "  " << line_.text("cli.show.skills"_msg) << '\n';
        int number = 0;
        for (const Skill& skill : card_.skills) {
            if (!skill.continues)
                ++number;
            line_.out << "    "
                      << (skill.continues ? std::string("  ") : std::to_string(number) + '.') << ' '
                      << skill_text(skill, library, messages_) << '\n';
        }
    }

    /// Texts and conflicts from the user's own files.
    void say_own() const
    {
        const std::vector<std::string>& texts = line_.user_cards().texts().of(card_);
        if (!texts.empty())
            line_.out << "  " << line_.text("gui.card.texts"_msg) << '\n';
        for (const std::string& paragraph : texts)
            line_.out << "    " << paragraph << '\n';
        const std::vector<CardConflict> conflicts = line_.user_cards().conflicts_of(card_);
        if (!conflicts.empty())
            line_.out << "  " << line_.text("cli.show.conflicts"_msg) << '\n';
        for (const CardConflict& conflict : conflicts)
            line_.out << "    " << card_conflict_text(conflict, messages_) << " ("
                      << row_place_text(conflict.file, conflict.line, messages_) << ")\n";
    }

    void say_printings(const CardLibrary& library) const
    {
        std::vector<std::vector<std::string>> rows;
        for (const Printing& printing : card_.printings) {
            const CardSet& set = library.sets()[printing.release_set];
            std::string name = in_language(set.name, messages_);
            if (name.empty())
                name = set.name.ja;
            if (name.empty() && set.kind == SetKind::Promo)
                name = line_.text("chips.sets.promo"_msg);
            name = name.empty() ? set.id : set.id + ' ' + name;
            rows.push_back({printing.code, name, set.released});
        }
        line_.out << "  " << line_.text("cli.show.printings"_msg) << '\n'
                  << table_text({{}, {}, {}}, rows, paint_, "    ");
    }

    CommandLine& line_;
    const Messages& messages_;
    const Card& card_;
    Paint paint_;
};

void show(CommandLine& line, const std::vector<std::string>& arguments)
{
    const CardJson json(line);
    Json::Array cards;
    bool first = true;
    for (const std::string& argument : arguments) {
        const auto match = read_card_argument(line, argument, Answer::No);
        if (!match)
            continue;
        if (line.options.json) {
            cards.push_back(
                json.of(*match->card)
                    .set("formats", Json::list(formats_that_allow(*match->card, line.catalogue()),
                                               &Format::id)));
            continue;
        }
        if (!first)
            line.out << '\n';
        first = false;
        CardPage(line, *match->card).say();
    }
    if (!cards.empty())
        line.print(Json::object({{"cards", cards}}));
}

} // namespace

void add_show_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "show", "cli.show"_msg,
                             {"show B01-003 \"Caeda: Talys's Heart\"", "cli.show.example"_msg});
    const CLI::Option& cards = command.arguments("CARD", "cli.show.cards"_msg);
    command.runs([&line, &cards] { show(line, cards.results()); });
}

} // namespace kizuna
