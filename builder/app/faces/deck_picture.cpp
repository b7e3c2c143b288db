#include "app/faces/deck_picture.h"

#include "app/faces/shapes.h"
#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <tuple>

namespace kizuna {
namespace {

constexpr std::size_t max_places = 400;

/// Builds the contents of a deck's picture.
class PictureOfDeck {
public:
    PictureOfDeck(const Deck& deck, const Catalogue& catalogue, const Messages& messages)
        : deck_(deck), catalogue_(catalogue), messages_(messages),
          resolved_(resolve(deck, catalogue.library))
    {
    }

    DeckPicture made()
    {
        DeckPicture picture;
        picture.title = deck_.name.empty() ? messages_.get("gui.deck.unnamed"_msg) : deck_.name;
        if (const Card* leads = leading())
            picture.protagonist = card_name(*leads, messages_.card_language());
        picture.about =
            joined_parts(format_name(),
                         messages_.get("picture.size"_msg, {{"count", resolved_.size}}), messages_);
        picture.deployment = messages_.get("picture.deployment"_msg);
        picture.class_change = messages_.get("picture.class-change"_msg);
        picture.unknown = messages_.get("picture.unknown"_msg);
        picture.nothing = messages_.get("picture.nothing"_msg);
        add_places(picture);
        add_curve(picture);
        add_symbols(picture);
        return picture;
    }

private:
    const Card* leading() const
    {
        const Card* designated = resolved_.designated;
        return designated && resolved_.copies_of(*designated) > 0 ? designated : nullptr;
    }

    std::string format_name() const
    {
        const Format* format = catalogue_.format(deck_.format);
        return format ? in_language(format->name, messages_) : deck_.format;
    }

    /// The sort key of cards.
    auto rank(const ResolvedDeck::Line& line) const
    {
        const Card& card = *line.card;
        const Card* leads = leading();
        const int group = &card == leads ? 0 : leads && shares_unit_name(card, *leads) ? 1 : 2;
        const int cost = card.cost.is_x() ? std::numeric_limits<int>::max() : card.cost.or_zero();
        return std::tuple(group, cost, catalogue_.library.index_of(card));
    }

    void add_places(DeckPicture& picture) const
    {
        std::vector<ResolvedDeck::Line> cards = resolved_.cards;
        std::ranges::sort(cards, {}, [&](const auto& line) { return rank(line); });
        const std::size_t all = cards.size() + resolved_.unknown.size();
        for (const auto& [card, copies] : cards) {
            if (picture.places.size() < max_places)
                picture.places.push_back({card, code_of(*card),
                                          card_face(*card, catalogue_.library, messages_, true),
                                          copies, card == leading()});
        }
        for (const DeckEntry* entry : resolved_.unknown) {
            if (picture.places.size() < max_places)
                picture.places.push_back({nullptr, entry->code, {}, entry->copies, false});
        }
        if (all > picture.places.size())
            picture.more = messages_.get(
                "picture.more"_msg, {{"count", static_cast<int>(all - picture.places.size())}});
    }

    /// The first printing in the deck, whose picture is preferred.
    std::string code_of(const Card& card) const
    {
        const auto entry = std::ranges::find_if(deck_.cards, [&](const DeckEntry& each) {
            return catalogue_.library.find(each.code).card == &card;
        });
        return entry == deck_.cards.end() ? card.id : entry->code;
    }

    void add_curve(DeckPicture& picture) const
    {
        constexpr int x = std::numeric_limits<int>::max();
        const auto place = [](Amount amount) { return amount.is_x() ? x : amount.or_zero(); };
        std::map<int, DeckPicture::Bar> bars;
        for (const auto& [card, copies] : resolved_.cards) {
            bars[place(card->cost)].deployment += copies;
            if (card->class_change_cost)
                bars[place(*card->class_change_cost)].class_change += copies;
        }
        int next = bars.empty() ? 0 : bars.begin()->first;
        for (auto& [cost, bar] : bars) {
            for (; cost != x && next < cost; ++next)
                picture.curve.push_back({std::to_string(next), 0, 0});
            next = cost == x ? x : cost + 1;
            bar.cost = cost == x ? "X" : std::to_string(cost);
            picture.curve.push_back(std::move(bar));
        }
    }

    void add_symbols(DeckPicture& picture) const
    {
        for (const auto& [card, copies] : resolved_.cards) {
            for (const SymbolLook* look : symbol_looks(card->symbols, catalogue_.library.words())) {
                const auto found =
                    std::ranges::find(picture.symbols, look, &DeckPicture::Symbol::look);
                if (found == picture.symbols.end())
                    picture.symbols.push_back({look, copies});
                else
                    found->copies += copies;
            }
        }
        std::ranges::stable_sort(picture.symbols, std::ranges::greater(),
                                 &DeckPicture::Symbol::copies);
    }

    const Deck& deck_;
    const Catalogue& catalogue_;
    const Messages& messages_;
    ResolvedDeck resolved_;
};

} // namespace

DeckPicture deck_picture(const Deck& deck, const Catalogue& catalogue, const Messages& messages)
{
    return PictureOfDeck(deck, catalogue, messages).made();
}

std::shared_ptr<const Pixels> card_picture(const PictureFolder& pictures, const Card& card,
                                           const std::string& code, int max_width)
{
    for (const auto& file : pictures.files_of(card, code)) {
        if (auto pixels = load_picture(file, max_width))
            return std::make_shared<const Pixels>(*std::move(pixels));
    }
    return nullptr;
}

int load_card_pictures(DeckPicture& picture, const PictureFolder& pictures, int max_width)
{
    int loaded = 0;
    for (DeckPicture::Place& place : picture.places) {
        if (!place.card)
            continue;
        place.face.picture = card_picture(pictures, *place.card, place.code, max_width);
        loaded += place.face.picture ? 1 : 0;
    }
    return loaded;
}

} // namespace kizuna
