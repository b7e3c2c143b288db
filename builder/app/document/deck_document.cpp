#include "app/document/deck_document.h"

#include "app/base/files.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::size_t max_closed = 10;

/// A normal form of a path, so that a file is recognised by any path to it.
std::filesystem::path whole_name(const std::filesystem::path& file)
{
    std::error_code error;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(file, error);
    return error ? absolute_path(file).lexically_normal() : whole;
}

bool names_a_known_card(const Violation& violation)
{
    return std::ranges::any_of(violation.fix, [](const Edit& edit) { return edit.card; });
}

} // namespace

DeckDocument::DeckDocument(const Catalogue& catalogue) : catalogue_(catalogue)
{
    decks_.push_back(make_new());
    judge();
}

std::optional<std::size_t> DeckDocument::tab_of(const std::filesystem::path& file) const
{
    const std::filesystem::path whole = whole_name(file);
    const auto found = std::ranges::find_if(decks_, [&](const OpenDeck& each) {
        return !each.file.empty() && whole_name(each.file) == whole;
    });
    return found == decks_.end() ? std::nullopt : std::optional(found - decks_.begin());
}

void DeckDocument::switch_to(std::size_t tab)
{
    if (tab == active_ || tab >= decks_.size())
        return;
    active_ = tab;
    refresh();
}

void DeckDocument::switch_by(int tabs)
{
    const auto count = static_cast<int>(decks_.size());
    const int wanted = (static_cast<int>(active_) + tabs % count + count) % count;
    switch_to(static_cast<std::size_t>(wanted));
}

void DeckDocument::close(std::size_t tab)
{
    OpenDeck& going = decks_.at(tab);
    if (!going.is_untouched()) {
        closed_.push_back(std::move(going));
        if (closed_.size() > max_closed)
            closed_.erase(closed_.begin());
    }
    decks_.erase(decks_.begin() + static_cast<std::ptrdiff_t>(tab));
    if (decks_.empty())
        decks_.push_back(make_new());
    if (active_ > tab || active_ == decks_.size())
        --active_;
    refresh();
}

void DeckDocument::close_all()
{
    decks_.clear();
    closed_.clear();
    decks_.push_back(make_new());
    active_ = 0;
    refresh();
}

void DeckDocument::reopen()
{
    if (closed_.empty())
        return;
    OpenDeck back = std::move(closed_.back());
    closed_.pop_back();
    show_in_tab(std::move(back));
}

void DeckDocument::set_protagonist(std::string_view code, const std::string& reason)
{
    Deck next = deck();
    next.protagonist = code;
    change_to(std::move(next), reason);
}

void DeckDocument::type_name(const std::string& name, const std::string& reason)
{
    Deck next = deck();
    next.name = name;
    type(Typed::Name, std::move(next), reason);
}

void DeckDocument::type(Typed text, Deck next, const std::string& reason)
{
    if (deck() == next)
        return;
    History<Deck>& history = now().history;
    const std::size_t before = history.position();
    if (typed_ != LastTyped{text, active_id(), history.position()} || !history.amend(next, reason))
        history.push(std::move(next), reason);
    // If the text was typed back to what it was, the step is gone, and the next letter starts a new
    // one.
    typed_ = history.position() >= before ? LastTyped{text, active_id(), history.position()}
                                          : LastTyped{};
    refresh();
}

void DeckDocument::set_format(const std::string& id, const std::string& reason)
{
    Deck next = deck();
    next.format = id;
    change_to(std::move(next), reason);
}

void DeckDocument::undo()
{
    if (can_undo())
        go_to(history().position() - 1);
}

void DeckDocument::redo()
{
    if (can_redo())
        go_to(history().position() + 1);
}

void DeckDocument::go_to(std::size_t step)
{
    if (step == now().history.position() || step >= now().history.size())
        return;
    now().history.go_to(step);
    refresh();
}

void DeckDocument::change_every_step(const std::function<void(Deck&)>& change)
{
    now().history.change_every(change);
    refresh();
}

void DeckDocument::word_again(
    const std::function<void(Deck&, const std::filesystem::path& file)>& word)
{
    for (std::vector<OpenDeck>* decks : {&decks_, &closed_}) {
        for (OpenDeck& each : *decks) {
            if (!each.file.empty())
                each.history.reword_every([&](Deck& deck) { word(deck, each.file); });
        }
    }
    refresh();
}

void DeckDocument::choose_new_format(const std::string& id)
{
    new_format_ = id;
    if (now().is_untouched() && deck().format != id)
        show_in_tab(make_new());
}

void DeckDocument::start_new()
{
    show_in_tab(make_new());
}

ImportedDeck DeckDocument::open(const std::filesystem::path& file, const LookAtImport& look,
                                const WordDeck& word)
{
    if (const std::optional<std::size_t> tab = tab_of(file)) {
        switch_to(*tab);
        return {};
    }
    LoadedDeck loaded = load_deck(file, catalogue_.tools());
    if (!loaded.imported.faults.empty())
        return std::move(loaded.imported);
    const bool is_ours = loaded.kind == &deck_file_kinds().front();
    if (!is_ours && look && !loaded.imported.problems.empty() && !look(loaded.imported))
        return std::move(loaded.imported);
    if (word)
        word(loaded.imported.deck);
    OpenDeck opened = make(loaded.imported.deck);
    if (is_ours) {
        opened.file = file;
        opened.fingerprint = fingerprint(file);
        std::erase_if(closed_, [&](const OpenDeck& each) { return each.file == file; });
    } else {
        opened.history.mark_unsaved();
    }
    show_in_tab(std::move(opened));
    return std::move(loaded.imported);
}

ImportedDeck DeckDocument::reload(const std::string& reason)
{
    const std::optional<std::size_t> print = fingerprint(now().file);
    LoadedDeck loaded = load_deck(now().file, catalogue_.tools());
    if (loaded.imported.faults.empty()) {
        now().history.push(loaded.imported.deck, reason);
        now().history.mark_saved();
        now().fingerprint = print;
        refresh();
    }
    return std::move(loaded.imported);
}

void DeckDocument::keep_mine()
{
    now().fingerprint = fingerprint(now().file);
    now().history.mark_unsaved();
    changed.emit();
}

void DeckDocument::recover(Deck deck, std::filesystem::path file,
                           std::optional<std::size_t> fingerprint, const std::string& reason)
{
    Deck on_disk;
    if (!file.empty()) {
        LoadedDeck loaded = load_deck(file, catalogue_.tools());
        if (loaded.imported.faults.empty())
            on_disk = std::move(loaded.imported.deck);
    }
    History<Deck> history(std::move(on_disk));
    history.push(std::move(deck), reason);
    history.mark_unsaved();
    recover(std::move(history), std::move(file), fingerprint);
}

void DeckDocument::recover(History<Deck> history, std::filesystem::path file,
                           std::optional<std::size_t> fingerprint)
{
    show_in_tab({next_id_++, std::move(history), std::move(file), fingerprint});
}

DeckDocument::Saving DeckDocument::begin_save(const std::filesystem::path& file)
{
    const History<Deck>& history = now().history;
    ++now().saves;
    return {active_id(), history.id(history.position()), history.changes_of_every(), deck(), file};
}

void DeckDocument::end_save(const Saving& saving, const SavedDeck& saved)
{
    const auto is_it = [&](const OpenDeck& each) { return each.id == saving.deck; };
    auto deck = std::ranges::find_if(decks_, is_it);
    if (deck == decks_.end()) {
        deck = std::ranges::find_if(closed_, is_it);
        if (deck == closed_.end())
            return;
    }
    --deck->saves;
    if (saved.fault)
        return;
    deck->file = saving.file;
    deck->fingerprint = saved.fingerprint;
    if (deck->history.changes_of_every() == saving.changes_of_every)
        deck->history.mark_saved(saving.step);
    changed.emit();
}

OnDisk DeckDocument::on_disk(std::size_t tab) const
{
    const OpenDeck& asked = decks_.at(tab);
    if (asked.file.empty())
        return OnDisk::NoFile;
    if (asked.saves > 0)
        return OnDisk::Same;
    const std::optional<std::size_t> there = fingerprint(asked.file);
    if (!there)
        return OnDisk::Gone;
    return there == asked.fingerprint ? OnDisk::Same : OnDisk::Changed;
}

void DeckDocument::change_to(Deck next, const std::string& reason)
{
    if (next == deck())
        return;
    now().history.push(std::move(next), reason);
    refresh();
}

/// Makes the deck active, in place of an untouched deck or in a new tab after the active one.
void DeckDocument::show_in_tab(OpenDeck deck)
{
    if (now().is_untouched())
        now() = std::move(deck);
    else
        decks_.insert(decks_.begin() + static_cast<std::ptrdiff_t>(++active_), std::move(deck));
    refresh();
}

OpenDeck DeckDocument::make_new()
{
    Deck deck;
    deck.format = new_format_;
    return make(std::move(deck));
}

OpenDeck DeckDocument::make(Deck deck)
{
    return {
        .id = next_id_++, .history = History<Deck>(std::move(deck)), .file = {}, .fingerprint = {}};
}

void DeckDocument::refresh()
{
    judge();
    changed.emit();
}

/// Recomputes everything that follows from the deck.
void DeckDocument::judge()
{
    const Format* named = catalogue_.format(deck().format);
    format_ = named ? named : &catalogue_.formats.front();
    resolved_ = resolve(deck(), catalogue_.library);
    statistics_ = deck_statistics(resolved_, catalogue_.library);
    violations_ = check_legality(deck(), resolved_, *format_, catalogue_.library);
    warnings_ = advise(deck(), resolved_, *format_, catalogue_.library);
    // The whole mend can do more than the fixes of the violations, such as filling up from the
    // maybe pile.
    can_mend_ = std::ranges::any_of(violations_, names_a_known_card) ||
                (!violations_.empty() && resolved_.size > 0 &&
                 !mend(deck(), *format_, catalogue_.library).edits.empty());
}

} // namespace kizuna
