#pragma once

#include <unicode/locid.h>
#include <unicode/resbund.h>

#include <map>
#include <stdexcept>
#include <string>

namespace kizuna::test {

/// Every message of one language's own bundle, nothing inherited, as a pattern: by key.
inline std::map<std::string, std::string> texts_in(const std::string& language)
{
    UErrorCode status = U_ZERO_ERROR;
    const icu::Locale locale =
        language == "en" ? icu::Locale::getRoot() : icu::Locale(language.c_str());
    icu::ResourceBundle bundle(KIZUNA_TEST_LOCALES, locale, status);
    std::map<std::string, std::string> texts;
    while (U_SUCCESS(status) && bundle.hasNext()) {
        const icu::ResourceBundle message = bundle.getNext(status);
        message.getString(status).toUTF8String(texts[message.getKey()]);
    }
    if (U_FAILURE(status))
        throw std::runtime_error(u_errorName(status));
    return texts;
}

/// The default locale of ICU, put back at the end.
struct SystemLanguage {
    explicit SystemLanguage(const char* language)
    {
        UErrorCode status = U_ZERO_ERROR;
        icu::Locale::setDefault(icu::Locale(language), status);
    }
    ~SystemLanguage()
    {
        UErrorCode status = U_ZERO_ERROR;
        icu::Locale::setDefault(before, status);
    }
    icu::Locale before = icu::Locale::getDefault();
};

} // namespace kizuna::test
