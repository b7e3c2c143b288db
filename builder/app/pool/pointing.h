#pragma once

#include "app/base/signal.h"
#include "decks/legality/legality.h"

#include <string>
#include <utility>
#include <vector>

namespace kizuna {

/// What the pointer rests on, or the keyboard where that is a mend: a passing look, which selects
/// nothing. Whoever shows what a change would do looks here before the selection.
class Pointing {
public:
    /// Null where it rests on no card.
    const Card* card() const { return card_; }
    /// What the mend would change; empty where it rests on none.
    const std::vector<Edit>& mend() const { return mend_; }
    /// What the mend says of itself.
    const std::string& mend_text() const { return mend_text_; }

    void at(const Card& card) { set(&card, {}, {}); }
    void at(std::vector<Edit> mend, std::string text)
    {
        set(nullptr, std::move(mend), std::move(text));
    }
    void nowhere() { set(nullptr, {}, {}); }

    /// After it came to rest on something else.
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
