#include "app/cards/card_import.h"

#include "app/base/files.h"
#include "cards/base/encodings.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/files/card_yaml.h"
#include "cards/library/name_index.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// Collects the rows of all lists.
class Importer {
public:
    Importer(const DeckFileTools& tools, const std::stop_token& stop)
        : tools_(tools), library_(tools.library), stop_(stop)
    {
    }

    void add_text(std::string bytes, const std::string& file)
    {
        const std::string text = decoded_text(std::move(bytes)).text;
        const CardList list = read_card_list(text, library_.words());
        if (list.kind == CardList::Kind::None)
            import_.unread.push_back({.file = file, .reason = UnreadRow::Reason::NoCardList});
        else
            import_.is_card_list = true;
        for (const CardRow& row : list.rows) {
            if (stop_.stop_requested())
                break;
            add_row(row, file, list.kind);
        }
    }

    void add_file(const fs::path& file)
    {
        auto text = read_file(file);
        if (const auto* fault = std::get_if<Fault>(&text))
            import_.unread.push_back(
                {.file = file.string(), .reason = UnreadRow::Reason::Unreadable, .fault = *fault});
        else
            add_text(std::get<std::string>(std::move(text)), file.string());
    }

    void add_folder(const fs::path& folder)
    {
        std::vector<fs::path> files;
        std::error_code error;
        const auto skip = fs::directory_options::skip_permission_denied;
        for (fs::recursive_directory_iterator at(folder, skip, error), end;
             !error && at != end && !stop_.stop_requested(); at.increment(error)) {
            std::error_code unknown;
            if (at->path().filename().native().starts_with('.')) {
                at.disable_recursion_pending();
                continue;
            }
            const std::string ending = lower_case(at->path().extension().string());
            if ((ending == ".txt" || ending == ".fe0db") && at->is_regular_file(unknown))
                files.push_back(at->path());
        }
        if (error)
            import_.unread.push_back(
                {.file = folder.string(),
                 .reason = UnreadRow::Reason::Unreadable,
                 .fault = file_fault(faults::FileUnreadable{reason_of(error.value())}, folder)});
        std::ranges::sort(files, {}, [](const fs::path& file) { return file.native(); });
        for (const fs::path& file : files) {
            if (!stop_.stop_requested())
                add_file(file);
        }
    }

    CardImport take() { return std::move(import_); }

private:
    std::vector<CardMatch> matches_of(const CardRow& row, CardList::Kind kind) const
    {
        if (kind == CardList::Kind::Lackey)
            return look_up_lackey(row.lackey, tools_).matches;
        if (const auto by_code = cards_with_code(row.code, library_);
            !row.code.empty() && !by_code.empty())
            return by_code;
        // A serial number may have been reused for a card of another set, so the set must match.
        const auto set_of = [](std::string_view code) { return code.substr(0, code.find('-')); };
        for (const std::string& code :
             tools_.exchange.codes_of(NumberingProgram::CipherVit, row.serial)) {
            const CardMatch match = library_.find(code);
            if (match.card && (row.code.empty() || set_of(row.code) == set_of(match.card->id)))
                return {match};
        }
        return cards_with_name(row.name, library_);
    }

    void add_row(const CardRow& row, const std::string& file, CardList::Kind kind)
    {
        const std::vector<CardMatch> matches = matches_of(row, kind);
        const bool is_one_card =
            !matches.empty() && std::ranges::all_of(matches, [&](const CardMatch& each) {
                return each.card == matches.front().card;
            });
        if (is_one_card)
            add_known(row, file, *matches.front().card, kind);
        else if (matches.empty() && !row.code.empty())
            add_new(row, file);
        else
            leave_out(row, file, {.text = row.name});
    }

    void leave_out(const CardRow& row, const std::string& file, UnreadRow unread)
    {
        unread.file = file;
        unread.line = row.line;
        import_.unread.push_back(std::move(unread));
    }

    void add_conflict(const CardRow& row, const std::string& file, const std::string& card,
                      CardFactKind kind, std::string known = {}, std::string told = {})
    {
        import_.conflicts.push_back(
            {file, row.line, card, kind, std::move(known), std::move(told)});
    }

    /// The first text of a card is kept; a different one in a later row is a conflict.
    void add_texts(const CardRow& row, const std::string& file, const std::string& id)
    {
        if (row.texts.empty())
            return;
        const std::vector<std::string>& before = import_.texts.of(id);
        if (before.empty()) {
            import_.texts.set(id, row.texts);
            return;
        }
        const auto is_same = [](const std::string& one, const std::string& other) {
            return fold(one) == fold(other);
        };
        if (!std::ranges::equal(before, row.texts, is_same))
            add_conflict(row, file, id, CardFactKind::Text);
    }

    void compare(const CardRow& row, const std::string& file, const std::string& id,
                 const CardFactTexts& known)
    {
        for (std::size_t at = 0; at < known.size(); ++at) {
            const std::string& told = row.facts[at].empty() ? row.unclear[at] : row.facts[at];
            if (!known[at].empty() && !told.empty() && told != known[at])
                add_conflict(row, file, id, static_cast<CardFactKind>(at), known[at], told);
        }
    }

    void add_known(const CardRow& row, const std::string& file, const Card& card,
                   CardList::Kind kind)
    {
        CardFactTexts known = fact_texts(card, library_.words());
        if (kind == CardList::Kind::CipherVit) { // not all of its Chinese words are known
            for (const CardFactKind words : {CardFactKind::Symbols, CardFactKind::Tags}) {
                if (!row.unclear[static_cast<std::size_t>(words)].empty())
                    known[static_cast<std::size_t>(words)].clear();
            }
        }
        const std::string name =
            kind == CardList::Kind::Lackey ? unmarked_name(row.name) : row.name;
        const auto named = library_.name_index().with_name(name);
        if (!name.empty() && std::ranges::find(named, library_.index_of(card)) == named.end()) {
            const bool is_japanese = kind == CardList::Kind::CipherVit && !card.unit_ja.empty();
            add_conflict(row, file, card.id, CardFactKind::Name,
                         is_japanese ? japanese_name(card) : english_name(card), name);
        }
        compare(row, file, card.id, known);
        add_texts(row, file, card.id);
    }

    void add_new(const CardRow& row, const std::string& file)
    {
        const std::string id = row.code.substr(0, row.code.find_last_of("0123456789") + 1);
        const auto before = std::ranges::find(import_.cards, id, &NewCard::id);
        if (before != import_.cards.end()) {
            compare(row, file, id, before->row.facts);
            if (std::ranges::find(before->codes, row.code) == before->codes.end())
                before->codes.push_back(row.code);
            add_texts(row, file, id);
            return;
        }
        for (const CardFactKind needed :
             {CardFactKind::Cost, CardFactKind::ClassChange, CardFactKind::Symbols,
              CardFactKind::Tags, CardFactKind::Range, CardFactKind::Attack,
              CardFactKind::Support}) {
            const auto at = static_cast<std::size_t>(needed);
            const bool must_be_there = needed == CardFactKind::Cost ||
                                       needed == CardFactKind::Attack ||
                                       needed == CardFactKind::Support;
            if (!row.unclear[at].empty() || (must_be_there && row.facts[at].empty())) {
                leave_out(row, file,
                          {.reason = UnreadRow::Reason::UnclearFact,
                           .text = row.unclear[at],
                           .fact = needed});
                return;
            }
        }
        NewCard card{id, row, {row.code}};
        name_unit(card.row);
        if (auto fault = fault_of(card)) {
            leave_out(row, file,
                      {.reason = UnreadRow::Reason::BadEntry,
                       .text = row.name,
                       .fault = std::move(fault)});
            return;
        }
        import_.cards.push_back(std::move(card));
        add_texts(row, file, id);
    }

    /// A new card needs an English unit name: the library's for the same Japanese name, else that
    /// of the row.
    void name_unit(CardRow& row) const
    {
        if (!row.unit.empty())
            return;
        const auto cards = library_.cards();
        const auto same = std::ranges::find(cards, row.unit_ja, &Card::unit_ja);
        row.unit = same == cards.end() || row.unit_ja.empty() ? row.unit_ja : same->unit;
        row.title = row.title_ja;
    }

    std::optional<Fault> fault_of(const NewCard& card) const
    {
        const std::string set(set_of_number(card.id));
        LibraryReading reading = read_library(
            library_.words(),
            {{.name = set + ".yaml", .text = with_new_cards({}, set, {&card}, library_.words())}});
        if (reading.findings.empty())
            return std::nullopt;
        Fault fault = std::move(reading.findings.front());
        fault.place = {};
        return fault;
    }

    const DeckFileTools& tools_;
    const CardLibrary& library_;
    const std::stop_token& stop_;
    CardImport import_;
};

} // namespace

int CardImport::unread_rows() const
{
    return static_cast<int>(
        std::ranges::count_if(unread, [](const UnreadRow& row) { return row.line > 0; }));
}

CardImport import_cards(const std::vector<fs::path>& files, const DeckFileTools& tools,
                        const std::stop_token& stop)
{
    Importer importer(tools, stop);
    for (const fs::path& file : files) {
        std::error_code error;
        if (fs::is_directory(file, error))
            importer.add_folder(file);
        else
            importer.add_file(file);
    }
    return importer.take();
}

CardImport import_card_text(std::string text, const std::string& name, const DeckFileTools& tools)
{
    const std::stop_token never;
    Importer importer(tools, never);
    importer.add_text(std::move(text), name);
    return importer.take();
}

} // namespace kizuna
