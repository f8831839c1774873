// The target of the components beside this file.
