#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"

#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A line of a deck list that could not be taken as it is.
struct UnclearLine {
    ImportProblem source;
    std::string problem; ///< what is wrong and, if the user is not asked, what happens to the line
    bool operator==(const UnclearLine&) const = default;
};

/// A deck list of another program with its unclear lines and the user's answers. Nothing is lost:
/// a line without an answer stays as the reader of the form left it.
class UnclearImport {
public:
    /// What to do with a line.
    struct Answer {
        enum class Kind { AsItStands, Card, Notes };
        Kind kind = Kind::AsItStands;
        const kizuna::Card* card = nullptr; ///< for Kind::Card
        bool operator==(const Answer&) const = default;
    };
    struct Line {
        UnclearLine what; ///< the first of equal lines
        int times = 1;    ///< number of equal lines
        int copies = 0;   ///< of all equal lines together
        Answer answer;
        bool has_no_card = false; ///< take_suggestions() found no card for the line
    };

    /// Together: equal lines are merged into one Line. Lines are in the order of the problems.
    enum class Same { Together, Apart };

    /// The catalogue must outlive this.
    UnclearImport(ImportedDeck imported, const Catalogue& catalogue, const Messages& messages,
                  Same same = Same::Together);

    const std::vector<Line>& lines() const { return lines_; }
    void answer(std::size_t line, Answer answer);
    /// Answers every line that has a suggestion and no answer with its first suggestion.
    void take_suggestions();
    /// True if take_suggestions() may answer a line.
    bool has_suggestions() const;

    /// The deck with all answers applied. If an entry cannot hold the copies of an answer, its line
    /// stays as it is.
    Deck deck() const;
    /// Copies in the deck proper: those that were read, and those that answers add.
    int cards_in() const;
    /// One sentence: the number of cards understood, and of lines still open.
    std::string summary(const Messages& messages) const;
    const CardLibrary& library() const { return catalogue_.library; }

private:
    const Catalogue& catalogue_;
    ImportedDeck imported_;
    std::vector<Line> lines_;
};

/// A deck as an import, with a unclear line for each entry that the library does not know.
ImportedDeck unknown_cards_as_lines(const Deck& deck, const CardLibrary& library);

/// The effect of an answer, in words.
std::string answer_text(const UnclearImport::Line& line, const UnclearImport::Answer& answer,
                        const Messages& messages);
/// The answers other than naming a card; the first one is "as it stands".
std::vector<UnclearImport::Answer> plain_answers(const UnclearImport::Line& line);

/// Cards that the words may mean, best first: by code or name, by a search, then with similar
/// spelling. At most 30.
std::vector<const Card*> cards_meant(std::string_view words, const CardLibrary& library);

/// Copies of known cards, including the maybe pile.
int understood_copies(const Deck& deck, const CardLibrary& library);

} // namespace kizuna
