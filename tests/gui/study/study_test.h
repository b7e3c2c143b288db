#pragma once

#include "app/altean_deck.h"
#include "gui/charts/chart_view.h"
#include "gui/study/study_head.h"
#include "gui/text/flowing_text.h"
#include "gui/text/text_table.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>

namespace kizuna::test {

/// The window with the bundled deck open.
struct StudyTest : WindowTest {
    /// By default wide enough for studies to stand beside the cards, as high as the window.
    explicit StudyTest(const Messages& messages = english(), wxSize size = wxSize(1700, 1000))
        : WindowTest(messages, {.deck = "altean-vanguard", .size = size})
    {
    }

    /// Ctrl and a number bring a view in sight; then its numbers come.
    void view(char number) { press(number, wxMOD_CONTROL); }

    const Chart& chart(const char* name) const { return find<ChartView>(name).chart(); }
    const ChartTable& table(const char* name) const { return find<TextTable>(name).shown(); }
    bool says(const wxString& name, const std::string& part) const
    {
        return find<FlowingText>(name).text().find(part) != std::string::npos;
    }

    /// The sentence of a page's verdict; its id is that of StudyPage.
    const std::string& verdict(const char* id) const
    {
        return find<StudyHead>(wxString(id) + " verdict").verdict().sentence;
    }
    bool judges(const char* id, const std::string& part) const
    {
        return verdict(id).find(part) != std::string::npos;
    }

    // As a person would, with the event that follows.
    void choose(const wxString& name, int which)
    {
        auto& control = find<wxChoice>(name);
        control.SetSelection(which);
        wxCommandEvent event(wxEVT_CHOICE, control.GetId());
        event.SetEventObject(&control);
        control.ProcessWindowEvent(event);
    }
    void set(const wxString& name, int value)
    {
        auto& control = find<wxSpinCtrl>(name);
        control.SetValue(value);
        wxSpinEvent event(wxEVT_SPINCTRL, control.GetId());
        event.SetEventObject(&control);
        control.ProcessWindowEvent(event);
    }
    void push(const wxString& name)
    {
        auto& control = find<wxButton>(name);
        BOOST_TEST(control.IsEnabled());
        wxCommandEvent event(wxEVT_BUTTON, control.GetId());
        event.SetEventObject(&control);
        control.ProcessWindowEvent(event);
    }
};

} // namespace kizuna::test
