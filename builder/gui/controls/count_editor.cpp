#include "gui/controls/count_editor.h"

#include "gui/base/accessible.h"
#include "gui/base/listen.h"

#include <wx/dataview.h>
#include <wx/textctrl.h>
#include <wx/valtext.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

constexpr const char* editor_name = "copies editor";

} // namespace

std::optional<int> copies_of_key(const wxKeyEvent& event)
{
    const int key = event.GetKeyCode();
    if (event.HasAnyModifiers())
        return std::nullopt;
    if (key >= '0' && key <= '4')
        return key - '0';
    if (key >= WXK_NUMPAD0 && key <= WXK_NUMPAD4)
        return key - WXK_NUMPAD0;
    return std::nullopt;
}

CountEditor::CountEditor(wxWindow* parent, const wxRect& where, int copies,
                         const std::string& spoken, wxWindow& back, std::function<void(int)> take)
    : wxPanel(parent), back_(back), take_(std::move(take)), copies_(copies)
{
    SetName(editor_name);
    field_ = new wxTextCtrl(this, wxID_ANY, wxString::Format("%d", copies), wxDefaultPosition,
                            wxDefaultSize, wxTE_PROCESS_ENTER | wxTE_CENTRE,
                            wxTextValidator(wxFILTER_DIGITS));
    field_->SetName("copies");
    constexpr int longest = 4; // digits, as many as a deck file allows
    field_->SetMaxLength(longest);
    field_->SetMinSize(wxSize(1, 1));
    set_accessible(*field_, spoken);
    // The field has a frame, so it is larger than the cell; centre it there.
    const wxSize room(field_->GetTextExtent("99999").x + FromDIP(20), field_->GetBestSize().y);
    wxRect place(room);
    place = place.CentreIn(where);
    place.x = std::clamp(place.x, 0, std::max(0, parent->GetClientSize().x - place.width));
    SetSize(place);
    field_->SetSize(GetClientSize());
    Raise();
    field_->SetFocus();
    field_->SelectAll();

    field_->Bind(wxEVT_KEY_DOWN, &CountEditor::on_key, this);
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { accept(); });
    listen(*field_, wxEVT_KILL_FOCUS, [this] {
        Hide();
        CallAfter([this] { accept(); }); // later: a click may be being handled
    });
}

/// Takes the number as soon as `landmark` changes, as by scrolling: the field would then lie over
/// another card's number.
void CountEditor::end_where_moved(std::function<wxRect()> landmark)
{
    listen(*this, wxEVT_IDLE, [this, was = landmark(), landmark = std::move(landmark)] {
        if (!is_ended_ && landmark() != was)
            accept();
    });
}

void CountEditor::open(wxDataViewCtrl& list, const wxDataViewItem& item,
                       const wxDataViewColumn& column, int copies, const std::string& spoken,
                       std::function<void(int)> take)
{
    wxRect cell = list.GetItemRect(item, &column);
    if (cell.IsEmpty())
        return;
    cell.SetPosition(list.ScreenToClient(list.GetMainWindow()->ClientToScreen(cell.GetPosition())));
    CountEditor& editor = over(list, cell, copies, spoken, std::move(take));
    editor.end_where_moved([&list] { return list.GetItemRect(list.GetTopItem()); });
}

void CountEditor::open(wxScrolledCanvas& window, const wxRect& where, int copies,
                       const std::string& spoken, std::function<void(int)> take)
{
    CountEditor& editor = over(window, where, copies, spoken, std::move(take));
    editor.end_where_moved([&window] {
        return wxRect(window.CalcScrolledPosition(wxPoint()), window.GetClientSize());
    });
}

CountEditor& CountEditor::over(wxWindow& window, const wxRect& where, int copies,
                               const std::string& spoken, std::function<void(int)> take)
{
    wxWindow* parent = window.GetParent();
    const wxPoint place = parent->ScreenToClient(window.ClientToScreen(where.GetPosition()));
    return *new CountEditor(parent, wxRect(place, where.GetSize()), copies, spoken, window,
                            std::move(take)); // it deletes itself
}

void CountEditor::take_open()
{
    if (auto* editor = dynamic_cast<CountEditor*>(FindWindowByName(editor_name)))
        editor->accept();
}

void CountEditor::accept()
{
    if (is_ended_)
        return;
    long number = 0;
    const bool is_changed = field_->GetValue().ToLong(&number) && number != copies_;
    const auto take = take_; // a copy: calling it may destroy this
    end();
    if (is_changed)
        take(static_cast<int>(number));
}

void CountEditor::on_key(wxKeyEvent& event)
{
    if (event.GetKeyCode() == WXK_ESCAPE)
        end();
    else
        event.Skip();
}

void CountEditor::end()
{
    if (std::exchange(is_ended_, true))
        return;
    const bool had_keyboard = field_->HasFocus();
    SetName(""); // so that take_open() does not find this one
    Hide();
    if (had_keyboard)
        back_.SetFocus();
    CallAfter([this] { Destroy(); });
}

} // namespace kizuna
