// A checked program, the input of both back ends.

import RasterValues
import RasterSyntax

/// A checked program.
///
/// Declarations refer to each other by index, in the order of the files and of the text within each
/// file. Back ends accept only programs without errors.
package struct Program: Sendable {
  package var files: [ProgramFile] = []
  package var enums: [EnumDeclaration] = []
  package var structs: [StructDeclaration] = []
  package var tokens: [TokensDeclaration] = []
  package var modes: [ModeDeclaration] = []
  package var constants: [ConstantDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var components: [ComponentDeclaration] = []
  /// The digests of the definitions of functions and file-level `let`s, for the keys of drawings.
  package var definitions: [DeclarationID: ContentDigest] = [:]
  package var images: [ImageAsset] = []
  package var fonts: [FontAsset] = []
  package var faceSets: [FaceSet] = []

  package init() {}
}

extension Program {
  /// Returns a type as an author writes it.
  package func describe(_ type: Type) -> String {
    type.spelled { declared in
      switch declared {
      case .enumeration(let index): enums[index].head.name
      case .structure(let index): structs[index].head.name
      default: ""
      }
    }
  }

  /// Returns the default expression of a field or a parameter.
  package func expression(of place: TypedExpression.Default) -> TypedExpression? {
    switch place.owner.kind {
    case .structure:
      guard structs.indices.contains(place.owner.index) else { return nil }
      let fields = structs[place.owner.index].fields
      return fields.indices.contains(place.index) ? fields[place.index].defaultValue : nil
    case .function:
      guard functions.indices.contains(place.owner.index) else { return nil }
      let parameters = functions[place.owner.index].parameters
      return parameters.indices.contains(place.index) ? parameters[place.index].defaultValue : nil
    case .enumeration, .tokens, .mode, .constant, .component: return nil
    }
  }
}

package struct ProgramFile: Sendable {
  package let id: FileID
  /// The path as given to the compiler, with `/` as the separator.
  package let path: String
  /// Whether the file contains JSON tokens, which are generated with the source that imports them.
  package let isTokenFile: Bool
  /// The files that it imports.
  package let imports: Set<FileID>

  package init(
    id: FileID,
    path: String,
    isTokenFile: Bool = false,
    imports: Set<FileID> = []
  ) {
    self.id = id
    self.path = path
    self.isTokenFile = isTokenFile
    self.imports = imports
  }
}

/// An image file that the program draws.
package struct ImageAsset: Sendable {
  /// The path as the author wrote it.
  package let name: String
  /// The bytes of the file, which generated Swift contains.
  package let bytes: [UInt8]
  package let image: Image

  package init(name: String, bytes: [UInt8], image: Image) {
    self.name = name
    self.bytes = bytes
    self.image = image
  }
}

/// A font that a file declares.
package struct FontAsset: Sendable {
  /// The family name under which the font is used.
  package let name: String
  /// The path as the author wrote it.
  package let path: String
  /// The bytes of the font file: the author's file, or its subset for some characters.
  package let bytes: [UInt8]
  /// The number of bytes of the author's file.
  package let fileSize: Int
  /// A collection that contains only this font, under its name.
  package let fonts: FontCollection
  /// The range of the declaration.
  package let range: SourceRange
  package let nameRange: SourceRange

  /// The packed bytes, as generated Swift contains them.
  package var packed: [UInt8] { FontCollection.pack(bytes) }
}

/// A set of declared fonts that a font value carries.
package struct FaceSet: Sendable {
  /// The indices of the fonts in the program.
  package let faces: [Int]
  package let fonts: FontCollection
}

/// The part that is common to all top-level declarations.
package struct DeclarationHead: Sendable {
  package let name: String
  package let documentation: String?
  /// The range of the declaration, without its access modifier.
  package let range: SourceRange
  package let nameRange: SourceRange
  /// The declared access level, or nil if the folder determines it.
  package let access: AccessLevel?
  /// The range of the access modifier.
  package let accessRange: SourceRange?

  package init(
    name: String,
    documentation: String?,
    range: SourceRange,
    nameRange: SourceRange,
    access: AccessSyntax? = nil
  ) {
    self.name = name
    self.documentation = documentation
    self.range = range
    self.nameRange = nameRange
    self.access = access?.level
    accessRange = access?.range
  }
}

package struct EnumDeclaration: Sendable {
  package let head: DeclarationHead
  package let cases: [String]

  package init(head: DeclarationHead, cases: [String]) {
    self.head = head
    self.cases = cases
  }
}

package struct StructDeclaration: Sendable {
  package struct Field: Sendable {
    package let name: String
    package let documentation: String?
    package let type: Type
    /// A constant expression.
    package let defaultValue: TypedExpression?

    package init(
      name: String,
      documentation: String?,
      type: Type,
      defaultValue: TypedExpression?
    ) {
      self.name = name
      self.documentation = documentation
      self.type = type
      self.defaultValue = defaultValue
    }
  }

  package let head: DeclarationHead
  package var fields: [Field]
  /// Whether a key holds all of its fields, so that a property can be of this type.
  package let isKeyed: Bool

  package init(head: DeclarationHead, fields: [Field], isKeyed: Bool) {
    self.head = head
    self.fields = fields
    self.isKeyed = isKeyed
  }
}

package struct ConstantDeclaration: Sendable {
  package let head: DeclarationHead
  package var value: TypedExpression
  /// Whether it is a token, or a condition of tokens, and is generated with the tokens.
  package let isToken: Bool
  /// The number of frame slots that path blocks in the value need.
  package let slotCount: Int
  /// The parts of the environment that the value reads, directly and through everything it uses.
  package var reads: Environment.Reads

  package init(
    head: DeclarationHead,
    value: TypedExpression,
    isToken: Bool = false,
    slotCount: Int = 0,
    reads: Environment.Reads
  ) {
    self.head = head
    self.isToken = isToken
    self.value = value
    self.slotCount = slotCount
    self.reads = reads
  }
}

package struct FunctionDeclaration: Sendable {
  /// A part of a component that one of its functions reads.
  package enum Capture: Hashable, Sendable {
    case property(Int)
    case progress(Int)
    /// A `let` of the component, by its slot.
    case local(Int)
    case bounds
    case proposed
  }

  package struct Parameter: Sendable {
    /// Nil if `_` was written.
    package let label: String?
    package let name: String
    package let type: Type
    package let defaultValue: TypedExpression?
    /// What the compiler passes, for a parameter that the source does not contain.
    package let capture: Capture?

    package init(
      label: String?,
      name: String,
      type: Type,
      defaultValue: TypedExpression? = nil,
      capture: Capture? = nil
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.capture = capture
    }
  }

  package let head: DeclarationHead
  /// The index of the component in which it is declared, or nil at file level.
  package let component: Int?
  /// The parameters, which occupy the first slots of the frame, in order.
  ///
  /// Those for what the function reads of its component come last.
  package let parameters: [Parameter]
  package let bindings: [Binding]
  package let body: TypedExpression
  package let slotCount: Int
  package var reads: Environment.Reads
  /// The inputs of the value, with parameters in place of properties.
  package var key = KeyPlan()

  package init(
    head: DeclarationHead,
    component: Int? = nil,
    parameters: [Parameter],
    bindings: [Binding],
    body: TypedExpression,
    slotCount: Int,
    reads: Environment.Reads
  ) {
    self.head = head
    self.component = component
    self.parameters = parameters
    self.bindings = bindings
    self.body = body
    self.slotCount = slotCount
    self.reads = reads
  }
}
