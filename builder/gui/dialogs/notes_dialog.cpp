#include "gui/dialogs/notes_dialog.h"

#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"

#include <wx/textcompleter.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_offered = 24;

/// Completes the tag after the last comma.
class TagCompleter : public wxTextCompleterSimple {
public:
    explicit TagCompleter(std::vector<std::string> tags) : tags_(std::move(tags)) {}

    void GetCompletions(const wxString& typed, wxArrayString& completions) override
    {
        const wxString before = typed.Contains(",") ? typed.BeforeLast(',') + ", " : wxString();
        const wxString begun = typed.AfterLast(',').Trim(false);
        for (const std::string& tag : tags_) {
            if (!begun.empty() && to_wx(tag).Lower().StartsWith(begun.Lower()))
                completions.Add(before + to_wx(tag));
        }
    }

private:
    std::vector<std::string> tags_;
};

} // namespace

NotesDialog::NotesDialog(wxWindow* parent, const DeckRemarks& remarks,
                         const std::vector<std::string>& known_tags, const Messages& messages)
    : OwnDialog(parent, "notes", messages.get("gui.notes.title"_msg)), messages_(messages)
{
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto around = wxLEFT | wxRIGHT | wxTOP;
    const auto field = [&](MessageKey label, MessageKey spoken, const char* name,
                           const std::string& value, long style, int share) {
        column->Add(make_label(this, messages_.get(label)), spaced(*this, around, Space::Apart));
        auto* made =
            new wxTextCtrl(this, wxID_ANY, to_wx(value), wxDefaultPosition, wxDefaultSize, style);
        set_names(*made, name, messages_.get(spoken));
        made->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed.emit(); });
        column->Add(made, wxSizerFlags(share).Expand().Border(wxLEFT | wxRIGHT,
                                                              space(*this, Space::Apart)));
        return made;
    };
    notes_ = field("gui.notes.text"_msg, "gui.notes.text.spoken"_msg, "notes text", remarks.notes,
                   wxTE_MULTILINE, 1);
    tags_ = field("gui.notes.tags"_msg, "gui.notes.tags.spoken"_msg, "notes tags",
                  tags_line(remarks.tags), 0, 0);
    tags_->AutoComplete(new TagCompleter(known_tags)); // tags_ owns the completer
    add_known_tags(*column, known_tags);
    author_ = field("gui.notes.author"_msg, "gui.notes.author.spoken"_msg, "notes author",
                    remarks.author, 0, 0);

    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->AddStretchSpacer();
    buttons->Add(cancel_button(this, messages_));
    auto* ok = new wxButton(this, wxID_OK, to_wx(messages_.get("gui.ok"_msg)));
    buttons->Add(ok, spaced(*this, wxLEFT));
    column->Add(buttons, stretched(*this, wxALL));
    open_at_size(column, wxSize(560, 460));
    ok->SetDefault();
    notes_->SetFocus();
    notes_->SetInsertionPointEnd();
}

/// Adds a button for each known tag, up to max_offered; it adds the tag or takes it away.
void NotesDialog::add_known_tags(wxSizer& column, const std::vector<std::string>& known_tags)
{
    if (known_tags.empty())
        return;
    column.Add(make_label(this, messages_.get("gui.notes.known"_msg)),
               spaced(*this, wxLEFT | wxRIGHT | wxTOP, Space::Apart));
    auto* row = new wxWrapSizer(wxHORIZONTAL);
    for (std::size_t at = 0; at < std::min(known_tags.size(), max_offered); ++at) {
        const std::string& tag = known_tags[at];
        auto* button = new wxButton(this, wxID_ANY, wxControl::EscapeMnemonics(to_wx(tag)),
                                    wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        button->SetName(to_wx("tag " + tag));
        button->Bind(wxEVT_BUTTON, [this, tag](wxCommandEvent&) { toggle(tag); });
        row->Add(button, spaced(*this, wxRIGHT | wxTOP, Space::Tight));
    }
    column.Add(row, stretched(*this, wxLEFT | wxRIGHT));
}

void NotesDialog::toggle(const std::string& tag)
{
    std::vector<std::string> tags = tags_in(from_wx(tags_->GetValue()));
    if (std::erase(tags, tag) == 0)
        tags.push_back(tag);
    tags_->SetValue(to_wx(tags_line(tags)));
}

DeckRemarks NotesDialog::remarks() const
{
    return {from_wx(author_->GetValue()), from_wx(notes_->GetValue()),
            tags_in(from_wx(tags_->GetValue()))};
}

} // namespace kizuna
