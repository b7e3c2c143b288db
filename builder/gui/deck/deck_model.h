#pragma once

#include "app/document/deck_document.h"
#include "app/outline/deck_outline.h"
#include "gui/card/symbol_icons.h"

#include <wx/dataview.h>

#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace kizuna {

/// The deck's outline as a tree for wxWidgets. The list is notified only of differences, so that
/// scroll position, selection and folded groups stay.
class DeckModel : public wxDataViewModel {
public:
    enum Column : unsigned { Name, Copies, Cost, Code, ColumnCount };

    /// The model is empty until show(). `icons` outlives it.
    explicit DeckModel(const SymbolIcons& icons);
    ~DeckModel() override;

    /// Shows another outline. Returns the heads of new groups, which are still folded.
    std::vector<wxDataViewItem> show(std::vector<DeckGroup> outline);

    /// The row of an item; its `code` is empty for the head of a group.
    static const DeckRow& row(const wxDataViewItem& item);
    /// The row of a card id or unknown code; not IsOk() if the pile does not have it.
    wxDataViewItem find(Pile pile, std::string_view code) const;
    /// The first head; not IsOk() if the deck is empty.
    wxDataViewItem first() const;
    /// The head of every group, from the top.
    std::vector<wxDataViewItem> heads() const;
    /// Every row but the heads, from the top.
    std::vector<wxDataViewItem> rows() const;

    unsigned GetColumnCount() const override { return ColumnCount; }
    wxString GetColumnType(unsigned column) const override;
    void GetValue(wxVariant& value, const wxDataViewItem& item, unsigned column) const override;
    bool SetValue(const wxVariant&, const wxDataViewItem&, unsigned) override { return false; }
    bool GetAttr(const wxDataViewItem& item, unsigned column,
                 wxDataViewItemAttr& attr) const override;
    wxDataViewItem GetParent(const wxDataViewItem& item) const override;
    bool IsContainer(const wxDataViewItem& item) const override;
    bool HasContainerColumns(const wxDataViewItem&) const override { return true; }
    unsigned GetChildren(const wxDataViewItem& item, wxDataViewItemArray& children) const override;

private:
    struct Node;
    using Nodes = std::vector<std::unique_ptr<Node>>;

    static std::unordered_set<std::string> keys_of(const Nodes& nodes);
    static std::size_t new_rows(const Nodes& now, const Nodes& before);
    void replace_all(Nodes wanted);
    void match(Nodes& shown, Nodes wanted, Node* parent);
    Nodes::iterator remove(Nodes& shown, Nodes::iterator which, Node* parent);
    void insert(Nodes& shown, Nodes::iterator before, std::unique_ptr<Node> node, Node* parent);
    static std::string text_of(const DeckRow& shown, unsigned column);

    const SymbolIcons& icons_;
    Nodes groups_;
    std::vector<wxDataViewItem> new_heads_; ///< collected during show()
};

} // namespace kizuna
