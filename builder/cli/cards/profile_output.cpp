#include "cli/cards/profile_output.h"

#include "app/games/game_text.h"
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
        line.out << line.text(heading, {{"words", line.messages().list(names)}}) << '\n';
}

Json slugs_json(const std::vector<Word>& words)
{
    Json::Array slugs;
    for (const Word& word : words)
        slugs.emplace_back(word.slug);
    return slugs;
}

} // namespace

Json profile_json(const GameProfile& profile, const Messages& messages)
{
    Json::Array unknown;
    for (const LocalText& each : profile.unknown)
        unknown.emplace_back(in_language(each, messages));
    Json::Array clauses;
    for (const GameClause& clause : profile.clauses)
        clauses.push_back(
            Json::object({{"clause", clause.id},
                          {"shown", clause.not_shown.en.empty()},
                          {"reason", clause.not_shown.en.empty()
                                         ? Json()
                                         : Json(in_language(clause.not_shown, messages))}}));
    return Json::object({{"id", profile.id},
                         {"name", in_language(profile.name, messages)},
                         {"partial", profile.partial},
                         {"summary", in_language(profile.summary, messages)},
                         {"construction_rules", profile.has_construction_rules},
                         {"counted_by", profile.counts_by_name ? "name" : "id"},
                         {"types", slugs_json(profile.words.types)},
                         {"numbers", slugs_json(profile.words.numbers)},
                         {"texts", slugs_json(profile.words.texts)},
                         {"unknown", unknown},
                         {"clauses", clauses}});
}

void say_profile(CommandLine& line, const GameProfile& profile)
{
    const Messages& messages = line.messages();
    const Paint paint(line.colours());
    line.out << paint.strong(game_label(profile, messages)) << "  " << profile.id << '\n'
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
    for (const GameClause& clause : profile.clauses) {
        if (!section || *section != clause.section)
            line.out << '\n' << paint.strong(in_language(clause.section, messages)) << '\n';
        section = &clause.section;
        line.out << "  " << clause.id << "  " << in_language(clause.statement, messages) << '\n';
        if (!clause.not_shown.en.empty())
            line.out << "    " << paint.faint(in_language(clause.not_shown, messages)) << '\n';
    }
}

} // namespace kizuna
