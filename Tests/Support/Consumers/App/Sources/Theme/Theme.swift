// The theme beside this file.
