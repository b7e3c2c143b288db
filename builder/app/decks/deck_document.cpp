#include "app/decks/deck_document.h"

#include "app/decks/deck_storage.h"

namespace kizuna {

DeckDocument::DeckDocument(const Catalogue& catalogue) : catalogue_(catalogue), history_(Deck{})
{
    judge();
}

void DeckDocument::change_copies(Pile pile, std::string_view code, int copies,
                                 const std::string& reason)
{
    Deck next = deck();
    kizuna::change_copies(next, pile, code, copies, catalogue_.library);
    push(std::move(next), reason);
}

void DeckDocument::set_protagonist(std::string_view code, const std::string& reason)
{
    Deck next = deck();
    next.protagonist = code;
    push(std::move(next), reason);
}

void DeckDocument::set_name(const std::string& name, const std::string& reason)
{
    Deck next = deck();
    next.name = name;
    push(std::move(next), reason);
}

void DeckDocument::set_format(const std::string& id, const std::string& reason)
{
    Deck next = deck();
    next.format = id;
    push(std::move(next), reason);
}

void DeckDocument::set_notes(const std::string& notes, const std::string& reason)
{
    Deck next = deck();
    next.notes = notes;
    push(std::move(next), reason);
}

void DeckDocument::apply_edits(std::span<const Edit> edits, const std::string& reason)
{
    Deck next = deck();
    for (const Edit& edit : edits)
        apply(next, edit, catalogue_.library);
    push(std::move(next), reason);
}

bool DeckDocument::mend_all(const std::string& reason)
{
    Mend whole = mend(deck(), *format_, catalogue_.library);
    if (!whole.left.empty())
        return false;
    push(std::move(whole.deck), reason);
    return true;
}

void DeckDocument::undo()
{
    if (!can_undo())
        return;
    history_.undo();
    refresh();
}

void DeckDocument::redo()
{
    if (!can_redo())
        return;
    history_.redo();
    refresh();
}

void DeckDocument::go_to(std::size_t step)
{
    if (step == history_.position() || step >= history_.size())
        return;
    history_.go_to(step);
    refresh();
}

void DeckDocument::change_every_step(const std::function<void(Deck&)>& change)
{
    history_.change_every(change);
    refresh();
}

void DeckDocument::start_new()
{
    replace(Deck{}, {}, true);
}

ImportedDeck DeckDocument::open(const std::filesystem::path& file)
{
    LoadedDeck loaded = load_deck(file, catalogue_.tools());
    if (loaded.imported.faults.empty()) {
        const bool is_ours = loaded.kind == &deck_file_kinds().front();
        replace(loaded.imported.deck, is_ours ? file : std::filesystem::path(), is_ours);
    }
    return std::move(loaded.imported);
}

std::optional<Fault> DeckDocument::save(const std::filesystem::path& file)
{
    if (std::optional<Fault> fault = save_deck(deck(), file, catalogue_.tools()))
        return fault;
    file_ = file;
    fingerprint_ = fingerprint(file_);
    history_.mark_saved();
    changed.emit();
    return std::nullopt;
}

bool DeckDocument::file_was_changed() const
{
    if (file_.empty())
        return false;
    const std::optional<std::size_t> now = fingerprint(file_);
    return now && now != fingerprint_;
}

std::variant<WrittenDeck, Fault> DeckDocument::export_to(const std::filesystem::path& file,
                                                         const DeckFileKind& kind) const
{
    return export_deck(deck(), file, kind, catalogue_.tools());
}

void DeckDocument::push(Deck next, const std::string& reason)
{
    if (next == deck())
        return;
    history_.push(std::move(next), reason);
    refresh();
}

void DeckDocument::replace(Deck deck, std::filesystem::path file, bool saved)
{
    history_ = History<Deck>(std::move(deck));
    if (!saved)
        history_.mark_unsaved();
    file_ = std::move(file);
    fingerprint_ = file_.empty() ? std::nullopt : fingerprint(file_);
    refresh();
}

void DeckDocument::refresh()
{
    judge();
    changed.emit();
}

/// Everything that follows from the deck. Computed anew each time, never stored with it.
void DeckDocument::judge()
{
    const Format* named = catalogue_.format(deck().format);
    format_ = named ? named : &catalogue_.formats.front();
    resolved_ = resolve(deck(), catalogue_.library);
    statistics_ = deck_statistics(deck(), catalogue_.library);
    violations_ = check_legality(deck(), resolved_, *format_, catalogue_.library);
    warnings_ = advise(deck(), *format_, catalogue_.library);
}

} // namespace kizuna
