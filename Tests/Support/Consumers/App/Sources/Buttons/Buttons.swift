// The target of the buttons in the folders beside this file.
