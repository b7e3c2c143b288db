#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

namespace kizuna {

/// A value that is nearly always absent, in eight bytes where it is.
template <typename T>
class Rare {
public:
    Rare() = default;
    Rare(T value) : value_(std::make_unique<const T>(std::move(value))) {}
    Rare(const Rare& other) : value_(other ? std::make_unique<const T>(*other) : nullptr) {}
    Rare(Rare&&) noexcept = default;
    Rare& operator=(const Rare& other)
    {
        *this = Rare(other);
        return *this;
    }
    Rare& operator=(Rare&&) noexcept = default;
    ~Rare() = default;

    explicit operator bool() const { return value_ != nullptr; }
    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

private:
    std::unique_ptr<const T> value_;
};

/// A text that is nearly always empty, in eight bytes where it is: a card has room for a dozen of
/// them, and there may be a hundred thousand cards.
class RareText {
public:
    RareText() = default;
    RareText(std::string_view text)
    {
        if (!text.empty())
            text_ = std::string(text);
    }

    bool empty() const { return !text_; }
    std::string_view view() const { return text_ ? std::string_view(*text_) : std::string_view(); }
    operator std::string_view() const { return view(); }

    friend bool operator==(const RareText& one, const RareText& other)
    {
        return one.view() == other.view();
    }
    friend bool operator==(const RareText& one, std::string_view other)
    {
        return one.view() == other;
    }
    friend std::ostream& operator<<(std::ostream& out, const RareText& text)
    {
        return out << text.view();
    }

private:
    Rare<std::string> text_;
};

} // namespace kizuna
