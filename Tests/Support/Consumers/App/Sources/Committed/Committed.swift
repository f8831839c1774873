// The command plugin generates Swift beside this file.
