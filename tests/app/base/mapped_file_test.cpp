#include "app/base/mapped_file.h"

#include "app/base/files.h"
#include "app/scratch_folder.h"

#include <boost/test/unit_test.hpp>

#include <sys/stat.h>

using namespace kizuna;
using namespace kizuna::test;

BOOST_FIXTURE_TEST_SUITE(mapped_file, ScratchFolder)

BOOST_AUTO_TEST_CASE(its_bytes_are_those_of_the_file)
{
    const std::string text(100'000, 'x');
    BOOST_REQUIRE(!write_file(path / "a", text));
    const MappedFile file(path / "a", text.size());
    BOOST_TEST((file.bytes() == text));
}

BOOST_AUTO_TEST_CASE(they_stay_when_another_file_takes_the_place)
{
    BOOST_REQUIRE(!write_file(path / "a", "before"));
    const MappedFile file(path / "a", 100);
    BOOST_REQUIRE(!write_file(path / "a", "after"));
    BOOST_TEST(file.bytes() == "before");
}

BOOST_AUTO_TEST_CASE(a_missing_an_empty_and_a_larger_file_a_folder_and_a_pipe_have_no_bytes)
{
    BOOST_REQUIRE(!write_file(path / "empty", ""));
    BOOST_REQUIRE(!write_file(path / "large", "12345"));
    BOOST_REQUIRE(::mkfifo((path / "pipe").c_str(), 0600) == 0);
    for (const char* name : {"missing", "empty", "large", "pipe", "."})
        BOOST_TEST(MappedFile(path / name, 4).bytes().empty(), name);
}

BOOST_AUTO_TEST_SUITE_END()
