#include "app/language_texts.h"

#include "app/known_cards.h"
#include "app/text/rule_clauses.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <unicode/regex.h>

#include <vector>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(words)

icu::UnicodeString replaced(const icu::UnicodeString& text, const char* pattern, const char* by)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::RegexMatcher matcher(icu::UnicodeString::fromUTF8(pattern), text, 0, status);
    const auto after = matcher.replaceAll(icu::UnicodeString::fromUTF8(by), status);
    if (U_FAILURE(status))
        throw std::runtime_error(u_errorName(status));
    return after;
}

/// The first match with a few letters around it; empty where there is none.
std::string found_in(const icu::UnicodeString& text, const char* pattern)
{
    UErrorCode status = U_ZERO_ERROR;
    icu::RegexMatcher matcher(icu::UnicodeString::fromUTF8(pattern), text, 0, status);
    if (!matcher.find(status))
        return U_FAILURE(status) ? u_errorName(status) : "";
    std::string around;
    const int begin = std::max(0, matcher.start(status) - 8);
    text.tempSubStringBetween(begin, matcher.end(status) + 8).toUTF8String(around);
    return around;
}

/// The text without what a program reads: letters of menus, formulas, fields of queries, YAML.
icu::UnicodeString without_code(const std::string& text)
{
    icu::UnicodeString rest = icu::UnicodeString::fromUTF8(text);
    for (const char* code :
         {"\\(&.\\)", "[A-Za-z]\\([a-z]\\)", "\\b[a-z]+:", "「キー: 値」", "「: 」", "「\\)」"})
        rest = replaced(rest, code, "");
    return rest;
}

// By a letter of Japanese, or by an argument, which may be one.
constexpr const char* half_width = "(?<=[\\u3000-\\uFFFF}])[():?~]|[():?~](?=[\\u3000-\\uFFFF{])";

BOOST_AUTO_TEST_CASE(japanese_has_the_full_width_signs)
{
    for (const auto& [key, text] : texts_in("ja")) {
        if (!key.ends_with(".formula")) {
            const std::string found = found_in(without_code(text), half_width);
            BOOST_TEST(found.empty(), key << ": " << found);
        }
    }
}

BOOST_AUTO_TEST_CASE(japanese_in_the_data_has_the_full_width_signs)
{
    const auto expect = [](const std::string& whose, const std::string& text) {
        const std::string found = found_in(without_code(text), half_width);
        BOOST_TEST(found.empty(), whose << ": " << found);
    };
    for (const RuleClause& clause : load_rule_clauses(KIZUNA_TEST_DATA, "ja")) {
        expect(clause.id, clause.section);
        expect(clause.id, clause.statement);
    }
    for (const Emblem& emblem : shipped_catalogue().library.words().emblems)
        expect(emblem.slug, emblem.name.ja);
    for (const Format& format : shipped_catalogue().formats) {
        expect(format.id, format.name.ja);
        expect(format.id, format.summary.ja);
    }
}

BOOST_AUTO_TEST_CASE(japanese_has_no_space_after_a_full_stop)
{
    for (const auto& [key, text] : texts_in("ja"))
        BOOST_TEST(text.find("。 ") == std::string::npos, key);
}

/// A word that players of the language do not say, and what they say.
struct Banned {
    const char* language;
    const char* word; ///< a regular expression
    const char* instead;
};
std::ostream& operator<<(std::ostream& out, const Banned& banned)
{
    return out << banned.word << " in " << banned.language;
}

const std::vector banned = {
    Banned{"en", "(?i)(?<!is:|-and-)\\bpromotions?\\b", "class change"},
    Banned{"en", "(?i)boundless", "infinite area"},
    Banned{"en", "(?i)\\bfuel\\b", "cards of the same name"},
    Banned{"en", "^(gf-|M[ ,.:]|M$)", "the plain name first"},
    Banned{"ja", "昇格", "クラスチェンジ"},
    Banned{"ja", "規則", "ルール or 基準"},
    Banned{"ja", "初手", "開始手札"},
    Banned{"ja", "所有", "所持"},
    Banned{"ja", "フォルダ(?!ー)", "フォルダー"},
    Banned{"ja", "(?<!支)払[いうえっ]", "支払う"},
    Banned{"ja", "^(gf-|M[ ,.:]|M$)", "the plain name first"},
    Banned{"it", "(?i)promozion|promoss", "Cambio Classe"},
    Banned{"it", "(?i)camb[io]+ di classe", "Cambio Classe"},
    Banned{"it", "(?i)carburante", "carte con lo stesso nome"},
    Banned{"it", "(?i)libreria", "raccolta"},
    Banned{"it", "(?i)\\bsem[ei]\\b", "Simbolo or seed"},
    Banned{"it", "^(gf-|M[ ,.:]|M$)", "the plain name first"},
};

BOOST_DATA_TEST_CASE(only_words_of_players_are_said, data::make(banned), each)
{
    for (const auto& [key, text] : texts_in(each.language)) {
        // The arguments and their choices are no words.
        const auto said =
            replaced(icu::UnicodeString::fromUTF8(text), "\\{[a-z_-]+(, (plural|select),)?", "{");
        const std::string found = found_in(said, each.word);
        BOOST_TEST(found.empty(), key << ": " << found << "; say " << each.instead);
    }
}

BOOST_AUTO_TEST_SUITE_END()
