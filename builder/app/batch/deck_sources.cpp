#include "app/batch/deck_sources.h"

#include "app/batch/archive.h"
#include "app/document/deck_storage.h"
#include "cards/base/encodings.h"
#include "decks/files/deck_file_kizuna.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

std::uintmax_t size_of(const fs::path& file)
{
    std::error_code error;
    const std::uintmax_t bytes = fs::file_size(file, error);
    return error ? 1 : std::max<std::uintmax_t>(bytes, 1);
}

/// A file to read, or a text already read from an archive.
struct Job {
    const DeckSource* source;
    DeckText deck;
    bool is_read = false;
};

/// A bounded queue from the thread that finds files to the workers.
class Jobs {
public:
    /// Waits for room. False if the queue is closed.
    bool put(Job job)
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return jobs_.size() < max_waiting || is_over_; });
        if (is_over_)
            return false;
        jobs_.push_back(std::move(job));
        changed_.notify_all();
        return true;
    }
    /// Waits for a job. Empty once the queue is closed and empty.
    std::optional<Job> take()
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !jobs_.empty() || is_over_; });
        if (jobs_.empty())
            return std::nullopt;
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        changed_.notify_all();
        return job;
    }
    /// Accepts no more jobs; `drop` also discards those waiting.
    void close(bool drop)
    {
        const std::lock_guard lock(mutex_);
        is_over_ = true;
        if (drop)
            jobs_.clear();
        changed_.notify_all();
    }

private:
    static constexpr std::size_t max_waiting = 32;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Job> jobs_;
    bool is_over_ = false;
};

/// Closes the queue when the finder ends, even by an exception.
struct JobsEnd {
    Jobs& jobs;
    ~JobsEnd() { jobs.close(false); }
};

/// Reads the deck files of an archive in order.
void read_archive(const DeckSource& source, std::size_t order, const std::stop_token& stop,
                  std::atomic<std::uint64_t>& done, Jobs& jobs)
{
    ArchiveReader reader(source.path, [](const fs::path& name) {
        const bool is_hidden = std::ranges::any_of(name, [](const fs::path& part) {
            return part != "." && part.native().starts_with('.');
        });
        return !is_hidden && deck_name(name.filename().native()) != DeckName::No;
    });
    std::uintmax_t told = 0;
    for (std::size_t at = 0; !stop.stop_requested(); ++at) {
        auto entry = reader.next();
        const std::uintmax_t read = entry ? std::max(told, reader.bytes_read()) : source.bytes;
        done += read - told;
        told = read;
        if (!entry)
            return;
        const bool is_whole = entry->name.empty();
        DeckText deck{.name = is_whole ? source.name : source.name + '/' + entry->name,
                      .inside = is_whole ? fs::path() : source.inside / entry->name,
                      .text = std::move(entry->text),
                      .order = {order, at}};
        if (auto* fault = std::get_if<Fault>(&deck.text))
            fault->place.file = deck.name;
        else
            deck.text = decoded_text(std::get<std::string>(std::move(deck.text))).text;
        if (!jobs.put({.source = &source, .deck = std::move(deck), .is_read = true}))
            return;
    }
}

void read_sources(const DeckSources& sources, const std::stop_token& stop,
                  std::atomic<std::uint64_t>& done, Jobs& jobs)
{
    for (std::size_t order = 0; order < sources.sources.size() && !stop.stop_requested(); ++order) {
        const DeckSource& source = sources.sources[order];
        if (source.is_archive)
            read_archive(source, order, stop, done, jobs);
        else if (!jobs.put({.source = &source,
                            .deck = {source.name, source.inside, std::string(), {order, 0}}}))
            return;
    }
}

/// True for a deck, and for what may be one but cannot be read.
bool is_deck(const Job& job, const DeckFileTools& tools)
{
    if (job.source->is_certain && !job.source->is_archive)
        return true;
    if (const auto* fault = std::get_if<Fault>(&job.deck.text))
        return job.is_read || fault->kind == FaultKind::FileUnreadable;
    return deck_name(fs::path(job.deck.name).filename().native()) == DeckName::Yes ||
           holds_deck(std::get<std::string>(job.deck.text), job.deck.name, tools);
}

/// As many threads as are worth starting for these sources.
unsigned threads_for(const DeckSources& sources)
{
    constexpr std::uintmax_t bytes_a_thread = 16U << 10; // takes less time than starting a thread
    constexpr unsigned max = 8;
    const unsigned cores = std::clamp(std::thread::hardware_concurrency(), 1U, max);
    return static_cast<unsigned>(
        std::min<std::uintmax_t>(cores, 1 + sources.bytes() / bytes_a_thread));
}

void do_jobs(Jobs& jobs, const DeckFileTools& tools, std::atomic<std::uint64_t>& done,
             const std::function<void(const DeckText& deck)>& work,
             const std::function<void(const DeckText& deck)>& pass_over)
{
    while (auto job = jobs.take()) {
        const DeckSource& source = *job->source;
        if (!job->is_read) {
            job->deck.text = source.text ? *source.text
                             : source.is_certain
                                 ? read_deck_text(source.path)
                                 : read_deck_text(source.path, max_kizuna_deck_bytes);
            if (auto* fault = std::get_if<Fault>(&job->deck.text))
                fault->place.file = source.name;
        }
        if (is_deck(*job, tools))
            work(job->deck);
        else
            pass_over(job->deck);
        if (!job->is_read)
            done += source.bytes;
    }
}

} // namespace

void DeckSources::add(const fs::path& path, const fs::path& under)
{
    std::error_code error;
    if (!fs::is_directory(path, error)) {
        const bool packed = is_archive(path);
        sources.push_back({.name = path.string(),
                           .path = path,
                           .inside = packed ? under : under / path.filename(),
                           .is_archive = packed,
                           .bytes = size_of(path)});
        return;
    }
    const std::size_t first = sources.size();
    DeckFilesFound found = possible_deck_files_under(path);
    std::ranges::move(found.faults, std::back_inserter(faults));
    // The files of an archive are placed in a folder named like it.
    for (const fs::path& archive : found.passed_over)
        sources.push_back({.name = archive.string(),
                           .path = archive,
                           .inside = under / archive.lexically_relative(path),
                           .is_archive = true,
                           .bytes = size_of(archive)});
    others += found.others;
    for (const fs::path& file : found.files)
        sources.push_back({.name = file.string(),
                           .path = file,
                           .inside = under / file.lexically_relative(path),
                           .is_certain = deck_name(file.filename().native()) == DeckName::Yes,
                           .bytes = size_of(file)});
    std::ranges::sort(sources.begin() + static_cast<std::ptrdiff_t>(first), sources.end(), {},
                      [](const DeckSource& source) { return source.path.native(); });
}

std::uintmax_t DeckSources::bytes() const
{
    std::uintmax_t bytes = 0;
    for (const DeckSource& source : sources)
        bytes += source.bytes;
    return bytes;
}

std::vector<std::string> for_each_deck(const DeckSources& sources, const DeckFileTools& tools,
                                       const std::stop_token& stop,
                                       std::atomic<std::uint64_t>& done,
                                       const std::function<void(const DeckText& deck)>& work)
{
    std::mutex mutex;
    std::map<std::pair<std::size_t, std::size_t>, std::string> passed_over; // sorted by their order
    const auto pass_over = [&](const DeckText& deck) {
        const std::lock_guard lock(mutex);
        passed_over.emplace(deck.order, deck.name);
    };
    {
        Jobs jobs;
        std::vector<std::jthread> workers;
        const std::stop_callback at_stop(stop, [&jobs] { jobs.close(true); });
        for (unsigned left = threads_for(sources); left > 0; --left)
            workers.emplace_back([&] { do_jobs(jobs, tools, done, work, pass_over); });
        const JobsEnd end{jobs};
        read_sources(sources, stop, done, jobs);
    }
    std::vector<std::string> names;
    for (auto& [order, name] : passed_over)
        names.push_back(std::move(name));
    return names;
}

} // namespace kizuna
