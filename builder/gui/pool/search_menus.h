#pragma once

#include "app/cards/card_search.h"
#include "app/cards/pool_settings.h"
#include "app/messages.h"

#include <functional>

class wxMenu;
class wxWindow;

namespace kizuna {

/// The kept and the latest searches as menus.
class SearchMenus {
public:
    /// Everything passed in outlives this.
    SearchMenus(CardSearch& search, PoolSettings& settings, const Messages& messages);

    /// Opens the menu under a window; `after` is called once a search was chosen.
    void pop_up(wxWindow& under, const std::function<void()>& after);
    /// Asks for a name and keeps the question of the moment under it.
    void keep(wxWindow& parent);
    /// The question of the moment goes into the history, where it was understood.
    void remember();

private:
    void fill(wxMenu& menu, wxWindow& window, const std::function<void()>& after);
    void append(wxMenu& menu, const std::string& label, bool possible,
                const std::function<void()>& run);

    CardSearch& search_;
    PoolSettings& settings_;
    const Messages& messages_;
};

} // namespace kizuna
