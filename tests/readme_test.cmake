cmake_minimum_required(VERSION 3.25)
# cmake -D SOURCE=<project> -P readme_test.cmake
# The program in the README is the one that the tests build, letter for letter.

file(READ ${SOURCE}/README.md readme)
file(READ ${SOURCE}/tests/embedding/embedding.cpp program)
string(FIND "${readme}" "```cpp\n${program}```" place)
if(place EQUAL -1)
  message(FATAL_ERROR "README.md does not show tests/embedding/embedding.cpp as it is")
endif()
