#!/bin/sed -Ef
# Links to headings as their words alone, for Doxyfile.
s/\[([^]]*)\]\(#[^)]*\)/\1/g
