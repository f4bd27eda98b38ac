// In: nothing. Out: an empty module that every file under test imports implicitly.
// Invariant: it declares nothing. With its cross-import file it brings `AppleFoundation` into a file exactly where
// that file imports `Foundation`, so a generated file that forgets the import still fails to compile.
