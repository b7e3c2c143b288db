#include "app/safety/journal_steps.h"

#include "app/document/snapshots.h"
#include "app/safety/journal_record.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// The largest size of one deck's step records, in bytes; older steps are dropped.
constexpr std::size_t max_step_bytes = 512U << 10;

struct SameEnds {
    std::size_t first = 0; ///< length of the common beginning
    std::size_t last = 0;  ///< length of the common end after that
};

SameEnds same_ends(std::string_view before, std::string_view after)
{
    const std::size_t max = std::min(before.size(), after.size());
    SameEnds same;
    while (same.first < max && before[same.first] == after[same.first])
        ++same.first;
    while (same.last < max - same.first &&
           before[before.size() - 1 - same.last] == after[after.size() - 1 - same.last])
        ++same.last;
    return same;
}

std::string step_record(std::uint64_t deck, std::uint64_t step, const std::string& reason,
                        const std::string& change, std::string_view text)
{
    std::string payload = "deck " + std::to_string(deck) + "\nstep " + std::to_string(step) + '\n';
    if (!reason.empty())
        payload += "reason " + in_one_line(reason) + '\n';
    if (!change.empty())
        payload += "change " + change + '\n';
    payload += '\n';
    payload += text;
    return journal_record(step_kind, payload);
}

/// The index of the first step to keep: cuts the list to its maximum, but favours steps that can be
/// undone.
std::size_t first_kept(const History<Deck>& history)
{
    constexpr std::size_t max = StepWriter::max_steps;
    if (history.size() <= max)
        return 0;
    const std::size_t undone = history.size() - 1 - history.position();
    return undone < max / 2 ? history.size() - max
                            : history.position() - std::min(history.position(), max / 2);
}

bool is_of_snapshots(const DeckSection& section)
{
    return section.key == snapshots_key;
}

/// The deck of a step, with the snapshots of the current deck.
std::optional<Deck> deck_in(const std::string& text, const Deck& now, const DeckFileTools& tools)
{
    ImportedDeck read = read_kizuna_deck(text, "journal", tools);
    if (!read.faults.empty())
        return std::nullopt;
    std::vector<DeckSection>& sections = read.deck.memory.sections;
    const std::vector<DeckSection>& theirs = now.memory.sections;
    const auto found = std::ranges::find_if(theirs, is_of_snapshots);
    if (found != theirs.end())
        sections.insert(sections.begin() + std::min(found - theirs.begin(),
                                                    static_cast<std::ptrdiff_t>(sections.size())),
                        *found);
    return std::move(read.deck);
}

std::optional<std::size_t> place_from(std::optional<std::size_t> place, std::size_t first,
                                      std::size_t count)
{
    return place && *place >= first && *place - first < count ? std::optional(*place - first)
                                                              : std::nullopt;
}

} // namespace

std::optional<std::string> StepReader::changed(const std::string& before, const Found& found)
{
    if (found.same_first > before.size() || found.same_last > before.size() - found.same_first)
        return std::nullopt;
    return before.substr(0, found.same_first) + std::string(found.text) +
           before.substr(before.size() - found.same_last);
}

std::string step_numbers_line(const StepNumbers& numbers)
{
    std::string line = std::to_string(numbers.position) + ' ' +
                       (numbers.saved ? std::to_string(*numbers.saved) : std::string("none"));
    for (std::size_t at = 0; at < numbers.ids.size();) {
        std::size_t last = at;
        while (last + 1 < numbers.ids.size() && numbers.ids[last + 1] == numbers.ids[last] + 1)
            ++last;
        line += ' ' + std::to_string(numbers.ids[at]);
        if (last > at)
            line += '-' + std::to_string(numbers.ids[last]);
        at = last + 1;
    }
    return line;
}

StepNumbers step_numbers_in(std::string_view line)
{
    StepNumbers numbers;
    numbers.position = number_in<std::size_t>(take_to(line, ' ')).value_or(0);
    numbers.saved = number_in<std::size_t>(take_to(line, ' '));
    while (!line.empty()) {
        std::string_view last = take_to(line, ' ');
        const auto from = number_in<std::uint64_t>(take_to(last, '-'));
        const auto to = last.empty() ? from : number_in<std::uint64_t>(last);
        if (!from || !to || *to < *from || *to - *from >= StepWriter::max_steps)
            return {};
        for (std::uint64_t more = 0; more <= *to - *from; ++more) // `*to` may be the largest number
            numbers.ids.push_back(*from + more);
        if (numbers.ids.size() > StepWriter::max_steps)
            return {};
    }
    return numbers.position < numbers.ids.size() ? numbers : StepNumbers();
}

const std::string& StepWriter::text_of(const History<Deck>& history, std::size_t step,
                                       const DeckFileTools& tools)
{
    if (last_ != history.id(step)) {
        Deck deck = history.value(step);
        std::erase_if(deck.memory.sections, is_of_snapshots);
        last_text_ = write_kizuna_deck(deck, tools).text;
        last_ = history.id(step);
    }
    return last_text_;
}

StepWriter::Record StepWriter::record_of(std::uint64_t deck, const History<Deck>& history,
                                         std::size_t step, bool is_whole,
                                         const DeckFileTools& tools)
{
    const std::uint64_t id = history.id(step);
    const std::string& reason = history.reason(step);
    if (is_whole)
        return {step_record(deck, id, reason, {}, text_of(history, step, tools)), true};
    const std::string before = text_of(history, step - 1, tools);
    const std::string_view text = text_of(history, step, tools);
    const SameEnds same = same_ends(before, text);
    const std::string change = std::to_string(history.id(step - 1)) + ' ' +
                               std::to_string(same.first) + ' ' + std::to_string(same.last);
    return {step_record(deck, id, reason, change,
                        text.substr(same.first, text.size() - same.first - same.last)),
            false};
}

StepWriter::Written StepWriter::write(std::uint64_t deck, const History<Deck>& history, bool begins,
                                      const DeckFileTools& tools)
{
    std::size_t first = first_kept(history);
    const std::size_t end = std::min(history.size(), first + max_steps);
    while (first < end && history.id(first) < oldest_)
        ++first;
    std::map<std::uint64_t, Record> kept;
    std::vector<std::uint64_t> made;
    std::size_t bytes = 0;
    std::size_t since_whole = 0;
    for (std::size_t step = first; step < end; ++step) {
        const std::uint64_t id = history.id(step);
        auto found = records_.extract(id);
        if (found.empty()) {
            const bool is_whole =
                step == first || since_whole > text_of(history, step - 1, tools).size();
            kept.emplace(id, record_of(deck, history, step, is_whole, tools));
            made.push_back(id);
        } else {
            kept.insert(std::move(found));
        }
        const Record& record = kept.at(id);
        bytes += record.text.size();
        since_whole = record.is_whole ? 0 : since_whole + record.text.size();
    }
    while (first < end && bytes > max_step_bytes) {
        bytes -= kept.at(history.id(first)).text.size();
        kept.erase(history.id(first++));
        oldest_ = history.id(first - 1) + 1;
    }
    records_ = std::move(kept);

    // The list must begin with a whole step.
    const std::size_t now = history.position();
    std::size_t begin = first;
    while (!begins && begin < end && !records_.at(history.id(begin)).is_whole)
        ++begin;
    if (begin > now)
        begin = first;
    if (begin < end && !records_.at(history.id(begin)).is_whole) {
        made.push_back(history.id(begin));
        records_.insert_or_assign(made.back(), record_of(deck, history, begin, true, tools));
    }

    Written written;
    for (std::size_t step = first; step < end; ++step) {
        const std::uint64_t id = history.id(step);
        if (begins || std::ranges::find(made, id) != made.end())
            written.records += records_.at(id).text;
        if (step >= begin && now >= begin && now < end)
            written.numbers.ids.push_back(id);
    }
    if (!written.numbers.ids.empty()) {
        written.numbers.position = now - begin;
        written.numbers.saved = place_from(history.saved_position(), begin, end - begin);
    }
    return written;
}

void StepReader::add(std::string_view payload)
{
    std::uint64_t deck = 0;
    std::uint64_t step = 0;
    Found found;
    for (std::string_view line = take_to(payload, '\n'); !line.empty();
         line = take_to(payload, '\n')) {
        const std::string_view key = take_to(line, ' ');
        if (key == "deck")
            deck = number_in<std::uint64_t>(line).value_or(0);
        else if (key == "step")
            step = number_in<std::uint64_t>(line).value_or(0);
        else if (key == "reason")
            found.reason = line;
        else if (key == "change") {
            found.before = number_in<std::uint64_t>(take_to(line, ' ')).value_or(0);
            found.same_first = number_in<std::size_t>(take_to(line, ' ')).value_or(0);
            found.same_last = number_in<std::size_t>(line).value_or(0);
        }
    }
    found.text = payload;
    found_.insert_or_assign({deck, step}, found);
}

std::vector<std::optional<std::string>> StepReader::texts_of(std::uint64_t deck,
                                                             const StepNumbers& numbers)
{
    std::vector<std::optional<std::string>> texts(numbers.ids.size());
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const auto found = found_.find({deck, numbers.ids[at]});
        if (found != found_.end() && found->second.before == 0)
            texts[at] = found->second.text;
        else if (found != found_.end() && at > 0 && texts[at - 1] &&
                 found->second.before == numbers.ids[at - 1])
            texts[at] = changed(*texts[at - 1], found->second);
        const std::size_t bytes = texts[at] ? texts[at]->size() : 0;
        if (bytes > bytes_left_)
            return {};
        bytes_left_ -= bytes;
    }
    return texts;
}

StepReader::Steps StepReader::read(std::uint64_t deck, const StepNumbers& numbers, const Deck& now,
                                   const DeckFileTools& tools)
{
    const auto texts = texts_of(deck, numbers);
    Steps read;
    std::size_t first = 0;
    for (std::size_t at = 0; at < texts.size(); ++at) {
        std::optional<Deck> value;
        if (at == numbers.position)
            value = now;
        else if (texts[at])
            value = deck_in(*texts[at], now, tools);
        if (!value && at >= numbers.position)
            break; // nothing after a gap can be reached
        if (!value) {
            read.steps.clear();
            first = at + 1;
            continue;
        }
        const auto found = found_.find({deck, numbers.ids[at]});
        read.steps.push_back({*std::move(value), found == found_.end()
                                                     ? std::string()
                                                     : from_one_line(found->second.reason)});
    }
    if (!read.steps.empty()) {
        read.position = numbers.position - first;
        read.saved = place_from(numbers.saved, first, read.steps.size());
    }
    return read;
}

} // namespace kizuna
