// The target of the components beside this file, which use colours of another target.
