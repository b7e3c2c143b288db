#include "gui/help/preferences_dialog.h"

#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"
#include "gui/base/accessible.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/controls/name_languages.h"
#include "odds/policies/policy.h"

#include <wx/choice.h>
#include <wx/dirdlg.h>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::array mulligans{"cost-one", "cost-one-and-promotion", "always-keep",
                               "always-redraw"};
constexpr std::array text_sizes{80, 90, 100, 110, 125, 150, 175, 200};

} // namespace

const std::string& PreferencesDialog::Choice::value() const
{
    return values.at(static_cast<std::size_t>(control->GetSelection()));
}

PreferencesDialog::PreferencesDialog(wxWindow* parent, Settings& settings,
                                     const Catalogue& catalogue, const Messages& messages)
    : OwnDialog(parent, "preferences", messages.get("gui.preferences.title"_msg)),
      settings_(settings), catalogue_(catalogue), messages_(messages)
{
    SetSizer(new wxBoxSizer(wxVERTICAL));
    body_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                 wxVSCROLL | wxTAB_TRAVERSAL);
    body_->SetScrollRate(0, FromDIP(16));
    body_->SetSizer(new wxBoxSizer(wxVERTICAL));
    keep_scroll_bar(*body_);
    GetSizer()->Add(body_, wxSizerFlags(1).Expand());
    make_words();
    make_games();
    make_folders();
    make_buttons();
    align_fields();
    const wxSize inside = body_->GetSizer()->CalcMin();
    const int room = wxGetClientDisplayRect().height - FromDIP(120); // for title bar and buttons
    const bool scrolls = inside.y > room;
    body_->SetMinSize(wxSize(inside.x + (scrolls ? FromDIP(20) : 0), std::min(inside.y, room)));
    GetSizer()->SetSizeHints(this);
    CentreOnParent();
    language_.control->SetFocus();
}

wxFlexGridSizer* PreferencesDialog::start_block(MessageKey title)
{
    auto* heading = make_heading(body_, messages_.get(title));
    body_->GetSizer()->Add(heading, spaced(*this, wxLEFT | wxRIGHT | wxTOP, Space::Apart));
    auto* block =
        new wxFlexGridSizer(2, wxSize(space(*this, Space::Near), space(*this, Space::Near)));
    block->AddGrowableCol(1);
    body_->GetSizer()->Add(block, stretched(*this, wxALL));
    return block;
}

void PreferencesDialog::label(wxFlexGridSizer& block, MessageKey text)
{
    labels_.push_back(make_label(body_, messages_.get(text)));
    block.Add(labels_.back(), wxSizerFlags().CentreVertical());
}

/// Makes all labels equally wide, so that the fields of all blocks begin at one edge.
void PreferencesDialog::align_fields()
{
    int widest = 0;
    for (const wxWindow* label : labels_)
        widest = std::max(widest, label->GetBestSize().x);
    for (wxWindow* label : labels_)
        label->SetMinSize(wxSize(widest, -1));
}

PreferencesDialog::Choice PreferencesDialog::add_choice(wxFlexGridSizer& block, const char* name,
                                                        MessageKey text,
                                                        const std::vector<Option>& options,
                                                        const std::string& chosen)
{
    label(block, text);
    Choice choice{new wxChoice(body_, wxID_ANY), {}};
    choice.control->SetName(name);
    set_accessible(*choice.control, spoken_label(messages_.get(text)));
    const auto add = [&](const std::string& value, const std::string& shown) {
        choice.values.push_back(value);
        choice.control->Append(to_wx(shown));
    };
    for (const Option& option : options)
        add(option.value, option.label);
    if (std::ranges::find(choice.values, chosen) == choice.values.end())
        add(chosen, chosen); // set outside this dialog, perhaps by hand: keep it
    choice.control->SetSelection(
        static_cast<int>(std::ranges::find(choice.values, chosen) - choice.values.begin()));
    block.Add(choice.control, wxSizerFlags(1).Expand());
    return choice;
}

void PreferencesDialog::make_words()
{
    wxFlexGridSizer& block = *start_block("gui.preferences.words"_msg);
    language_ = add_choice(block, "language", "gui.preferences.language"_msg,
                           {{"", messages_.get("gui.preferences.language.system"_msg)},
                            {"en", "English"},
                            {"it", "Italiano"},
                            {"ja", "日本語"}},
                           settings_.language);
    std::vector<Option> names;
    for (const NameLanguage& each : name_languages)
        names.push_back({std::string(each.value), messages_.get(each.label)});
    card_names_ = add_choice(block, "card names", "gui.preferences.card-names"_msg, names,
                             settings_.card_names);
    std::vector<Option> sizes;
    for (const int size : text_sizes)
        sizes.push_back({std::to_string(size), messages_.percent(size / 100.0, 0)});
    text_size_ = add_choice(block, "text size", "gui.preferences.text-size"_msg, sizes,
                            std::to_string(settings_.text_size));
    colours_ = add_choice(block, "colours", "gui.preferences.colours"_msg,
                          {{"", messages_.get("gui.preferences.colours.desktop"_msg)},
                           {"light", messages_.get("gui.preferences.colours.light"_msg)},
                           {"dark", messages_.get("gui.preferences.colours.dark"_msg)}},
                          settings_.colours);
}

void PreferencesDialog::make_games()
{
    wxFlexGridSizer& block = *start_block("gui.preferences.decks"_msg);
    std::vector<Option> formats;
    for (const Format& format : catalogue_.formats)
        formats.push_back({format.id, in_language(format.name, messages_)});
    format_ =
        add_choice(block, "new format", "gui.preferences.format"_msg, formats, settings_.format);
    std::vector<Option> rules;
    for (const std::string rule : mulligans)
        rules.push_back({rule, rule_name(rule, messages_)});
    mulligan_ = add_choice(block, "default mulligan", "gui.preferences.mulligan"_msg, rules,
                           settings_.mulligan);
    std::vector<Option> policies;
    for (const std::string_view id : policy_ids())
        policies.push_back({std::string(id), policy_name(id, messages_)});
    policy_ = add_choice(block, "default policy", "gui.preferences.policy"_msg, policies,
                         settings_.policy);
}

void PreferencesDialog::make_folders()
{
    wxFlexGridSizer& block = *start_block("gui.preferences.folders"_msg);
    add_folder(block, "deck folder", "gui.preferences.deck-folder"_msg, &Settings::deck_folder);
    add_pictures_row(block);
    add_folder(block, "library folder", "gui.preferences.library-folder"_msg,
               &Settings::library_folder);
    problem_ = make_text(body_, "problem");
    body_->GetSizer()->Add(problem_, spaced(*this, wxLEFT | wxRIGHT, Space::Apart));
}

void PreferencesDialog::add_folder(wxFlexGridSizer& block, const char* name, MessageKey text,
                                   std::string Settings::*setting)
{
    label(block, text);
    auto* field = new wxTextCtrl(body_, wxID_ANY, to_wx(settings_.*setting), wxDefaultPosition,
                                 FromDIP(wxSize(320, -1)));
    const std::string spoken = spoken_label(messages_.get(text));
    set_names(*field, name, spoken);
    const std::string choose = messages_.get("gui.preferences.choose"_msg);
    auto* button = make_button(body_, wxString("choose ") + name, choose,
                               [this, field] { choose_folder(*field); });
    set_accessible(*button, labelled(spoken, choose, messages_));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(field, wxSizerFlags(1).CentreVertical());
    row->Add(button, in_row(*this, wxLEFT));
    block.Add(row, wxSizerFlags(1).Expand());
    folders_.push_back({field, setting});
}

/// A button instead of a field: the pictures window chooses the folder and shows what is in it.
void PreferencesDialog::add_pictures_row(wxFlexGridSizer& block)
{
    label(block, "gui.preferences.picture-folder"_msg);
    const std::string open = messages_.get("command.cards.pictures"_msg);
    const auto go = [this] {
        if (accept())
            EndDialog(wants_pictures);
    };
    auto* button = make_button(body_, "pictures page", spoken_label(open), go, wants_pictures);
    set_accessible(*button, spoken_label(open));
    block.Add(button, wxSizerFlags().Left());
}

bool PreferencesDialog::accept()
{
    const bool is_right = folders_are_there();
    if (is_right)
        take();
    return is_right;
}

void PreferencesDialog::choose_folder(wxTextCtrl& field)
{
    wxDirDialog dialog(this, to_wx(messages_.get("gui.preferences.folders"_msg)), field.GetValue());
    if (dialog.ShowModal() == wxID_OK)
        field.SetValue(dialog.GetPath());
}

void PreferencesDialog::make_buttons()
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* cancel = cancel_button(this, messages_);
    auto* ok = new wxButton(this, wxID_OK, to_wx(messages_.get("gui.ok"_msg)));
    ok->SetDefault();
    ok->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        if (accept())
            event.Skip(); // closes the dialog
    });
    row->Add(cancel);
    row->Add(ok, spaced(*this, wxLEFT));
    GetSizer()->Add(row, wxSizerFlags().Right().Border(wxALL, space(*this, Space::Apart)));
}

bool PreferencesDialog::folders_are_there()
{
    for (const Folder& folder : folders_) {
        const std::string path = from_wx(folder.control->GetValue());
        std::error_code ignored;
        if (path.empty() || std::filesystem::is_directory(path, ignored))
            continue;
        problem_->SetLabelText(
            to_wx(messages_.get("gui.preferences.no-folder"_msg, {{"folder", path}})));
        GetSizer()->SetSizeHints(this);
        folder.control->SetFocus();
        return false;
    }
    return true;
}

void PreferencesDialog::take()
{
    settings_.language = language_.value();
    settings_.card_names = card_names_.value();
    settings_.text_size = number_in<int>(text_size_.value()).value_or(settings_.text_size);
    settings_.colours = colours_.value();
    settings_.format = format_.value();
    settings_.mulligan = mulligan_.value();
    settings_.policy = policy_.value();
    for (const Folder& folder : folders_)
        settings_.*folder.setting = from_wx(folder.control->GetValue());
}

} // namespace kizuna
