// Spaces between tokens, and blank lines between declarations.

import Testing

@Suite struct SpaceTests {
  @Test func `operators have spaces around them; ranges, signs and members have none`() {
    expect(
      """
      let a=1+2*-b
      let c = a==1||!d&&e
      let f = 0 ..< 3
      let g = a . b ( c ) [ 0 ]
      let h = a?b:c
      let i = x??.red

      """,
      formatsTo: """
        let a = 1 + 2 * -b
        let c = a == 1 || !d && e
        let f = 0..<3
        let g = a.b(c)[0]
        let h = a ? b : c
        let i = x ?? .red

        """
    )
  }

  @Test func `spaces follow labels, commas and keywords`() {
    expect(
      """
      component   A{
        state x:Int?=nil,in:0...9
        size -1,(2),[3]
        draw{fill circle( bounds ),with:#FFF}
      }

      """,
      formatsTo: """
        component A {
          state x: Int? = nil, in: 0...9
          size -1, (2), [3]
          draw { fill circle(bounds), with: #FFF }
        }

        """
    )
  }

  @Test func `functions, loops, conditions and lists have spaces as in Swift`() {
    expect(
      """
      func f( _ a:Int ,by b:[ Int ]?=nil )->Int{a}
      let a = [for(i,x)in b.enumerated:if x:i else:0,]
      let b = [ ]

      """,
      formatsTo: """
        func f(_ a: Int, by b: [Int]? = nil) -> Int { a }
        let a = [for (i, x) in b.enumerated: if x: i else: 0]
        let b = []

        """
    )
  }

  @Test func `spaces in strings stay, and interpolated code is formatted`() {
    expect(
      "let a = \"  x  \\( a+b ) \\(f( a,b:1 ))  \"\n",
      formatsTo: "let a = \"  x  \\(a + b) \\(f(a, b: 1))  \"\n"
    )
  }

  @Test func `indentation is two spaces, also for tabs, and trailing spaces are removed`() {
    expect(
      "component A {\n\tsize 1, 1   \n      draw {\n\tfill a   \n}\n}",
      formatsTo: "component A {\n  size 1, 1\n  draw {\n    fill a\n  }\n}\n"
    )
  }

  @Test func `consecutive blank lines become one, and none remain at the edges of a block`() {
    expect(
      "\n\nlet a = 1\nlet b = 2\n\n\n\nstruct C {\n\n  let d: Int\n\n\n  let e: Int\n\n}\n\n\n",
      formatsTo: "let a = 1\nlet b = 2\n\nstruct C {\n  let d: Int\n\n  let e: Int\n}\n"
    )
  }

  @Test func `the file's line endings and byte order mark stay`() {
    expect("let a=1\r\nlet b=2", formatsTo: "let a = 1\r\nlet b = 2\r\n")
    expect("let a=1\rlet b=2", formatsTo: "let a = 1\nlet b = 2\n")
    expect("\u{FEFF}let a=1", formatsTo: "\u{FEFF}let a = 1\n")
    expect("", formatsTo: "")
  }
}

@Suite struct ColumnTests {
  @Test func `states, tokens, groups and branches are aligned`() {
    expect(
      """
      tokens A {
        red #F00
        yellow light: #FF0, dark: #AA0
        gap {
          s 1
          medium 2
        }
        switch environment.b {
          case .x:
          case .y:
            blue #00F
            orange #F80
        }
      }

      component B {
        states {
          matrix a, b
          on        a: true
          pressed a: false
        }
      }

      """,
      formatsTo: """
        tokens A {
          red    #F00
          yellow light: #FF0, dark: #AA0
          gap {
            s      1
            medium 2
          }
          switch environment.b {
            case .x:
            case .y:
              blue   #00F
              orange #F80
          }
        }

        component B {
          states {
            matrix a, b
            on      a: true
            pressed a: false
          }
        }

        """
    )
  }

  @Test func `brackets that take several lines are aligned`() {
    expect(
      "tokens A {\n  b [1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000]\n  gap 1\n}\n",
      formatsTo: """
        tokens A {
          b   [
            1000000, 2000000, 3000000, 4000000, 5000000, 6000000,
            7000000,
          ]
          gap 1
        }

        """
    )
  }

  @Test func `a word that is too wide is not aligned`() {
    let wide = String(repeating: "w", count: 33)
    expect(
      "tokens A {\n  \(wide)   1\n  b 2\n}\n",
      formatsTo: "tokens A {\n  \(wide) 1\n  b 2\n}\n"
    )
  }
}
