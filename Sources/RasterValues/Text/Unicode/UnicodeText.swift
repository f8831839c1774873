// What Unicode 15.0 says of its characters, as text: made by Tests/Oracles/unicode_tables.py.
//
// UNICODE, INC. LICENSE AGREEMENT - DATA FILES AND SOFTWARE
//
// Copyright © 1991-2022 Unicode, Inc. All rights reserved.
// Distributed under the Terms of Use in https://www.unicode.org/copyright.html.
//
// Permission is hereby granted, free of charge, to any person obtaining a copy of the Unicode data
// files and any associated documentation (the "Data Files") or Unicode software and any associated
// documentation (the "Software") to deal in the Data Files or Software without restriction, including
// without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
// the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to
// do so, provided that either (a) this copyright and permission notice appear with all copies of the
// Data Files or Software, or (b) this copyright and permission notice appear in associated
// Documentation.
//
// THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
// INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
// NONINFRINGEMENT OF THIRD PARTY RIGHTS. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN
// THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES, OR ANY DAMAGES
// WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE
// OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
// FILES OR SOFTWARE.
//
// Except as contained in this notice, the name of a copyright holder shall not be used in advertising
// or otherwise to promote the sale, use or other dealings in these Data Files or Software without prior
// written authorization of the copyright holder.

package enum UnicodeText {
  /// The distinct records: line break, bidi class, grapheme break, joining type, category, script,
  /// combining class, flags.
  static let records: StaticString = #"""
    $$$$$&$$G$0$)W$%H$1$)W$%$$$$%'$c1$$$$&'$c1$$$$&'$$$$$$%'$$$$$$&)$$$$$$%)$$$1$$7$$$$1$$:$$$C1$$
    :$$A$%$$$&$$$1$$7$$D$$$$%C$$$$$$&C$$C1$$:$$4C1$$:$$8$&$$$&$$$1$$:$$4$1$$:$$8$&$$)*$$$$$$%$$$<1
    $$2$$aG51$$3$$b,,,(%*%br$$$$$&$$$D1$$:$$A$$$$)N$$F$$$$&$4C$$$)a&$%,,(%*%bh$C$$$)[$%$1$$:$$A$&$
    ')*$$$$$$&($c1$&$))*$$$$$$:$$$$1$$6$$$$$$$%)$c1$$$$&)$c1$$$$%($c1C$$$)a&$c2C$$$)[$c2$$$$&($$,,
    (%**br$$-$$$&$$$$$$('$$$$$$%($$$$$$)aF$$=1$$2$$aH51$$3$$b-C$$$:$$%/1$$6$$$,,(%**bh$1$$$)a&$%$1
    $$7$$c1$1$$9$$$C1$$:$$%C1$$6$$%1$$$)[$%$$$$)6$$$$$$)au$$C$$$)X$%$$$$)F$$,,(%*a}$$,,(%*aF$$$1$$
    7$$cQ=1$$2$$%51$$3$$%$&$))ap$$$&$')ap$$,,(%*apbr$$$$$)U$$$$$$)a,$$$$$$)a/$$$$$$)a}$$,,(%*a}$c1
    ,$$$+aF$$C$$$$&$%A)$$8$$$$$$$)'$$,,(%*apbh$$$$$)V$$$$$$)aQ$$$$$$)T$$>1$$4$$D$'$$/$$$>1$$5$$D$1
    $$($$$,,(%*%%$,,(%*)br$$$$$)ax$$$$$$:a}$$$$$$)2$$B%$$)+$c1@)$$8$$$$1$$/$$$,,(%*+br$,,(%*V$$$$$
    $)a@$$C$$$)W$%$$$$)aw$$,$,$+aD$$$$$$)a3$$$%$))a:$$$%$')B$$,,(%*+bh$$1$$:*$$,,(%*F$$/$$$6$$$,,(
    %*ax$$$$$$)a}$c1$$$$)2$c1$$$$'($c1$-'$$&$&D1$$:$$8$$$$/$$$$%$$)E$$$%$')aZ$$$%$))aZ$$,,(%*R$$$$
    $$)K$$,,(%*ad$$C$$$:$$A81$$6$$$>1$$6$$$$1$$9($$$%$))a9$$,$,$+F$$,,(%*U$$,,(%*aQ$$,$,$+a,$$,$,$
    +ai$$$$$$)ai$$2$$$6a}$$$$$$%O$$$$$$&O$$,,(%*a.$$$$$$)$$$/1$$1$$$A)$$8$$%,,(%*@$$,,(%*awbr$C1$$
    7$$%$1$$:($$,,(%*af$$$$$$)af$$,,(%*a*$$$$$$)aE$$,$,$+T$$$$$$)G$$,,(%*b/$$5$$$)K$$$$$$7$$$$$$$:
    ad$$,,(%*Pbr$$&$$/$$$,-'$>$$$:+$$6$$$$$$$''$$$$$$($$$,,(%*%bt$.,(%*%bu$$$$$(($$B%$$)+$$,,(%*aa
    br$$%$')a9$$$$$$)F$c1$$$$)V$c1,$,$+U$$$1$$:au$$,,(%*a|$$,,(%*a/$$.$$$6a}$$,,(%*a}bh$,$,$+aF$$$
    $$$)>$$,,(%*a)$$$$$')aB$$,$,$+a1$$,,(%*2$$,$,$+2$c1,,(%*an$$$1$$9($c1<1$$2$$$,-'%?$$&51$$6$$%1
    1$$6$$%C$$$:$$9$$$$)ao$$,$,$+a$$$81$$6$$%5+$$6$$%$$$$%b($$$$$$&b($$$%$$)a($$,,(%*a($$$%$')a:$$
    $%$))B$$$$$$)a-$$,$,$+af$$,$,$+G$$$$$$)aH$$,,(%*am$$,,(%*a;$$$$$$)Q$$<$$$)K$$$$$$)J$$$1$$0$$$<
    1$$6$$$,,(%*%bV$.,(%*%bv$$%$$6+$$$*+$?$$$$&$))*$c1$%$$(aa$$,,(%*6$$,$,$+6$$,$,$+aQ$$,$,$+au$$,
    ,(%*a,$$,$,$+a,$c1,,(%*a@$$,$,$+a@$$,,(%*ai$$$$$$)a|$$/$$$6a}$$,,(%*a}ai$?$$$-aF$$,$,$+a)$$/$$
    $6a)$$,,(%*a1$$,$,$+a.$$,,(%,%$$/$$$62$$,$,$+an$$$$$$)an$$,$,$+5$$,,(%*5$$$$$$()$$/0$$;$$$>1$$
    4$$$$1$$7$$8$$$$:$$8C1$$:X$%1$$$(X$%C$$$.X$%C1$$:$$$C$$$/$$%$$$$)b'$$,,(%*ao$$,,(%*a$$$$$$$6a$
    $$$$$$)@$$,$,$+@$$$$$$)aD$$,,(%*aD$$$$$$A&$$C1$$0$$%C1$$7$$EC1$$9$$%$$$$)a2$$$%$$/a>$$$%$$)a:$
    $,,(%*ajbh$$%$$)B$$,,(%*9$$$$$$)9$$,,(%*9-$,,(%*a-$$,$,$+a-$$$$$$)a-$c1$$$$)=$$,,(%*=$$/$$$6af
    $$$$$$)a*$$$$$$)aK$$,$,$+aK$$$$$$)a~$$,$,$+a~$$,,(%*a~$$,$,$+ag$$,,(%*ag$$,$,$+aA$$,,(%*aA$$,,
    (%*ar$$,,(%*.$$,$,$+aH$$$$$$)am$$$$$$)7$$,$,$+a;$$$$$$)R$$,$,$+Q$$,,(%*a'$$,$,$+a'$$<$'%?K$$5$
    '%?K$$$$$$)]$$C$$$)av$%$$$$(a&$%@)$$6$$$61$$3$$b,A($$7$$$.+$$;$$$A)$$7$$$21$$9$$$21$$($$$,,(%*
    %brc1,,(%,)$$$$$$&0$$,,(%*+bj$,,(%*+6$$*+$?*$$$1$$7*$$@)$$6*$$@&$$8*$$8&$$6$$$8&$$6*$$$&$')*$c
    1$&$$(*$$$&$$)a{$$,,(%*aLbr$,,(%*aLbh$$&$$)ap$$$&$$9*$$$$$$6F$$,$($+6$$$$$$)6$c1,$,$+V$$,$($+a
    Q$$,$,$+aQ$c1,,(%*au$$,$($+au$$$$$$/au$$,$,$+ax$$,$(%*a,$$,$($+a,$$,,(%*a@-$,$($+a@$$$$$$/a@$$
    ,$($+ai$$,$,$+ai$c1$$$$6a}$$8$$$6a}$$/$$$:a}$$<1$$2a}$aG51$$3a}$b,,,(%*a}br$$$$$:aF$$$$$$6$$$I
    $-$)W$%K$.$)W$$J$/$)W$$$$$$6N$$$$$$&A$$$$$$)a`$$$$$$)az$$$$$$)aq$$$$$$)a)$$,,(%*aB$&$$$$)as$$$
    $$$)at$$,$$$+a.$$?$$$-a.$$$$$$6a.$$,$,$+2$$$$$$:2$$,,(%*2br$$$$$)a0$$,$,$+a0$$,,(%*a0$$,$,$+$$
    $31$$1$$$$1$$1$$$>1$$5$$$@1$$6$$$11$$6$$811$$6$$$--'%?$$&$($$7$$$@1$$:$$$$)$$:$$$$$$$.'$$>1$$:
    $$$81$$6C$$/1$$6C$$11$$1$$%1$$$($$%C$$$)8$%C$$$)W$'C$$$:W$%C1$$:W$%C1$$/$$%C$$$:a&$%C$$$)b.$%$
    $$$)a4$$/1$$6b'$$$1$$6)$$$$$$)3$$$$$$9$$$,,(%*ao-$,$,$+ao$$,$,$+ac$$2$$$6F$$$$$$(aF$$/$$$6aD$$
    ,,(%*aD-$,,(%*%$&:1$$6$$%C1$$1$$%1+$$6$$%C)$$6$$%C($$7$$%C($$1$$%@)$$6$$%$1$$:$$%$1$$/($$$$$$)
    `$$$$$$)S$$$$$$.S$$$$$$)b+$$$%$$)Z$$$%$$)a>$$,,(%*a(bh$,,(%*a(br$$%$()a:$$$&$')a_$$$%$$)b-$$$%
    $$)ak$$$&$')aj$$,,(%*ajbr$$%$')aT$$,,(%*aTbr$,,(%*aTbh$,$,$+9$$$$+$?a-$$,$,$+=$$$$$$)a7$$$$$$6
    af$$,$,$+a*$$/$$$6a*$$$$$$6a*$$,,(%*ah$$,,(%*T$$,$($+T$$,,(%*Tbr$,,(%*aK$$/$$$6aK$$$$$$6aK$$,$
    ($+a~$$,$,$+a~$c1$$$$)ag$$/$$$6ag$$$$$$)aA$$$$$$)ar$$,$,$+ar$$$$$$).$$,$,$+H$$$$+$)G$$,,(%*aH$
    $$$$$)b/$$,,(%*b/-$2$$$6b/$$$$$$6b/$$,$,$+am$$/$$$6am$$,$,$+7$$,,(%*7$$,,(%*Q$$$$$$)a'$$$$$$)b
    ,$$.$'%?K$$,,(%*K$$$$$$)\$$/$$$6]$$$$$$:]$$$$$$)a\$$,,(%*a\$$,,(%*%$$$$$$:$$c1,$($+$bd$?'$$-$$
    $$$$$)^$$$$$$:$$A//'$>$$$'.&$>$$$%/'$>$$$%0'$>$$$&.%$>$$$,.'$>$$$,/'$>$$$)0$$;$$$$)$$6$$($1$$6
    $$(0($$1$$$;+$$6$$$?'$$-$$(:1$$6$$$A1$$6$$$/1$$7$$$(.'$>$$$/-'%?$$&@)$$:$$$$1$$98$$,,(%*%bd$,,
    (%*%b|$.,(%*%$&$1$$($$c1:1$$6$$c1$1$$9$$c1$1$$6$$c1$1$$7($$$$$$:)$$$$$$%0$$$$$$(0$$$$$$60$$:$$
    $60$$/1$$10$$$1$$:0$$A)$$80$$,,(%*+bp$,,(%*+.$,,(%*+/$,,(%*+0$,,(%*+1$,,(%*+2$,,(%*+3$,,(%*+4$
    ,,(%*+5$,,(%*+7$,,(%*+8$,,(%*+9$,,(%*+:$/%$$1+$$,,(%*+;$,,(%*+<$,,(%*+=$8%$$6+$$$&$$7*$$:&$$6*
    $$,,(%**B$,,(%**C$,,(%**D$,&'%?*$&$&$&($$$,,(%*%?$,,(%*%@$,,(%*%A$,,(%*%B$,,(%*%C$,,(%*%D$,,(%
    *%E$,,(%*%F$?*$$-*$$?*$$6*$$$&$$6*$$,,(%*%G$?'$$-*$$$&$$:*$$$&$$6ap$$$&+%?ap$$,,(%*apH$,,(%*a{
    $$?%$$-aL$$$%$')aL$$$%$$(aL$$$1$$:aL$$$1$$6aL$$:1$$6aL$$81$$6aL$$$%$&(aL$$A%$$8aL$$$%$$)aa$$$%
    $$6aa$$,,(%*a9bh$$%$$6a9$$$&$&)*$$,,(%**?$,,(%**@$,,(%**A$,,(%*F+$,,(%*F-$?$$$-F$$$$$$(F$$,,(%
    *6+$,$,$+6$c1,,(%*6-$?$$$-6$$@)$$86$$$$$$/6$$@$$$/6$$$$$$:6$$A)$$86$$$$$$66$$,,(%*6br$,,(%*V+$
    ,,(%*V-$?$$$-V$$$$$$6V$$,,(%*U+$,,(%*U-$?$$$-U$$$$$$6U$$A)$$8U$$,,(%*aQ+$,,(%*aQ-$$$$$)aQ$c1?$
    $$-aQ$$$$$$:aQ$$$$$$/aQ$$$$$$)au$c1,$,$+au$c1,,(%*au-$?$$$-au$$A)$$8au$$,,(%*ax+$,,(%*ax$c1,,(
    %*ax-$,,(%*axa;$,,(%*axaB$?$$$-ax$$2$$$6ax$$$1$$/ax$$$$$$:ax$$2$$$6a,$$,,(%*a,+$,,(%*a,-$?$$$-
    a,$$,$,$+a@$c1$$+$)a@$$$$$$:a@$$?$$$-a@$$@$$$:a@$$,,(%*ai-$?$$$-ai$$$$$$6ai$$$$,$)a|$$,,(%*a|a
    N$,,(%*a|-$$$$$(a|$$,,(%*a|aR$$$$$6a|$$?$$$-a|$$/$$$6a|$$$$,$)a/$$,,(%*a/a]$,,(%*a/-$$$$$(a/$$
    ,,(%*a/aa$?$$$-a/$$2$$$:a}$$?$$$-a}$$$$$$/a}$$,,(%*a}bd$,$,$+a}$$,,(%*a}ah$,,(%*a}ak$/$,$+a}$$
    ,,(%*a}-$$$$$)aF$c1,,(%*aF+$,,(%*aF-$/$$$6aF$$$$$$6aF$$,,(%*aFbh$$$$$(O$$I$-$)W$'K$.$)W$&,,(%*
    Nbr$/$$$6N$$$$$$/N$$$1$$:N$$$$$$%A$$/1$$1>$$$$$$:>$$$$$$6>$$/0$$;aN$$$$$$)aN$$<1$$2aN$aG51$$3a
    N$b,$$$$.a`$$,,(%*az$$,,(%*az-$,$,$+az-$$$$$)Y$$,,(%*Y$$,$,$+Y-$$$$$)<$$,,(%*<$$,,(%*aq$$,,(%*
    a)$&,,(%*a)-$1$$$6a)$$$$$$(a)$$$$$$6a)$$A)$$8a)$$,,(%*a)br$?$$$-a)$$$1$$/a)$$$1$$6aB$$/1$$6aB$
    $21$$1aB$$$1$'6aB$$81$$6aB$$$1$&6aB$$.-'$?aB$&?$$$-aB$$$$$'(aB$$$$$$)aB$$,,(%*aB$$,,(%*aBbp$$$
    $$)a1$$,,(%*a1bj$,,(%*a1br$,,(%*a1bh$$1$$:a1$$81$$6a1$$?$$$-a1$$?$$$-at$$$$$$/at$$$1$$:at$$$1$
    $:a)$$$$$$);$$,,(%*;br$,,(%*;bh$,$,$+;$$,,(%*;$$$$$$6;$$$$$$)a.$$,,(%*a.-$,,(%*a.br$,,(%*a.bh$
    $$$$(a.$$,,(%*2+$,$($+2$$,$,$+2-$?$$$-2$$$$$$62$$,,(%*2bh$,$,$+an-$,,(%*an-$?$$$-an$$$$$$)5$$,
    ,(%*5+$,$,$+5-$$$$$65$$,,(%*a0+$/$$$6a0$$?$$$-a0$$?$$$-aO$$$$$$)aO$$$$$$(aO$$/$$$6aO$$$$$$6an$
    $,,(%*%bb$,,(%*%bp$,,(%*%bf$21$$9($c1/0$$;$$c1.0$$;$$$*-'%?$$&,-($?%$&+-)&?%$&,$'%?$$&,%'%?$$&
    .1$$1$$$91$$6$$$%0'$<$$$%.'$=$$$,2'%?$$&,4'%?$$&,6'%?$$&,3'%?$$&,5'%?$$&:+$$7$$$$-'%?$$&,7'$?$
    $&,8'$?$$&,9'$?$$&,:'$?$$&A)$$$&$$A1$$:$$$$$$$&$$8$1$$:$$c191$$7$$$=1$$2$$d751$$3$$dw$1$$7$$A$
    1$$7$$4$$$$:$$481$$:$$$81$$:$$8$$$$::$$$1$$:$$D$$$$%P$$$$$$&P$$$1$$:C$$,,(%*Cbr$$1$$/C$$$$$$)a
    y$$$$$$(ay$$/$$$6ay$$,,(%*ay-$/0$$;$$%C$$$)$$%,,(%*%bf%,,(%*%bp%,,(%*%bt%,,(%*%bj%,$($+Wbl%C1$
    $1$$9C$$$($$%,$$$($$%1$$$)$$%C1$$6$$9,,(%*%,%11$$9$$%1$$$([$%1$$$([$c21$$$(a&$%1$$$(a&$c21$$$(
    b.$%C1$$:b.$%$$$$(a4$$/$$$6a4$$$$$$(b'$$81$$6b'$$?$$$-b'$$$$$$))$$$1$$()$$$$$$.3$$,,(%*3br$$$$
    $63$$/$$$63$$$1$$:ao$$$$$')aX$$$$$()aX$$$$$$)aX$$21$$6aX$$81$$6aX$$$$$$)ac$$,,(%*ac-$,,(%*ac$$
    /$$$6ac$$?$$$-ac$$,,(%*Fbr$?$$$-a%$$$$$$)a%$$,,(%*a%$$,,(%*a%bh$/$$$6a%$$$$$$)a^$$,,(%*a^$$,$,
    $+a^$$,$,$+a^-$$$$$6a^$$$$$$)a$$$,,(%*a$+$,$,$+a$-$/$$$6a$$$?$$$-a$$$?$$$-@$$$$$$6@$$/$$$6@$$,
    ,(%*awbh$$$$$(aw$$$$$$6aw$$$$$$(aD$$?$$$-aD$$$$$$@&$$,,(%*+>$$($$7+$$51$$3$$$91$$6$$%C+$$6$$%C
    '$$-$$%C$$$%'$%C$$$&'$%1$($($$%@)$$8$$%$1$$7$$%,1'%?$$$41$$:$$$$1$$.($$$$$$:($$$$$$)a5$$$$$$)?
    $$$$$$/`$$$$$$)aW$$,,(%*aWbr$$$$$)b&$$/$$$6b&$$/$$$6b+$$$$$$.b+$$$$$$%I$$$$$$&I$$$$$$)ae$$$$$$
    )aS$$?$$$-aS$$$$$$%aR$$$$$$&aR$$$$$$)L$$$$$$)-$$$$$$6-$$$%$$)/$$/%$$6/$$$%$$//$$$%$$)aU$$$%$$:
    aU$$$%$$/aU$$$%$$)aJ$$$%$$/aJ$$$%$$/Z$$$%$$)a[$$$%$$/a[$$/1$$6a[$$$%$$)a6$$$%$$6a6$$$%$$)a?$$,
    ,(%*a(%$,,(%*a(-$$%$$/a($$/%$$6a($$$%$$6a($$$%$$)ab$$$%$$/ab$$$%$$6ab$$$%$$)aI$$$%$$/aI$$$%$$:
    a:$$,,(%*a:br$,,(%*a:bh$$%$'/a:$$$%$)/a:$$/%$$6a:$$9%$$6a:$$$%$$)1$$/1$$61$$$%$$)a]$$$%$$/a]$$
    $%$$)aY$$$%$$/aY$$$%$$6aZ$$$%$)/aZ$$$%$'/aZ$$$%$$/aZ$$$%$$)aP$$$%$$%_$$$%$$&_$$$%$$/_$$$&$()a_
    $$$&$))a_$$,,(%*a_br$?*$$-a_$$$*$$/*$$,,(%*b-br$/%$$1b-$$$%$$/ak$$$&$))aj$$$&$$)aj$$$&$'/aj$$$
    &$)/aj$$$&$$6aj$$$%$))aT$$$%$$6aT$$$%$$/B$$$%$)/B$$$%$'/B$$$%$(/B$$$%$$)M$$/$$$69$$$$$$69$$$1$
    $/9$$?$$$-9$$,,(%*a--$,,(%*a-+$$$$$6a-$$/$$$6a-$$$$$$)al$$?$$$-al$$,,(%*=br$,,(%*=$c1,,(%*=-$?
    $$$-=$$/$$$6=$$,,(%*a7+$$$$$6a7$$2$$$6a7$$,$,$+af-$$$+$)af$$,,(%*af+$?$$$-af$$2$$$6af$$$$$$/ai
    $$,$,$+a*-$,,(%*a*+$/$$$6aE$$$$$$)ah$$,$,$+ah$$,,(%*ah+$,,(%*ah-$?$$$-ah$$,,(%*%+$,,(%*T+$,$,$
    +T$c1,$,$+T-$,,(%*aK-$,,(%*aK+$?$$$-aK$$,,(%*aKbr$,,(%*a~-$,,(%*a~+$$$$$6a~$$?$$$-a~$$,$($+ag$
    $,$,$+ag$c1,,(%*ag-$,,(%*ag+$2$$$6ag$$8$$$6ag$$$$$$6ag$$,,(%*aA-$/$$$6aA$$$$$$6aA$$?$$$-aA$$21
    $$6aB$$,$,$+ar-$,,(%*ar+$$$$$6ar$$?$$$-ar$$,$$$+.$$,$,$+.$$,,(%*.-$?$$$-.$$$$$$/.$$/$$$6.$$$$$
    $:.$$$$$$)H$$,,(%*H$$,,(%*H-$,,(%*H+$$$$$6H$$$$$$%b)$$$$$$&b)$$?$$$-b)$$$$$$/b)$$$$$$)b)$$,$($
    +G$$,$,$+G$c1,,(%*G$$,$,$+G-$,,(%*G-$,,(%*G+$/$$$6G$$?$$$-G$$,,(%*aH-$2$$$6aH$$,$(%*b/$$,$,$+b
    /$$$$+$)b/$$/$$$6b/$$$$+$)am$$,,(%*am-$2$$$6am$$$$$$)aV$$,$(%*7-$/$$$67$$?$$$-7$$$$$$/7$$2$$$6
    a;$$8$$$6a;$$$$$$)a;$$,,(%*R+$,,(%*R-$$$+$)R$$?$$$-R$$,,(%*Q-$?$$$-Q$$$$$$)a8$$,,(%*a8$$,$,$+a
    8$$$$$$6a8$$$$+$)a'$$,$,$+a'-$,,(%*a'-$/$$$6a'$$C$$$6a'$$?$$$-a'$$@)$$8au$$/$$$6au$$$$$$.b,$$/
    $$$6b,$$$$$$)D$$$$$$6D$$<$$$)\$$5$$$)\$$$$$$)aC$$?$$$-aC$$/$$$6aC$$$$$$)b$$$?$$$-b$$$$$$$)4$$,
    ,(%*4%$/$$$64$$,,(%*]br$$$$$6]$$$$$$(]$$?$$$-]$$$$$$/]$$$$$$%a<$$$$$$&a<$$$$$$/a<$$/$$$6a<$$$$
    $$6a<$$,$,$+a\$$$$$$(a\$$1$$$(av$%1$$$(aM$%11$$6X$%.,(%*a+$%,$,$+X*%$$$$)a+$%C$$$)aM$%$$$$:J$$
    ,,(%*J$$,,(%*J%$/$$$6J$$,$,$+$bd$,$,$+$bn$,,(%*(br$/$$$6ad$$$$$$6ad$$,,(%*^br$$$$$(^$$?$$$-^$$
    $$$$:^$$$$$$)b%$$,,(%*b%br$$$$$)b*$$,,(%*b*br$?$$$-b*$$A)$$8b*$$$$$$)aG$$$$$$(aG$$,,(%*aGbt$,,
    (%*aGbh$,,(%*aGbr$?$$$-aG$$$%$$)a=$$$%$$/a=$$,,(%*a=bh$$%$'%,$$$%$'&,$$,,(%*,br$,,(%*,+$$%$%(,
    $$?%$$-,$$<%$$6,$$@&$$:$$$@&$$8$$$$&$$:$$$L$*$:$$0C$$$:[$%C1$$:$$5E1($9$$111$$:$$$,-(%?$$&
    """#

  /// Each run's length and record.
  static let runs: StaticString = #"""
    -b*%e`%ea%eb%ec%ed2b*'ee%ef%eg%ad%ae%eh%a7%c^%J%ae%;%c_%ei%c`%b+%ej%b+%ek.el%b+%em%1%-%1%ad%J>
    *%;%en%c_%]%b]%]>)%;%eo%<%-*b*%ep>b*%ca%b^%aG'a7%.%J%]%8%a8%a=%-%eq%8%]%er%cb&a>%cc%>&J%]%a>%a
    8%a?'aH%b^*'%*-'%**'%-%*)'%*%)*(%)-(%)*(%-%))(%)%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%*%)%'%(%'%(
    %'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%*%)%'%(%'%(%'%(%'%(%'%)%*%)%'%(%'%(%)%'%(%'%(%'%(%*%)%*%)%'%(
    %'%(%'%(%)%*%)%'%(%'%(%'%(%*%)%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%*%)%'%(%'%(%'%(%'%(%'%(%'%(
    %'%(%'%(&'%(%'%(%'%(&)&*%)%*%)&*%)'*&)(*%)&*%)'*')&*%)%*%'%(%*%)%*%)&*%)%*&)%*%)%*%'%('*%)%*%)
    &*&)%a8%*')(a8%*%b,%)%*%b,%)%*%b,%)%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%)%'%(%'%(%'%(%*%)%'%(%'%(%
    '%(%'%(%'&(%*%b,%)%'%(&*%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'
    %(%*%)%'%(%*%)%*%)%*%)%'%(%'%(%'%(%'%(%'%(%'%(%'%(*)&*%)&*&)%*%)(*%)%*%)%*%)%*%)%*a,)%a8?)-S&a
    @+b-(]&a@%cd'a@%cd'a@&b-1]%cc)S)]&es%a@%]%b-5]9=%b.(C%b.%et)C&b_(C&b_/C)aA(C'=&ce%=&ce%eu%='C'
    =&C%ev'=(C%=%b.&C%=%b/&b`%b/&b`%b/1=%T%P%T%P%ew%af%T%P&$%b0'P%ex%T($%af%ey%M%ez'M%$%M%$&M%G5T%
    $+T&M)G=P)G%T&P%T&M'P%T%P%T%P%T%P%T%P%T%P%2%3%2%3%2%3%2%3%2%3%2%3%2%3(P%T%P%e{%T%P&T&P'T&K%,%K
    ',%K(,'K.,%K:,-+%L:+&L%+%L'+%L(+'L%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%K%L%,%+%,%+%,
    %+%,%+%,%+%e|&aB&=%aB&cf%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,
    %+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%K%L%,%+%,%+%,%+%,%+%,%+%,&+%K%L%K%L%,%+%K%L%,%+%K%L%K
    %L%K%L%,%+%K%L%K%L%K%L%,%+%K%L%K%L%K%L%K%L%K%L%K%L%,%+%K%L%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+
    %,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%$Je}&$%e~*f$Mcg%f%%f&
    &$&f'%f(%0%aR(aI%aR'aI%ch%aR*aI*aR&aI%aR&aI%ch%f)%aI%f*%f+%f,%f-%f.%f/%f0%f1%ci&f2%f3%f4%f5%f6
    %f7%ba%f8%f9%ba%aI%aR%f:%ci,0?b1(0(b1&ba/0)cj%bb&ck%f;&cl%cm%b+%f<&aS,Q%f=%f>%f?%cn%f@&co%cn%F
    %9(bc%cp%H%F%H)F(H1F%fA+F%H&F%fB%fC%fD%fE%fF%fG%fH%fI&=%C%Z)Q%Z&Q%Z.fJ%cl&fK%fL&F%fM'H%9'H4F6H
    JF%bc%F%cp-H%F%H%F%H&F%H%bc%co%H+Q%bb%aS(Q%Z%Q&cq&Q%aS%Z&Q%Z&H.fN'F&fO%F2fP%6%fQ%a-%fR'a.)a-(a
    .%a--a.%a-%a.%a-%a.%a-&a.%a-%a/%a9&a/%a9&a/'a9%a/&a9%a/%a9'a/%a9%a/%a9%a/%a9%a/%a9&a/&6%a-&a.-
    F'H3F&H(F%H%F&H'F&H*FJcr/fS%cr26.fTEfU+cs%ct%cs&fV%fW%fX%fY%fZ%f[&0%ct&f\:f](b2%bd-b2%bd'b2%bd
    )b2&03f^%0%ag)b3&ag%b3%ag.b3%ag%b3'ag'f_&0%f`%0%a.%cu(a.%cu%a-%a.&a-)67H'fa%F%9%cv)F%H%6&cj*6%
    Q'Z(Q.F'H%9%H&F&H*F%H3F%cq)Q)Z2Q%bb%Z&Q%Z&Q%Z'Q'Z%fb%fc%fd'Q%Z&Q&Z)Q'aT%ahIa'%b4+a'%b4&a'%b4)a
    '%aT%ah%fe%a''ah,aT(ah%ff&ah%a'%=%C&='aT,b4&a'&aT&aU.fg%cw%fh2a'%a$%be&bf%$,a$&$&a$&$:a$%$+a$%
    $%a$'$(a$&$%fi%a$%cx&bf(be&$&bf&$&fj%fk%a$,$%cx($&cy%$%cy&a$&be&$.fl&a$&fm)fn%fo%fp%fq%a$%fr%f
    s&$&aJ%cz%$*a:($&a:&$:a:%$+a:%$%a:%b5%$%a:%b5%$&a:&$%ft%$'cz&aJ($&aJ&$&aJ%fu'$%aJ+$'b5%a:%$%b5
    +$.fv&aJ'a:%aJ%fw.$&ai%b6%$-a0%$'a0%$:a0%$+a0%$&a0%$)a0&$%fx%a0'b6)ai%$&ai%b6%$&b6%fy&$%a03$&a
    0&ai&$.fz%f{%f|+$%a0*ai%$%aj&bg%$,a;&$&a;&$:a;%$+a;%$&a;%$)a;&$%f}%a;%c{%aj%bg(aj&$%bg%c|&$&c|
    %f~+$&aj%c{($&g$%$'a;&aj&$.g%%g&%a;*g'.$%c}%a%%$*a%'$'a%%$&a%%g(%a%'$&a%%$%a%%$&a%'$&a%'$'a%'$
    0a%($%c~%bh%c}&bh'$'bh%$'g)%g*&$%a%*$%c~2$.g+'d$*b7%g,%b7)$%aV'd%%aV,aC%$'aC%$;aC%$4aC&$%g-%aC
    'aV(d%%$&aV%g.%$'aV%g/+$%g0%g1%$'aC&$%aC&$&aC&aV&$.g2+$%g3+g4%g5%a1%bi&ak%g6,a1%$'a1%$;a1%$.a1
    %$)a1&$%g7%a1%ak%d&%bj%ak%d'&ak%$%d&&bj%$&bj%bi%g8+$&d'*$&a1%$&a1&bi&$.g9%$&a1%ak0$&bk&bl-aK%$
    'aK%$MaK&d(%aK%d)&bl(bk%$'bl%$'g:%d(%g;%g<($'aK%d)+d*'aK&bk&$.g=-d*%g>*aK%$%bm&al%$6am'$<am%$-
    am%$%am&$+am'$%g?($%d+&al'bm%$%bm%$&al%d,%al'd,%d+*$.g@&$&al%gA0$Tbn%b8%bn%gB(b8&gC%gD($%a7*bn
    %gE%b8(gF'b8%gG.gH&gII$&a2%$%a2%$)a2%$<a2%$%a2%$.a2%b9%a2%gJ(b9&gK%gL&b9%a2&$)a2%$%gM%$(gN'b9%
    $.gO&$(a2D$%a3'gP%an%d-&an%b:&an%bo%b:)d.%b:%aD%d.'aD&b;*aD.gQ.gR%d/%b;%aD%b;%aD%gS%d0%d1%d0%d
    1&gT'a3%aW(a3%$(a3%aW(a3%aW(a3%aW(a3%aW0a3%aW'a3($%gU%bp%a4%gV&a4%a(%a4%a((bp%a(%gW%bp%a4&d2%g
    X%bo&d2)a3*a(%a4(a(%$(a(%a4(a(%a4(a(%a4(a(%a40a(%a4'a(%$&d/*aD%b;*aD%$&aD&an%bo%an%d-(I&b:I$JU
    %gY(U&a5(a)%b<)a)%gZ%a5&g[&b<&a)%U.bq&g\(g]*U&b<&a)(U'a)%U'a5&U+a5'U(a)1U%a)%a5%b<&a)*a5%g^%U%
    a5.bq'a5%a)&d3Jao%$%ao)$%ao&$Oap%d4%g_'apaFd5%g`%gaa.d6a?d7a0@%$(@&$+@%$%@%$(@&$M@%$(@&$E@%$(@
    &$+@%$%@%$(@&$3@%$]@%$(@&$a*@&$'gb%d8%gc+d88gd'$4@.ge*$a=gf&$*d9&$%ggg1b=%gh%gi5b=%gj>gk%gl%gm
    '$a2d:'aU'gn,d:+$6d;&go%gp%gq-$%d;6gr&gs%gt&aU-$6gu&gv0$1d<%$'d<%$&gw0$Xd=&gx%br+b>,br%b>&br-b
    >%gy%b>&bs%gz%g{%bs%g|%bs%g}%d=%g~&$.h$*$.h%*$&h&&ad%h'%Y%h(%h)&h*%h+'d>%h,%d>.h-*$Gb?%h.Yb?+$
    )h/&h0Fb?%h1%b?)$a-b=.$Ch2%$'bt(b@&bt'b@($&b@%bt*b@%h3%h4%h5($%h6'$&h7.h8Bd?&$)d?/$Pd@($>d@*$.
    h9%h:'$&h;Dh<;h=%h>%h?&h@%hA&$&hBYhC%bu%aq%bu+aq%$%hD%dA%aq&dA,aq*bu&aq,hE&$%hF.dB*$.dB*$+dC%h
    G*dC&$)=*C&=%C%bv&C&=&C)=%C(=U$(bA%dD%aE%aX%aE%aX%aE%aX%aE%aX%aE%aX'aE%aXEaE%hH%hI)bA%bB%bA%bB
    &dD&bB%bA%bB%hJ,aE'$.hK&bw%hL(bw.dE%dF%hM+dF-dE&bw%$&bC%bxBby%bx(bC&bx&bC%hN%hO&bC&by.hP*byJhQ
    %hR%bz&b{'bz%b{%bz'b{&hS,$(hTHdG,dH,dI&dH%dI%hU'$)hV.hW'$'dG.hXBhY*hZ&h[-++$Oao&$'ao,h\,$'=%d4
    %aA)C&=(C%=%dJ+aA(ar%C*ar%=&ar%dJ&=%ar)$J))P%+US)b0(S)b01)%b|F)HS%b0&=%C+=%C&=%b`%h]%C%b_I=%b.
    &h^%C%h_%=%b/%C%=%C%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%
    (%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%
    '%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%
    (%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%')(%)%(&)%*%)%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%
    (%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%
    '%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%'%(%*%)%*%)%*%),G,M*G&$*M&$,G,M,G,M*G&$*M&$,G%$%M%$%M%$%M%
    $%M,G,M2G&$,G,aY,G,aY,G,aY)G%$&G(M%aY%af%G&af%bD'G%$&G(M%aY'bD(G&$&G(M%$'bD,G)M'bD&$'G%$&G(M%a
    Y%h`%af%$&ha)b}%hb'b}%hc%hd%he%hf%hg%as%hh&as%dK%dL&J%b~%dM%bE&b~%dM%bE%b~(J'hi%Y%hj%hk%hl%hm%
    hn%ho%hp%ca)c^'dN%J%a=%a?%J%dO%dP%J&b]'J%hq%;%<&dP%dO,J%-%J%b]%J%Y%dN(Y%J&Y%b}%dQ(hr%aZ%hs%ht%
    hu%hv*bF%a>%S&$*a>&dR%-%;%<%S.a>&dR%-%;%<%$1S'$+a7%aG%a7%at0a7%aG(a7%aG&a7%aG%a7%aG3hw&=&aA(='
    aA&=(bv%='bv&aA%=%C%=&aA(C%=3$&.%:%dS'.%:%.%dS%>':&>':%>%.%:%hx%.%-):(.%8%.%:%.%M%.%:%.&'&:%dT
    %>&:%*%:%>(ar%hy&.&>&:)-%:(>%.%-&.%)%I4aHGdU%*%)(dU%aH&.($(-%c$)8&\(.%-&.%-&.%-&.&8'.%\B.%hz&\
    &.%-%.%-C.4-%\'-%1%a*&1%a*%1(-%c`%cb%-%1--(1%-%a*%-%\9-&1'-%\%-%1%\%1%-%\%-%\&-%1)-(1.-%\%-%\%
    -,1%-%\(a*&1&a*&1&a**1&a*&1&a*&1&a*&1'-(1)-%1--&1&-%1%-&1%-%1(\-14-)1&-&1(-.1(a**1(a*%-%h{)1%-
    &1&-)1%-,.%;%<%;%<2.&/(.&-*.%8%h|%h}/.a,I%.%-/.%70.%I).=-?.%80.*-+.(E'8%/&5%/(.'8P.=$/.9$LaH8a
    >JI%c%KI:aHb6.&8..%8%-,.%8%-Z.'-&c$&h~%-(5%8%7%.+7%8&7%8%7%.&/&7%5%7'4%a[&4%8%7&8&7%8'7%8'7&8,
    7%8&5%4(7%8%7%8)70E/7&8&7%8%7&8%7%5*7%i$/7%8&7%8%/*7..&7%8%E(8%7%8%7&8'7%8%E)7%8&7&E%i%'7&8/7&
    /)4&/&4%5(7%4%E%5%4%5%7%5%/'7&4&7%4&7'4+7%8%/)7%8%5&/%5%/%7&5%a[%/&7%/(4%5&4%E&.&5&?&a[%7%8&7%
    8%.%8%.%8*.%8'.%8*.%E..&83.%8&.%8(.%E%.%E(.'E%.%E'.*dV%.%i&%i'%5'7%;%<%;%<%;%<%;%<%;%<%;%<%;%<
    BaH%.'E-.%82.%E2.%E'-&1%;%<%-&1%-%1%-%1+-&1)-'1'-(1%;%<%;%<%;%<%;%<%;%<4-c1i(X-&c$a4-%;%<%;%<%
    ;%<%;%<%;%<%;%<%;%<%;%<%;%<%;%<%;%<&-%1(-%1&-'1&-,1,-%1+-&1&-&1--(1%-&1&-%;%<%;%<0-&1/-%1&-&1&
    -%;%<Q-(1)-&1*-&1J-&17-N1'-,1%-L1)-%\%-%1(-'1*-'1,-(1)-).'87.&E7.9-&.*-'.%E(.%EB.&$D.%$aN.%i)%
    .Ti*Ti+%*%)'*&)%*%)%*%)%*%)(*%)%*&)%**)&S&*%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%
    3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%
    2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2%3%2&3*i,%2%3%2%3'i-%2%3)$%dW'dX%i.%dW%dXJap%
    $%ap)$%ap&$\i/+$%i0%i12$%i2;@-$+@%$+@%$+@%$+@%$+@%$+@%$+@%$+@%$DaB&ae%a=%a?%a=%a?'ae%a=%a?%ae%
    a=%a?,Y%J%as%b^%Y%dL%J%a=%a?&J%a=%a?%;%<%;%<%;%<%;%<(Y%ad%a@&Y%J&Y)J&dK'Y%J%as%Y%bE,Y%J%Y%J&Y&
    .%J&ad%;%<%;%<%;%<%;%<%asF$>c&%$a@c&0$bbc&>$0^($%i3&bG%_%^%c'%i4%c(%V%W%V%W%V%W%V%W%V%W&^%V%W%
    V%W%V%W%V%W%dY%a+&a,%^-c(%i5%i6%i7%i8&i9%i:(i;%i<&^'c(%c'%i=%i>%^%c)%$%`%D%`%D%`%D%`%D%`&D%O%D
    %O%D%O%D%O%D%O%D%O%D%O%D%O%D%O%D%O%D%O%D%O%`%D%O%D%O%D%O*D&O%D&O%D&O%D&O%D&O)D%`%D%`%D%`*D%`)D
    %O&`&$&i?&i@%iA%iB%D%dY%[%B%[%B%[%B%[%B%[&B%N%B%N%B%N%B%N%B%N%B%N%B%N%B%N%B%N%B%N%B%N%B%N%[%B%
    N%B%N%B%N*B&N%B&N%B&N%B&N%B&N)B%[%B%[%B%[*B%[)B%N&[(N%bH%dZ%iC%iD%B)$Od[%$WaL%d\NaL%$&X(c*.XDd
    [H^0$4[Ad]&d^%$.c*BX,a\%^3d_@d]'d^%X.c*1X%bI%X%bI;X3d_0X(^Sd`%Xa?d`CX(^aJX&^CX%^~$$lLa&a'.~$&T
    ba&9da%iEluda'$[iF-$Ldb*iG&iHc=c+%iI%dc%iJ%dc4c+.iK&c+8$%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,
    %+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%iL%aB'cf%dd.aB%dd%iM%,%+%,%+%,%+%,%+%,%
    +%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+%,%+&b|&aBa-de.iN&iO%iP)iQ,$;]-a@&]%*%)%*%)%*%)%*%)%*%)%*%)%*
    ')%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)
    %*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%S,)%*%)%*%)&*%)%*%)%*%)%*%)%*%)%a@&df%*%)%*%)%a8%*%)%*')%*%)%
    *%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%))*%))*%)%*%)%*%)%*%)%*%)%*%)%*%)%*%)(*%)%*%))$%*%)%$%)%$%)%
    *%)%*%)<$'S%*%)%a8&S%))a8&bJ%c,'bJ%dg(bJ%c,;bJ&dh&c,%dh(iR%dg'$*a\&I%aG%dT*$ViS%iT%iU&iV&iW,$&
    diViX4di%iY%iZ,$&i[.i\*$6i]*a''cw%a'%dj&a'%aT.i^@i_)i`'ia%aU%ib;ic/id%ie%if/$%igAd5'$'c-%bKSih
    %ii&bK(c-&bK&c-&bK%ij*c.'ik(c.%$%b-.il($&c.)U%a)%dk-U.bq)U%$Mc/*au&c0&au&c0&au-$'c/%au,c/%au%c
    0&$.im&$%in'io4U%dk*U'd3%U%a5%a)%a5&UTaM%av%aM&av%ip&aM&av)aM&av%aM%av%aM<$&aM%iq&ir/c1%aN&c2&
    aN&dl%c1&is%aN%dm.$*@&$*@&$*@-$+@%$+@%$O)%df(S))%P')%S&]($a7d9Gc1&aN%c2&aN%c2&aN%dl%aN%dm&$.it
    *$%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    %%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%
    ?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&%%?&
    0$;d6($Ud7($vpiu~$$jBc3dDa&&a6aQa&Ja6+)0$)cg)$%aF%iv%aF-b1%iw1aF%0)aF%0%aF%0&aF%0&aF%0-aF%b1aI
    95cv46dA9%ix%bE4aSa'9&6Z9+6%aSDR09%cm'aS4dn%do&bG&do&bL%a+%a,%iy*$+=+C&aB%_&dp&c4%a+%a,%a+%a,%
    a+%a,%a+%a,%a+%a,%a+%a,%a+%a,%a+%a,&_%a+%a,(_'c4%bM%_%bM%$%bH%dq&bL%dp%V%W%V%W%V%W%dr&_%ds%dt&
    c5%aw%$%_%at%du%_($)9%6an9&6%dQ%$%bL%_%dr%at%du&_%V%W%_%ds%bM%dt%bM%iz.i{%dq%bH%c5%aw%c5%bL%_>
    i|%V%_%W%c6%c4%c6>i}%V%aw%W%aw%V%W%bG%V%W%bG%bH%B-[%dZQB&i~%d\BaL'$*aL&$*aL&$*aL&$'aL'$%j$%at%
    aw%c6%^&at%$%dv(j%&dv%$-aZ'j&%j'%.&R0aO%$>aO%$7aO%$&aO%$3aO&$2aOF$abaO)$%aU%Y%aU($Qa\'$-IYj((d
    w5ax&dw%ax&j)%$1.'$%axS$QI%Cai$Aj*'$Uj+3$%C?a>($Ddx(j,-$'dx5dy%dz,dy%dz)$Jj-)j.)$Bj/%$%j0Hd{($
    ,d{%j1)j2N$Lj3Lj4Tj5Bj6&$.j7*$Hj8($Hj9($Lj:,$Xj;/$%j</bN%$3bN%$+bN%$&bN%$/bO%$3bO%$+bO%$&bOa*$
    chc7-$:c7.$,c7<$*S%$NS%$-Sa,$*a]&0%a]%0Pa]%0&a]'0%a]&0%a]:j=%0%j>,j?;j@&jA+jBCjC,0-jDT07d|%0&d
    |)0)jE:jF*jG'0%jH>jI)0%jJa'0DjK<d}(0&c8&d}4c8&0Rc8%bP'bQ%0&bQ)0%bQ%d~%bQ%e$(bP%0'bP%0AbP&0%e$%
    jL%d~(0%jM-jN+0,jO%jP+0AjQ&jR%jSAjT'jUD0)bR%aP%c9%aP%jV&aP&c9%e%)aP(bR%e%)bR%aP'bR%aP&c9%aP%jW
    %jX(0(jY%jZ*j[%j\-0Zj]'0+j^:j_&0,j`7ja)0,jb%a^%a_%a^'a_'a^%a_&a^%a_%a^&a_%a^%a_+0(jc00(jd&je%j
    fa70a0jg[0Wjh10Wji+0*jj%jkEe&%jl%e&(jm,6.jn*6cQ0Cjo%0Ne'%0&jp%jq&0&e'20a$6'ZAe(.jr%e(,0'e)%js5
    e)%jt&c:'e*%c:%e*(c:'ju%jv)jw:6(e+&jx0e+%e,%e-%e,%e-(jyJ0%aQ%c;&aQ'bS%c;%aQ&bS&aQ%bS&aQ%c;%aQ&
    bS%aQ(jz%j{%j|%j}80;j~-0%e.%c<%e.Yc=2c<%c>&k$)k%($8k&.k'%c>&c=&c<%c=-$%c>&c?%c@;bT%cA%bT%cA2bT
    %cA(bT'c@(c?&c@%k(%k)&k*%e/(k+%c?.$%e/&$=k,+$.k-*$'k.HcB)cC%e0%cC&k/'cC&k0%$.k1(k2%cB&e0%cB,$G
    e1%k3%k4%k5%e1-$&ay%bUTaz'bU-ay%bU%k6%az&k7%az&cD%e2%cD%ay%k8&ay%e2%bU%ay.k9%az%k:%az'cD%$8k;/
    $6cE%$=cE'e3'a{&e3%a{%k<%k=%a{&e4%e5&e4%e5%a{&cE%a{a%$+a|%$%a|%$(a|%$3a|%$.a|%k>*$Sk?%e6'k@*e6
    %kA%kB)$.kC*$&e7&a}%$,a<&$&a<&$:a<%$+a<%$&a<%$)a<%$%kD%kE%a<%e8%a}%e7(a}&$&a}&$&kF%kG&$%a<*$%e
    8)$)a<&a}&$+e9'$)e9ar$YcF'cG,e:&cG%kH&e:%cG%kI(cF(e;%e<.kJ&e;%$%e<%kK'cFB$TcH%e=&cI*cJ%cI%cJ&e
    >%e=%e>&cJ%cI%kL%kM&cH%kN%cH,$.kOb2$Se?%kP&cK(cL&$&cK&kQ&cL%cK%kR%kS%kT&e@&kU'kV3e@(e?&cLF$TeA
    'cM,cN&cM%cN%cM%kW%cN&kX%kY%eA/$.kZ*$1k[7$OeB%cO%eC%cO&eC*cO%k\%k]%eB%k^*$.k_Z$?eD&$'cP&k`(cP%
    ka(cP%kb($.kc&kd'ke%kf+eDbE$Pkg'eE-kh%eE%ki%kj%kkaK$DklDkm.kn-ko0$%kp+a~&$%a~&$,a~%$&a~%$<a~%k
    q)bV%$%bV%kr&$&ks%kt%ku%eF%bV%eF%bV%kv'kw-$.kxa-$,bW&$KbW'cQ(eG&$&eG(cQ%ky%bW%kz%bW%cQ?$%eH*b$
    &k{&b$LeH%b$%eI(b$%k|%k}(b$%eJ%eK(k~%eJ%eK%eI,$%cR*bX&eL'bXLcR*l$1bX%eL%bX%l%'eM%cR'l&&eM1$4b=
    ]l'+$.djc'$-cS%$IcS%eN+eO%$*eO%eN%l(%cS)l).$.l*7l+'$%l,%l-Bl.&$:bY%$%cT+bY%cT&bY%cT&bYa0$+cU%$
    &cU%$JcU*a`'$%a`%$&a`%$'a`%l/%a`&l0%l1%a`,$.l2*$*bZ%$&bZ%$DbZ)cV%$&eP%$&cV%eP%cV%l3%bZ+$.l4cg$
    7l5&l6&l7&l8+$&cW%l9%cX1eQ%$FeQ&cX)cW'$&cX%cW%l:%l;&l</l=.l>a=$%db3$9d$,b7(l?5b71$%l@jNeRaM$aV
    lA%$)lB/$bPeR}?$aHlC&lD1$fxaa'b['b%Haa%b%'aa%b[%b%%b[%b%b{aa%b[&b%b@aa+eS%cY%cZ'eS%cY%cZ%cY%cZ
    %eT*aa3eT~$$P*$eIeU%lE%lFa^eU~$%'s$fYde+$ClG%$.lH($&lIa6lJ%$.lK*$BlL&$)lM%lN.$Tc[+lO'eV&lP(eW(
    lQ%eV%eW.$.lR%$+lS%$9c[)$7c[gu$DlTDlU;lV&lW&lXaL$a2eX($%eY%eX[lY+$(eY1lZa'$%l[%l\%l]%c'%l^/$&l
    _2$~$$gKc\,$hjc\eQl`N$-c\~$%+5$(c]%$+c]%$&c]%$%BcPD'B3$%`A$'`&$%[2$([,$dblayc$aRb\)$1b\'$-b\+$
    .b\&$%lb%lc%ld%le(bF~$$W_$ReZ&$;eZ-$a[I`$c'I.$KI&$YI+e[%e\%lf'aA'I%lg)e\,bF,C&I)=&CBI(=1I*e[LI
    &.9$a)ax'lh%axaa$8a\0$8a\0$a>.-$=a\an$>:>>>:+>%$6>>:>>%:%$&:&$%:&$&:&$(:%$,:(>%$%>%$+>%$/>>:>>
    &:%$(:&$,:%$+:%$>>&:%$(:%$):%$%:'$+:%$>>>:>>>:>>>:>>>:>>>:>>>:@>&$=:%b&=>%-*>=:%b&=>%-*>=:%b&=
    >%-*>=:%b&=>%-*>=:%b&=>%-*>%:%>&$Ve]e{b'[ab(b'Vab,b'%ab2b'%ab&b'(li%lj3$)ab%$3ablN$.)%a88)*$*)
    ba$+b(%$5b(&$+b(%$&b(%$)b()$a%b|E$%aBaW$Qe^'$+lk+ll&$.lm($%e^%lncq$Blo%lp5$Plq(lr.ls)$%lteK$?l
    u%lv&lw%lx%ly.lzhP$+@%$(@%$&@%$3@%$bQl{&0-l|+l}M0Fl~Fm$*m%%m&%m'(0.m((0&m)hz0%6_b)%m*'b)%m+(b)
    /6a'0%6Qb)%m,3b)66b<0(9%6?9%6&9%6%9&6%9%6.9%6(9%6%9%6%9*6%9(6%9%6%9%6%9%6'9%6&9%6%9&6%9%6%9%6%
    9%6%9%6%9%6&9%6%9&6(9%6+9%6(9%6(9%6%9%6.9%659)6'9%6)9%659X6&ck26c10(4%/K4(AaK40A34&A34%A24%/%A
    I4.A/a>&aH'4CI%7^I&.%7'4&c%0I&c%2I%e_&I.e_6I%4\A>m-%m.%ac%bI1A.X%ac8X%ac&X)ac%bI'ac%X(A-X+A&ac
    2A*m/b&AE/%5&4-5-/%5a-/%5+/%?2/&4&5%4'5&7&59/&E)/%E)/'?&/%?&/%?&a[&5)/055/&4%5%/%5%4%5'/)m0a&/
    %5%/%5&?&//?9/7?'/%?(/'?%/'?+/%?%/%?2/%E%/%E%/%E)/%?(/%E%/&Ea1/%5%4%/+E4/2E1/0E,.'7%8%5(/%4</+
    4&5&4%5&a[(5%?04%5&4(5&4%a[(4&?14%/%5&4%5,4&5-4%5)4'504'5,7'5&4%5%4%5(4%5*4%5'4%5*7%5a1/'?'/)?
    J.'dV'm1(.G/%?4/'?-/%?)/)4%5%?'5'/&4'/(A(/*5'4%5%4&/'A%5&4%5-/'Aa[.'4(A)4a<.)4*A0/(A%/3A0.(A\.
    ,A..*AL.,AB.&A&4a5A0.%?&/%?,/,?*/%?-/.?%/%c)'?+/%c)T/%?a$/&?%/&?%/%?5/'?%/1?F/a;70A24&A1/'A-/+
    AR/%A(/'?,A2/(A-/+A-?+Aaz.%$[.I$.e]*$kWA&R~$)2Ma&Da6~$$Q_a&*a6bja&&a6~$$cAa&2a6~$$v/a&~$$F-a6f
    >a&pra6&R~$$Z=a&)a6~$$R*a&~$*mia6&R~$+w2$&R~$+w2$&R~$+w2$&R~$+w2$&R~$+w2$&R~$+w2$&R~$+w2$&R~$+
    w2$&R~$+w2$&R~$+w2$&R%aZ%bFBaZaGm2agaZb|dn~$$KWaZ~$+J1$&R~$+w2c3&R~$+w2c3&R
    """#

  /// The scripts' tags (ISO 15924), four letters each.
  static let scripts: StaticString = #"""
    ZyyyZinhZzzzLatnGrekCyrlArabHebrAdlmAghbAhomArmiArmnAvstBaliBamuBassBatkBengBhksBopoBrahBraiBu
    giBuhdCakmCansCariChamCherChrsCoptCpmnCprtDevaDiakDogrDsrtDuplEgypElbaElymEthiGeorGlagGongGonm
    GothGranGujrGuruHangHaniHanoHatrHiraHluwHmngHmnpHungItalJavaKaliKanaKawiKharKhmrKhojKitsKndaKt
    hiLanaLaooLepcLimbLinaLinbLisuLyciLydiMahjMakaMandManiMarcMedfMendMercMeroMlymModiMongMrooMtei
    MultMymrNagmNandNarbNbatNewaNkooNshuOgamOlckOrkhOryaOsgeOsmaOugrPalmPaucPermPhagPhliPhlpPhnxPl
    rdPrtiRjngRohgRunrSamrSarbSaurSgnwShawShrdSiddSindSinhSogdSogoSoraSoyoSundSyloSyrcTagbTakrTale
    TaluTamlTangTavtTeluTfngTglgThaaThaiTibtTirhTnsaTotoUgarVaiiVithWaraWchoXpeoXsuxYeziYiiiZanb
    """#

  /// Scalars and their mirror images, by their distances.
  package static let mirrors: StaticString = #"""
    L%8&C&D&T4~$$L{%&%u*%{G%0%\%4%dQ'%'%'/vP.|-%uN%uE%uI&y)<%+aq&+1%&%4%&%&%&%(%&%&%&%&%&%&%&%&%&%
    &%&%&%&%&%)%&%+tF.%(wM&wQ%wO&wO)%&%&%&%&nl5%&%)%*%&%&%&%&%&%&%&%&%&%&%&%(%&,%,%,&+%+5%&%C%l=%&
    %&%&%&%&%&%a6%&%'%'&.%,%)%&%&%&%&%&%&%dk%&%&%&%&%&'%%'%&%&%&%1%(%&%&%&%6%(%/%&%'%(%&%2%4%(%S%&
    %+%,%L%9%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%)%&%&%&%'%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&%&
    %&%;%/%&%hs%&%)%'%4%(%&%&%&%&%Q%&%&%&%e(%&%&%&%&%(%&%&%&%~$*F7%&%&%+%b0%8&C&D&(%'%
    """#

  /// Scalars and the two that they stand for, the second 0 if it is one: twice the distance, and 1 if
  /// the two compose again; the first's difference to the previous, and the second.
  package static let decompositions: StaticString = #"""
    dWaihj'$hk'$hl'$hm'$hr'$ht)(i6'(hj'$hk'$hl'$hr',hj'$hk'$hl'$hr).hm'&hj'$hk'$hl'$hm'$hr+0hj'$hk
    '$hl'$hr',hk+4hj'$hk'$hl'$hm'$hr'$ht)(i6'(hj'$hk'$hl'$hr',hj'$hk'$hl'$hr).hm'&hj'$hk'$hl'$hm'$
    hr+0hj'$hk'$hl'$hr',hk)$hr'aVhn'a'hn'a&hp'a'hp'a&i7'a'i7'_hk'a'hk'a&hl'a'hl'a&hq'a'hq'a&hv'a'h
    v'a$hv'a'hv+a$hn'a'hn'a&hp'a'hp'a&hq'a'hq'a&i7'a'i7'a&hv'a'hv'_hl'a'hl'a&hp'a'hp'a&hq'a'hq'a&i
    6'a'i6'a$hl'a'hl+a$hm'a'hm'a&hn'a'hn'a&hp'a'hp'a&i7'a'i7'a&hq-&hl'a'hl'a$i6'a'i6)a$hk'a'hk'a&i
    6'a'i6'a&hv'a'hv/_hk'a'hk'a&i6'a'i6'a&hv'a'hv-a$hn'a'hn'a&hp'a'hp'a&hu'a'hu+]hk'a'hk'a&i6'a'i6
    'a&hv'a'hv'a$hk'a'hk'a&hl'a'hl'a&i6'a'i6'a&hv'a'hv'a$i6'a'i6'a&hv'a'hv+a$hm'a'hm'a&hn'a'hn'a&h
    p'a'hp'a&ht'a'ht'a&hu'a'hu'a&i7'a'i7'_hl'a'hl'_hl'a'hl'a&hr'&hk'a'hk'a&hq'a'hq'a&hv'a'hva,a<i*
    'a'i*AWi*'a'i*_aNhv'a'hv'Shv'a'hv'Whv'a'hv'Whv'a'hv'bZhn'a'hn'a&hk'a'hk'a&hv'a'hv'a&hj'a'hj)aV
    hn'a'hn'gIhn'&hn'h+hn'a'hn+cnhv'a'hv'[hv'a'hv'[i7'a'i7'h`hn'&hn'aNhv'e1hv'lMhv-a,hk'a'hk+Uhj'a
    'hj'b:hk'a'hk'a$hk'a'hk'?hk'a'hk'dChy'a'hy'a&h{'a'h{'[hy'a'hy'a&h{'a'h{'[hy'a'hy'a&h{'a'h{'Why
    'a'hy'a&h{'a'h{']hy'a'hy'a&h{'a'h{']hy'a'hy'a&h{'a'h{'a*i5'a'i5'a$i5'a'i5+a>hv'a'hv3a4hq'a'hq'
    [i6'a'i6'bnhn'a'hn'a(hn'a'hn'c|hq'a'hq'j2hn'&hn'j_hn'a'hnf:nV$&&$(H$&9hkaGb)$8nC$3bfhk'pdhk&pE
    $'pNhk'(hk'(hk)0hk)0hk',hk'a)hkYaHhr'<hr'<hk',hk'(hk'(hk'HhkYGhr'<hr'/hk'0hk',hk/6hk'$hra@amhj
    '$hr)'hk-=hr/Lhk''hj':hp;9hpa(a'hpS)hj'$hr)'hk-a-hr/[hk''hj':hpUaIhy'&hya|bIhp'a'hpAa2hp'a'hp'
    a&hr'a'hr+Yhp'a'hp+cwhr'&hr'd[hr'a'hr'a$hr'a'hr+a$hn'a'hn'a&hr'a'hr'Whr'a'hr+d*hr'&hr'dMhr'a'h
    r'a:hn'a'hn'a&hr'a'hr'a&hu'a'hu'[hr'a'hr+[hr'a'hrfsjlr/'$r0'a)r0'a(r1'a-r0cfcGr0)Kr0GFr0mPmOz@
    54z@+*z@a/_z@&&z@&&z@&.z@&.z@&&z@&6z@&,z@beca{g'$|%Da2{e&&{e(>{eb4c7}/*0}/a-a*}/&&}/&.}/*B}/eP
    fX~$$Cu+$~$$C]'$~$$CvDa2~$$C[&&~$$C[aVbl~$$E@aTaO~$$E''&~$$E''%~$$E@c*c1~$$Fdb}b~~$$H-32~$$H-'
    $~$$H.)$~$$Gu',~$$H-c0c)~$$I;'&~$$I;'%~$$ITcNcW~$$Jl)$~$$Jq'*~$$Jl')~$$K&h4h<~$$P788~$$P7..~$$
    P7..~$$P7..~$$P7>Y~$$P58aI~$$OM($~$$OO&ai~$$O[(&~$$O[6aj~$$O[Ha)~$$P788~$$P7..~$$P7..~$$P7..~$
    $P7>Y~$$P5bgc[~$$QS~$$a6~$$a5~$$pU)(~$$pU)(~$$pU)(~$$pU)(~$$pU-,~$$pUa:a9~$$pU)(~$$pU+(~$$pU'&
    ~$$pU)*~$$pUoh~$%`xi4'a'i4'a$hq'a'hq'a&i2'a'i2'a&i@'a'i@'bVhk'a'hk'cvhq'a'hq'a&i2'a'i2'a&i@'a'
    i@'a&i6'a'i6'a&i<'a'i<'d2hj'&hj'%hk'&hk'dqi<'a'i<'a&i?'a'i?'j:hp'&hp'jyhq'a'hq'a$hn'a'hn'a$hq'
    a'hq'a&i2'a'i2'a&hr'a'hr'a&i6'a'i6'a&i='a'i='a$i?'a'i?'bXhk'a'hk'cxhk'a'hk'a&i2'a'i2'a&i@'a'i@
    'a$i2'a'i2'~$%p[hn'&hn'~$%qAi@'a'i@'a&i<'a'i<'a$hk'a'hk'a&hq'a'hq'a&i2'a'i2'a$hq'a'hq'a&i2'a'i
    2'a&i@'a'i@'a&i<'a'i<'bZhk'a'hk'a&hr'a'hr'b:hj'&hj'%hk'&hk'ethk'a'hk'a&hq'a'hq'_hq'a'hq'a&i2'a
    'i2'~$%q<hn'&hn'~$%q}i@'a'i@'a$hq'a'hq'a&i2'a'i2'eIhq'&hq'.hq'&hq'~$%l5hq'&hq'~$%r.hq'a'hq'a&i
    2'a'i2'a&i@'a'i@'a&i<'a'i<'a$i3'a'i3'a&i?'a'i?'a&i<'a'i<'eahk'&hk'&hr'&hr'fIhm'a'hm'a&i2'a'i2'
    a$hj'a'hj'a&hk'a'hk'a&hr'a'hr'a&hq'a'hq'a&i2'a'i2'a$hq'a'hq'a&hr'a'hr'a$hq'a'hq'a$hl'a'hl'a&i2
    'a'i2'a&i@'a'i@'Gi@'<hr'*ht'(ht)f,hq/g@i2'a'i2'a&hs'a'hs'bNhk'a'hk'a&hj'a'hj'a&hs'a'hs'a&hm'a'
    hm'~$%pChl'&hl'~$%o_hk'&hk'%hj'&hj'%hs'&hs'%hm'&hm'~$%o\hp'&hp'~$%smi2'a'i2'a&hs'a'hs'a&hm'a'h
    m'bVhk'a'hk'a&hj'a'hj'a&hs'a'hs'a&hm'a'hm'~$%pchl'&hl'~$%t:hs'a'hs'a&i2'a'i2'Wi2'a'i2'a&hs'a'h
    s'bVhk'a'hk'a&hj'a'hj'a&hs'a'hs'a&hm'a'hm'~$%pwhl'&hl'~$%m1hk'&hk'%hj'&hj'%hs'&hs'%hm'&hm'%i2'
    &i2'g\i2'a'i2'a&hs'a'hs'g9hk'&hk'%hj'&hj'%hs'&hs'%hm'&hm'%i2'&i2'grhj'a'hj'a&i2'a'i2'a&hs'a'hs
    'a&hm'a'hm3rLh}'$h~'~$%b_hj'&hj'%hk'&hk'%iQ'&iQ'~$%cEh}'$h~'~$%cThj'&hj'%hk'&hk'%iQ'&iQ'~$%bhh
    }'$h~'~$%bwhj'&hj'%hk'&hk+~$%c]h}'$h~'~$%clhj'&hj'%hk'&hk+~$%c)h}'$h~'~$%c8hj'&hj'%hk'&hk'%iQ'
    &iQ'~$%cyh}'$h~'~$%d-hj'&hj'%hk'&hk'%iQ'&iQ'~$%cEh}'$h~'~$%cThj'&hj'%hk'&hk'%iQ'&iQ'~$%d:h}'$h
    ~'~$%dIhj'&hj'%hk'&hk'%iQ'&iQ'~$%cYh}'$h~'~$%chhj'&hj'%hk'&hk+~$%dNh}'$h~'~$%d]hj'&hj'%hk'&hk+
    ~$%cmh}'$h~'~$%c|hj'&hj'%hk'&hk'%iQ'&iQ)~$%dbh~)~$%dshj)$hk)$iQ'~$%d*h}'$h~'~$%d9hj'&hj'%hk'&h
    k'%iQ'&iQ'~$%dzh}'$h~'~$%e.hj'&hj'%hk'&hk'%iQ'&iQ'~$%dzhj&-$'6hj&3$'8hj&5$':hj&7$'Dhj&>$'1hj&4
    $'+hj&.$+~$%b%iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'FiT'&iT'&iT'&iT'&
    iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'aIiT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&iT'&i
    T'&iT'&iT'&iT'&iT'~$%e+hp'$hn'~$%e.iT'~$%e-iT'-iT).iQ'~$%f_iT'~$%gChp'$hn'$hj&9$':iT(a7$+qXiQ'
    ~$%v=iT'~$%e)iT'5iT)6iQ'~$%fsiT'~$%g[hj&=$'Bhj&?$'@iT'~$%gJhj'$hk'$iQ'~$%f`hp'$hn'Fhj&aZ$+a9iQ
    'FiQ'aHhp'$hn'$hj&A$)~$%i,hj'$hk'$iQ'~$%gkhp'$hn'0hj&Y$'Fh}'$h~',iQ'0iQ'a2hp'$hn'$hj&Q$'Jh~'q(
    hj&pL$&r%$+~$%x'iT'~$%dpiT'.iT)-iQ'~$%gTiT'~$%hLhj&I$'^hj&W$'XiT&p{$*~$%y0$&&$fj~$%hR$,s<$&c%$
    bk~$&&RiG'(iGK(iGa&a_iG',iG''iGaRaIiG/.iG+*iGUTiG)(iG[RiG+2iG+(iG)*iGS~$&-TiG)~$&.,iG;KiG'~$&-
    `iG'(iG'~$&.0iG'&iG+>iG'&iG+*iG'&iG3*iG'&iG+2iG'&iG+*iG'&iGa.ZiG'0iG'&iG'(iGaJaDiG'&iG'LiG'&iG
    3a'iG'&iG'&iG'&iGa_~$$n|$&&$~$$O?}JiG~$$B[~$$BV~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe
    )(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe+*~$%Qe)(~$%Qe)(~$%Qe32~$%Qe'$~$%Qf)*~$%Qe'$~$%Qf)*~$%Qe'$~
    $%Qf)*~$%Qe'$~$%Qf)*~$%Qe'$~$%QfSaP~$%Qe9b:~$%QeA@~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$
    %Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe)(~$%Qe+*~$%Qe)(~$%Qe)(~$%Qe32~$%Qe'$~$%Qf)*~$%Qe'$~$%Qf)*~$%Qe
    '$~$%Qf)*~$%Qe'$~$%Qf)*~$%Qe'$~$%QfSaP~$%Qe+ay~$%Qe'&~$%Qe'&~$%Qe'&~$%Qe-:~$%Qe~$0Q7~$&`epF(Vp
    I:5pS&$pT&~$33XpS&$pT&~$34.pI&$pJ&$pN&&pN&&pN&&pN&&pN&&pN&&pN((pN&&pN&&pN&&pN&&pN((pN((pN&&pN(
    (pN&&pN((pN&&pN&&pN&&pN&&pN&MpK&+pQ&8pQ&6pQ~$%@p~$4PZ~$,K9)(~$,K9C8~$,K9c8cI~$,LK'&~$,LKl7l(~$
    ,R@'$~$,RYhIhN~$,VP'$~$,VF)$~$,VSetey~$,Y4'&~$,Y4s|sy~$,c'~$/G,~$/G$~$2G:&&~$2G:&2~$2GC&$~$2GD
    &$~$2GE&$~$2GF&$~$2GGb:b@~$2G:&&~$2G:&&~$2GC&&~$2GC&%~$2GD&&~$2GD
    """#
}
