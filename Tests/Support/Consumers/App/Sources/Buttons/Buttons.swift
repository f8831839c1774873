// The buttons of the folders beside this file.
