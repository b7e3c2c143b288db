cmake_minimum_required(VERSION 3.25)
# cmake -D SOURCE=<project> -D BUILD=<build folder> -D PREFIX=<scratch folder> -P installer_test.cmake
# What "cmake --install" puts under a prefix works there, away from the sources and the build.

file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX}
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

# The installed kizuna-cli, from another folder and with nothing in the environment that says where things are.
function(expect_success)
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env --unset=KIZUNA_DATA --unset=KIZUNA_LOCALES ${PREFIX}/bin/kizuna-cli ${ARGN}
    WORKING_DIRECTORY ${PREFIX} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE err)
  if(NOT code EQUAL 0)
    message(SEND_ERROR "kizuna-cli ${ARGN}: exit code ${code}\n${out}${err}")
  endif()
endfunction()

# A deck that is only there shows that the installed data is read and not that of the sources.
set(decks ${PREFIX}/share/kizuna/data/decks)
configure_file(${decks}/altean-vanguard.kizuna.yaml ${decks}/only-installed.kizuna.yaml COPYONLY)
expect_success(check bundled:only-installed)
expect_success(--lang ja hand bundled:only-installed --seed 1)
expect_success(rules DECK-2)

# Every subcommand is in the man page and in the completion.
file(READ ${PREFIX}/share/man/man1/kizuna-cli.1 manual)
file(READ ${PREFIX}/share/bash-completion/completions/kizuna-cli completion)
file(GLOB commands RELATIVE ${SOURCE}/builder/cli ${SOURCE}/builder/cli/*_command.cpp)
foreach(file IN LISTS commands)
  string(REPLACE "_command.cpp" "" command ${file})
  if(NOT manual MATCHES "\n\\.B[IR]? [^\n]*${command}")
    message(SEND_ERROR "installer/man/kizuna-cli.1 does not describe ${command}")
  endif()
  if(NOT completion MATCHES "commands='[^']*${command}")
    message(SEND_ERROR "installer/completions/kizuna-cli does not know ${command}")
  endif()
endforeach()
