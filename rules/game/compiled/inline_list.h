#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>

namespace kizuna {

/// A list that keeps its first `inside` items in itself and goes to the heap only for more. Copies,
/// comparisons and clear() cost what is in it, not what would fit. T is a plain value.
template <typename T, std::size_t inside>
class InlineList {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    // Not defaulted: value-initialising a struct with a list would fill the list with zeros first.
    InlineList() noexcept {} // NOLINT(modernize-use-equals-default)
    InlineList(const InlineList& other) { assign(other); }
    InlineList(InlineList&& other) noexcept { take(other); }
    InlineList& operator=(const InlineList& other)
    {
        if (this != &other)
            assign(other);
        return *this;
    }
    InlineList& operator=(InlineList&& other) noexcept
    {
        if (this != &other)
            take(other);
        return *this;
    }
    ~InlineList() = default;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    T* data() { return heap_ ? heap_.get() : reinterpret_cast<T*>(inside_); }
    const T* data() const { return heap_ ? heap_.get() : reinterpret_cast<const T*>(inside_); }
    T* begin() { return data(); }
    T* end() { return data() + size_; }
    const T* begin() const { return data(); }
    const T* end() const { return data() + size_; }
    T& operator[](std::size_t at) { return data()[at]; }
    const T& operator[](std::size_t at) const { return data()[at]; }
    T& back() { return data()[size_ - 1]; }
    const T& back() const { return data()[size_ - 1]; }
    operator std::span<const T>() const { return {data(), size_}; }

    void push_back(const T& item)
    {
        const T copy = item; // may be an item of this list, which grow() moves
        if (size_ == room())
            grow(room() * 2);
        data()[size_++] = copy;
    }
    /// Adds a T{} at the end.
    T& emplace_back()
    {
        if (size_ == room())
            grow(room() * 2);
        return data()[size_++] = T{};
    }
    void pop_back() { --size_; }
    void clear() { size_ = 0; }
    /// Keeps the order of the other items.
    void erase_at(std::size_t at)
    {
        std::copy(begin() + at + 1, end(), begin() + at);
        --size_;
    }
    /// Erases the first item that is equal, if any.
    void erase(const T& item)
    {
        if (const auto* found = std::find(begin(), end(), item); found != end())
            erase_at(static_cast<std::size_t>(found - begin()));
    }
    template <typename Goes>
    void erase_if(Goes goes)
    {
        size_ = static_cast<std::uint32_t>(std::remove_if(begin(), end(), goes) - begin());
    }
    void insert_at(std::size_t at, const T& item)
    {
        push_back(item);
        std::rotate(begin() + at, end() - 1, end());
    }

    bool operator==(const InlineList& other) const
    {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::size_t room() const { return heap_ ? heap_room_ : inside; }
    // Rarely called. If it is inlined, g++ 12 wrongly warns of regions of size 0.
    [[gnu::noinline]] void grow(std::size_t wanted)
    {
        auto larger = std::make_unique_for_overwrite<T[]>(wanted);
        std::copy(begin(), end(), larger.get());
        heap_ = std::move(larger);
        heap_room_ = static_cast<std::uint32_t>(wanted);
    }
    void assign(const InlineList& other)
    {
        if (other.size_ > room()) {
            size_ = 0;
            grow(other.size_);
        }
        std::copy(other.begin(), other.end(), data());
        size_ = other.size_;
    }
    void take(InlineList& other) noexcept
    {
        heap_ = std::move(other.heap_);
        heap_room_ = other.heap_room_;
        size_ = other.size_;
        if (!heap_)
            std::copy(other.data(), other.data() + size_, data());
        other.size_ = 0;
    }

    std::uint32_t size_ = 0;
    std::uint32_t heap_room_ = 0;
    std::unique_ptr<T[]> heap_;
    /// Raw bytes, so that unused places are not initialised.
    alignas(T) std::byte inside_[sizeof(T) * inside]; // NOLINT(bugprone-sizeof-expression)
};

} // namespace kizuna
