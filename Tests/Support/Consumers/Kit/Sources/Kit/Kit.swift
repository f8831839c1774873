// The components beside this file.
