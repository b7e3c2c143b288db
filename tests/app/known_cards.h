#pragma once

#include "app/base/messages.h"
#include "shipped_catalogue.h"

namespace kizuna::test {

inline const Messages& english()
{
    static const Messages messages(KIZUNA_TEST_LOCALES, "en");
    return messages;
}

inline const Messages& japanese()
{
    static const Messages messages(KIZUNA_TEST_LOCALES, "ja");
    return messages;
}

inline const Messages& italian()
{
    static const Messages messages(KIZUNA_TEST_LOCALES, "it");
    return messages;
}

// Cards that the tests speak of.
inline constexpr const char* marth = "B01-003";        ///< Altean Prince, cost 1
inline constexpr const char* marth_savior = "B01-001"; ///< Savior of His Realm, cost 5(4)
inline constexpr const char* caeda = "B01-006";        ///< Talys's Heart, cost 1

inline const Card& card(const char* id)
{
    return *shipped_catalogue().library.find_id(id);
}

} // namespace kizuna::test
