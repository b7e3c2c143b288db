#include "gui/pool/pool_model.h"

#include "app/cards/card_facts.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "gui/base/wx_text.h"

#include <algorithm>
#include <utility>

namespace kizuna {

PoolModel::PoolModel(const CardSearch& search, const DeckDocument& document, const UserCards& cards,
                     const Messages& messages, const SymbolIcons& icons)
    : wxDataViewVirtualListModel(static_cast<unsigned>(search.rows().size())), search_(search),
      document_(document), cards_(cards), messages_(messages), icons_(icons),
      marks_(document, messages)
{
}

void PoolModel::show_search()
{
    Reset(static_cast<unsigned>(search_.rows().size()));
}

void PoolModel::show_deck()
{
    const std::map<const Card*, int> before = std::exchange(shown_copies_, {});
    const std::set<const Card*> over_limit = marks_.over_limit();
    marks_.read_deck();
    for (const ResolvedDeck::Line& line : document_.resolved().cards)
        shown_copies_.emplace(line.card, line.copies);
    const auto tell = [&](const auto& some, const auto& others) {
        for (const auto& [card, copies] : some) {
            if (const auto other = others.find(card);
                other != others.end() && other->second == copies)
                continue;
            if (const auto row = row_of(*card))
                RowChanged(*row);
        }
    };
    tell(before, shown_copies_);
    tell(shown_copies_, before);
    std::vector<const Card*> marked_otherwise;
    std::ranges::set_symmetric_difference(over_limit, marks_.over_limit(),
                                          std::back_inserter(marked_otherwise));
    for (const Card* card : marked_otherwise) {
        if (const auto row = row_of(*card))
            RowChanged(*row);
    }
}

const Card* PoolModel::card_at(unsigned row) const
{
    const auto rows = search_.rows();
    return row < rows.size() ? &search_.library().cards()[rows[row]] : nullptr;
}

std::string PoolModel::mark_of(const wxDataViewItem& item) const
{
    const Card* card = card_at(GetRow(item));
    return card ? marks_.of(*card) : std::string();
}

std::optional<unsigned> PoolModel::row_of(const Card& card) const
{
    const auto rows = search_.rows();
    const auto found = std::ranges::find(rows, search_.library().index_of(card));
    if (found == rows.end())
        return std::nullopt;
    return static_cast<unsigned>(found - rows.begin());
}

wxString PoolModel::GetColumnType(unsigned column) const
{
    return column == Name ? "wxDataViewIconText" : "string";
}

void PoolModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const
{
    const Card* card = card_at(row); // null: GTK may ask for a row that a newer search removed
    const wxString text = card ? to_wx(text_of(*card, column)) : wxString();
    if (column == Name)
        value << wxDataViewIconText(text, card ? icons_.icon(card->symbols, marks_.flaw_of(*card))
                                               : wxBitmapBundle());
    else
        value = text;
}

bool PoolModel::GetAttrByRow(unsigned, unsigned column, wxDataViewItemAttr& attr) const
{
    const bool is_bold = column == Copies;
    attr.SetBold(is_bold);
    return is_bold;
}

std::string PoolModel::text_of(const Card& card, unsigned column) const
{
    switch (static_cast<Column>(column)) {
    case Id:
        return card.id;
    case Name:
        return card_name(card, messages_.card_language());
    case OtherName:
        return other_name(card, messages_.card_language());
    case Cost:
        return amount_text(card.cost);
    case ClassChange:
        return card.class_change_cost ? amount_text(*card.class_change_cost) : "";
    case Attack:
        return amount_text(card.attack);
    case Support:
        return amount_text(card.support);
    case Range:
        return card.range.empty() ? "" : range_text(card.range);
    case Symbol:
        return card.symbols.empty() ? "" : symbols_text(card, search_.library(), messages_);
    case Copies:
        if (const int copies = document_.resolved().copies_of(card); copies > 0)
            return std::to_string(copies);
        return {};
    case Owned:
        return cards_.owned().empty() ? "" : std::to_string(cards_.owned().owned(card));
    case UnitClass:
        return class_name(card, messages_.card_language());
    case Weapon:
        return card.weapons.empty() ? "" : weapons_text(card, search_.library(), messages_);
    case Type:
        return card.types.empty() ? "" : types_text(card, search_.library(), messages_);
    case Gender:
        return card.genders.empty() ? "" : genders_text(card, search_.library(), messages_);
    case Set:
        return search_.library().sets()[card.set].id;
    case ColumnCount:
        break;
    }
    return {};
}

} // namespace kizuna
