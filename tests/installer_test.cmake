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

# The command line has a manual page a command in three languages, and shells complete its words.
foreach(page IN ITEMS man1/kizuna-cli.1 man1/kizuna-cli-check.1 man1/kizuna-cli-library-lint.1 ja/man1/kizuna-cli.1
        it/man1/kizuna-cli-odds.1)
  if(NOT EXISTS ${PREFIX}/share/man/${page})
    message(SEND_ERROR "share/man/${page} is not installed")
  endif()
endforeach()
foreach(language IN ITEMS en ja it)
  if(NOT EXISTS ${PREFIX}/share/kizuna/guide/${language}.md)
    message(SEND_ERROR "The guide ${language}.md is not installed")
  endif()
endforeach()
execute_process(COMMAND bash -n ${PREFIX}/share/bash-completion/completions/kizuna-cli COMMAND_ERROR_IS_FATAL ANY)

# A program outside the sources builds against the installed rules, as the README shows it.
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/tests/embedding -B ${PREFIX}/embedding -G Ninja -D CMAKE_PREFIX_PATH=${PREFIX}
          -D CMAKE_BUILD_TYPE=Debug
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${PREFIX}/embedding OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${PREFIX}/embedding/embedding OUTPUT_VARIABLE out COMMAND_ERROR_IS_FATAL ANY)
if(NOT out MATCHES "[PQ] won")
  message(SEND_ERROR "The program outside plays no game:\n${out}")
endif()
execute_process(
  COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/tests/embedding -B ${PREFIX}/wrong -G Ninja -D CMAKE_PREFIX_PATH=${PREFIX}
          -D COMPONENT=window
  RESULT_VARIABLE code OUTPUT_QUIET ERROR_VARIABLE err)
if(code EQUAL 0 OR NOT err MATCHES "no component window")
  message(SEND_ERROR "A component that is not there is not refused:\n${err}")
endif()
