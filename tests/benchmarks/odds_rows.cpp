#include "bench_library.h"
#include "harness.h"

#include "app/charts/wanted_odds.h"
#include "app/comparison/deck_figures.h"
#include "app/document/deck_edits.h"
#include "odds/goldfish/bond_curve.h"
#include "odds/openings/dealer.h"

#include <algorithm>
#include <array>
#include <random>
#include <stdexcept>
#include <vector>

namespace kizuna::bench {
namespace {

constexpr std::uint64_t hands = 200'000;
constexpr int deck_size = 49;
constexpr int hand_size = 6;
constexpr int orbs_size = 5;

/// The starter deck S01 without its protagonist: 28 cards of cost 1 among 49.
constexpr int cost_one = 28;

Query query(std::string_view text, const CardLibrary& library)
{
    return std::get<Query>(Query::parse(text, library));
}

/// As a competent user would deal: a fresh deck, the standard library's shuffle and generator.
std::uint64_t deal_plainly(std::uint64_t count)
{
    std::vector<int> fresh(deck_size);
    for (int card = 0; card < deck_size; ++card)
        fresh[static_cast<std::size_t>(card)] = card;
    std::mt19937_64 random(1);
    std::uint64_t orbs_of_cost_one = 0;
    for (std::uint64_t hand = 0; hand < count; ++hand) {
        std::vector<int> deck = fresh;
        std::shuffle(deck.begin(), deck.end(), random);
        const auto is_cheap = [](int card) { return card < cost_one; };
        if (std::none_of(deck.begin(), deck.begin() + hand_size, is_cheap))
            std::shuffle(deck.begin(), deck.end(), random);
        orbs_of_cost_one +=
            std::any_of(deck.begin() + hand_size, deck.begin() + hand_size + orbs_size, is_cheap)
                ? 1
                : 0;
    }
    return orbs_of_cost_one;
}

struct BenchDeck {
    DeckDocument document;
    const Card* protagonist = nullptr;
    QueryContext context;

    explicit BenchDeck(const Catalogue& catalogue, std::string_view id = "altean-vanguard")
        : document(catalogue)
    {
        for (const BundledDeck& bundled : bundled_decks(find_program_folders())) {
            if (bundled.id == id)
                document.open(bundled.file);
        }
        protagonist = protagonist_of(document.resolved());
        if (!protagonist)
            throw std::runtime_error("no bundled deck " + std::string(id));
        context = catalogue.context(protagonist);
    }
    Population population(const OpeningWants& wanted) const
    {
        return population_of(document.resolved(), *protagonist,
                             queries_of(wanted.wants, wanted.rule), context);
    }
};

/// Ours deals the same openings as the baseline: six, all again where none costs 1, five orbs.
Row hands_row(const BenchDeck& deck, const Options& options)
{
    const CardLibrary& library = deck.document.catalogue().library;
    const OpeningWants wanted{{{query("cost=1 -unit:protagonist", library), 1}},
                              std::get<KeepRule>(KeepRule::parse("cost-one", library)),
                              Going::First,
                              1,
                              /*among_orbs=*/true};
    const Dealer dealer(deck.population(wanted), wanted);
    return compare(
        "HANDS", 1.0 / 15, [&] { keep(simulate_openings(dealer, 1, hands)); },
        [] { keep(deal_plainly(hands)); }, options.pairs);
}

/// Ten turns of six categories under one redraw, against a million hands of our own dealer.
Row exact_row(const BenchDeck& deck, const Options& options)
{
    const CardLibrary& library = deck.document.catalogue().library;
    std::vector<OpeningWants> questions;
    for (const char* const want : {"cost=1 -unit:protagonist", "is:promotion", "unit:protagonist",
                                   "support>=30", "cost>=4", "weapon:bow"})
        questions.push_back({{{query(want, library), 1}},
                             std::get<KeepRule>(KeepRule::parse("cost-one", library)),
                             Going::First,
                             10});
    constexpr std::uint64_t million = 1'000'000;
    const Population population = deck.population(questions[0]);
    OpeningWants simulated = questions[0];
    simulated.turns = 1;
    const Dealer dealer(population, simulated);
    return compare(
        "EXACT", 0.01,
        [&] {
            for (const OpeningWants& wanted : questions)
                keep(opening_odds(deck.document.resolved(), *deck.protagonist, wanted,
                                  deck.context));
        },
        [&] { keep(simulate_openings(dealer, 1, million)); }, options.pairs);
}

/// A card more or less, as the window does it: the new deck, its legality and statistics, and what
/// the views of the statistics and of the odds show then, against loading the library.
Row edit_row(BenchDeck& deck, const Options& options)
{
    const Messages messages(find_program_folders().locales, "en");
    const std::array card{SelectedCard{"B01-026"}};
    int copies = 1;
    const auto edit = [&] {
        change_cards(deck.document, card, copies, messages);
        copies = -copies;
        keep(deck_figures(deck.document, messages));
        keep(format_verdicts(deck.document));
        keep(wanted_odds(deck.document.deck(), usual_odds(), deck.document.catalogue()));
    };
    return compare(
        "EDIT", 1.0 / 100, edit, [] { keep(load_library(shipped_words(), shipped_files())); },
        options.pairs);
}

Goldfish default_goldfish(const BenchDeck& deck, GoldfishLevel level = GoldfishLevel::HandTester)
{
    GoldfishSettings settings;
    settings.level = level;
    settings.rule =
        std::get<KeepRule>(KeepRule::parse("cost-one", deck.document.catalogue().library));
    return Goldfish(deck.document.resolved(), *deck.protagonist, deck.context, settings);
}

/// What `curve` plays where nothing else is asked for, against as many naive opening hands.
Row game_row(const BenchDeck& deck, const Options& options)
{
    constexpr std::uint64_t games = 5'000;
    const Goldfish goldfish = default_goldfish(deck);
    Row row = compare(
        "GAME", 100,
        [&] {
            keep(play_games(goldfish, {0, games}, 1, {}));
        },
        [] { keep(deal_plainly(games)); }, options.pairs);
    row.ours /= static_cast<double>(games);
    row.baseline /= static_cast<double>(games);
    row.unit = "ms CPU a game, a hand";
    return row;
}

/// The shipped cards, of which none does anything.
Catalogue silent_catalogue(const Catalogue& catalogue)
{
    const CardLibrary& library = catalogue.library;
    std::vector<Card> cards(library.cards().begin(), library.cards().end());
    for (Card& card : cards) {
        std::vector<Skill> skills = card.skills.all();
        for (Skill& skill : skills) {
            skill.scripted = false;
            skill.script = {};
        }
        card.skills = std::move(skills);
    }
    Catalogue silent = load_catalogue(find_program_folders());
    silent.library = CardLibrary(std::make_shared<const Vocabulary>(library.words()),
                                 {library.sets().begin(), library.sets().end()}, std::move(cards));
    return silent;
}

/// Games with attacks of both bundled decks, against the same with the effects switched off.
Row game_skills_row(const Catalogue& catalogue, const Options& options)
{
    constexpr std::uint64_t games = 5'000;
    const Catalogue silent = silent_catalogue(catalogue);
    const auto goldfishes = [](const Catalogue& cards) {
        std::vector<Goldfish> both;
        for (const char* const id : {"altean-vanguard", "golden-deer"}) {
            const BenchDeck deck(cards, id);
            both.push_back(default_goldfish(deck, GoldfishLevel::PassiveDummy));
        }
        return both;
    };
    const std::vector<Goldfish> played = goldfishes(catalogue);
    const std::vector<Goldfish> unplayed = goldfishes(silent);
    const auto play = [](const std::vector<Goldfish>& both) {
        for (const Goldfish& goldfish : both)
            keep(play_games(goldfish, {0, games}, 1, {}));
    };
    Row row = compare(
        "GAME-SKILLS", 4, [&] { play(played); }, [&] { play(unplayed); }, options.pairs);
    row.ours /= 2.0 * games;
    row.baseline /= 2.0 * games;
    row.unit = "ms CPU a game with effects, without";
    return row;
}

Row threads_row(const BenchDeck& deck, const Options& options)
{
    constexpr GameRange games = {0, 100'000};
    const Goldfish goldfish = default_goldfish(deck);
    if (play_games(goldfish, games, 1, {}) != play_games(goldfish, games, 2, {}))
        throw std::runtime_error("two threads give other totals than one");
    return compare(
        "THREADS", 1 / 1.7, [&] { keep(play_games(goldfish, games, 2, {})); },
        [&] { keep(play_games(goldfish, games, 1, {})); }, options.pairs, Clock::Wall);
}

} // namespace

void add_odds_rows(const Options& options, std::vector<Row>& rows)
{
    const auto rows_here = {"HANDS", "EXACT", "EDIT", "GAME", "GAME-SKILLS", "THREADS"};
    if (std::none_of(rows_here.begin(), rows_here.end(),
                     [&](const char* id) { return options.wants(id); }))
        return;
    const Catalogue catalogue = load_catalogue(find_program_folders());
    BenchDeck deck(catalogue);
    if (options.wants("HANDS"))
        rows.push_back(hands_row(deck, options));
    if (options.wants("EXACT"))
        rows.push_back(exact_row(deck, options));
    if (options.wants("EDIT"))
        rows.push_back(edit_row(deck, options));
    if (options.wants("GAME"))
        rows.push_back(game_row(deck, options));
    if (options.wants("GAME-SKILLS"))
        rows.push_back(game_skills_row(catalogue, options));
    if (options.wants("THREADS"))
        rows.push_back(threads_row(deck, options));
}

} // namespace kizuna::bench
