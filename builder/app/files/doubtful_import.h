#pragma once

#include "app/cards/catalogue.h"
#include "app/files/doubtful_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace kizuna {

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
        DoubtfulLine doubt; ///< the first of them
        int times = 1;      ///< as often as the list says the same
        std::string code;   ///< of the entry that it ended as; empty where it is none
        int copies = 0;     ///< of its card, all times together
        ImportProblem::Reason reason = ImportProblem::Reason::Unknown;
        Answer answer;
        bool has_no_card = false; ///< take_suggestions() found none for it
    };

    /// The catalogue outlives this.
    DoubtfulImport(ImportedDeck imported, const Catalogue& catalogue, const Messages& messages);

    const std::vector<Line>& lines() const { return lines_; }
    void answer(std::size_t line, Answer answer);
    /// Gives the first suggestion to every line that has one and no answer yet.
    void take_suggestions();
    /// True while that could answer a line.
    bool has_suggestions() const;

    /// The deck as all answers make it.
    Deck deck() const;
    /// One sentence: how many cards are understood and how many lines need a look still.
    std::string summary(const Messages& messages) const;
    const CardLibrary& library() const { return catalogue_.library; }

private:
    using EntryCodes = std::unordered_set<std::string_view>; ///< of the imported deck

    Line line_of(const ImportProblem& problem, const EntryCodes& entries,
                 const Messages& messages) const;
    std::string unknown_code(const ImportProblem& problem, const EntryCodes& entries) const;
    std::string taken_code(const ImportProblem& problem) const;

    const Catalogue& catalogue_;
    ImportedDeck imported_;
    std::vector<Line> lines_;
};

/// What becomes of a line by an answer, in the user's words.
std::string answer_text(const DoubtfulImport::Line& line, const DoubtfulImport::Answer& answer,
                        const Messages& messages);
/// What a person may answer about a line beside naming a card, the first without doing anything.
std::vector<DoubtfulImport::Answer> plain_answers(const DoubtfulImport::Line& line);

/// Copies of known cards, the maybe-pile too.
int known_copies(const Deck& deck, const CardLibrary& library);

} // namespace kizuna
