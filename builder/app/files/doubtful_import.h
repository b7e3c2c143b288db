#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A line of a deck list that could not be taken as it stands.
struct DoubtfulLine {
    ImportProblem source;
    std::string problem; ///< what is wrong and, where nobody is asked, what becomes of it
    bool operator==(const DoubtfulLine&) const = default;
};

/// A deck list of another program with every line that was not understood, and what a person says
/// about them. Nothing is lost on the way: a line that nobody says anything about ends as the
/// reader of its form has it.
class DoubtfulImport {
public:
    /// What becomes of a line.
    struct Answer {
        enum class Kind { AsItStands, Card, Notes };
        Kind kind = Kind::AsItStands;
        const kizuna::Card* card = nullptr; ///< of Card
        bool operator==(const Answer&) const = default;
    };
    struct Line {
        DoubtfulLine doubt; ///< the first of the equal lines
        int times = 1;      ///< how many equal lines the list has
        int copies = 0;     ///< of the card, in all equal lines together
        Answer answer;
        bool has_no_card = false; ///< take_suggestions() found no card for the line
    };

    /// Whether equal lines are merged into one Line or stay apart. Lines have the order of the
    /// problems.
    enum class Same { Together, Apart };

    /// The catalogue outlives this.
    DoubtfulImport(ImportedDeck imported, const Catalogue& catalogue, const Messages& messages,
                   Same same = Same::Together);

    const std::vector<Line>& lines() const { return lines_; }
    void answer(std::size_t line, Answer answer);
    /// Gives the first suggestion to every line that has one and no answer yet.
    void take_suggestions();
    /// True while that could answer a line.
    bool has_suggestions() const;

    /// The deck as all answers make it. More copies of a card than an entry can hold stay with the
    /// line.
    Deck deck() const;
    /// Copies that the list names for the deck: as read, and those of lines that became cards only
    /// by their answers.
    int cards_in() const;
    /// One sentence: how many cards are understood and how many lines need a look still.
    std::string summary(const Messages& messages) const;
    const CardLibrary& library() const { return catalogue_.library; }

private:
    const Catalogue& catalogue_;
    ImportedDeck imported_;
    std::vector<Line> lines_;
};

/// The deck as an import, with a doubtful line for each entry that the library does not know.
ImportedDeck unknown_cards_as_lines(const Deck& deck, const CardLibrary& library);

/// What becomes of a line by an answer, in the user's words.
std::string answer_text(const DoubtfulImport::Line& line, const DoubtfulImport::Answer& answer,
                        const Messages& messages);
/// What a person may answer about a line beside naming a card, the first without doing anything.
std::vector<DoubtfulImport::Answer> plain_answers(const DoubtfulImport::Line& line);

/// Cards that somebody may mean by these words, best first: by code or name, as the search finds
/// them, and those that are spelt alike. At most a listful.
std::vector<const Card*> cards_meant(std::string_view words, const CardLibrary& library);

/// Copies of known cards, the maybe-pile too.
int understood_copies(const Deck& deck, const CardLibrary& library);

} // namespace kizuna
