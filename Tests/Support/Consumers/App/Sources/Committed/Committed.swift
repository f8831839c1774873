// Swift that the command plugin generates lies beside this file.
