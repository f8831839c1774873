// SwiftPM leaves out a target without Swift.
