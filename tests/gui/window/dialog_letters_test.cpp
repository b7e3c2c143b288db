#include "gui/window_test.h"

#include <wx/bookctrl.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/modalhook.h>
#include <wx/radiobut.h>

#include <map>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(dialog_letters)

namespace {

/// The letter that Alt presses, in lower case; 0 where there is none.
char letter_of(const wxString& label)
{
    for (std::size_t at = 0; at + 1 < label.length(); ++at) {
        if (label[at] != '&')
            continue;
        ++at;
        if (label[at] != '&')
            return static_cast<char>(wxTolower(label[at]));
    }
    return 0;
}

using Letters = std::map<char, std::vector<std::string>>;

/// What each letter does in what of a window is in sight.
void add_letters(const wxWindow& window, Letters& letters)
{
    const auto* book = dynamic_cast<const wxBookCtrlBase*>(&window);
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel() ||
            (book && dynamic_cast<const wxPanel*>(child) && child != book->GetCurrentPage()))
            continue;
        const bool has_letter =
            dynamic_cast<const wxAnyButton*>(child) || dynamic_cast<const wxCheckBox*>(child) ||
            dynamic_cast<const wxRadioButton*>(child) || dynamic_cast<const wxStaticText*>(child);
        const char letter = has_letter ? letter_of(child->GetLabel()) : '\0';
        if (letter != 0)
            letters[letter].push_back(from_wx(child->GetLabel()));
        add_letters(*child, letters);
    }
}

void check_letters(const wxTopLevelWindow& window, const std::string& language)
{
    Letters letters;
    add_letters(window, letters);
    for (const auto& [letter, labels] : letters)
        BOOST_TEST(labels.size() == 1U, language << ", " << from_wx(window.GetTitle()) << ": "
                                                 << labels.front() << " and " << labels.back());
}

/// Looks at each dialog that would open, and calls it off.
class LooksAtDialogs : public wxModalDialogHook {
public:
    explicit LooksAtDialogs(const std::string& language) : language_(language) { Register(); }
    ~LooksAtDialogs() override { Unregister(); }
    int seen() const { return seen_; }

protected:
    int Enter(wxDialog* dialog) override
    {
        check_letters(*dialog, language_);
        if (auto* sheet =
                dynamic_cast<wxChoice*>(wxWindow::FindWindowByName("print sheet", dialog)))
            look_at_each(*sheet, *dialog);
        ++seen_;
        return wxID_CANCEL;
    }

private:
    /// Each choice shows other controls.
    void look_at_each(wxChoice& choice, const wxDialog& dialog)
    {
        for (unsigned at = 0; at < choice.GetCount(); ++at) {
            choice.SetSelection(static_cast<int>(at));
            wxCommandEvent chosen(wxEVT_CHOICE, choice.GetId());
            chosen.SetEventObject(&choice);
            choice.ProcessWindowEvent(chosen);
            check_letters(dialog, language_);
        }
    }

    std::string language_;
    int seen_ = 0;
};

/// The searches that were kept are a menu, which would wait.
bool opens_a_window(const wxMenuItem& item, const Messages& messages)
{
    const auto is = [&](MessageKey command) {
        return item.GetItemLabel().StartsWith(to_wx(messages.get(command)));
    };
    return (item.GetItemLabelText().ends_with(to_wx("…")) || is("command.play.test-hand"_msg)) &&
           !is("command.search.saved"_msg);
}

std::vector<int> items_that_open(const wxMenu& menu, const Messages& messages)
{
    std::vector<int> ids;
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        if (item->GetSubMenu()) {
            const std::vector<int> below = items_that_open(*item->GetSubMenu(), messages);
            ids.insert(ids.end(), below.begin(), below.end());
        } else if (opens_a_window(*item, messages))
            ids.push_back(item->GetId());
    }
    return ids;
}

} // namespace

BOOST_AUTO_TEST_CASE(each_letter_to_press_with_Alt_means_one_thing_in_every_window)
{
    for (const Messages* messages : {&english(), &japanese(), &italian()}) {
        WindowTest test(*messages, {.deck = "altean-vanguard"});
        LooksAtDialogs dialogs(messages->language());
        std::size_t windows = 0;
        const wxMenuBar& bar = *test.frame->GetMenuBar();
        for (std::size_t at = 0; at < bar.GetMenuCount(); ++at) {
            for (const int id : items_that_open(*bar.GetMenu(at), *messages)) {
                wxCommandEvent chosen(wxEVT_MENU, id);
                test.frame->ProcessWindowEvent(chosen);
                test.settle();
                for (wxWindow* window : wxWindowList(wxTopLevelWindows)) {
                    auto* other = dynamic_cast<wxTopLevelWindow*>(window);
                    if (!other || other == test.frame || !other->IsShown())
                        continue;
                    check_letters(*other, messages->language());
                    ++windows;
                    other->Close();
                    test.settle();
                }
            }
        }
        BOOST_TEST(dialogs.seen() > 12);
        BOOST_TEST(windows > 3U);
    }
}

BOOST_AUTO_TEST_SUITE_END()
