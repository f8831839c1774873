// The C library of Apple's systems, which the bridges import and do not use.
