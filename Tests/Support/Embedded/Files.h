// File functions of the C library, for which Embedded Swift has no module: a bridging header.

#include <stdio.h>
#include <stdlib.h>
