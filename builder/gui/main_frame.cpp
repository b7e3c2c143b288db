#include "gui/main_frame.h"

#include "gui/card_panel.h"
#include "gui/command_icons.h"
#include "gui/deck_panel.h"
#include "gui/legality_panel.h"
#include "gui/pool_panel.h"
#include "gui/test_hand_dialog.h"
#include "gui/text_dialog.h"
#include "gui/wx_text.h"

#include <wx/infobar.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/splitter.h>

#include <array>
#include <limits>
#include <random>

namespace kizuna {
namespace {

struct LanguageName {
    const char* language;
    const char* name; ///< in the language itself, so that its reader finds it
};

constexpr std::array languages{LanguageName{"en", "English"}, LanguageName{"it", "Italiano"},
                               LanguageName{"ja", "日本語"}};

wxSplitterWindow* make_splitter(wxWindow* parent, double gravity, int smallest)
{
    auto* splitter = new wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                          wxSP_LIVE_UPDATE | wxSP_NOBORDER);
    splitter->SetSashGravity(gravity);
    splitter->SetMinimumPaneSize(parent->FromDIP(smallest));
    return splitter;
}

/// Chosen anew each time the dialog opens; it is shown, so every hand can be dealt again.
std::uint64_t fresh_seed()
{
    return std::random_device{}() % 1'000'000U;
}

} // namespace

MainFrame::MainFrame(DeckDocument& document, Settings& settings,
                     const std::vector<BundledDeck>& bundled, const Messages& messages,
                     std::function<void()> choose_language)
    : wxFrame(nullptr, wxID_ANY, "Kizuna"), document_(document), settings_(settings),
      messages_(messages), choose_language_(std::move(choose_language)), search_(document),
      symbols_(document.catalogue().library.words()),
      questions_(*this, messages,
                 [this](const std::string& sentence, bool failure) { tell(sentence, failure); }),
      files_(document, settings, questions_, messages),
      commands_({document, selection_, files_, *this, messages}),
      deck_menus_(files_, settings, bundled, messages)
{
    SetName("main");
    SetIcon(program_icon().GetIcon(FromDIP(wxSize(48, 48))));
    commands_.install(*this);
    deck_menus_.install(*this, commands_.menu(CommandMenu::File));
    make_language_menu();
    lay_out();
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::on_close, this);
    deck_changed_ = document_.changed.subscribe([this] { show_title(); });
    show_title();
    go_to_search();
}

MainFrame::~MainFrame()
{
    // The panels use the members above to their last event.
    DestroyChildren();
}

void MainFrame::lay_out()
{
    told_ = new wxInfoBar(this);
    told_->SetName("told");
    auto* above_legality = make_splitter(this, 1, 70);
    auto* beside_pool = make_splitter(above_legality, 0.6, 260);
    auto* beside_card = make_splitter(beside_pool, 0.3, 220);
    pool_ =
        new PoolPanel(beside_pool, document_, search_, selection_, commands_, messages_, symbols_);
    auto* card = new CardPanel(beside_card, document_, selection_, messages_, symbols_);
    auto* deck = new DeckPanel(beside_card, document_, selection_, commands_, messages_, symbols_);
    auto* legality = new LegalityPanel(above_legality, document_, search_, commands_, messages_);

    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(told_, wxSizerFlags().Expand());
    column->Add(above_legality, wxSizerFlags(1).Expand());
    SetSizer(column);
    SetMinSize(FromDIP(wxSize(900, 520)));
    SetSize(FromDIP(wxSize(settings_.window_width, settings_.window_height)));
    Maximize(settings_.window_maximised);

    above_legality->SplitHorizontally(beside_pool, legality, -FromDIP(104));
    beside_pool->SplitVertically(pool_, beside_card, FromDIP(552));
    beside_card->SplitVertically(card, deck, FromDIP(236));
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
                settings_.language = language;
                choose_language_();
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

void MainFrame::tell(const std::string& sentence, bool failure)
{
    if (sentence.empty())
        told_->Dismiss();
    else
        told_->ShowMessage(to_wx(sentence), failure ? wxICON_ERROR : wxICON_INFORMATION);
}

void MainFrame::on_close(wxCloseEvent& event)
{
    commands_.about_to_run.emit(); // a name that is still being typed counts as a change
    if (event.CanVeto() && !files_.may_leave())
        return event.Veto();
    settings_.window_maximised = IsMaximized();
    if (!IsMaximized()) {
        const wxSize size = ToDIP(GetSize());
        settings_.window_width = size.x;
        settings_.window_height = size.y;
    }
    Destroy();
}

void MainFrame::go_to_search()
{
    pool_->go_to_search();
}

void MainFrame::show_test_hand()
{
    if (!test_hand_)
        test_hand_ = new TestHandDialog(this, document_, selection_, settings_, messages_, symbols_,
                                        fresh_seed());
    test_hand_->Show();
    test_hand_->Raise();
}

void MainFrame::show_search_help()
{
    TextDialog(this, messages_, messages_.get("gui.help.search.title"_msg),
               messages_.get("gui.help.search"_msg), wxSize(640, 480))
        .ShowModal();
}

void MainFrame::show_about()
{
    TextDialog(this, messages_, messages_.get("gui.about.title"_msg),
               messages_.get("gui.about"_msg, {{"version", std::string(KIZUNA_VERSION)}}),
               wxSize(520, 260))
        .ShowModal();
}

} // namespace kizuna
