#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace kizuna {

/// Hands out the numbers from 0 to count - 1 in pieces to any number of threads, in order. A piece
/// that was handed out must be finished: then a stop leaves no hole in the numbers done.
class Pieces {
public:
    /// `done`, where there is one, counts the numbers of finished pieces.
    Pieces(std::uint64_t count, std::uint64_t size, std::stop_token stop,
           std::atomic<std::uint64_t>* done)
        : count_(count), size_(size), stop_(std::move(stop)), done_(done)
    {
    }

    struct Piece {
        std::uint64_t begin;
        std::uint64_t end;
    };
    /// Empty at the end, and once it was stopped.
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

/// Calls work(number of the thread) on so many threads, at least one, this one among them.
template <typename Work>
void on_threads(unsigned threads, const Work& work)
{
    std::vector<std::jthread> others;
    for (unsigned thread = 1; thread < threads; ++thread)
        others.emplace_back([&work, thread] { work(thread); });
    work(0U);
}

} // namespace kizuna
