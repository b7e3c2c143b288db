#include "app/text/card_names.h"

namespace kizuna {
namespace {

const std::string& in(std::string_view language, const std::string& english,
                      const std::string& japanese)
{
    return language == "ja" && !japanese.empty() ? japanese : english;
}

} // namespace

const std::string& unit_name(const Card& card, std::string_view language)
{
    return in(language, card.unit, card.unit_ja);
}

const std::string& card_title(const Card& card, std::string_view language)
{
    return in(language, card.title, card.title_ja);
}

const std::string& class_name(const Card& card, std::string_view language)
{
    return in(language, card.unit_class, card.unit_class_ja);
}

std::string other_name(const Card& card, std::string_view language)
{
    return language == "ja" ? english_name(card) : japanese_name(card);
}

SortKey name_order(std::string_view language)
{
    return language == "ja" ? SortKey::NameJapanese : SortKey::Name;
}

SortKey other_name_order(std::string_view language)
{
    return language == "ja" ? SortKey::Name : SortKey::NameJapanese;
}

SortKey class_order(std::string_view language)
{
    return language == "ja" ? SortKey::ClassJapanese : SortKey::Class;
}

} // namespace kizuna
