#include "deck_target.h"
#include "targets.h"

namespace kizuna::fuzz {

/// Whatever a file is taken for, its reader can deal with it.
void use_deck_kind_detection(std::string_view input)
{
    for (const char* name : {"deck", "deck.txt", "deck.json", "deck.kizuna.yaml"}) {
        const DeckFileKind* kind = deck_file_kind_for(input, name);
        if (!kind)
            continue;
        require(kind->read != nullptr, "what is recognised can be read");
        const ImportedDeck imported = kind->read(input, name, tools());
        require(imported.faults.empty() || imported.deck.cards.empty(),
                "a file that cannot be used gives no cards");
    }
}

} // namespace kizuna::fuzz
