#pragma once

#include "app/print/sheet_pages.h"
#include "gui/base/worker.h"
#include "gui/commands/window_context.h"
#include "gui/controls/own_dialog.h"

#include <map>
#include <optional>
#include <vector>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxFlexGridSizer;
class wxStaticText;
class wxTextCtrl;

namespace kizuna {

class FlowingText;
class PagePreview;

/// Asks how to print the deck: which sheet, on which paper, and what is on it. Shows the pages. The
/// dialog itself prints; it ends with wxID_SAVE if pages() are to be saved.
class PrintDialog : public OwnDialog {
public:
    /// What is in `with` outlives the dialog.
    PrintDialog(wxWindow* parent, const WindowContext& with);

    /// The pages as chosen; empty while they are being laid out.
    const std::optional<SheetPages>& pages() const { return pages_; }

private:
    void make_choices();
    wxSizer* make_preview();
    wxChoice* make_zoom();
    wxSizer* make_buttons();
    wxChoice* add_choice(const char* name, MessageKey label, const wxArrayString& choices,
                         int selection, std::optional<SheetKind> only = {});
    wxCheckBox* add_check(const char* name, MessageKey label, bool is_on);
    wxTextCtrl* add_field(const char* name, MessageKey label);
    void add_row(MessageKey label, wxWindow& control, std::optional<SheetKind> only);

    SheetKind kind() const;
    SheetOrder order() const;
    void show_choices();
    void lay_out();
    void go_to(int page);
    void print();

    WindowContext with_;
    const Messages& messages_;
    wxFlexGridSizer* grid_ = nullptr;
    wxChoice* sheet_ = nullptr;
    wxChoice* paper_ = nullptr;
    wxChoice* names_ = nullptr;
    wxChoice* grouping_ = nullptr;
    wxCheckBox* one_each_ = nullptr;
    wxCheckBox* save_ink_ = nullptr;
    wxCheckBox* own_texts_ = nullptr;
    wxCheckBox* pictures_ = nullptr;
    wxTextCtrl* player_ = nullptr;
    wxTextCtrl* player_id_ = nullptr;
    wxTextCtrl* event_ = nullptr;
    wxTextCtrl* date_ = nullptr;
    /// Controls and labels that only one kind of sheet has.
    std::vector<std::pair<wxWindow*, SheetKind>> of_one_sheet_;
    PagePreview* preview_ = nullptr;
    wxStaticText* place_ = nullptr;
    wxChoice* zoom_ = nullptr;
    Subscription zoomed_;
    FlowingText* losses_ = nullptr; ///< tells what is left out or was moved to the last pages
    wxButton* back_ = nullptr;
    wxButton* next_ = nullptr;
    wxButton* print_ = nullptr;
    wxButton* save_ = nullptr;
    std::optional<SheetPages> pages_;
    int page_ = 0;
    Worker worker_;
};

} // namespace kizuna
