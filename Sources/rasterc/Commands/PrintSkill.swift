// `rasterc skill`: a page that teaches agents the language.

import RasterCommands

extension Command {
  static let skill = Command(
    name: "skill",
    usage: "[options]",
    summary: "Print a page that teaches the language to an agent.",
    discussion: """
      Prints a page in Markdown, short enough for the context of a language model: how to write,
      check, draw and look at components, and the language in two examples and a few lists.
      Save it where your agent finds its skills.
      """,
    examples: [
      ("skill", "Print the page."),
      ("skill > .agents/skills/raster/SKILL.md", "Save the page as a skill of a project."),
    ],
    options: [.help]
  ) { arguments throws(Failure) in
    guard arguments.inputs.isEmpty else { throw .usage("skill takes no input") }
    try Streams.output(Array(Skill.text.utf8))
    return .success
  }
}
