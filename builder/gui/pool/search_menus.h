#pragma once

#include "app/base/messages.h"
#include "app/pool/card_search.h"
#include "app/settings/pool_settings.h"

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
    /// Asks for a name and keeps the query of the moment under it.
    void keep(wxWindow& parent);
    /// The query of the moment goes into the history, where it was understood.
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
