// Long because: it makes the main window and carries out its commands.
#include "gui/window/main_frame.h"

#include "app/files/pasted_deck.h"
#include "app/text/violation_text.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/card/card_panel.h"
#include "gui/card/what_if_panel.h"
#include "gui/commands/command_icons.h"
#include "gui/controls/brief_note.h"
#include "gui/controls/count_editor.h"
#include "gui/controls/pane_splitter.h"
#include "gui/deck/deck_panel.h"
#include "gui/deck/legality_panel.h"
#include "gui/help/recovery_dialog.h"
#include "gui/pool/pool_panel.h"
#include "gui/text/readable_theme.h"
#include "gui/text/text_output.h"
#include "gui/window/disk_bar.h"
#include "gui/window/legality_strip.h"
#include "gui/window/views.h"

#include <wx/dnd.h>
#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/textentry.h>

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>

namespace kizuna {
namespace {

struct LanguageName {
    const char* language;
    const char* name; ///< in the language itself
};

constexpr std::array languages{LanguageName{"en", "English"}, LanguageName{"it", "Italiano"},
                               LanguageName{"ja", "日本語"}};

/// Size of the window's content in device-independent pixels: the last size if known, else most of
/// the screen. Leaves height for title, menus and toolbar.
wxSize first_size(const Settings& settings, const wxSize& screen)
{
    const bool is_known = settings.window_width > 0 && settings.window_height > 0;
    wxSize size(settings.window_width, settings.window_height);
    if (!is_known) {
        size = screen * 9 / 10;
        size.IncTo(wxSize(1440, 800));
        size.DecTo(wxSize(1900, 1100));
    }
    size.DecTo(screen - wxSize(0, 120));
    return size;
}

/// Opens deck files dropped onto the window.
class DeckFileDrop : public wxFileDropTarget {
public:
    explicit DeckFileDrop(MainFrame& frame) : frame_(frame) {}

    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override
    {
        // Later: the program that the files come from waits until this handler returns.
        for (const wxString& file : files)
            frame_.CallAfter([&frame = frame_, file = from_wx(file)] { frame.open(file); });
        return true;
    }

private:
    MainFrame& frame_;
};

/// Keeps wxWidgets from making a drawing context for every child at every paint, only to ask for an
/// erase handler. No child has one.
void leave_backgrounds_to_theme(wxWindow& window)
{
    if (window.GetBackgroundStyle() == wxBG_STYLE_ERASE)
        window.SetBackgroundStyle(wxBG_STYLE_SYSTEM);
    for (wxWindow* inside : window.GetChildren())
        leave_backgrounds_to_theme(*inside);
}

} // namespace

MainFrame::MainFrame(DeckDocument& document, Settings& settings,
                     const std::vector<BundledDeck>& bundled, const Messages& messages,
                     std::function<void()> change_settings)
    : wxFrame(nullptr, wxID_ANY, "Kizuna"), document_(document), settings_(settings),
      messages_(messages), change_settings_(std::move(change_settings)),
      user_cards_(user_data_folder(), document.catalogue().tools()), search_(document),
      orders_(search_, document, user_cards_, messages),
      symbols_(document.catalogue().library.words()),
      faces_(document.catalogue().library, messages),
      large_(faces_, settings.large_on_hover, messages),
      questions_(*this, messages,
                 [this](const std::string& sentence, FileDialogs::MessageKind kind) {
                     tell(sentence, kind);
                 }),
      files_(document, settings, questions_, messages, &saver_),
      commands_({document, selection_, files_, *this, messages, window_commands()}),
      deck_menus_(files_, settings, bundled, document.catalogue().library, messages),
      sort_menu_(search_, orders_, messages),
      parts_(*this,
             {document, search_, selection_, settings, files_, commands_, user_cards_, messages,
              symbols_, faces_, large_,
              [this] {
                  remember_layout();
                  change_settings_();
              }},
             questions_),
      news_(document, messages)
{
    SetName("main");
    questions_.show_games_by([this](const std::filesystem::path& file, const std::string& game) {
        open_game_deck(parts_, file, game);
    });
    use_readable_theme();
    read_pictures();
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] {
        use_readable_theme();
        symbols_.forget_theme();
        faces_.forget();
    });
    SetIcon(program_icon().GetIcon(FromDIP(wxSize(48, 48))));
    commands_.install(*this);
    deck_menus_.install(*this, commands_.menu(CommandMenu::File));
    deck_menus_.install_copies(commands_.menu(CommandMenu::Edit),
                               [this](const DeckFileKind& kind) { copy_deck(kind); });
    sort_menu_.install(*this, commands_.menu(CommandMenu::Edit));
    make_language_menu();
    lay_out();
    SetDropTarget(new DeckFileDrop(*this)); // the frame owns it
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::on_close, this);
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive())
            on_disk_->look();
    });
    subscriptions_.push_back(document_.changed.subscribe([this] {
        show_title();
        speaker_->say(news_.next());
    }));
    subscriptions_.push_back(search_.changed.subscribe([this] {
        const bool asks_texts = search_.text().find("text") != std::string::npos;
        if (!effect_texts_.joinable() && (asks_texts || search_.lacks_texts()))
            prepare_effect_texts();
    }));
    subscriptions_.push_back(
        user_cards_.texts_changed.subscribe([this] { prepare_effect_texts(); }));
    show_title();
    go_to_search();
    leave_backgrounds_to_theme(*this);
}

/// Reads the user's pictures in the background; until then faces are drawn.
void MainFrame::read_pictures()
{
    if (settings_.picture_folder.empty())
        return;
    picture_reader_.run(
        [folder = settings_.picture_folder,
         tools = document_.catalogue().tools()](const std::stop_token& stop) {
            return std::make_shared<const PictureFolder>(read_picture_folder(folder, tools, stop));
        },
        [this](const std::shared_ptr<const PictureFolder>& pictures) {
            if (!settings_.picture_folder.empty() && !faces_.pictures())
                faces_.use_pictures(pictures);
        });
}

/// Prepares the texts of effects for searching, in a thread, as it takes long. They are searched
/// for `text:` in the query, and when the query finds no card otherwise.
void MainFrame::prepare_effect_texts()
{
    effect_texts_ = {};
    const Catalogue& catalogue = document_.catalogue();
    if (!catalogue.effect_texts)
        return;
    auto imported = std::make_shared<const CardTexts>(user_cards_.texts());
    catalogue.effect_texts->use([imported](const Card& card) -> const std::vector<std::string>& {
        return imported->of(card);
    });
    effect_texts_ = std::jthread([this, &catalogue](const std::stop_token& stop) {
        std::exception_ptr thrown;
        try {
            catalogue.effect_texts->prepare(catalogue.library, stop);
        } catch (...) {
            thrown = std::current_exception();
        }
        CallAfter([this, thrown] {
            if (thrown) // rethrow on the window's thread, which handles exceptions
                std::rethrow_exception(thrown);
            search_.look_in_texts();
        });
    });
}

MainFrame::~MainFrame()
{
    saver_.wait(); // while its results can still be told
    // Destroy the panels now: they use the members of this class until then.
    DestroyChildren();
}

void MainFrame::lay_out()
{
    speaker_ = new Speaker(this);
    note_ = std::make_unique<BriefNote>(*this);
    subscriptions_.push_back(commands_.about_to_run.subscribe([this] {
        note_->hide();
        CountEditor::take_open();
    }));
    commands_.tell_why_not([this](const std::string& sentence) {
        if (!IsActive()) // a dialog is in front and handles the key
            return;
        note(sentence);
    });
    Bind(wxEVT_CHAR_HOOK, &MainFrame::on_space, this);
    above_legality_ = new PaneSplitter(this, 20);
    beside_pool_ = new PaneSplitter(above_legality_, 260);
    // Windows are made in the order of the Tab key.
    views_ = new Views(beside_pool_, settings_.study_beside_share, settings_.study_below_share,
                       messages_);
    pool_ = new PoolPanel(views_, document_, search_, selection_, pointing_, commands_, user_cards_,
                          orders_, settings_.pool, messages_, symbols_, large_);
    views_->hold(*pool_, [this] { return pool_->min_height(); });
    subscriptions_.push_back(views_->closed.subscribe([this] { pool_->go_to_search(); }));
    parts_.add_studies(*views_);
    beside_card_ = new PaneSplitter(beside_pool_, 190);
    auto* card = make_card_pane();
    deck_ = new DeckPanel(beside_card_, document_, search_, selection_, pointing_, settings_,
                          commands_, messages_, symbols_, large_);
    auto* legality =
        new LegalityPanel(above_legality_, document_, search_, pointing_, commands_, messages_);
    deck_->SetMinSize(FromDIP(wxSize(300, -1)));
    beside_card_->SetMinSize(FromDIP(wxSize(500, -1)));
    above_legality_->split(wxSPLIT_HORIZONTAL, beside_pool_, legality, settings_.lists_share);
    beside_pool_->split(wxSPLIT_VERTICAL, views_, beside_card_, settings_.pool_share);
    beside_card_->split(wxSPLIT_VERTICAL, card, deck_, settings_.card_share);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(above_legality_, wxSizerFlags(1).Expand());
    SetSizer(column);
    legality_strip_ = std::make_unique<LegalityStrip>(
        *above_legality_, *legality, document_, settings_.lists_share != Settings().lists_share);
    on_disk_ = std::make_unique<DiskBar>(*above_legality_, document_, files_, messages_);
    SetMinSize(FromDIP(wxSize(900, 480))); // fits a screen 520 high with its title bar
    SetClientSize(FromDIP(first_size(settings_, ToDIP(wxGetClientDisplayRect().GetSize()))));
    Maximize(settings_.window_maximised);
}

/// Makes the pane of the card panel with the what-if panel below it.
wxWindow* MainFrame::make_card_pane()
{
    auto* pane = new wxPanel(beside_card_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new CardPanel(pane, document_, selection_, user_cards_, faces_, messages_, symbols_,
                              [this] { show("cards.pictures"); }),
                wxSizerFlags(1).Expand());
    what_if_ = new WhatIfPanel(pane, document_, selection_, pointing_, settings_, messages_);
    column->Add(what_if_,
                wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, space(*this, Space::Hair)));
    pane->SetSizer(column);
    return pane;
}

void MainFrame::remember_layout()
{
    settings_.window_maximised = IsMaximized();
    if (!IsMaximized()) {
        const wxSize size = ToDIP(GetClientSize());
        settings_.window_width = size.x;
        settings_.window_height = size.y;
    }
    pool_->remember();
    settings_.lists_share = above_legality_->share();
    settings_.pool_share = beside_pool_->share();
    settings_.card_share = beside_card_->share();
    settings_.study_beside_share = views_->share_beside();
    settings_.study_below_share = views_->share_above();
}

void MainFrame::make_language_menu()
{
    auto* menu = new wxMenu;
    for (const LanguageName& each : languages) {
        wxMenuItem* item = menu->AppendRadioItem(wxID_ANY, to_wx(each.name));
        item->Check(messages_.language() == each.language);
        Bind(
            wxEVT_MENU,
            [this, language = each.language](wxCommandEvent&) {
                remember_layout();
                settings_.language = language;
                change_settings_();
            },
            item->GetId());
    }
    wxMenuBar& bar = *GetMenuBar();
    bar.Insert(bar.GetMenuCount() - 1, menu, to_wx(messages_.get("gui.menu.language"_msg)));
}

void MainFrame::show_title()
{
    const std::string state = document_.has_unsaved_changes() ? "changed" : "saved";
    SetTitle(
        to_wx(messages_.get("gui.title"_msg, {{"name", files_.deck_name()}, {"state", state}})));
}

/// Returns the bar, made when first needed.
wxInfoBar& MainFrame::bar(wxInfoBar*& bar, const char* name)
{
    if (!bar) {
        bar = new wxInfoBar(this);
        bar->SetName(name);
        bar->Bind(
            wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { files_.save_as(); }); },
            wxID_SAVEAS);
        bar->Bind(
            wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { files_.save(); }); },
            wxID_SAVE);
        bar->MoveBeforeInTabOrder(GetChildren().GetFirst()->GetData());
        GetSizer()->Insert(&bar == &unkept_ && told_ ? 1 : 0, bar, wxSizerFlags().Expand());
    }
    return *bar;
}

/// Space shows the card under the pointer large, unless the focus is in a text field with text.
void MainFrame::on_space(wxKeyEvent& event)
{
    const auto* field = dynamic_cast<wxTextEntry*>(FindFocus());
    if ((field && !field->IsEmpty()) || !large_.take_space(*this, event))
        event.Skip();
}

void MainFrame::note(const std::string& sentence)
{
    note_->show(sentence);
    speaker_->say(sentence);
}

void MainFrame::tell(const std::string& sentence, FileDialogs::MessageKind kind)
{
    if (sentence.empty()) {
        if (told_)
            told_->Dismiss();
        return;
    }
    if (kind == FileDialogs::MessageKind::Success && IsActive()) {
        tell({}, kind);        // remove the last message
        return note(sentence); // a note that vanishes: a bar would move the lists
    }
    bar(told_, "told");
    while (told_->GetButtonCount() > 0)
        told_->RemoveButton(told_->GetButtonId(0));
    if (kind == FileDialogs::MessageKind::NotSaved)
        told_->AddButton(wxID_SAVEAS, label_of_gtk(messages_.get("command.deck.save-as"_msg)));
    // Add a Close button: the bar's own has no name for screen readers in the window's language.
    told_->AddButton(wxID_CLOSE, label_of_gtk(messages_.get("gui.close"_msg)));
    told_->ShowMessage(to_wx(sentence), kind == FileDialogs::MessageKind::Success
                                            ? wxICON_INFORMATION
                                        : kind == FileDialogs::MessageKind::Warning ? wxICON_WARNING
                                                                                    : wxICON_ERROR);
}

void MainFrame::tell_unkept(const std::string& sentence)
{
    if (sentence.empty()) {
        if (unkept_)
            unkept_->Dismiss();
        return;
    }
    bar(unkept_, "unkept");
    if (unkept_->GetButtonCount() == 0)
        unkept_->AddButton(wxID_SAVE, label_of_gtk(messages_.get("command.deck.save"_msg)));
    unkept_->ShowMessage(to_wx(sentence), wxICON_ERROR);
}

void MainFrame::on_close(wxCloseEvent& event)
{
    commands_.about_to_run.emit(); // takes a count or name that is still being typed
    if (event.CanVeto() && !(parts_.may_leave() && files_.leave()))
        return event.Veto();
    remember_layout();
    Destroy();
}

void MainFrame::bring_back(std::vector<LostDecks> lost, const Journal& journal, bool open_last)
{
    std::vector<LostDeckText> texts;
    for (const LostDecks& each : lost)
        std::ranges::copy(lost_deck_texts(each.kept, document_.catalogue(), messages_),
                          std::back_inserter(texts));
    using Answer = RecoveryDialog::Answer;
    const Answer answer =
        texts.empty() ? Answer::Restore : RecoveryDialog(this, texts, messages_).ask();
    if (open_last && (lost.empty() || answer != Answer::Restore))
        files_.reopen_last();
    for (LostDecks& each : lost) {
        if (answer == Answer::Restore)
            files_.recover(each.kept);
        // Keep the old journal if the decks could not be written to the new one.
        if (answer == Answer::Discard || (answer == Answer::Restore && !journal.fault()))
            each.file->remove();
    }
}

void MainFrame::go_to_search()
{
    pool_->go_to_search();
}

void MainFrame::act(PoolAct act)
{
    if (act == PoolAct::Filters || act == PoolAct::Searches)
        go_to_search();
    pool_->act(act);
}

void MainFrame::show(std::string_view command)
{
    if (!views_->show(command))
        parts_.show(command);
}

void MainFrame::close_studies()
{
    views_->close();
}

void MainFrame::go_to_problems()
{
    legality_strip_->go_to_problems();
}

void MainFrame::go_to_format()
{
    deck_->go_to_format();
}

MendChoice MainFrame::which_mend(const LargeMend& mend)
{
    const auto in = [&](const Format& format) { return in_language(format.name, messages_); };
    const std::string question = messages_.get(
        "gui.mend.question"_msg,
        {{"format", in(document_.format())}, {"removed", mend.removed}, {"left", mend.left}});
    wxMessageDialog dialog(this, to_wx(question), to_wx(messages_.get("gui.program"_msg)),
                           (mend.elsewhere ? wxYES_NO | wxCANCEL : wxYES_NO) | wxICON_QUESTION);
    const wxString remove =
        to_wx(messages_.get("gui.mend.remove"_msg, {{"removed", mend.removed}}));
    const wxString cancel = to_wx(messages_.get("gui.cancel"_msg));
    if (!mend.elsewhere) {
        dialog.SetYesNoLabels(remove, cancel);
        return dialog.ShowModal() == wxID_YES ? MendChoice::Remove : MendChoice::None;
    }
    dialog.SetYesNoCancelLabels(
        to_wx(messages_.get("gui.mend.format"_msg, {{"format", in(*mend.elsewhere)}})), remove,
        cancel);
    switch (dialog.ShowModal()) {
    case wxID_YES:
        return MendChoice::OtherFormat;
    case wxID_NO:
        return MendChoice::Remove;
    default:
        return MendChoice::None;
    }
}

void MainFrame::list_decks()
{
    deck_->list_decks();
}

void MainFrame::turn_what_if()
{
    what_if_->turn_over();
}

void MainFrame::turn_large_cards()
{
    settings_.large_on_hover = !settings_.large_on_hover;
    tell(messages_.get(settings_.large_on_hover ? "gui.large.on"_msg : "gui.large.off"_msg),
         FileDialogs::MessageKind::Success);
}

/// Changing colours makes the window anew, as changing the language does.
void MainFrame::choose_colours(std::string_view colours)
{
    if (settings_.colours == colours)
        return;
    settings_.colours = colours;
    remember_layout();
    change_settings_();
}

void MainFrame::resize(Pane pane, int steps)
{
    PaneSplitter* splitter = pane == Pane::Lists   ? above_legality_
                             : pane == Pane::Views ? beside_pool_
                                                   : beside_card_;
    splitter->move_by(steps * 20);
}

MainFrame::Place MainFrame::place() const
{
    return {views_->shown(), {selection_.code(), selection_.pile()}, search_.text()};
}

void MainFrame::go_back_to(const Place& place)
{
    search_.ask(place.query);
    if (const Card* card = document_.catalogue().library.find(place.card.code).card)
        selection_.show(*card, place.card.pile);
    if (!place.view.empty())
        show(place.view);
}

void MainFrame::copy_deck(const DeckFileKind& kind)
{
    const CopiedDeck copied = copied_deck(document_, kind, messages_);
    if (copy_text(copied.text))
        tell(copied.told, copied.is_whole ? FileDialogs::MessageKind::Success
                                          : FileDialogs::MessageKind::Warning);
}

void MainFrame::show_deck_as(DeckView view)
{
    deck_->show_as(view);
}

void MainFrame::group_deck_by(DeckGrouping grouping)
{
    deck_->group_by(grouping);
}

} // namespace kizuna
