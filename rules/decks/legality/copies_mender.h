#pragma once

#include "decks/legality/legality_rules.h"

namespace kizuna {

/// Looks for the least change of copies that meets every rule of a format, for one choice of the
/// lead. Unknown cards stay, and count for the size of the deck only. Each step moves many copies
/// at once, so large counts cost no more than small ones.
class CopiesMender {
public:
    /// The mended deck holds a copy of `lead`; null: of any cost-1 card. `context` is the
    /// protagonist for the format's queries, whose unit is filled up first; may be null. The
    /// library of `in` must outlive the mender.
    CopiesMender(const DeckInFormat& in, const Card* lead, const Card* context);

    /// True where every rule is met.
    bool is_done() const;
    /// Copies added and removed.
    int changes() const;
    /// Removals, then additions, each in deck order, then in the maybe-pile's.
    std::vector<Edit> edits() const;
    /// How many copies each entry of the deck keeps, before any are added; all for unknown
    /// cards.
    std::vector<int> kept() const;
    const Card* lead() const { return lead_; }

private:
    /// One rule: a sum over the copies of some cards must lie within bounds.
    struct Bound {
        int min = 0;
        int max = no_limit;
        int total = 0;
        bool is_lead = false; ///< over the cards that may lead: hard to fill up again

        int excess() const { return total > max ? total - max : 0; }
        int shortage() const { return total < min ? min - total : 0; }
    };
    /// What each copy of a card adds to a bound: 1, or a printed number where the rule sums these.
    struct Share {
        std::size_t bound; ///< position in `bounds_`
        int weight;        ///< above 0
    };
    /// Copies of a card in one entry of the deck.
    struct Entry {
        std::size_t position;
        int copies;
    };
    /// A card that may be in the mended deck: it is in the deck or in the maybe-pile.
    struct Stock {
        const Card* card;
        std::vector<Entry> entries; ///< as they were
        int before = 0;             ///< copies in the deck as it was
        int now = 0;
        int maybe = 0;                  ///< copies left in the maybe-pile
        std::size_t place_in_maybe = 0; ///< position of its first entry there
        std::vector<Share> shares;      ///< the rules it counts for
    };

    void take_stock(const DeckInFormat& in);
    void set_bounds(const DeckInFormat& in);
    template <typename Weight>
    void bind(Bound bound, Weight weight);

    static Entry latest_entry(const Stock& stock);
    static int weight_of(const Stock& stock, std::size_t bound); ///< 0: it does not count
    void change(Stock& stock, int copies);
    bool remove_some();
    void remove_from(Stock& stock);
    bool add_some();
    void add_to(Stock& stock, int copies);
    Stock* room_for(const Stock& wanted);
    int fills(const Stock& stock, const Stock* room) const;

    const Card* lead_;
    const Card* context_;
    std::vector<Stock> stocks_;
    std::vector<Bound> bounds_;
    std::vector<int> unknown_; ///< copies of each entry of the deck; 0 where its card is known
};

} // namespace kizuna
