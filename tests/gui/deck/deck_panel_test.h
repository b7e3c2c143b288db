#pragma once

#include "document_edits.h"
#include "gui/base/accessible.h"
#include "gui/deck/deck_model.h"
#include "gui/window_test.h"

#include <wx/choice.h>
#include <wx/textctrl.h>

namespace kizuna::test {

struct DeckPanelTest : WindowTest {
    DeckModel& model() const { return *static_cast<DeckModel*>(deck_list().GetModel()); }

    wxDataViewItem row(const char* code) const { return model().find(Pile::Cards, code); }

    /// Selects a row as a click on it does.
    void select(const wxDataViewItem& item)
    {
        move_to(place_of(deck_list(), item));
        user.MouseClick();
        settle();
    }
    void open(const char* bundled)
    {
        document.open(bundled_deck(bundled));
        wxTheApp->ProcessIdle(); // before GTK lays anything out, as at the start of the program
        for (int turn = 0; turn < 5; ++turn) // while GTK measures the rows
            settle();
    }
    bool first_head_is_in_sight() const
    {
        return model().first().IsOk() && deck_list().GetTopItem() == model().first();
    }
    wxChoice& protagonists() const { return find<wxChoice>("deck protagonist"); }
    std::string protagonist() const { return from_wx(protagonists().GetStringSelection()); }
    std::string selected_name() const
    {
        return cell(deck_list(), deck_list().GetSelection(), DeckModel::Name);
    }
    std::vector<std::string> names() const
    {
        std::vector<std::string> names;
        for (const wxDataViewItem& item : model().rows())
            names.push_back(cell(deck_list(), item, DeckModel::Name));
        return names;
    }
};

} // namespace kizuna::test
