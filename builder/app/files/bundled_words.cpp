#include "app/files/bundled_words.h"

#include "app/cards/catalogue.h"
#include "app/document/deck_document.h"
#include "app/text/violation_text.h"

#include <algorithm>
#include <array>
#include <system_error>

namespace kizuna {
namespace {

struct DeckWords {
    std::string_view id;
    std::string_view symbol; ///< its slug
    MessageKey name;
    MessageKey about;
    const char* notes = nullptr; ///< message key of the notes; null for none
};

/// Words of a deck whose notes are the same text as `about`.
constexpr DeckWords told(std::string_view id, std::string_view symbol, MessageKey name,
                         MessageKey about)
{
    return {id, symbol, name, about, about.text};
}

constexpr std::array words_of_decks{
    DeckWords{"altean-vanguard", "blade-of-light", "bundled.altean-vanguard"_msg,
              "bundled.altean-vanguard.about"_msg},
    told("dawn-over-hoshido", "hoshido", "bundled.dawn-over-hoshido"_msg,
         "bundled.dawn-over-hoshido.about"_msg),
    told("flame-of-pherae", "divine-weapons", "bundled.flame-of-pherae"_msg,
         "bundled.flame-of-pherae.about"_msg),
    DeckWords{"golden-deer", "crest-of-the-goddess", "bundled.golden-deer"_msg,
              "bundled.golden-deer.about"_msg, "bundled.golden-deer.notes"_msg.text},
    told("greil-mercenaries", "medallion", "bundled.greil-mercenaries"_msg,
         "bundled.greil-mercenaries.about"_msg),
    told("knights-of-chalphy", "holy-war-banner", "bundled.knights-of-chalphy"_msg,
         "bundled.knights-of-chalphy.about"_msg),
    told("wings-of-nohr", "nohr", "bundled.wings-of-nohr"_msg, "bundled.wings-of-nohr.about"_msg),
    told("ylissean-shepherds", "mark-of-naga", "bundled.ylissean-shepherds"_msg,
         "bundled.ylissean-shepherds.about"_msg)};

} // namespace

bool is_bundled(const std::filesystem::path& file, const Catalogue& catalogue)
{
    std::error_code ignored;
    return std::filesystem::equivalent(file.parent_path(), catalogue.decks, ignored);
}

BundledWords bundled_words(std::string_view id, const CardLibrary& library,
                           const Messages& messages)
{
    const auto found = std::ranges::find(words_of_decks, id, &DeckWords::id);
    if (found == words_of_decks.end())
        return {};
    const Vocabulary& words = library.words();
    const auto symbol = words.symbol(found->symbol);
    return {.name = messages.get(found->name),
            .symbol = symbol ? in_language(words[*symbol].name, messages) : std::string(),
            .about = messages.get(found->about)};
}

void word_bundled_deck(Deck& deck, std::string_view id, const Messages& messages)
{
    const auto found = std::ranges::find(words_of_decks, id, &DeckWords::id);
    if (found == words_of_decks.end())
        return;
    deck.name = messages.get(found->name);
    if (found->notes)
        deck.notes = messages.get({found->notes}) + "\n"; // files end notes with a line break
}

void word_bundled_deck(Deck& deck, const std::filesystem::path& file, const Catalogue& catalogue,
                       const Messages& messages)
{
    if (!is_bundled(file, catalogue))
        return;
    const std::string name = file.filename().string();
    word_bundled_deck(deck, name.substr(0, name.find('.')), messages);
}

void reword_bundled_decks(DeckDocument& document, const Messages& before, const Messages& now)
{
    const Catalogue& catalogue = document.catalogue();
    document.word_again([&](Deck& deck, const std::filesystem::path& file) {
        Deck then;
        Deck reworded;
        word_bundled_deck(then, file, catalogue, before);
        word_bundled_deck(reworded, file, catalogue, now);
        if (deck.name == then.name)
            deck.name = reworded.name;
        if (deck.notes == then.notes)
            deck.notes = reworded.notes;
    });
}

} // namespace kizuna
