#include "gui/deck/deck_model.h"

#include "app/text/card_label.h"
#include "gui/base/wx_text.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace kizuna {

struct DeckModel::Node {
    std::string key; ///< unique in its group; the same before and after a change
    DeckRow row;
    Node* parent = nullptr;
    Nodes children;

    static Node* of(const wxDataViewItem& item) { return static_cast<Node*>(item.GetID()); }
    static wxDataViewItem item(Node* node) { return wxDataViewItem(node); }
};

namespace {

/// With more changed rows than this the whole list is filled anew: GTK reads all rows of a group at
/// each row that is added or removed.
constexpr std::size_t max_told = 400;

} // namespace

DeckModel::DeckModel(const SymbolIcons& icons) : icons_(icons) {}

DeckModel::~DeckModel() = default;

std::vector<wxDataViewItem> DeckModel::show(std::vector<DeckGroup> outline)
{
    Nodes wanted;
    for (DeckGroup& group : outline) {
        auto head = std::make_unique<Node>();
        head->key = std::move(group.key);
        head->row = std::move(group.head);
        for (DeckRow& row : group.rows) {
            auto child = std::make_unique<Node>();
            child->key = row.code;
            child->row = std::move(row);
            head->children.push_back(std::move(child));
        }
        wanted.push_back(std::move(head));
    }
    new_heads_.clear();
    if (new_rows(wanted, groups_) + new_rows(groups_, wanted) > max_told)
        replace_all(std::move(wanted));
    else
        match(groups_, std::move(wanted), nullptr);
    return new_heads_;
}

std::unordered_set<std::string> DeckModel::keys_of(const Nodes& nodes)
{
    std::unordered_set<std::string> keys;
    for (const std::unique_ptr<Node>& node : nodes)
        keys.insert(node->key);
    return keys;
}

/// How many rows of `now` are not in the same group of `before`.
std::size_t DeckModel::new_rows(const Nodes& now, const Nodes& before)
{
    std::unordered_map<std::string_view, const Nodes*> groups_before;
    for (const std::unique_ptr<Node>& head : before)
        groups_before.emplace(head->key, &head->children);
    std::size_t count = 0;
    for (const std::unique_ptr<Node>& head : now) {
        const auto group = groups_before.find(head->key);
        if (group == groups_before.end()) {
            count += head->children.size();
            continue;
        }
        const std::unordered_set<std::string> known = keys_of(*group->second);
        count += static_cast<std::size_t>(std::ranges::count_if(
            head->children, [&](const auto& child) { return !known.contains(child->key); }));
    }
    return count;
}

void DeckModel::replace_all(Nodes wanted)
{
    const Nodes before = std::exchange(groups_, std::move(wanted)); // must live until Cleared()
    for (const std::unique_ptr<Node>& head : groups_) {
        for (const std::unique_ptr<Node>& child : head->children)
            child->parent = head.get();
        new_heads_.push_back(Node::item(head.get()));
    }
    Cleared();
}

/// Turns the shown nodes into the wanted ones, notifying the list of each difference.
void DeckModel::match(Nodes& shown, Nodes wanted, Node* parent)
{
    const std::unordered_set<std::string> wanted_keys = keys_of(wanted);
    for (auto at = shown.begin(); at != shown.end();)
        at = wanted_keys.contains((*at)->key) ? at + 1 : remove(shown, at, parent);
    const std::unordered_set<std::string> shown_keys = keys_of(shown);
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        const auto here = shown.begin() + static_cast<std::ptrdiff_t>(at);
        if (here == shown.end() || (*here)->key != wanted[at]->key) {
            // It is new, or it moved up: then remove it below and insert it here.
            if (shown_keys.contains(wanted[at]->key))
                remove(shown, std::ranges::find(shown, wanted[at]->key, &Node::key), parent);
            insert(shown, shown.begin() + static_cast<std::ptrdiff_t>(at), std::move(wanted[at]),
                   parent);
            continue;
        }
        if ((*here)->row != wanted[at]->row) {
            (*here)->row = std::move(wanted[at]->row);
            ItemChanged(Node::item(here->get()));
        }
        match((*here)->children, std::move(wanted[at]->children), here->get());
    }
}

DeckModel::Nodes::iterator DeckModel::remove(Nodes& shown, Nodes::iterator which, Node* parent)
{
    // Remove children first: GTK leaks its data of them if only their head is removed.
    for (Nodes& children = (*which)->children; !children.empty();)
        remove(children, children.begin(), which->get());
    const std::unique_ptr<Node> gone = std::move(*which);
    const auto next = shown.erase(which);
    ItemDeleted(Node::item(parent), Node::item(gone.get()));
    return next;
}

void DeckModel::insert(Nodes& shown, Nodes::iterator before, std::unique_ptr<Node> node,
                       Node* parent)
{
    Node* added = shown.insert(before, std::move(node))->get();
    added->parent = parent;
    // Add children one by one: else GTK takes the head for a row without children.
    Nodes children = std::move(added->children);
    added->children.clear();
    ItemAdded(Node::item(parent), Node::item(added));
    for (std::unique_ptr<Node>& child : children)
        insert(added->children, added->children.end(), std::move(child), added);
    if (!parent)
        new_heads_.push_back(Node::item(added));
}

const DeckRow& DeckModel::row(const wxDataViewItem& item)
{
    return Node::of(item)->row;
}

wxDataViewItem DeckModel::find(Pile pile, std::string_view code) const
{
    for (const wxDataViewItem& item : rows()) {
        if (row(item).pile == pile && row(item).code == code)
            return item;
    }
    return {};
}

wxDataViewItem DeckModel::first() const
{
    return Node::item(groups_.empty() ? nullptr : groups_.front().get());
}

std::vector<wxDataViewItem> DeckModel::heads() const
{
    std::vector<wxDataViewItem> items;
    for (const auto& group : groups_)
        items.push_back(Node::item(group.get()));
    return items;
}

std::vector<wxDataViewItem> DeckModel::rows() const
{
    std::vector<wxDataViewItem> items;
    for (const auto& group : groups_) {
        for (const auto& child : group->children)
            items.push_back(Node::item(child.get()));
    }
    return items;
}

wxString DeckModel::GetColumnType(unsigned column) const
{
    return column == Name ? "wxDataViewIconText" : "string";
}

void DeckModel::GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const
{
    const DeckRow& shown = row(item);
    if (column == Name)
        value << wxDataViewIconText(to_wx((shown.protagonist ? "★ " : "") + shown.name),
                                    shown.card ? icons_.icon(shown.card->symbols, shown.flaw)
                                               : wxBitmapBundle());
    else
        value = to_wx(text_of(shown, column));
}

std::string DeckModel::text_of(const DeckRow& shown, unsigned column)
{
    switch (column) {
    case Copies:
        return std::to_string(shown.copies);
    case Cost:
        return shown.card ? costs_text(*shown.card) : "";
    case Code:
        return shown.printing;
    default:
        return {};
    }
}

bool DeckModel::GetAttr(const wxDataViewItem& item, unsigned column, wxDataViewItemAttr& attr) const
{
    const bool bold =
        (column == Name || column == Copies) && (row(item).code.empty() || row(item).protagonist);
    attr.SetBold(bold);
    return bold;
}

wxDataViewItem DeckModel::GetParent(const wxDataViewItem& item) const
{
    return Node::item(item.IsOk() ? Node::of(item)->parent : nullptr);
}

bool DeckModel::IsContainer(const wxDataViewItem& item) const
{
    return !item.IsOk() || row(item).code.empty();
}

unsigned DeckModel::GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const
{
    for (const auto& child : item.IsOk() ? Node::of(item)->children : groups_)
        children.Add(Node::item(child.get()));
    return static_cast<unsigned>(children.size());
}

} // namespace kizuna
