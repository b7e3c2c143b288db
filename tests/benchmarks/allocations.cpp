#include "harness.h"

#include <cstdlib>
#include <new>

namespace {

/// Of each thread: one for all would make threads wait for each other.
thread_local std::uint64_t count = 0;

} // namespace

// Counts what is allocated anywhere in the program.
void* operator new(std::size_t size)
{
    ++count;
    if (void* memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace kizuna::bench {

std::uint64_t allocations()
{
    return count;
}

} // namespace kizuna::bench
