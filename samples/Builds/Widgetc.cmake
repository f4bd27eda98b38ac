# widgetc_module(NAME DESCRIPTIONS file… [IMPORTS file…])
#
# Makes the Swift of a module's descriptions. Afterwards NAME_SWIFT lists the files, and the target NAME_widgets makes
# them: add_dependencies(your_target NAME_widgets).

find_program(WIDGETC widgetc REQUIRED)

function(widgetc_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DESCRIPTIONS;IMPORTS")
  # widgetc leaves out what begins with a dot, such as the temporary files of editors, and so does this.
  list(FILTER arg_DESCRIPTIONS EXCLUDE REGEX "(^|/)[.][^/]*$")
  list(FILTER arg_IMPORTS EXCLUDE REGEX "(^|/)[.][^/]*$")
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name})
  set(outputs ${folder}/${name}Support.swift)
  set(inputs)
  set(imports)
  foreach(file IN LISTS arg_DESCRIPTIONS)
    get_filename_component(file_name ${file} NAME)
    list(APPEND outputs ${folder}/${file_name}.swift)
    list(APPEND inputs ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  foreach(file IN LISTS arg_IMPORTS)
    list(APPEND imports --import ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  # The build compares with the lock files beside the descriptions, and has to be made again when one comes or goes.
  set(locks)
  foreach(file IN LISTS inputs)
    get_filename_component(beside ${file} DIRECTORY)
    file(GLOB found CONFIGURE_DEPENDS ${beside}/*.lock)
    list(APPEND locks ${found})
  endforeach()
  list(FILTER locks EXCLUDE REGEX "/[.][^/]*$")
  # A file that comes may have an old date, and one that goes has none: the list of them is written when it differs.
  file(CONFIGURE OUTPUT ${folder}.locks CONTENT "${locks}\n" @ONLY)
  list(TRANSFORM arg_IMPORTS PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE imported)
  # widgetc leaves unchanged files as they are, so a stamp says when it last ran, and what depends on an unchanged
  # file is not built again.
  add_custom_command(
    OUTPUT ${folder}.stamp
    BYPRODUCTS ${outputs}
    COMMAND ${WIDGETC} build ${inputs} ${imports} --module ${name} -o ${folder} --error-format line --quiet --prune
    COMMAND ${CMAKE_COMMAND} -E touch ${folder}.stamp
    DEPENDS ${inputs} ${locks} ${folder}.locks ${imported} ${WIDGETC}
    COMMENT "widgetc ${name}"
    VERBATIM
  )
  add_custom_target(${name}_widgets DEPENDS ${folder}.stamp)
  set(${name}_SWIFT ${outputs} PARENT_SCOPE)
endfunction()
