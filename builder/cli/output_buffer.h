#pragma once

#include <array>
#include <streambuf>

namespace kizuna {

/// Writes to a file descriptor and remembers why that failed, which a standard stream forgets. Once
/// a write failed nothing more is written.
class OutputBuffer : public std::streambuf {
public:
    explicit OutputBuffer(int descriptor) : descriptor_(descriptor)
    {
        setp(bytes_.data(), bytes_.data() + bytes_.size());
    }
    ~OutputBuffer() override { sync(); }

    /// The errno of the first write that failed; 0 where none did.
    int error() const { return error_; }

protected:
    int_type overflow(int_type next) override;
    int sync() override;

private:
    int descriptor_;
    int error_ = 0;
    std::array<char, 1U << 16> bytes_;
};

} // namespace kizuna
