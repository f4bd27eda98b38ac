#!/bin/sh
# A run-script phase of Xcode, before Compile Sources, that works under script sandboxing: it reads the input files and
# writes the output files that the phase lists, and TEMP_DIR, and nothing else.
set -eu

# Descriptions of modules that other targets build, which are read for their names only.
imports="$SRCROOT/Kit/"

# Xcode does not take over the path of the shell.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
made="$TEMP_DIR/widgetc"

set --
index=0
while [ "$index" -lt "$SCRIPT_INPUT_FILE_COUNT" ]; do
    eval "file=\$SCRIPT_INPUT_FILE_$index"
    case "$file" in
    # widgetc looks for it beside the description by itself; it is listed so that it may.
    *.lock) ;;
    "$imports"*) set -- "$@" --import "$file" ;;
    *) set -- "$@" "$file" ;;
    esac
    index=$((index + 1))
done

# The sandbox allows no temporary file beside an output, so that the outputs are made elsewhere and copied.
widgetc build "$@" -o "$made" --prune --error-format line --quiet

listed=""
index=0
while [ "$index" -lt "$SCRIPT_OUTPUT_FILE_COUNT" ]; do
    eval "file=\$SCRIPT_OUTPUT_FILE_$index"
    name="${file##*/}"
    listed="$listed/$name/"
    # What stays as it was is not compiled again.
    cmp -s "$made/$name" "$file" || cp "$made/$name" "$file"
    index=$((index + 1))
done

for file in "$made"/*.swift; do
    case "$listed" in
    *"/${file##*/}/"*) ;;
    *)
        echo "error: list \$(SRCROOT)/Generated/${file##*/} under Output Files, and add it to the target" >&2
        exit 1
        ;;
    esac
done
