#include "gui/dialogs/import_dialog.h"

#include "app/text/import_text.h"
#include "app/text/joined_text.h"
#include "gui/base/spacing.h"
#include "gui/base/wx_text.h"
#include "gui/controls/made_parts.h"
#include "gui/dialogs/unclear_lines.h"
#include "gui/text/flowing_text.h"

#include <algorithm>
#include <span>

namespace kizuna {

ImportDialog::ImportDialog(wxWindow* parent, const std::string& file_name, UnclearImport& import,
                           const Messages& messages, MessageKey done)
    : OwnDialog(parent, "import", messages.get("gui.import.title"_msg), wxMAXIMIZE_BOX),
      import_(import), messages_(messages)
{
    auto* heading = new FlowingText(this, "import heading");
    heading->tell(messages.get("gui.import.heading"_msg, {{"file", file_name}}));
    summary_ = make_heading(this, {}, "import summary");
    UnclearLines::Use use;
    use.name = "import";
    use.has_numbers = std::ranges::any_of(
        import.lines(), [](const UnclearImport::Line& line) { return line.what.source.line > 0; });
    use.keeps_lines = true;
    use.choose = [this](std::size_t line, const UnclearLines::Choice& choice) {
        using Kind = UnclearImport::Answer::Kind;
        if (choice.card)
            import_.answer(line, {Kind::Card, choice.card});
        else
            import_.answer(line, plain_answers(import_.lines()[line])[choice.plain]);
        show_lines(line);
    };
    lines_ = new UnclearLines(this, import.library(), messages, std::move(use));

    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto aside = stretched(*this, wxLEFT | wxRIGHT | wxTOP);
    column->Add(heading, aside);
    column->Add(summary_, aside);
    column->Add(lines_, stretched(*this, wxLEFT | wxRIGHT | wxTOP).Proportion(1));
    column->Add(make_buttons(done), stretched(*this, wxALL));
    open_at_size(column, wxSize(860, 560));
    show_lines(0);
    lines_->go_to_lines();
}

wxSizer* ImportDialog::make_buttons(MessageKey done)
{
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    suggestions_ = make_button(this, "import suggestions",
                               messages_.get("gui.import.suggestions"_msg), [this] {
                                   import_.take_suggestions();
                                   show_lines(0);
                               });
    row->Add(suggestions_);
    row->AddStretchSpacer();
    row->Add(cancel_button(this, messages_), spaced(*this, wxRIGHT));
    // Not the default button: in wxGTK, Enter in a list presses the default button too.
    auto* open = new wxButton(this, wxID_OK, to_wx(messages_.get(done)));
    open->SetName("import open");
    row->Add(open);
    return row;
}

void ImportDialog::show_lines(std::size_t selected)
{
    std::vector<UnclearLines::Shown> shown;
    const std::vector<UnclearImport::Line>& lines = import_.lines();
    const std::size_t told = std::min(lines.size(), max_told_problems);
    for (const UnclearImport::Line& line : std::span(lines).first(told)) {
        UnclearLines::Shown each;
        each.what = line.what;
        each.words = line.times == 1
                         ? line.what.source.text
                         : messages_.get("gui.import.times"_msg,
                                         {{"text", line.what.source.text}, {"times", line.times}});
        each.chosen = line.answer.card;
        each.becomes = answer_text(line, line.answer, messages_);
        for (const UnclearImport::Answer& answer : plain_answers(line))
            each.plain.push_back(answer_text(line, answer, messages_));
        each.is_settled = line.answer != UnclearImport::Answer();
        shown.push_back(std::move(each));
    }
    lines_->show(std::move(shown), selected);
    const std::string more =
        told == lines.size()
            ? std::string()
            : messages_.get("import.more"_msg, {{"count", static_cast<int>(lines.size() - told)}});
    summary_->SetLabel(to_wx(joined_sentences(import_.summary(messages_), more, messages_)));
    suggestions_->Enable(import_.has_suggestions());
}

} // namespace kizuna
