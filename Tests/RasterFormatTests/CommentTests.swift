// Comments keep their positions.

import Testing

@Suite struct CommentTests {
  @Test func `comments stay on their own lines, or two spaces after the code they describe`() {
    expect(
      """
      //a
      let b = 1// c


         // d
      /// e
      let f = 2 /* g */ + 3
      /* h */ let i = 4
      // j
      """,
      formatsTo: """
        //a
        let b = 1  // c

        // d
        /// e
        let f = 2 /* g */ + 3
        /* h */ let i = 4
        // j

        """
    )
  }

  @Test func `comments stay between the elements of brackets, which break around them`() {
    expect(
      "let a = [1, // one\n  2, /* two */ 3\n  // more\n]\n",
      formatsTo: "let a = [\n  1,  // one\n  2, /* two */ 3,\n  // more\n]\n"
    )
    expect(
      "let a = f(// first\n  b, c /* d */)\n",
      formatsTo: "let a = f(  // first\n  b, c /* d */\n)\n"
    )
  }

  @Test func `comments stay in expressions, between tokens, and in blocks`() {
    expect(
      "let a = // why\n  b\n  // and\n  + c\nlet d // e\n  = 1\n",
      formatsTo: "let a =  // why\n  b\n  // and\n  + c\nlet d  // e\n  = 1\n"
    )
    expect(
      "component A {\n// b\n  draw { // c\n    fill d // e\n    // f\n  }\n  // g\n}\n",
      formatsTo:
        "component A {\n  // b\n  draw {  // c\n    fill d  // e\n    // f\n  }\n  // g\n}\n"
    )
    expect(
      "component A {\n  draw {\n    if b { fill c } // d\n    else { fill e }\n  }\n}\n",
      formatsTo: """
        component A {
          draw {
            if b {
              fill c
            }  // d
            else {
              fill e
            }
          }
        }

        """
    )
  }

  @Test func `comments of several lines keep all their bytes`() {
    expect(
      "component A {\n      /* b\n     c */\n  size 1, 1 /* d\n*/ draw { fill e }\n}\n",
      formatsTo: "component A {\n  /* b\n     c */\n  size 1, 1 /* d\n*/\n  draw { fill e }\n}\n"
    )
  }

  @Test func `comments lose their trailing spaces`() {
    expect(
      "let a = 1 // b  \t\n/// c \nlet d = 2\n",
      formatsTo: "let a = 1  // b\n/// c\nlet d = 2\n"
    )
  }
}
