#include "app/base/messages.h"

#include "app/language_texts.h"
#include "app/scratch_folder.h"
#include "cards/base/fault.h"
#include "test_library.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <unicode/messagepattern.h>
#include <unicode/plurrule.h>

#include <algorithm>
#include <map>
#include <set>

using namespace kizuna;
using namespace kizuna::test;
namespace data = boost::unit_test::data;

BOOST_AUTO_TEST_SUITE(messages)

namespace {

std::string utf8(const icu::UnicodeString& text)
{
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

/// What a pattern does with one of its arguments.
struct Argument {
    std::string type;                ///< "" for plain text or number, "plural", "select", …
    std::set<std::string> selectors; ///< of plurals and selects, as in "one", "=0", "other"
    bool always_said = false;        ///< stands as it is, outside every plural and select
};
using Arguments = std::map<std::string, Argument>;

bool is_moment(const Argument& argument)
{
    return argument.type == "date" || argument.type == "time";
}

/// Throws for a text that is no pattern, as for one with a brace too many or a plural without
/// `other`.
Arguments arguments_of(const std::string& text)
{
    UErrorCode status = U_ZERO_ERROR;
    UParseError where;
    icu::MessagePattern pattern(status);
    pattern.parse(icu::UnicodeString::fromUTF8(text), &where, status);
    if (U_FAILURE(status))
        throw std::runtime_error(std::string(u_errorName(status)) + ": " + text);

    Arguments found;
    std::vector<Argument*> open;
    int numbers = 0; // that a # says
    for (int32_t at = 0; at < pattern.countParts(); ++at) {
        const auto& part = pattern.getPart(at);
        const std::string word = utf8(pattern.getSubstring(part));
        switch (part.getType()) {
        case UMSGPAT_PART_TYPE_ARG_START: {
            static const std::map<UMessagePatternArgType, std::string> types = {
                {UMSGPAT_ARG_TYPE_PLURAL, "plural"},
                {UMSGPAT_ARG_TYPE_SELECT, "select"},
                {UMSGPAT_ARG_TYPE_SELECTORDINAL, "selectordinal"}};
            const std::string name = utf8(pattern.getSubstring(pattern.getPart(at + 1)));
            const bool inside_another = !open.empty();
            open.push_back(&found[name]);
            if (const auto type = types.find(part.getArgType()); type != types.end())
                open.back()->type = type->second;
            else if (!inside_another)
                open.back()->always_said = true;
            break;
        }
        case UMSGPAT_PART_TYPE_ARG_TYPE:
            open.back()->type = word;
            break;
        case UMSGPAT_PART_TYPE_ARG_SELECTOR:
            open.back()->selectors.insert(word);
            break;
        case UMSGPAT_PART_TYPE_ARG_LIMIT:
            open.pop_back();
            break;
        case UMSGPAT_PART_TYPE_REPLACE_NUMBER:
            ++numbers;
            break;
        default:
            break;
        }
    }
    const bool has_plural = text.find(", plural,") != std::string::npos;
    if (has_plural && std::ranges::count(text, '#') != numbers)
        throw std::runtime_error("# says no number in a select within a plural: " + text);
    return found;
}

/// One text of one message, to be looked at beside the English one.
struct Translation {
    std::string language;
    std::string key;
    std::string text;
    std::string english;
};
std::ostream& operator<<(std::ostream& out, const Translation& translation)
{
    return out << translation.language << ' ' << translation.key;
}

std::vector<Translation> translations()
{
    const auto english = texts_in("en");
    std::vector<Translation> all;
    for (const std::string& language : message_languages()) {
        for (const auto& [key, text] : texts_in(language))
            all.push_back({language, key, text, english.contains(key) ? english.at(key) : ""});
    }
    return all;
}

bool is_number_type(const std::string& type)
{
    return type == "plural" || type == "selectordinal" || type == "number" || type == "spellout";
}

/// A plain argument takes whatever it is given.
bool fit_together(const std::string& one, const std::string& other)
{
    return one.empty() || other.empty() || one == other ||
           (is_number_type(one) && is_number_type(other));
}

/// Key and name of every argument that some language counts by: it is given as a number.
std::set<std::pair<std::string, std::string>> arguments_with_plurals()
{
    std::set<std::pair<std::string, std::string>> found;
    for (const Translation& translation : translations()) {
        for (const auto& [name, argument] : arguments_of(translation.text)) {
            if (is_number_type(argument.type))
                found.emplace(translation.key, name);
        }
    }
    return found;
}

std::string without_arguments(const std::string& text)
{
    std::string rest;
    int depth = 0;
    for (const char c : text) {
        depth += c == '{' ? 1 : 0;
        if (depth == 0)
            rest += c;
        depth -= c == '}' ? 1 : 0;
    }
    return rest;
}

bool has_words(const std::string& text)
{
    return std::ranges::any_of(text, [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; });
}

/// Texts that are right in more than one language: names, units, and words that Italian took from
/// English.
const std::set<std::string> same_in_every_language = {
    "Kizuna",
    "Cipher",
    "{count} MiB",
    "{change} pp", // punti percentuali
    "CC",
    "Id",
    "Att",
    "Sup",
    "&File",
    "{state, select, changed {• } other {}}{name} – Kizuna",
    "&OK",
    "CC {value}",
    "Set",
    "Set {value}",
    "Kizuna {version}",
    "No",
    "Scenario",
    "Seed",
    "Seed:"};

/// Formulas are the same everywhere.
bool is_formula(const std::string& key)
{
    return key.starts_with("number.") && key.ends_with(".formula");
}

} // namespace

BOOST_AUTO_TEST_CASE(every_language_has_the_same_messages)
{
    std::set<std::string> english;
    for (const auto& [key, text] : texts_in("en"))
        english.insert(key);
    for (const std::string& language : message_languages()) {
        std::set<std::string> keys;
        for (const auto& [key, text] : texts_in(language))
            keys.insert(key);
        BOOST_TEST_CONTEXT(language)
        {
            BOOST_TEST(keys == english, boost::test_tools::per_element());
        }
    }
}

BOOST_AUTO_TEST_CASE(every_translation_has_the_arguments_of_the_english_text)
{
    for (const Translation& translation : translations()) {
        const Arguments expected = arguments_of(translation.english);
        const Arguments actual = arguments_of(translation.text);
        BOOST_TEST_CONTEXT(translation)
        {
            for (const auto& [name, argument] : expected)
                BOOST_TEST(actual.contains(name), "lacks {" << name << "}");
            for (const auto& [name, argument] : actual) {
                BOOST_TEST(expected.contains(name), "has {" << name << "}");
                if (expected.contains(name))
                    BOOST_TEST(fit_together(argument.type, expected.at(name).type),
                               "uses {" << name << "} otherwise");
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_plural_has_the_forms_of_its_language_and_no_others)
{
    const std::map<std::string, std::set<std::string>> needed = {
        {"en", {"one", "other"}}, {"it", {"one", "other"}}, {"ja", {"other"}}};
    for (const Translation& translation : translations()) {
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::PluralRules> rules(
            icu::PluralRules::forLocale(icu::Locale(translation.language.c_str()), status));
        BOOST_TEST_CONTEXT(translation)
        {
            for (const auto& [name, argument] : arguments_of(translation.text)) {
                if (argument.type != "plural")
                    continue;
                for (const std::string& form : needed.at(translation.language))
                    BOOST_TEST(argument.selectors.contains(form),
                               "{" << name << "} lacks " << form);
                for (const std::string& form : argument.selectors)
                    BOOST_TEST((form.front() == '=' ||
                                rules->isKeyword(icu::UnicodeString::fromUTF8(form))),
                               "{" << name << "} has " << form);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(every_message_can_be_said_and_says_its_arguments)
{
    std::map<std::string, Messages> messages;
    for (const std::string& language : message_languages())
        messages.emplace(language, Messages(KIZUNA_TEST_LOCALES, language));
    const auto numbers = arguments_with_plurals();
    for (const Translation& translation : translations()) {
        const Messages& words = messages.at(translation.language);
        const Arguments arguments = arguments_of(translation.text);
        for (const int count : {0, 1, 2, 50}) {
            std::vector<MessageArgument> given;
            for (const auto& [name, argument] : arguments) {
                if (numbers.contains({translation.key, name}))
                    given.emplace_back(name, count);
                else if (is_moment(argument))
                    given.emplace_back(name, 86'400'000.0 * count);
                else
                    given.emplace_back(name, "<" + name + ">");
            }
            const std::string said = words.get({translation.key.c_str()}, given);
            BOOST_TEST_CONTEXT(translation << ": " << said)
            {
                BOOST_TEST(said != translation.key);
                BOOST_TEST(!translation.text.empty());
                for (const auto& [name, argument] : arguments) {
                    if (argument.always_said && !is_moment(argument) &&
                        !numbers.contains({translation.key, name}))
                        BOOST_TEST(said.find("<" + name + ">") != std::string::npos,
                                   "does not say {" << name << "}");
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(no_message_has_a_straight_apostrophe_because_it_quotes_in_patterns)
{
    for (const Translation& translation : translations()) {
        BOOST_TEST(translation.text.find('\'') == std::string::npos,
                   translation << ": write ’ in " << translation.text);
    }
}

BOOST_AUTO_TEST_CASE(no_message_is_left_in_english)
{
    for (const Translation& translation : translations()) {
        if (translation.language == "en" || is_formula(translation.key) ||
            !has_words(without_arguments(translation.english)))
            continue;
        BOOST_TEST((translation.text != translation.english ||
                    same_in_every_language.contains(translation.text)),
                   translation << " is still English: " << translation.text);
    }
}

BOOST_DATA_TEST_CASE(the_language_is_the_beginning_of_a_locale,
                     data::make({"ja", "ja_JP", "ja_JP.UTF-8", "ja-JP", "it.UTF-8", "it_IT@euro"}) ^
                         data::make({"ja", "ja", "ja", "ja", "it", "it"}),
                     locale, language)
{
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, locale).language() == language);
}

BOOST_DATA_TEST_CASE(a_language_without_a_bundle_is_english_whatever_the_system_speaks,
                     data::make({"", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "en_US", "jap",
                                 "../ja"}),
                     locale)
{
    const test::SystemLanguage italian("it");
    const Messages words(KIZUNA_TEST_LOCALES, locale);
    BOOST_TEST(words.language() == "en");
    BOOST_TEST(words.list({"A", "B"}) == "A and B");
}

BOOST_AUTO_TEST_CASE(a_folder_without_bundles_is_a_fault_that_names_it)
{
    BOOST_CHECK_EXCEPTION(
        Messages(KIZUNA_TEST_SOURCE, "ja"), DataError, [](const DataError& error) {
            return error.fault().kind == FaultKind::FileMissing &&
                   error.fault().place.file == std::string(KIZUNA_TEST_SOURCE) + "/root.res";
        });
}

BOOST_AUTO_TEST_CASE(a_damaged_bundle_is_unreadable_and_not_missing)
{
    const test::ScratchFolder folder;
    folder.write("root.res", "no bundle");
    BOOST_CHECK_EXCEPTION(Messages(folder.path, "en"), DataError, [](const DataError& error) {
        return error.fault().kind == FaultKind::FileUnreadable;
    });
}

BOOST_AUTO_TEST_CASE(the_folder_may_be_named_from_the_working_folder)
{
    const auto relative = std::filesystem::relative(KIZUNA_TEST_LOCALES);
    BOOST_TEST(Messages(relative, "ja").language() == "ja");
}

BOOST_AUTO_TEST_CASE(an_unknown_key_comes_back_as_itself)
{
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").get("no.such-key"_msg) == "no.such-key");
}

BOOST_AUTO_TEST_CASE(lists_follow_the_language)
{
    const std::vector<std::string> items = {"A", "B", "C"};
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").list(items) == "A, B and C");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "it").list(items) == "A, B e C");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "ja").list(items) == "A、B、C");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").either(items) == "A, B or C");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "it").either(items) == "A, B o C");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "ja").either(items) == "A、B、またはC");
}

BOOST_AUTO_TEST_CASE(a_list_of_nothing_is_empty)
{
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").list({}) == "");
}

BOOST_AUTO_TEST_CASE(percentages_have_one_decimal)
{
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").percent(0.1837) == "18.4%");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "it").percent(0.1837) == "18,4%");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "ja").percent(1) == "100.0%");
}

BOOST_AUTO_TEST_CASE(numbers_have_at_most_the_wanted_decimals)
{
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "en").number(2417) == "2,417");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "it").whole_number(18446744073709551615U) ==
               "18.446.744.073.709.551.615");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "it").number(12417.256, 2) == "12.417,26");
    BOOST_TEST(Messages(KIZUNA_TEST_LOCALES, "ja").number(2.5, 3) == "2.5");
}

BOOST_AUTO_TEST_SUITE_END()
