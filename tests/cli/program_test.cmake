cmake_minimum_required(VERSION 3.25)
# cmake -D PROGRAM=<kizuna-cli> -D DECK=<a legal deck file> -D SCRATCH=<folder> -P program_test.cmake
# What only the real program can show: standard input and output, pipes, devices and exit codes.

file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH})
set(ENV{LC_ALL} C)

# Runs a pipeline; says so where its first program ends otherwise than with `code`, or leaves `said`
# unsaid on stderr. The rest are arguments of execute_process.
function(expect name code said)
  execute_process(${ARGN} RESULTS_VARIABLE results ERROR_VARIABLE err OUTPUT_VARIABLE out TIMEOUT 60)
  list(GET results 0 result)
  if(NOT result STREQUAL code)
    message(SEND_ERROR "${name}: ended with ${result}, not ${code}: ${err}")
  endif()
  if(said STREQUAL "nothing" AND NOT err STREQUAL "")
    message(SEND_ERROR "${name}: should say nothing on stderr: ${err}")
  elseif(NOT said STREQUAL "nothing" AND NOT err MATCHES "${said}")
    message(SEND_ERROR "${name}: does not say “${said}” on stderr: ${err}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()

expect("a legal deck" 0 "nothing" COMMAND ${PROGRAM} check --quiet ${DECK})
expect("standard input" 0 "nothing" COMMAND ${PROGRAM} check --quiet - INPUT_FILE ${DECK})
expect("a pipe" 0 "nothing" COMMAND ${PROGRAM} convert --quiet ${DECK} - --to text
                            COMMAND ${PROGRAM} check --quiet -)
expect("an illegal deck" 1 "nothing" COMMAND ${PROGRAM} check --quiet --format standard ${DECK})
expect("no such file" 2 "no-such-file" COMMAND ${PROGRAM} check no-such-file)

expect("a reader that goes away" 0 "nothing" COMMAND ${PROGRAM} rules COMMAND head -n 1)
expect("a reader that goes away early" 0 "nothing"
  COMMAND ${PROGRAM} hand --quiet --count 1000000 ${DECK} COMMAND head -n 1)
expect("a full disk behind stdout" 2 "-: " COMMAND sh -c "\"$0\" rules > /dev/full" ${PROGRAM})

expect("an endless file" 2 "/dev/zero: " COMMAND ${PROGRAM} check /dev/zero)
expect("an endless input" 2 "-: " COMMAND ${PROGRAM} check - INPUT_FILE /dev/zero)
expect("a device" 2 "/dev/full: " COMMAND ${PROGRAM} convert ${DECK} /dev/full --to kizuna)
execute_process(COMMAND truncate -s 100M ${SCRATCH}/big.dek)
expect("a file of 100 MB" 2 "big.dek: " COMMAND ${PROGRAM} check ${SCRATCH}/big.dek)

expect("a file that may not grow" 2 "grown: "
  COMMAND sh -c "ulimit -f 0 && exec \"$0\" convert \"$1\" \"$2/grown\" --to kizuna" ${PROGRAM} ${DECK} ${SCRATCH})
expect("another working folder" 0 "nothing"
  COMMAND ${PROGRAM} library info WORKING_DIRECTORY ${SCRATCH})
if(NOT out MATCHES "2,417" OR NOT out MATCHES "3,177")
  message(SEND_ERROR "library info: ${out}")
endif()

file(REMOVE_RECURSE ${SCRATCH})
