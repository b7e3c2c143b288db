#include "app/base/messages.h"

#include "app/base/files.h"
#include "cards/base/faults.h"

#include <unicode/listformatter.h>
#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/resbund.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <unordered_map>

namespace kizuna {
namespace {

icu::UnicodeString to_icu(std::string_view utf8)
{
    return icu::UnicodeString::fromUTF8({utf8.data(), static_cast<int32_t>(utf8.size())});
}

std::string to_utf8(const icu::UnicodeString& text)
{
    std::string utf8;
    text.toUTF8String(utf8);
    return utf8;
}

icu::Formattable to_formattable(const std::variant<int, double, std::string>& value)
{
    if (const int* whole = std::get_if<int>(&value))
        return icu::Formattable(static_cast<int32_t>(*whole));
    if (const double* number = std::get_if<double>(&value))
        return icu::Formattable(*number);
    return icu::Formattable(to_icu(std::get<std::string>(value)));
}

/// The language of a locale, "ja" for "ja_JP.UTF-8"; "en" for languages without a bundle and for
/// none.
std::string language_of(std::string_view locale)
{
    const std::string language(locale.substr(0, locale.find_first_of("_-.@")));
    const auto& known = message_languages();
    return std::ranges::find(known, language) == known.end() ? known.front() : language;
}

/// A compiled pattern with the names of its arguments, or its fixed text if it has none.
struct Pattern {
    std::unique_ptr<icu::MessageFormat> format;
    std::vector<icu::UnicodeString> arguments;
    std::string fixed;

    Pattern(const icu::UnicodeString& text, const icu::Locale& locale, UErrorCode& status)
        : format(std::make_unique<icu::MessageFormat>(text, locale, status))
    {
        if (U_FAILURE(status))
            return;
        const std::unique_ptr<icu::StringEnumeration> names(format->getFormatNames(status));
        while (const icu::UnicodeString* name = names ? names->snext(status) : nullptr)
            arguments.push_back(*name);
        if (arguments.empty())
            fixed = to_utf8(said(nullptr, nullptr, 0, status));
    }

    icu::UnicodeString said(const icu::UnicodeString* names, const icu::Formattable* values,
                            std::size_t count, UErrorCode& status) const
    {
        icu::UnicodeString text;
        format->format(names, values, static_cast<int32_t>(count), text, status);
        return text;
    }

    bool has_all(const std::vector<icu::UnicodeString>& given) const
    {
        return std::ranges::all_of(arguments, [&](const icu::UnicodeString& name) {
            return std::ranges::find(given, name) != given.end();
        });
    }
};

/// Formatters by number of decimals, made on first use.
struct Formatters {
    icu::number::LocalizedNumberFormatter (*make)(const icu::Locale& locale, int decimals);
    icu::Locale locale;
    std::map<int, icu::number::LocalizedNumberFormatter> made;

    const icu::number::LocalizedNumberFormatter& at(int decimals)
    {
        auto known = made.find(decimals);
        if (known == made.end())
            known = made.emplace(decimals, make(locale, decimals)).first;
        return known->second;
    }
    std::string said(double value, int decimals)
    {
        UErrorCode status = U_ZERO_ERROR;
        return to_utf8(at(decimals).formatDouble(value, status).toString(status));
    }
};

icu::number::LocalizedNumberFormatter number_formatter(const icu::Locale& locale, int decimals)
{
    return icu::number::NumberFormatter::withLocale(locale).precision(
        icu::number::Precision::maxFraction(decimals));
}

icu::number::LocalizedNumberFormatter fixed_formatter(const icu::Locale& locale, int decimals)
{
    return icu::number::NumberFormatter::withLocale(locale).precision(
        icu::number::Precision::fixedFraction(decimals));
}

icu::number::LocalizedNumberFormatter percent_formatter(const icu::Locale& locale, int decimals)
{
    return icu::number::NumberFormatter::withLocale(locale)
        .unit(icu::NoUnit::percent())
        .scale(icu::number::Scale::powerOfTen(2))
        .precision(icu::number::Precision::fixedFraction(decimals));
}

/// The bundle of exactly this language. If it is missing, ICU falls back to the system's language,
/// so the actual locale is compared. An empty language is the root bundle, which is English.
icu::ResourceBundle open_bundle(const std::string& folder, const std::string& language,
                                UErrorCode& status)
{
    const icu::Locale wanted =
        language.empty() ? icu::Locale::getRoot() : icu::Locale(language.c_str());
    icu::ResourceBundle bundle(folder.c_str(), wanted, status);
    if (U_SUCCESS(status) && bundle.getLocale(ULOC_ACTUAL_LOCALE, status) != wanted)
        status = U_MISSING_RESOURCE_ERROR;
    return bundle;
}

std::unique_ptr<icu::ListFormatter> list_formatter(const icu::Locale& locale,
                                                   UListFormatterType type)
{
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<icu::ListFormatter>(
        icu::ListFormatter::createInstance(locale, type, ULISTFMT_WIDTH_WIDE, status));
}

std::string joined(const std::vector<std::string>& items, const icu::ListFormatter& formatter)
{
    std::vector<icu::UnicodeString> texts;
    for (const std::string& item : items)
        texts.push_back(to_icu(item));
    icu::UnicodeString text;
    UErrorCode status = U_ZERO_ERROR;
    formatter.format(texts.data(), static_cast<int32_t>(texts.size()), text, status);
    return to_utf8(text);
}

} // namespace

struct Messages::Bundle {
    std::filesystem::path folder;
    std::string language;
    icu::Locale locale;
    icu::ResourceBundle messages;
    Formatters numbers;
    Formatters fixed;
    Formatters percents;
    std::unique_ptr<icu::ListFormatter> all_of;
    std::unique_ptr<icu::ListFormatter> one_of;
    std::unordered_map<std::string, Pattern> patterns; ///< used so far, by key

    /// Null if no bundle has the key or its pattern is invalid.
    const Pattern* pattern(const char* key)
    {
        if (const auto known = patterns.find(key); known != patterns.end())
            return &known->second;
        UErrorCode status = U_ZERO_ERROR;
        const icu::UnicodeString text = messages.getStringEx(key, status);
        if (U_FAILURE(status))
            return nullptr;
        Pattern compiled(text, locale, status);
        return U_FAILURE(status) ? nullptr
                                 : &patterns.emplace(key, std::move(compiled)).first->second;
    }
};

Messages::Messages(const std::filesystem::path& folder, std::string_view locale)
{
    // ICU takes a path for a folder of bundles only if it is absolute.
    const std::string bundles = absolute_path(folder).lexically_normal().string();
    std::string language = language_of(locale);
    UErrorCode status = U_MISSING_RESOURCE_ERROR;
    icu::ResourceBundle messages(status);
    if (language != message_languages().front()) {
        status = U_ZERO_ERROR;
        messages = open_bundle(bundles, language, status);
    }
    if (U_FAILURE(status)) {
        language = message_languages().front();
        status = U_ZERO_ERROR;
        messages = open_bundle(bundles, {}, status);
    }
    if (U_FAILURE(status)) {
        const std::filesystem::path root = folder / "root.res";
        std::error_code error;
        throw DataError(std::filesystem::exists(root, error)
                            ? file_fault(faults::FileUnreadable{u_errorName(status)}, root)
                            : file_fault(faults::FileMissing{}, root));
    }

    const icu::Locale writing(language == "en" ? "en_GB" : language.c_str());
    bundle_ = std::make_unique<Bundle>(Bundle{folder,
                                              language,
                                              writing,
                                              messages,
                                              {number_formatter, writing, {}},
                                              {fixed_formatter, writing, {}},
                                              {percent_formatter, writing, {}},
                                              list_formatter(writing, ULISTFMT_TYPE_AND),
                                              list_formatter(writing, ULISTFMT_TYPE_OR),
                                              {}});
}

Messages::~Messages() = default;
Messages::Messages(Messages&&) noexcept = default;
Messages& Messages::operator=(Messages&&) noexcept = default;

Messages Messages::for_another_thread() const
{
    Messages same(bundle_->folder, language());
    same.choose_card_language(card_language_);
    return same;
}

const std::string& Messages::language() const
{
    return bundle_->language;
}

const std::string& Messages::card_language() const
{
    return card_language_.empty() ? language() : card_language_;
}

void Messages::choose_card_language(std::string language)
{
    card_language_ = std::move(language);
}

std::string Messages::get(MessageKey key, std::span<const MessageArgument> arguments) const
{
    const Pattern* pattern = bundle_->pattern(key.text);
    if (!pattern)
        return key.text;

    if (pattern->arguments.empty())
        return pattern->fixed;

    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    names.reserve(arguments.size());
    values.reserve(arguments.size());
    for (const auto& [name, value] : arguments) {
        names.push_back(to_icu(name));
        values.push_back(to_formattable(value));
    }
    assert(pattern->has_all(names));

    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString text =
        pattern->said(names.data(), values.data(), names.size(), status);
    return U_FAILURE(status) ? key.text : to_utf8(text);
}

std::string Messages::list(const std::vector<std::string>& items) const
{
    return joined(items, *bundle_->all_of);
}

std::string Messages::either(const std::vector<std::string>& items) const
{
    return joined(items, *bundle_->one_of);
}

std::string Messages::percent(double share, int decimals) const
{
    return bundle_->percents.said(share, decimals);
}

std::string Messages::number(double value, int decimals) const
{
    return bundle_->numbers.said(value, decimals);
}

std::string Messages::fixed(double value, int decimals) const
{
    return bundle_->fixed.said(value, decimals);
}

std::string Messages::whole_number(std::uint64_t value) const
{
    UErrorCode status = U_ZERO_ERROR;
    return to_utf8(
        bundle_->numbers.at(0).formatDecimal(std::to_string(value), status).toString(status));
}

const std::vector<std::string>& message_languages()
{
    static const std::vector<std::string> languages = {"en", "ja", "it"};
    return languages;
}

} // namespace kizuna
