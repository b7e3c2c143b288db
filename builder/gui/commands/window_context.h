#pragma once

#include "app/collection/user_cards.h"
#include "app/document/card_selection.h"
#include "app/files/deck_files.h"
#include "app/pool/card_search.h"
#include "app/settings/settings.h"
#include "gui/card/symbol_icons.h"
#include "gui/commands/command_bar.h"

#include <functional>

namespace kizuna {

class FaceCache;
class LargeCard;

/// What the parts of one window share. Everything in it outlives them.
struct WindowContext {
    DeckDocument& document;
    CardSearch& search;
    CardSelection& selection;
    Settings& settings;
    DeckFiles& files;
    CommandBar& commands;
    UserCards& user_cards;
    const Messages& messages;
    const SymbolIcons& symbols;
    FaceCache& faces;
    LargeCard& large;
    std::function<void()> settings_changed; ///< to be called after the user changed settings
};

} // namespace kizuna
