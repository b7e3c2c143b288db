#include "app/files/bundled_words.h"

#include "app/cards/catalogue.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace kizuna {
namespace {

struct DeckWords {
    std::string_view id;
    MessageKey name;
    const char* notes = nullptr; ///< key; null where there are none
};

constexpr std::array words_of_decks{
    DeckWords{"altean-vanguard", "bundled.altean-vanguard"_msg},
    DeckWords{"golden-deer", "bundled.golden-deer"_msg, "bundled.golden-deer.notes"_msg.text}};

} // namespace

bool is_bundled(const std::filesystem::path& file, const Catalogue& catalogue)
{
    std::error_code ignored;
    return std::filesystem::equivalent(file.parent_path(), catalogue.decks, ignored);
}

void word_bundled_deck(Deck& deck, std::string_view id, const Messages& messages)
{
    const auto found = std::ranges::find(words_of_decks, id, &DeckWords::id);
    if (found == words_of_decks.end())
        return;
    deck.name = messages.get(found->name);
    if (found->notes)
        deck.notes = messages.get({found->notes}) + "\n"; // as a file ends its notes
}

void word_bundled_deck(Deck& deck, const std::filesystem::path& file, const Catalogue& catalogue,
                       const Messages& messages)
{
    if (!is_bundled(file, catalogue))
        return;
    const std::string name = file.filename().string();
    word_bundled_deck(deck, name.substr(0, name.find('.')), messages);
}

} // namespace kizuna
