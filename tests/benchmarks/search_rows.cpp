#include "bench_library.h"
#include "harness.h"

#include "app/pool/card_search.h"
#include "cards/library/search_texts.h"
#include "cards/text/text_folding.h"

#include <sqlite3.h>
#include <unicode/coll.h>
#include <unicode/translit.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <stdexcept>

namespace kizuna::bench {
namespace {

/// The same cards in a table of an in-memory SQLite, asked by a prepared statement.
class SqliteSearch {
public:
    explicit SqliteSearch(const CardLibrary& library)
    {
        check(sqlite3_open(":memory:", &database_));
        run("CREATE TABLE cards (id INTEGER PRIMARY KEY, text TEXT, romaji TEXT, cost INTEGER, "
            "attack INTEGER)");
        run("BEGIN");
        sqlite3_stmt* insert = prepare("INSERT INTO cards VALUES (?, ?, ?, ?, ?)");
        for (const Card& card : library.cards()) {
            sqlite3_bind_int64(insert, 1, library.index_of(card));
            bind_text(insert, 2, library.search_text(card));
            bind_text(insert, 3, library.search_romaji(card));
            bind_amount(insert, 4, card.cost);
            bind_amount(insert, 5, card.attack);
            if (sqlite3_step(insert) != SQLITE_DONE)
                throw std::runtime_error(sqlite3_errmsg(database_));
            sqlite3_reset(insert);
        }
        sqlite3_finalize(insert);
        run("COMMIT");
        search_ = prepare("SELECT id FROM cards WHERE cost <= ? AND attack >= ? "
                          "AND (text LIKE ? OR romaji LIKE ?) ORDER BY id");
    }
    ~SqliteSearch()
    {
        sqlite3_finalize(search_);
        sqlite3_close(database_);
    }
    SqliteSearch(const SqliteSearch&) = delete;
    SqliteSearch& operator=(const SqliteSearch&) = delete;

    std::vector<CardIndex> search(const std::string& word, int max_cost, int min_attack)
    {
        std::vector<CardIndex> found;
        sqlite3_bind_int(search_, 1, max_cost);
        sqlite3_bind_int(search_, 2, min_attack);
        bind_text(search_, 3, "%" + fold(word) + "%");
        bind_text(search_, 4, "%" + fold_romaji(word) + "%");
        while (sqlite3_step(search_) == SQLITE_ROW)
            found.push_back(static_cast<CardIndex>(sqlite3_column_int64(search_, 0)));
        sqlite3_reset(search_);
        return found;
    }

private:
    void check(int result) const
    {
        if (result != SQLITE_OK)
            throw std::runtime_error(sqlite3_errmsg(database_));
    }
    void run(const char* sql) { check(sqlite3_exec(database_, sql, nullptr, nullptr, nullptr)); }
    sqlite3_stmt* prepare(const char* sql)
    {
        sqlite3_stmt* statement = nullptr;
        check(sqlite3_prepare_v2(database_, sql, -1, &statement, nullptr));
        return statement;
    }
    static void bind_text(sqlite3_stmt* statement, int column, std::string_view text)
    {
        sqlite3_bind_text(statement, column, text.data(), static_cast<int>(text.size()),
                          SQLITE_TRANSIENT);
    }
    static void bind_amount(sqlite3_stmt* statement, int column, Amount amount)
    {
        if (const std::optional<int> number = amount.number())
            sqlite3_bind_int(statement, column, *number);
        else
            sqlite3_bind_null(statement, column);
    }

    sqlite3* database_ = nullptr;
    sqlite3_stmt* search_ = nullptr;
};

void add_search_row(const std::string& id, const Catalogue& catalogue, const Options& options,
                    std::vector<Row>& rows)
{
    if (!options.wants(id))
        return;
    DeckDocument document(catalogue);
    CardSearch search(document);
    SqliteSearch sqlite(catalogue.library);
    search.ask("mar cost<=2 attack>=40");
    if (!std::ranges::equal(search.rows(), sqlite.search("mar", 2, 40)))
        throw std::runtime_error("the two searches do not find the same cards");
    rows.push_back(compare(
        id, 1.0 / 6, [&] { search.ask("mar cost<=2 attack>=40"); },
        [&] { keep(sqlite.search("mar", 2, 40)); }, options.pairs));
}

/// All that a search looks in, as SearchTexts has it.
template <typename Use>
void each_text(const CardLibrary& library, Use use)
{
    for (const Card& card : library.cards()) {
        for (const std::string* text : {&card.unit, &card.title, &card.unit_ja, &card.title_ja,
                                        &card.unit_class, &card.unit_class_ja})
            use(*text);
        for (const std::string& alias : card.aliases)
            use(alias);
    }
}

/// One transliterator for every text, as ICU's documentation would have it. It makes no romaji.
void transliterate_all(const CardLibrary& library, const icu::Transliterator& transliterator)
{
    int size = 0;
    each_text(library, [&](const std::string& text_of_card) {
        icu::UnicodeString text = icu::UnicodeString::fromUTF8(text_of_card);
        transliterator.transliterate(text);
        size += text.length();
    });
    keep(size);
}

void add_fold_row(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("FOLD"))
        return;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> transliterator(icu::Transliterator::createInstance(
        "NFKC; Lower; Hiragana-Katakana; NFD; [:Mn:] Remove; NFC; [:P:] Remove", UTRANS_FORWARD,
        status));
    if (U_FAILURE(status))
        throw std::runtime_error(u_errorName(status));
    const CardLibrary& library = shipped_library();
    // What each thread of a library does with its share of the cards, here with all of them.
    rows.push_back(compare(
        "FOLD", 1.0 / 20, [&] { keep(SearchTexts(library.cards())); },
        [&] { transliterate_all(library, *transliterator); }, options.pairs));
}

void add_sort_row(const Catalogue& catalogue, const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("SORT"))
        return;
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Collator> collator(
        icu::Collator::createInstance(icu::Locale::getEnglish(), status));
    if (U_FAILURE(status))
        throw std::runtime_error(u_errorName(status));
    const CardLibrary& library = catalogue.library;
    std::vector<CardIndex> by_cost(library.cards().size());
    std::iota(by_cost.begin(), by_cost.end(), 0U);
    sort_cards(by_cost, SortKey::Cost, false, library);
    std::vector<std::string> names;
    for (const Card& card : library.cards())
        names.push_back(card.unit + ": " + card.title);

    const auto baseline = [&] {
        std::vector<CardIndex> cards = by_cost;
        std::ranges::sort(cards, [&](CardIndex one, CardIndex other) {
            UErrorCode ignored = U_ZERO_ERROR;
            return collator->compareUTF8(names[one], names[other], ignored) == UCOL_LESS;
        });
        keep(cards);
    };
    DeckDocument document(catalogue);
    CardSearch search(document);
    rows.push_back(compare(
        "SORT", 0.08, [&] { search.sort_by(SortKey::Name, false); }, baseline, options.pairs));
}

} // namespace

void add_search_rows(const Options& options, std::vector<Row>& rows)
{
    add_fold_row(options, rows);
    if (!options.wants("SEARCH") && !options.wants("SEARCH-100000") && !options.wants("SORT"))
        return;
    Catalogue catalogue = load_catalogue(find_program_folders());
    add_search_row("SEARCH", catalogue, options, rows);
    add_sort_row(catalogue, options, rows);
    if (!options.wants("SEARCH-100000"))
        return;
    catalogue.library = load_library(shipped_words(), synthetic_files(100'000), 2);
    add_search_row("SEARCH-100000", catalogue, options, rows);
}

} // namespace kizuna::bench
