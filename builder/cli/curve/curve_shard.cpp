#include "cli/curve/curve_report.h"

#include <nlohmann/json.hpp>

namespace kizuna {
namespace {

using Document = nlohmann::json;

Json tally_json(const Tally& tally)
{
    return Json::list(tally, [](const auto& counted) {
        return Json::Array{counted.first, counted.second};
    });
}

Json castable_json(const CastableTally& tally)
{
    return Json::list(tally, [](const auto& counted) {
        return Json::Array{counted.first.hand, counted.first.castable, counted.second};
    });
}

constexpr std::pair<const char*, Tally TurnTotals::*> turn_tallies[] = {
    {"bonds", &TurnTotals::bonds}, {"spent", &TurnTotals::spent}, {"waste", &TurnTotals::waste},
    {"hand", &TurnTotals::hand},   {"fuel", &TurnTotals::fuel},
};

Json totals_json(const GoldfishTotals& totals)
{
    const auto turn_json = [](const TurnTotals& turn) {
        Json json = Json::object();
        for (const auto& [key, tally] : turn_tallies)
            json.set(key, tally_json(turn.*tally));
        return json.set("castable", castable_json(turn.castable))
            .set("symbols_ready", turn.symbols_ready)
            .set("class_changed", turn.class_changed);
    };
    return Json::object({{"games", totals.games},
                         {"kept", totals.kept},
                         {"turns", Json::list(totals.turns, turn_json)},
                         {"class_change_turn", tally_json(totals.class_change_turn)},
                         {"clock", tally_json(totals.clock)},
                         {"dead", Json::list(totals.dead)}});
}

/// Thrown for a file that is no shard, or not in this form.
struct NotAShard {};

/// Checks what nlohmann's own access would throw about or silently convert.
class ShardReader {
public:
    static const Document& at(const Document& object, const char* key)
    {
        if (!object.is_object() || !object.contains(key))
            throw NotAShard();
        return object.at(key);
    }
    static std::uint64_t count(const Document& value)
    {
        if (!value.is_number_unsigned())
            throw NotAShard();
        return value.get<std::uint64_t>();
    }
    static int number(const Document& value, int min, int limit)
    {
        if (!value.is_number_integer() || value.get<std::int64_t>() < min ||
            value.get<std::int64_t>() > limit)
            throw NotAShard();
        return value.get<int>();
    }
    static std::string text(const Document& value)
    {
        if (!value.is_string())
            throw NotAShard();
        return value.get<std::string>();
    }
    static const Document& list(const Document& value)
    {
        if (!value.is_array())
            throw NotAShard();
        return value;
    }
    static Tally tally(const Document& value)
    {
        Tally tally;
        for (const Document& pair : list(value)) {
            if (list(pair).size() != 2)
                throw NotAShard();
            const int tallied = number(pair[0], -max, max);
            if (const std::uint64_t times = count(pair[1]); times > 0)
                tally[tallied] += times;
        }
        return tally;
    }
    static CastableTally castable(const Document& value)
    {
        CastableTally tally;
        for (const Document& triple : list(value)) {
            if (list(triple).size() != 3)
                throw NotAShard();
            const int hand = number(triple[0], 1, max);
            const int castable = number(triple[1], 0, hand);
            if (const std::uint64_t times = count(triple[2]); times > 0)
                tally[{hand, castable}] += times;
        }
        return tally;
    }
    static GoldfishTotals totals(const Document& value)
    {
        GoldfishTotals totals;
        totals.games = count(at(value, "games"));
        totals.kept = count(at(value, "kept"));
        for (const Document& from : list(at(value, "turns"))) {
            TurnTotals turn;
            for (const auto& [key, member] : turn_tallies)
                turn.*member = tally(at(from, key));
            turn.castable = castable(at(from, "castable"));
            turn.symbols_ready = count(at(from, "symbols_ready"));
            turn.class_changed = count(at(from, "class_changed"));
            totals.turns.push_back(std::move(turn));
        }
        totals.class_change_turn = tally(at(value, "class_change_turn"));
        for (const auto& [turn, times] : totals.class_change_turn) {
            if (turn < 0 || static_cast<std::size_t>(turn) > totals.turns.size())
                throw NotAShard();
        }
        totals.clock = tally(at(value, "clock"));
        for (const Document& times : list(at(value, "dead")))
            totals.dead.push_back(count(times));
        return totals;
    }

private:
    static constexpr int max = 255;
};

CurveShard shard_of(const Document& document)
{
    using Read = ShardReader;
    CurveShard shard;
    const Document& head = Read::at(document, "shard");
    shard.part = Read::count(Read::at(head, "part"));
    shard.parts = Read::count(Read::at(head, "parts"));
    shard.games = Read::count(Read::at(head, "games"));
    if (shard.part < 1 || shard.part > shard.parts)
        throw NotAShard();
    CurveReport& report = shard.report;
    report.deck = Read::text(Read::at(head, "deck"));
    report.protagonist = Read::text(Read::at(document, "protagonist"));
    report.level = Read::text(Read::at(document, "level"));
    report.policy = Read::text(Read::at(document, "policy"));
    report.seed = Read::count(Read::at(document, "seed"));
    report.going = Read::text(Read::at(document, "going"));
    report.rule = Read::text(Read::at(document, "rule"));
    report.dummy_strength = Read::number(Read::at(head, "dummy"), 0, 9999);
    report.dummy_support = Read::number(Read::at(head, "dummy_support"), 0, 9999);
    const Document& scripted = Read::at(document, "scripted");
    if (!scripted.is_number())
        throw NotAShard();
    report.scripted = scripted.get<double>();
    const Document& demand = Read::at(document, "demand");
    if (!demand.is_object())
        throw NotAShard();
    for (const auto& [cost, cards] : demand.items()) {
        if (const int copies = Read::number(cards, 0, 255); copies > 0) // 0 only fills a gap
            report.demand[cost] = copies;
    }
    for (const Document& line : Read::list(Read::at(head, "cards"))) {
        if (Read::list(line).size() != 2)
            throw NotAShard();
        report.cards.push_back(Read::text(line[0]));
        report.copies.push_back(Read::number(line[1], 0, 255));
    }
    report.totals = Read::totals(Read::at(head, "totals"));
    if (report.totals.dead.size() != report.cards.size() || report.totals.games > shard.due())
        throw NotAShard();
    return shard;
}

} // namespace

Json shard_json(const CurveShard& shard)
{
    const CurveReport& report = shard.report;
    Json::Array cards;
    for (std::size_t at = 0; at < report.cards.size(); ++at)
        cards.emplace_back(Json::Array{report.cards[at], report.copies[at]});
    Json json = curve_json(report);
    json.set("shard", Json::object({{"part", shard.part},
                                    {"parts", shard.parts},
                                    {"games", shard.games},
                                    {"deck", report.deck},
                                    {"dummy", report.dummy_strength},
                                    {"dummy_support", report.dummy_support},
                                    {"cards", std::move(cards)},
                                    {"totals", totals_json(report.totals)}}));
    return json;
}

std::optional<CurveShard> read_shard(const std::string& text)
{
    const Document document = Document::parse(text, nullptr, false);
    if (document.is_discarded())
        return std::nullopt;
    try {
        return shard_of(document);
    } catch (const NotAShard&) {
        return std::nullopt;
    }
}

} // namespace kizuna
