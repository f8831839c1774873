// The kinds of names that reports and suggestions tell apart.

/// The kind that a name was looked up as; suggestions are of that kind.
enum NameRole { case value, function, type }
