#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace kizuna {

/// Splits the numbers 0 to count - 1 into pieces and gives them to threads in ascending order. A
/// thread must finish each piece it got: then the numbers done before a stop have no gap.
class Pieces {
public:
    /// finished() adds the length of each piece to `done`, if it is not null.
    Pieces(std::uint64_t count, std::uint64_t size, std::stop_token stop,
           std::atomic<std::uint64_t>* done)
        : count_(count), size_(size), stop_(std::move(stop)), done_(done)
    {
    }

    struct Piece {
        std::uint64_t begin;
        std::uint64_t end;
    };
    /// The next piece; empty after the last one and once a stop was requested.
    std::optional<Piece> next()
    {
        if (stop_.stop_requested())
            return std::nullopt;
        const std::uint64_t begin = next_.fetch_add(size_);
        if (begin >= count_)
            return std::nullopt;
        return Piece{begin, begin + std::min(size_, count_ - begin)};
    }
    void finished(const Piece& piece)
    {
        if (done_)
            done_->fetch_add(piece.end - piece.begin, std::memory_order_relaxed);
    }

private:
    std::uint64_t count_;
    std::uint64_t size_;
    std::stop_token stop_;
    std::atomic<std::uint64_t>* done_;
    std::atomic<std::uint64_t> next_ = 0;
};

/// Calls work(0) to work(threads - 1), each on a thread of its own but work(0) on this one, and
/// returns when all have ended. `threads` is at least 1.
template <typename Work>
void on_threads(unsigned threads, const Work& work)
{
    std::vector<std::jthread> others;
    for (unsigned thread = 1; thread < threads; ++thread)
        others.emplace_back([&work, thread] { work(thread); });
    work(0U);
}

} // namespace kizuna
