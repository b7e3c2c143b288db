#pragma once

#include "app/cards/catalogue.h"
#include "app/collection/user_cards.h"
#include "app/outline/deck_news.h"
#include "app/pool/card_search.h"
#include "app/pool/pointing.h"
#include "app/pool/pool_orders.h"
#include "app/safety/journal.h"
#include "app/settings/settings.h"
#include "gui/card/symbol_icons.h"
#include "gui/commands/command_bar.h"
#include "gui/faces/large_card.h"
#include "gui/window/background_saver.h"
#include "gui/window/deck_menus.h"
#include "gui/window/file_dialogs.h"
#include "gui/window/sort_menu.h"
#include "gui/window/window_parts.h"

#include <wx/frame.h>

#include <functional>
#include <memory>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

class wxInfoBar;

namespace kizuna {

class BriefNote;
class DeckPanel;
class DiskBar;
class LegalityStrip;
class PaneSplitter;
class PoolPanel;
class Speaker;
class Views;
class WhatIfPanel;

/// The main window: lays out the panels and gives the commands what they work on.
class MainFrame : public wxFrame, private CommandWindow {
public:
    /// `change_settings` is called after the user changed settings. It replaces the frame by a new
    /// one if that needs to be made anew, as for another language or other colours. Everything
    /// passed in outlives the frame.
    MainFrame(DeckDocument& document, Settings& settings, const std::vector<BundledDeck>& bundled,
              const Messages& messages, std::function<void()> change_settings);
    ~MainFrame() override;

    /// Opens a deck file as the command "Open" does.
    void open(const std::filesystem::path& file) { files_.open(file); }
    void open_code(const std::string& code) { files_.open_code(code); }
    /// The state of the windows beside this one, for the frame that replaces it.
    WindowParts::Kept leave_parts()
    {
        effect_texts_.request_stop(); // the new frame prepares them
        return parts_.leave();
    }
    /// Opens the windows of the frame that this one replaces, and stays in front of them.
    void go_on_with_parts(WindowParts::Kept kept)
    {
        parts_.go_on(std::move(kept));
        Raise();
    }
    /// Asks what to do with decks lost in a crash and restores or removes them. With `open_last`,
    /// opens the decks of the last session instead if none were lost or none are restored.
    /// `journal` keeps the open decks from now on.
    void bring_back(std::vector<LostDecks> lost, const Journal& journal, bool open_last);
    /// What the user was looking at, for the frame that replaces this one.
    struct Place {
        std::string_view view; ///< id of the command that shows the open study; empty: none
        SelectedCard card;
        std::string query;
    };
    Place place() const;
    void go_back_to(const Place& place);
    /// Shows an error in the bar above the lists.
    void tell_failure(const std::string& sentence)
    {
        tell(sentence, FileDialogs::MessageKind::Failure);
    }
    /// Shows in a bar of its own that changes are not kept in the journal; an empty sentence
    /// removes it.
    void tell_unkept(const std::string& sentence);

private:
    wxInfoBar& bar(wxInfoBar*& bar, const char* name);
    void lay_out();
    void prepare_effect_texts();
    void read_pictures();
    wxWindow* make_card_pane();
    void remember_layout();
    void make_language_menu();
    void show_title();
    void tell(const std::string& sentence, FileDialogs::MessageKind kind);
    void note(const std::string& sentence);
    void on_space(wxKeyEvent& event);
    void on_close(wxCloseEvent& event);

    void go_to_search() override;
    void show(std::string_view command) override;
    void list_decks() override;
    void turn_what_if() override;
    void turn_large_cards() override;
    void choose_colours(std::string_view colours) override;
    const Settings& settings() const override { return settings_; }
    void copy_deck(const DeckFileKind& kind) override;
    void group_deck_by(DeckGrouping grouping) override;
    void show_deck_as(DeckView view) override;
    void act(PoolAct act) override;
    void close_studies() override;
    void go_to_problems() override;
    void go_to_format() override;
    MendChoice which_mend(const LargeMend& mend) override;
    void resize(Pane pane, int steps) override;
    void close_window() override { Close(); }

    DeckDocument& document_;
    Settings& settings_;
    const Messages& messages_;
    std::function<void()> change_settings_;

    UserCards user_cards_;
    CardSelection selection_;
    Pointing pointing_;
    CardSearch search_;
    PoolOrders orders_;
    SymbolIcons symbols_;
    FaceCache faces_;
    LargeCard large_;
    FileDialogs questions_;
    BackgroundSaver saver_;
    DeckFiles files_;
    CommandBar commands_;
    DeckMenus deck_menus_;
    SortMenu sort_menu_;
    WindowParts parts_;

    WhatIfPanel* what_if_ = nullptr;
    wxInfoBar* told_ = nullptr;   ///< null until first needed
    wxInfoBar* unkept_ = nullptr; ///< apart from told_, which the next message replaces
    std::unique_ptr<DiskBar> on_disk_;
    PaneSplitter* above_legality_ = nullptr;
    std::unique_ptr<LegalityStrip> legality_strip_;
    PaneSplitter* beside_pool_ = nullptr;
    PaneSplitter* beside_card_ = nullptr;
    Views* views_ = nullptr;
    PoolPanel* pool_ = nullptr;
    DeckPanel* deck_ = nullptr;
    Speaker* speaker_ = nullptr;
    std::unique_ptr<BriefNote> note_;
    DeckNews news_;
    std::vector<Subscription> subscriptions_;
    std::jthread effect_texts_; ///< runs prepare_effect_texts()
    Worker picture_reader_;
};

} // namespace kizuna
