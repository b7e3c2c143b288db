#include "gui/dialogs/examples_dialog.h"

#include "gui/accessible_description.h"
#include "gui/faces/face_row.h"
#include "gui/rows/text_list.h"
#include "gui/window_test.h"

#include <wx/button.h>
#include <wx/stattext.h>
#include <wx/testing.h>

using namespace kizuna;
using namespace kizuna::test;

namespace examples_dialog {

class OpenExample : public wxExpectModalBase<ExamplesDialog, OpenExample> {
public:
    explicit OpenExample(std::size_t row) : row_(row) {}

protected:
    int OnInvoked(ExamplesDialog* dialog) const override
    {
        static_cast<TextList*>(dialog->FindWindow("examples list"))->select(row_);
        return wxID_OK;
    }

private:
    std::size_t row_;
};

} // namespace examples_dialog

using namespace examples_dialog;

BOOST_FIXTURE_TEST_SUITE(examples_dialogs, DialogTest)

BOOST_AUTO_TEST_CASE(an_example_is_chosen_by_its_symbol_and_description)
{
    const auto decks = bundled_decks(build_folders());
    FaceCache faces(shipped_catalogue().library, english());
    ExamplesDialog examples(frame, decks, shipped_catalogue(), faces, english());
    examples.Show();
    settle();
    auto& list = dynamic_cast<TextList&>(*examples.FindWindow("examples list"));
    BOOST_TEST(list.row_count() == 8U);
    const wxWindow& about = *examples.FindWindow("examples about");
    for (std::size_t row = 0; row < list.row_count(); ++row) {
        list.select(row);
        settle();
        BOOST_TEST(examples.chosen().id == decks[row].id);
        BOOST_TEST(!list.row(row).cells[1].empty());
        BOOST_TEST(!about.GetLabel().empty());
        BOOST_TEST(!accessible_description(list).empty());
        const auto& shown = dynamic_cast<FaceRow&>(*examples.FindWindow("examples faces"));
        BOOST_TEST(shown.cards().size() > 10U);
        BOOST_TEST((shown.cards().front()->cost == 1)); // it leads
    }
}

BOOST_FIXTURE_TEST_CASE(the_place_of_the_empty_deck_opens_an_example, WindowTest)
{
    wxTEST_DIALOG(click(find<wxButton>("empty help.example")), OpenExample(3));
    wait_for([&] { return document.resolved().size == 50; });
    BOOST_TEST(document.deck().name == "Golden Deer Take Wing");
    BOOST_TEST(!document.has_unsaved_changes());
}

BOOST_AUTO_TEST_SUITE_END()
