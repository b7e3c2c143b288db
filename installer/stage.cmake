# Run by cpack over what it is about to pack, per package. Manual pages and change logs are compressed as Debian wants
# them, and each file gets the time of SOURCE_DATE_EPOCH, so that the same sources make the same packages.
file(GLOB_RECURSE documents LIST_DIRECTORIES false
  ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.1 ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/changelog
  ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*/changelog.Debian)
foreach(document IN LISTS documents)
  execute_process(COMMAND gzip -9n --force ${document} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND find ${CPACK_TEMPORARY_INSTALL_DIRECTORY} -exec touch --no-dereference
                          --date=@$ENV{SOURCE_DATE_EPOCH} {} + COMMAND_ERROR_IS_FATAL ANY)
endif()
