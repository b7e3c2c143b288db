#include "cli/cards/profile_output.h"

#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "cli/console/text_layout.h"

#include <ostream>

namespace kizuna {
namespace {

void say_words(CommandLine& line, MessageKey heading, const std::vector<Word>& words)
{
    std::vector<std::string> names;
    for (const Word& word : words)
        names.push_back(in_language(word.name, line.messages()));
    if (!names.empty())
        line.say(heading, {{"words", line.messages().list(names)}});
}

} // namespace

Json profile_json(const CardGame& profile, const Messages& messages)
{
    const auto in_words = [&](const LocalText& text) { return in_language(text, messages); };
    const auto clause_json = [&](const CardGameClause& clause) {
        const bool is_shown = clause.not_shown.en.empty();
        return Json::object({{"clause", clause.id},
                             {"shown", is_shown},
                             {"reason", is_shown ? Json() : Json(in_words(clause.not_shown))}});
    };
    return Json::object({{"id", profile.id},
                         {"name", in_language(profile.name, messages)},
                         {"partial", profile.partial},
                         {"summary", in_language(profile.summary, messages)},
                         {"construction_rules", profile.has_construction_rules},
                         {"counted_by", profile.counts_by_name ? "name" : "id"},
                         {"types", Json::list(profile.words.types, &Word::slug)},
                         {"numbers", Json::list(profile.words.numbers, &Word::slug)},
                         {"texts", Json::list(profile.words.texts, &Word::slug)},
                         {"unknown", Json::list(profile.unknown, in_words)},
                         {"clauses", Json::list(profile.clauses, clause_json)}});
}

void say_profile(CommandLine& line, const CardGame& profile)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    line.out << paint.strong(card_game_label(profile, messages)) << "  " << profile.id << '\n'
             << in_language(profile.summary, messages) << '\n';
    if (!profile.unknown.empty())
        line.out << '\n' << paint.strong(line.text("game.unknown"_msg)) << '\n';
    for (const LocalText& each : profile.unknown)
        line.out << "  " << in_language(each, messages) << '\n';
    if (!profile.words.numbers.empty())
        line.out << '\n' << counted_by_text(profile, messages) << '\n';
    say_words(line, "game.card-types"_msg, profile.words.types);
    say_words(line, "game.card-numbers"_msg, profile.words.numbers);
    say_words(line, "game.card-texts"_msg, profile.words.texts);
    const LocalText* section = nullptr;
    for (const CardGameClause& clause : profile.clauses) {
        if (!section || *section != clause.section)
            line.out << '\n' << paint.strong(in_language(clause.section, messages)) << '\n';
        section = &clause.section;
        line.out << "  " << clause.id << "  " << in_language(clause.statement, messages) << '\n';
        if (!clause.not_shown.en.empty())
            line.out << "    " << paint.faint(in_language(clause.not_shown, messages)) << '\n';
    }
}

} // namespace kizuna
