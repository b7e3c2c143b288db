#pragma once

#include "app/base/signal.h"
#include "decks/legality/legality.h"

#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// The card or mend under the pointer, or the mend with the keyboard focus. Does not change the
/// selection; the what-if panel prefers it to the selection.
class Pointing {
public:
    /// Null if there is no card under it.
    const Card* card() const { return card_; }
    /// The edits of the mend; empty if there is none.
    const std::vector<Edit>& mend() const { return mend_; }
    /// The text of the mend.
    const std::string& mend_text() const { return mend_text_; }

    void at(const Card& card) { set(&card, {}, {}); }
    void at(std::vector<Edit> mend, std::string text)
    {
        set(nullptr, std::move(mend), std::move(text));
    }
    void nowhere() { set(nullptr, {}, {}); }

    /// Emitted when it changed.
    Signal changed;

private:
    void set(const Card* card, std::vector<Edit> mend, std::string text)
    {
        if (card == card_ && mend == mend_ && text == mend_text_)
            return;
        card_ = card;
        mend_ = std::move(mend);
        mend_text_ = std::move(text);
        changed.emit();
    }

    const Card* card_ = nullptr;
    std::vector<Edit> mend_;
    std::string mend_text_;
};

} // namespace kizuna
