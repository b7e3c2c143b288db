#include "gui/pool/search_menus.h"

#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"

#include "cards/base/plain_text.h"

#include <wx/menu.h>
#include <wx/textdlg.h>
#include <wx/window.h>

namespace kizuna {
namespace {

/// A query as the label of a menu item, cut to 60 letters.
wxString query_label(const std::string& text)
{
    constexpr std::size_t max_length = 60;
    wxString label = to_wx(text);
    if (label.length() > max_length)
        label = label.Left(max_length) + L"\u2026";
    label.Replace("&", "&&");
    label.Replace("\t", " ");
    return label;
}

} // namespace

SearchMenus::SearchMenus(CardSearch& search, PoolSettings& settings, const Messages& messages)
    : search_(search), settings_(settings), messages_(messages)
{
}

void SearchMenus::pop_up(wxWindow& under, const std::function<void()>& after)
{
    remember();
    wxMenu menu;
    fill(menu, under, after);
    set_accessible(menu, accessible_name(under));
    under.PopupMenu(&menu, 0, under.GetSize().y);
}

void SearchMenus::fill(wxMenu& menu, wxWindow& window, const std::function<void()>& after)
{
    append(menu, messages_.get("gui.searches.keep"_msg), can_keep(),
           [this, &window] { keep(window); });
    menu.AppendSeparator();
    const auto ask = [this, after](const std::string& query) {
        return [this, after, query] {
            search_.ask(query);
            after();
        };
    };
    for (const SavedSearch& each : settings_.saved)
        append(menu, each.name + "    " + each.query, true, ask(each.query));
    if (settings_.saved.empty())
        append(menu, messages_.get("gui.searches.none"_msg), false, [] {});
    else {
        auto* removals = new wxMenu;
        for (const SavedSearch& each : settings_.saved)
            append(*removals, each.name, true,
                   [this, name = each.name] { forget_search(settings_, name); });
        menu.AppendSubMenu(removals, query_label(messages_.get("gui.searches.delete"_msg)));
    }
    if (settings_.history.empty())
        return;
    menu.AppendSeparator();
    append(menu, messages_.get("gui.searches.recent"_msg), false, [] {});
    for (const std::string& query : settings_.history)
        append(menu, query, true, ask(query));
}

void SearchMenus::append(wxMenu& menu, const std::string& label, bool possible,
                         const std::function<void()>& run)
{
    wxMenuItem* item = menu.Append(wxID_ANY, query_label(label));
    item->Enable(possible);
    menu.Bind(
        wxEVT_MENU, [run](wxCommandEvent&) { run(); }, item->GetId());
}

bool SearchMenus::can_keep() const
{
    return !trimmed(search_.text()).empty() && !search_.fault() &&
           settings_.saved.size() < max_saved_searches;
}

void SearchMenus::keep(wxWindow& parent)
{
    if (!can_keep())
        return;
    wxTextEntryDialog dialog(&parent, to_wx(messages_.get("gui.searches.keep.name"_msg)),
                             to_wx(messages_.get("gui.searches.keep.title"_msg)),
                             to_wx(search_.text()));
    if (dialog.ShowModal() == wxID_OK)
        save_search(settings_, {from_wx(dialog.GetValue()), search_.text()});
}

void SearchMenus::remember()
{
    if (!search_.fault())
        remember_search(settings_, search_.text());
}

} // namespace kizuna
