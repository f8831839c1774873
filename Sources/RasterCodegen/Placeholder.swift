// Placeholder until the first source of the module lands.
