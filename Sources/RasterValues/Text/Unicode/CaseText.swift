// Cases of letters in Unicode 15.0, as text: made by Tests/Oracles/unicode_tables.py.
//
// UnicodeText.swift has its licence.

enum CaseText {
  /// Runs of scalars and their upper case: the distance from the last run, twice the
  /// count less one, and 1 if it is every second scalar; how far the mapping leads.
  static let uppercase: StaticString = #"""
    aHVa&_$p`OPa&&0a&%$b~&S%&$eJ&)%'3%'Q%')%%$fw%$d\''%'$%($%*$%'$bN($%%$cw($c5')%'$%)$%'$%('%'$%(
    $%&$aW*$%%$'&$%%$'&$%%$'&3%%$b)&5%'$%%$'&$%(K%(5%-$%'&~$&[c&$%)-%%$~$&Z~%$~$&Zx%$~$&Z|%$dy%$dq
    &&do&$di&$dk%$~$.8,($do%$~$.8$&$ds&$~$.79%$~$.7q&$dw%$d{%$~$.7q%$~$&Z.%$~$.7k'$d{&$~$&Z:%$e$'$
    e&,$~$&Yi'$e.&$~$.7o%$e.($~$.7=%$e.%$ap%&e,%$at*$e0/$~$.6n%$~$.6hb3$b4P'%($%((c5S$a2%(a0&Da&%$
    a$%4a&%$af%&ad&$ab%$aX($aD%$aR%$3&;%%$b7%$b+%$2%$bs&$bK'$%'$%Ya%a&%Bb+&E%.Y%'1%%$A&aF%Va1aF~$$
    Cia;~$$f.'(~$$f.hc.3x=$~$%RL%$~$%RJ%$~$%R8%&~$%R4%$~$%R6%$~$%R(%$~$%Pp%$~$,S+b}$~$,TT($~$$wo5$
    ~$,UaaZa|%*$a\*aF%%24-.4/24-24-.40+4-24-&a{%*b8%&bT%&c1%&bl%&c-'24-24-24-&4&$6/$~$%gC)$61&43&4
    ($22$6d1$[FBC)$%i[VWtmaEaF&$%($~$&[:%$~$&[4&)%+$%'$%/aJ%-'%)$%1a1~$%h^&$~$%h^*$~$%h^~$'g\Q%8?%
    ao1%(a$%/'%'-%)$%)'%%$aG'7%03%)'%+$%*'%A$%il$teAb*~$-G1~$&XxVa&mqa5a6apa-a6b(8a4&@a4&0a4&&a4t*
    aKaf~$$E7a%a&~$&^Ua%a&~$'l$a)a*
    """#

  /// Runs of scalars and their lower case: the distance from the last run, twice the
  /// count less one, and 1 if it is every second scalar; how far the mapping leads.
  static let lowercase: StaticString = #"""
    a(Va'aMPa'&0a'FS&&$dc&)&'3&'Q&&$b}%)&($dz%'&&$dr%$&&&dp%$&'$b*%$dj%$dl%$&&$dp%$dt&$d|%$dx%$&($
    d|%$e%&$e'%)&&$e/%$&&$e/'$&&$e/%$&&&e-%'&&$e1%$&($&,$(%$&&$(%$&&$(%5&'5&'$(%'&&$bM%$aV%K&&$c4&
    5&,$~$&[;%$&&$cv%$~$&[5'$&&$d[%$aq%$au%-&cS'&($&-$bt+$a3&(a1&$ag&&ae&Da'&4a'H$4-;&*$a^'$&&$1%$
    &'(c4%Bb,%a%a'UE&.Y&&$B%1&'aF&'a1aG~$$Cia1~$%h_&$~$%h_*$~$%h_h=b*~$-G2%.4xUa;~$$f-'(~$$f-cra|&
    .$~$%pD&aF&.23-.3/23-23-.30+3-23=23-23-23-&3%&az%$50*b7%$50&3%&bS1&3%&bk%$10&c0%&c,%$5c[$~$%n6
    ($~$&&9%$~$%~X+$\RBD8$&iBVXtWaEaGU$&&$~$&Z-%$~$$wn%$~$&Yh')&&$~$&Zw%$~$&Z9%$~$&Z}%$~$&Z{&$&'$&
    -&~$&[b%aJ&-'&)$&~$'h;Q&8?&ao1&(a$&/'&&$~$,TS%-&)$&&$~$.78''&(7&&$~$.7p%$~$.8+%$~$.7~%$~$.7j%$
    ~$.7p&$~$.6g%$~$.7<%$~$.6m%$tf%3&&$aF%$~$.7n%$~$,U`%'&+$&*'&A$&~$&c9Va'mia5a7apa-a7b)8a5&@a5&0
    a5&&a5slaKag~$$EWa%a'~$&^Ua%a'~$'k}a)a+
    """#

  /// Runs of scalars and their title case, unless it is upper case: the distance from the last run, twice the
  /// count less one, and 1 if it is every second scalar; how far the mapping leads.
  static let titlecase: StaticString = #"""
    e?$&%$$%$%%$&%$$%$%%$&%$$%$%I$&%$$%$%~$$Mna;$'($
    """#
}
