// Files of the C library, which Embedded Swift has no module of: a header bridged to Swift.

#include <stdio.h>
#include <stdlib.h>
