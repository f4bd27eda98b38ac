#!/bin/sh
# A run-script phase of Xcode, before Compile Sources, that works under script sandboxing: it reads the input files and
# writes the output files that the phase lists, and TEMP_DIR, and nothing else.
set -eu

fail() {
    echo "error: $1" >&2
    exit 1
}

[ -n "${SRCROOT:-}" ] && [ -n "${TEMP_DIR:-}" ] || fail "SRCROOT and TEMP_DIR are not set: this is a script for Xcode"

# Edit this: the folders with descriptions of modules that other targets build, one a line, which are read for their
# names only. Leave nothing between the quotes if there are none.
imports="
$SRCROOT/Kit
"

# Xcode does not take over the path of the shell.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
command -v widgetc >/dev/null || fail "there is no widgetc in $PATH: install it, or add its folder to PATH in this script"
made="$TEMP_DIR/widgetc"
mkdir -p "$made"

# The files of the phase, one a line: those that it lists itself, and those of its .xcfilelist files, in which Xcode has
# resolved the build settings. - listed INPUT|OUTPUT
listed() {
    index=0
    eval "count=\${SCRIPT_$1_FILE_COUNT:-0}"
    while [ "$index" -lt "$count" ]; do
        eval "printf '%s\n' \"\$SCRIPT_$1_FILE_$index\""
        index=$((index + 1))
    done
    index=0
    eval "count=\${SCRIPT_$1_FILE_LIST_COUNT:-0}"
    while [ "$index" -lt "$count" ]; do
        eval "list=\$SCRIPT_$1_FILE_LIST_$index"
        [ -f "$list" ] || fail "there is no $list, which the phase names as a file list: correct it, or take it out"
        # The last line may have no end. Empty lines and comments are none of the files.
        while IFS= read -r line || [ -n "$line" ]; do
            case "$line" in
            "" | \#*) ;;
            *) printf '%s\n' "$line" ;;
            esac
        done <"$list"
        index=$((index + 1))
    done
}

is_imported() {
    while IFS= read -r folder; do
        [ -n "$folder" ] || continue
        case "$1" in "${folder%/}"/*) return 0 ;; esac
    done <<END
$imports
END
    return 1
}

listed INPUT >"$TEMP_DIR/widgetc-inputs"
listed OUTPUT >"$TEMP_DIR/widgetc-outputs"

set --
own=0
while IFS= read -r file; do
    case "$file" in
    # widgetc looks for it beside the description by itself; it is listed so that it may.
    *.lock) continue ;;
    *.widget) ;;
    *) fail "$file is listed under Input Files and is no description: take it out" ;;
    esac
    [ -e "$file" ] || fail "there is no $file, which is listed under Input Files: take it out, or correct its path"
    if is_imported "$file"; then
        set -- "$@" --import "$file"
    else
        own=$((own + 1))
        set -- "$@" "$file"
    fi
done <"$TEMP_DIR/widgetc-inputs"
[ "$own" -gt 0 ] || fail "the phase lists no description of this target: add each .widget file under Input Files"

# The sandbox allows no temporary file beside an output, so that the outputs are made elsewhere and copied. What no
# description makes any more is removed from there.
widgetc build "$@" -o "$made" --prune --error-format line --quiet

# What is listed and what is made have to be the same, before anything is copied.
names=""
while IFS= read -r file; do
    names="$names/${file##*/}/"
    [ -e "$made/${file##*/}" ] || fail "no description makes $file: take it out of Output Files and out of the target, \
and delete it; or list its description under Input Files"
done <"$TEMP_DIR/widgetc-outputs"
for file in "$made"/*.swift; do
    case "$names" in
    *"/${file##*/}/"*) ;;
    *) fail "list \$(SRCROOT)/Generated/${file##*/} under Output Files, and add it to the target" ;;
    esac
done

while IFS= read -r file; do
    name="${file##*/}"
    # What stays as it was is not compiled again.
    cmp -s "$made/$name" "$file" && continue
    [ -d "${file%/*}" ] || fail "there is no folder ${file%/*}, for which Output Files have $name: make it"
    cp "$made/$name" "$file" || fail "$file cannot be written: see the line above"
done <"$TEMP_DIR/widgetc-outputs"
