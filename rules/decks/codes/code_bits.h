#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The characters of a deck code by their values, six bits each (base64url).
inline constexpr std::string_view code_characters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Collects the bits of a deck code (docs/EXCHANGE.md, Deck code), the highest of a value first.
class BitWriter {
public:
    void add(std::uint32_t value, int bits)
    {
        for (int bit = bits - 1; bit >= 0; --bit)
            bits_.push_back((value >> bit & 1) != 0);
    }
    /// Adds the value four bits at a time, the lowest first, each with a bit that is 1 where more
    /// follow.
    void add_group(std::uint32_t value)
    {
        do {
            add(value & 15, 4);
            value >>= 4;
            add(value == 0 ? 0 : 1, 1);
        } while (value != 0);
    }
    /// The bits so far as code_characters, the last one filled up with zeros.
    std::string text() const
    {
        std::string result;
        for (std::size_t at = 0; at < bits_.size(); at += 6) {
            unsigned value = 0;
            for (std::size_t bit = at; bit < at + 6; ++bit)
                value = value << 1 | (bit < bits_.size() && bits_[bit] ? 1U : 0U);
            result += code_characters[value];
        }
        return result;
    }

private:
    std::vector<bool> bits_;
};

/// Reads the bits of a text that is all code_characters. Past the end it gives zeros and is_short()
/// is true.
class BitReader {
public:
    explicit BitReader(std::string_view text) : text_(text) {}

    std::uint32_t take(int bits)
    {
        std::uint32_t value = 0;
        for (int bit = 0; bit < bits; ++bit, ++at_) {
            const std::size_t place = at_ / 6;
            if (place >= text_.size()) {
                is_short_ = true;
                return 0;
            }
            const auto six = static_cast<std::uint32_t>(code_characters.find(text_[place]));
            value = value << 1 | (six >> (5 - at_ % 6) & 1);
        }
        return value;
    }
    std::uint32_t take_group()
    {
        std::uint32_t value = 0;
        for (int shift = 0; shift < 32 && !is_short_; shift += 4) {
            value |= take(4) << shift;
            if (take(1) == 0)
                return value;
        }
        is_short_ = true;
        return 0;
    }
    bool is_short() const { return is_short_; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    bool is_short_ = false;
};

} // namespace kizuna
