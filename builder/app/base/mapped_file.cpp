#include "app/base/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kizuna {

MappedFile::MappedFile(const std::filesystem::path& file, std::size_t most_bytes)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    struct stat status {};
    if (::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 &&
        static_cast<std::size_t>(status.st_size) <= most_bytes) {
        const auto size = static_cast<std::size_t>(status.st_size);
        void* begin = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (begin != MAP_FAILED)
            bytes_ = {static_cast<const char*>(begin), size};
    }
    ::close(descriptor);
}

MappedFile::~MappedFile()
{
    if (!bytes_.empty())
        ::munmap(const_cast<char*>(bytes_.data()), bytes_.size());
}

} // namespace kizuna
