// The C library of Apple's systems, which the bridges ask for and do not use.
