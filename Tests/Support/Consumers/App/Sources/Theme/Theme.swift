// The target of the theme beside this file.
