#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "app/settings/settings.h"
#include "gui/controls/own_dialog.h"

#include <string>
#include <vector>

class wxChoice;
class wxFlexGridSizer;
class wxScrolledWindow;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

/// The user's preferences. The settings change only when the dialog is closed with OK.
class PreferencesDialog : public OwnDialog {
public:
    /// Everything passed in outlives the dialog.
    PreferencesDialog(wxWindow* parent, Settings& settings, const Catalogue& catalogue,
                      const Messages& messages);

    /// The dialog's result if it was closed by the button that leads to the window of the user's
    /// own pictures and texts. The settings have then changed as with OK.
    static constexpr int wants_pictures = wxID_MORE;

private:
    /// A choice of one of several values; the text stored for each differs from the text shown.
    struct Choice {
        wxChoice* control = nullptr;
        std::vector<std::string> values; ///< as stored, in the order shown

        const std::string& value() const;
    };
    struct Option {
        std::string value;
        std::string label;
    };
    struct Folder {
        wxTextCtrl* control = nullptr;
        std::string Settings::*setting = nullptr;
    };

    void make_words();
    void make_folders();
    void make_games();
    void make_buttons();
    wxFlexGridSizer* start_block(MessageKey title);
    void label(wxFlexGridSizer& block, MessageKey text);
    void align_fields();
    Choice add_choice(wxFlexGridSizer& block, const char* name, MessageKey text,
                      const std::vector<Option>& options, const std::string& chosen);
    void add_folder(wxFlexGridSizer& block, const char* name, MessageKey text,
                    std::string Settings::*setting);
    void choose_folder(wxTextCtrl& field);
    void add_pictures_row(wxFlexGridSizer& block);
    bool accept();
    bool folders_are_there();
    void take();

    Settings& settings_;
    const Catalogue& catalogue_;
    const Messages& messages_;
    Choice language_;
    Choice card_names_;
    Choice text_size_;
    Choice colours_;
    Choice format_;
    Choice policy_;
    Choice mulligan_;
    std::vector<Folder> folders_;
    wxScrolledWindow* body_ = nullptr; ///< above the buttons
    std::vector<wxWindow*> labels_;
    wxStaticText* problem_ = nullptr;
};

} // namespace kizuna
