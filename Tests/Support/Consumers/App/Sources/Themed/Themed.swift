// The components beside this file, in colours of another target.
