#pragma once

#include "app/base/messages.h"
#include "app/pool/card_search.h"
#include "app/settings/pool_settings.h"

#include <functional>

class wxMenu;
class wxWindow;

namespace kizuna {

/// A menu of the kept and the latest searches.
class SearchMenus {
public:
    /// Everything passed in outlives this.
    SearchMenus(CardSearch& search, PoolSettings& settings, const Messages& messages);

    /// Opens the menu below a window; `after` is called after a search was chosen.
    void pop_up(wxWindow& under, const std::function<void()>& after);
    /// Asks for a name and keeps the current query under it. Not for an empty or faulty query.
    bool can_keep() const;
    void keep(wxWindow& parent);
    /// Adds the current query to the history, unless it is faulty.
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
