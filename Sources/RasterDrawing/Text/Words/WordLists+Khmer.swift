// Words of Khmer that are used most, of ICU 72: made by Tests/Oracles/word_lists.py.
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

extension WordLists {
  /// 5583 words: see `WordList`.
  static let khmer: StaticString = #"""
    !**%D%`C%kD%u%|*4`$,b$.%;z@%u&K`=%|*l>$3%|/*u'>u'l&1h&3`$4%m$5a=$8|4`>uI|DfF(E'c.'eD'f>&9`>u(E(I
    u'eD$9%u&9|D`%|9`$:`&+8|6$=%|9`p.'|D*)m&;>'eC'g9'kE'n.&E.(u'`9(Iu'l.'q(D.|F.u&Il.'nB$>%s`Eu%u%|>
    '`I$B%|/`9u&4o&9o&;k/&@Iu'e1`&B'*D(`D=b'Fa<b&D.'`E(Iu'a9'h*'m&E`p.&I`=|9$D%8&b'C&w$E%u%|>&C`8$Fa
    %b$I%`.%a*B|B'D&4|5`=&8$`%*&u%.%/&u%4f%8`4`&f9%9&`D&u'I*u%=&u'4m),|=`&|9%>&f>(CgD(I|@`C&s`&u%@|C
    %B&kDs`)f=%C&Fa*`D%D&*p89u&.`D&/l*&4*4.|JhB'pKh.&8w&:l;`p&?|E`Iu>|4fD&@`D'|DB@|Dj.)B`=&Dj>/p&Ia*
    |I`'th>L.|*k9&a*`'=b'C`EzC&b&kB&se9'k(B&|C%E&>Da/|0k;&@b&k&u%F%I&l9%J|Fk'I`*uI|:`=%K&`&fDb%p&.&1
    |Dg/&>a9)*nD)I|=j9(;'|DB`&A|Eh.&DI|Bb$a%/&|/(*`D(I=|C`%=%>%DaC`%E&kI$b%K4|5`=&`'*`I$d$e*%.&J|,n%
    4a%9%=%B`D&|Ar%C%D%E&`>%IE%J*%p&@|Cf;zD$f%*%4%9&`%=&*pEnq'|DBep&.sl9&/o&2h&A|Enq&B`=u&IjFAo'n%>%
    D&sk(+`.1h.%E%F%I|9`Db*`%K`&ep>tb$g/%D$h9&B`=%=&Kh.$j*%=%>&*|D4`I%D%F$k*%.%=&Cs`%D&|9aw%I&D%q$l%
    .%/|=m%9%=%>&|Dl%F&@.|Db*&A|=l*%IB|DgE$m$n%*%.%8%9%=%D%I&E|C&a*`%q&4`/u&Fb1b=$o%Itf%K`*u%Lb$p%4D
    %8&*&9u(9|D`(@kE&>u&`9u&h9'=&l&n.%>e9&nD&se.&|De*'El.%@.u&9&>u&cI&e.&fE&|D`%Da9%Jc.&eI%Ke.$r$y%4
    nC$z=|9%B$|*%.e*&n*%4&`>u'B'D(/e/&a9&b&n.&o%9`=u'>u)4m'B'D(B2fI&b&n.&o%=&e.(;c*(D.|F.u%>9u&`/u'E
    (D:A|Eh.'p.&a9'=&g=&i.&jI&lD%BgC&k*'.(>|DeI(I|Db%D&.'u&/*&3`p&4`I)>|D`*u&>'b&@h'q&B'ep'g=&F`9u*&
    Ig.&JB&K'`(/9|D.|,'e*'k*(>*|DK`>u&Lf>&`'3(u'>'B'C'E'Iu'J|Fa*'p.&a*'/'9'C`&b'6`&c9(|C'B&d9&e.'B&f
    /(-|Fa/'I'L`9&gI&jB(*|Dp&kI&l.'B(E`>B`9u&m&n*'<'B'C'E'q&o'>|D;kI&p%E`'C&a=&l.(*|E`C%F`9%I9|D&k9|
    D&zC%L*&B&g9&l*'E!+*%/a9|9$8r%|6$=%a1%u%|<$E$`%.&*h9'|=e.(DnB)nC)o&/e.&0|Fk.&1h.&4hB&9|>f.&Be+&E
    a/'h&I|4`p(9`p%9&u%=&u%>u%C%D%E%p&.$a9%E$c.$e=%E%I$f%/%F%I$g/%>&*p8h9%D&*|>`E$jF$k%9|9%B$l%9|D%B
    e=%E$m$n%*&|=e.%+|Eb%L`F$p$r$z8|6%=$|/>u&b&o%1aE%3b&ep&h/&lD%;.u&>u(B`9u)e+&B&`Iu&aq&b.&cB(>`D`p
    .(I&eq&q%=.'4m&Eu&`9'D&eD&h9'C&l.%@.u&Iu%B`I'p.&lD&n/&o'4m%C.&Eu(*g/&`'4pDb%E`'-|Bep'/'3u'D+a='p
    .&b&cB&f9&g'=(Y.&l.&n/&o&q%FEu&`*u'D&j=&l.(,|=`&q%I`/u'C&c>&j&l'*(`>'D.|F.u&nC!,*u$,bD$.%u%|F`E$
    1$8%=`&b&kC|C%a9'Fa;|C`%r$9%`%a%u$=u%|:&<&E.'`*u'cq$>u$Av$B%=&w%|@bD&D>&E`9$C$D%e$Eu$J$`%.%>&u%B
    &a=b&b%C%D&F%Eu%F%Iu%p&.&;|D$a%9&1`%Da&b%E`=e>4|5`*)>4|5`Ca*`$b%9%>%Bb'Fa;f%I%Kf'*|D`B'>m'Bsl9|D
    'Fs`9u'Jd9$d%1`$e*%8&A`@%9%=%B|@%C&>`&Fsl9%De%E%I%p$f%:%;%>%D%I&|=kJw$g%D&9l$k%.%/%=%J$l%=%B%E$m
    $n%*%/D%2|BnE%3b%9|D%@|Dm%B%D@%E&*`D8w&4o&>p8.%I%q$p%=D&a9&fD'I(*`9u(9`.%Df$r$zAv%D$|,%=`%B`=%D&
    .'u&>'u(,|D.)|D`=u&J&`'*u'=u)9l'>u)-|Eb)/e/)>l*'B'I'q&aI|4)9)9I*D`1&b*'>&cq&e=&f'>.|Dj=)|Fc*'@k;
    |C&g'I`D&i.(*|=e.&jF&l&n.(0|Lc.'q(:|=`*u&p%Eb!-I`$`%4%9&u$b$e=%p$fI$h%3$nI&=`$|=.&`>%Bep%E.u&`'9
    '='p.&b&n*'.!..c9%eC'4k*$D$`%*%>u%C&I|DgE%D%Iu%p$d$f9;c*$h>$j9$s%`p!/*%|*&+e&D'A@'F`K$.%*|D.%/`p
    %>f%u%|*`(*u'cq'f9);f*(B'j.'kq'|D`=&Da9'm&F`(*u&LeE'j9'kD$/*$9%e&*n8)*l.%u%|D.|,$=%|;'=w'|D&Eeq'
    nq$>%`%u$B%|*`D&.`C&>.'`p.&Deq'h='j*(.&E.'`*u'hC'l*&La=$C$D%8m&w%=|9%`/D(8w%a9&C'`$E%=`%z9$`%*&/
    k3&u';c*'@eB|@'I`>)p.(n%3u%9u%=&,nB&>`C&u%>&u'4m'?|4hB)9hB'@b%Bsm*`%C%D&b&|C%E%I&u%p&.&>`/u$a%3|
    /cB(hB(j=%9&>=|El&|4'9'D%=&|4`%D$b@D%D%FD$e*%.&*|DnC&Ao%/%9%E|E%q&*|DnB&/9&2|Bnq&>=|;`9u&Kh.$f%E
    &,|=`&/a9|9&DgB%K`$g=$j=%B%I$k%*%3&@b%9=`&Ia*&aC%D%q$l%*&/`C%.&/`p.%F%I$m$n;%B%D&IBe;|D%E&IpD`B%
    q$o%*|DB%J|F`C$p%*8|4`E&`D%8.'1h.'u&9'D:C=|9&`>u'C'Iu'p(.?|E`9&a9&b&e/'q&fE&k3'q&l*&n;%=e/&g=%>h
    .%@`*u&bBe+&nq%Deq%J&B`9u&`C(*|9o&eC&j.%L*&a=$r$z*%=&|;%C$|/%0%=m%>`>u'D'Iu&a/%D*&9u&>Eu&Beq)1|D
    f*&F`(*u&Kp&`=(/nE'>'E'I'p.&f.'9&h=(1`.(4.&j.!0*u$9|D'Cn.$;$=|;$>,|=`$`%*%4%9%>&u%C&`$e*$f9$gE$h
    9$j.$k%*&I`p%q$l*%>$nB$o$z9|D$|*`D&g9&jE&l'>B|Dh%,.%.Eu&`3u'C%=`p(.&e*&f9&kD(+|I`/u&n9%B`';c*'D'
    p%E.'*`9u&`*u'9Fm'Iu&eq&fF&hC%Fk.%La=&c.&l9!1*u&>`Db$.u%|,.u$1eq%l*$3|1*u2`B'`p.'b.$8|4hD)C=|9$=
    %1`9a%u%|B&Ek=$>%se=%u&Ej.$B%|.d&@f&DhI'o'q&Enq$C$D%`$E%`%u&,|=`$F=%z=$`%*u'E`*u%.&*`9uI*u&A|Eh.
    &Bs`Itb=&L,|,aI=b%/|Dh=%1gD%4ep&hB%9&*&a%=a/|/&u'Eh%>u'=c.%Be=&gC%C%D%F%I%p$a%9%=%q&*.u&Ikq$b%*&
    `>m'Jd9%./*u%=b%>%@%D%F&I`I|9|D&a9'=&b&r$d9$e*%p&Fa3$f9%=&4p8c.%D$g%.%3%=%>%C%D&2D&4k*%E%I&1eE$h
    %.&;j=$i$k4|5%D%Itb&|5$n%*%,&1zC&F`I=`%D$p%.d%=`3&a9&ep&g3'C(*`D'I&i%@`*u%D`E&e3'p%J`=$q$r$zC&1B
    |=q%D$|2`=%3`=%D*'u&>u&E*u&`>&e.'E'q&f*(@|Dm&g3'I&hI&l'*'.&m&n.'C&o&p&q%F`&bI!2>u$D$`=%B$b%Eb$c.
    $d$e9$f%*%I$gE$h%/|D9u%0|*`.$|.eC%=`.'>u&g9'E&q%Bg3&nE'q%E*u&>&h.&nq!3*$3cB%gD'4p4l*%h9$9|9a$`*u
    'A|=l*'I|B`%8%9&a&u%>u%Iu%p$b$c*$f$hI$j=$k/%3$l*$nB$s%`p$zD$|3`8!4*%-|E`%4.|JhB%u$.%I=|;f/%|*fF'
    j>&J*u'hB$4lE$8|4>u'c.'hB$;m$>%u$B$D%`>$Eu$`%*u'@`*|C'Eh%.%/&u'+`9%8dBs`*%=&1h.%>&u%B%D%E&u%F%I&
    u%p$a%9$b%*`$c*&;p=a3%.$d%*|Dk$e*%.%9%E&|E`D%I&<|Bk3%p&4l*&;c***&O4|5%q&I|E`>$f%.%/&,|=`&1`&=kq&
    |=kq%=%Bb=b*`%D&EeC%F$g.%E%I$hB&2h&4f.'m&|>b%D$j%E$k*&`%3%D%E%ItbBsl9|D(Eb9|D$l%*&:l>%.%=&4b%D%E
    &9`$m%0|Fk.%1h.%I|9`p$n9%C&4m&B`=&I`D%q&I|D`C$o$p%8*'u;c*&`*u'>u'p&c.&f/&h'>'D(*`D&k*%>.'C*|I&f*
    '.'E&k&o%Db';c*%Kf.(1|F`&h.$y$|5&`=%D`C!5`=$a9a!6a*f4%=$b?kDs.uI|ClE%Fb6b$d$e>%C>m!8`%.%9&u%=u%>
    %B&b>tb&gC%C%Iu%p.$a%*$b$d$fDe%F%LlE$hD$k9%D%q$l%.%=$n9%q$|8%J!9*u%|*'r$.u&J|I`=b$/$8|J`$9$;o$=|
    9|Db)p&D|9b$>$A|1`>u$B%|>j9&@*u&D.(u'aq'cB'eC'fF'g9'j>&Em'nq$D%e8$E$Fs`$Itf$`%*&u'Itb%.%9%=&u%>%
    B&4`=%C%D&`'.'I`I|9|D%E%J|Itb,bI|:`=%p.$a%*%/%8%9|:aA`@%>$b$c.$e%*&|*9`%.&J|,`%>&9l.%E&`'*`D$f%*
    &|Cf%/&1`.&E|BB%>&`J|,n%B%J|,n$g%=`;b%Ek+%L*|ID$h$i$k%1&q%C|C%E%q$l%.%>se8|8nq%BgC&|4.$m%>sa%Fs`
    =u$n%*%.%=%I$o$p8&*u(2`B&`.&l.%>=u(>8|4`3$r$z>${$|9&`&a%:%=n9%>`3'Eu&f.&l.%B`9%D&*fE&.'u&/j*&1`*
    u&4l9&8n9&>u(Fl.&@`p.&C&Eu&I*u)I|DfF'kq&K>u);o'`/&`'*u;zD'8'B'C'F'p&a&b'*n8)8*l.'0|E`B'B`I'FaIzC
    &cB(9|DfF&ep&f@a/'E'F(*`D(,|=`)|D`>u(9l&g9(9|D`(@a=a9|C'C&hC&jB&kq&l'.'q&m&n*&zC!:.u$9%*e=%;f%IB
    |Ek.$>u$B$C%*|DnC$Fa*`$`%B@E%F%I&Jnq%p$a$b$f%+c=$h>$k%>%D$l%;`p%B$m$n*%q$r$|,`B%.`I&fD&m'9|D.u'@
    e<'Dq'Ie*|D(oDw(|Ll*'L.|,`D(`;a9|C%=*u&B&Eu&`*u'p(.&kD&nE%@`Eu%B&@aE&`&b&hD1h.%E.u&`&c.&e*&hB&l.
    &m&nq%F`C(>.|,p&b!;*%u$.%u&1`9a'zC&4l.$3u$8|6$;c*&.%gE'C*%k$=u%|9&;cB,|=`'|D`=&Ek&I`C$>u&;c*$B%|
    D.u&E`*u(>u(C$C$D$Eu$I%A`,%F9|IDw%u%|I=(`(w);|D=a/'b$K|J$`%*u';.%3&+|Il%9u%=&u'IBzC%>%B&;`D%C&*&
    `;&a*`%D&*&e8%E&u%F%I&b&u%J`=%p&.'=kq'>g='@bD'BfE'LIu$a%/%3&LbFs`=u%4|5A`@(a%=&|=(=zC%@|F%F`%I&4
    o&=aD9b&@`Cz@|C&L`,|=kCw&OI`=$b%*=|El.&|De.%-%.%9&`p.%;eC%=kq%>&b&k%@bD%BgC$c*&**'g/'|Df/&-|Bep&
    4nq),n&A|=l*&B`9u'e+&DE*%.%B$e%*&1`&|*D'+%,|,9%.%9aC%=%B%C&8kItb&n%E&|EA%p$f%*&*|9n.&/lF%.%9%;o%
    D&:A|Eh.&;I|I=w&I@|;'z@|;%E&`C%Fs`Ef$g%9%D,b&8dFaI%E$h>%I$j.%9%=%>$k%@&<b9`%C|C%F&9`&>e9|D&b&r%I
    $l%.%=$m$n%.%E%I%q$o%*`=u%1`%9`B%B*&e+%Eh$p%=.&>u&`*u;p=.'3'C&a3&h>&kD%@*u&`'p.&l*&zD%Jp$q%4m$r$
    z@%C%E${$|<a%D&.u(;|D`C&=`>u'a/)=`Ka*`&@|C&`'>(u'p&b=b4`9&e.'6'B&f'.&h.&k9%F`'D&a&b'>(L`BkDa*)`I
    tb)dDse>&k!<=%<`=%`,`D%u$Bv%|B'1`9a'9`'`$D%8bB`9|D$`%*u%.%9e&u%=&`%D$a*`D%>&9b&|>`C%D`1$b%*%.<n.
    %9`$d$e.&I`p.%3&:>u%D&*a/|/&r%p$f%D&/a9|9&I|D`E$h$j>$k%.$p%1`.%<`9u%E|BB$r$zB&Br%D$|.=u(<|.D%=f%
    B>u&e.&k3%C`=&f.%E`*u)/eq)@|DaE'>u'C&e.'q%Fh'*`D'1`'4p8hD'9`B'Be+'Dg/'\|C)C+f/&kI!=*$+`$,D&>`E$.
    |,zE$4$=%n.$>%u$@%|F$C%n>`C$D%*$F$`%*u%,%.%:%;&b%B%C&*&a*`%D&b%F`&a*%Ka*`)4m)>snE%p&/k3&Be+$a%*&
    D&`C&|+k>%.%/%;`=%<a%@=|<&|F`=%Ba9|9)9I3|3`&|Ba9%CB&`C%D%E%I|Ia9(zC$b%*&`Ds`J|,`%9a%BgC%J|IkD)Db
    Cs`$c*%.%B$e*&|DB%C%D*|I%p%xq$fF&lEJ|IkK.u$g=$iC$j$k9|D%>s`Eu%I`;%q$l$m$nB%q$o%*=|El.&|=e.%/=|En
    q%@kE%IEu$p%*.&|Dj>%4e9%>sz.)4`*uI`/u%@eB|@$r$s`%r$w$zC%DFlI${$|=!>*%>|Dl%u&4m%|+&I'b$.%u&*|E`4k
    I%|*'.'>u'`=u4m'h9(=&+f/'p&,9u'=u'`(>u'nE'p&Dg3(B'j=&FaE'lD&J`3)+|Eg=(9u(>u'h>'jD&LIu'g/'lB$/|/'
    `'e>|>=|=)|>=|=A`@'k*);kI)Fa;|C`'zC&0`'aB$3|/'>u'`p).*e='eq)9B|Em'fE'k3'|D`I&0a9'n9&1`(*u'b'f=&2
    >u'D'd/a9|9&3'9|9a'`&D|/`I&J`$4`%a&Ik<%|4$5B&*:`$8|4`(*u(3(p'c.'ep(q'fE'l9'nC(q)L`I=|=&6a9&8'l=&
    9nqL`I=|=$9%a%b%u%|9'a&D$:$;%4|5`=%A|Ek.%eB%kI$=%u%|9'a/'n.&:C'lB&;=u'>u);c*'`9u)u9|D.u(=u(>)u)u
    @b(C'e*'nD(q'p'q&E`(C'd'l'p&I`>'p$>D%fDB`9u%lE$@v9%|F1|1`$B|D`B'e.);e*'h'l>B|DgE&El.$D%;kI%B%`&1
    zC%a*|+`D&/|/`,&>;&An,&B`8&C`*`I(C&Ie;|<'|:`=&J`D$Eu$FD$Ie$`%*u'9kDb%/&u%3u%5%9&4m&u'>.u&|D%;&b%
    =&9l&;k%>&u%C&0|La=&@p=f9&L%D&9&>`4fI&Bb'|A&`p.&b&sl=%E&b&u';`9u(q'>nq'Ln>%F%I%Kl=%p.'Be+$a%8|6%
    9&`&e%;&>`p.&A|1`>u&B`9u%C%I`/$b$c.$d9$e%*&,|=`%,|,E)a*%33sr&|3%8|C(8fLlE%9&|9'D%=%>@r&|?(`%@|F(
    >;%DI&`8&a'I&b&k%I&|>'I%q$f%*%1`%9%B%D&b%E&bFb%I&|=b$g%.&Ig.%=&1|De.%D%I$h%*&A|=l*$j%*%9%=%B%D$k
    %*|+%8`p.%9%=%B%EbJ|I%K`'DeI|I%q&4f.$l%*&3hI%.&/l*%=%>%D%EJ|Ita*$m%9.$n%*&/p>`>u%/%D%I%q&>.u)/nE
    &@eB|@$o$p8.&eE&l*%>`*u'9u'p.&a;&l*&o&s=%?e9'I&|E`3%@*u&.'IB|Ek.'u(*(>d9&`*u'=&eE&k3%A|Ed$q$r$s%
    .%B%`*'u&,bI|:`=&.&8`Bs`&9&='u(9l&@f3fFJ|,b8k&DbI's`Bsl9|D)J|,`C&Eu&F&ItbJ|Fa*&Jtb&Kf'kI|;b=%a*&
    9&=%b%e&*&.&8|8nq&='|9l(B`=&I|9aw%fE&F&Kf3%h*%k&.>snq&Df%l&9%m%n&.&B&E%o%q&;.|,a/&@`Eu%r&Dsa%z.$
    t%=%a*&/%b&9&Cs`%e&E'J|*`Db),`Db%f9e.&De=6b&E'b=&Itb%kDBf4`%zD$z4%8|8(I`D%9&|D%=$|4b&c.&fD%9fD%>
    %D*>'`=u(D(I'g9'u&,Eu&/`p'jF&0`p.&1`(1=(<a>9kC|C(B`=a9'ep)*nq&4`(>u(Eu'k3'o&8`p.).Ikq&9a(;a=(>9|
    9a&:eC&;`*u(=(E'kI'q&<`=&>&?kq&@=|<'m8b'z=|<&A@'`(,'k;&B`8(9u'fE&Ce;|<'n,(1=w&F9|9a)9aI`I|9|D'l.
    &I'@|F'`;'a=)>h'hD'u&J`D'a9'e*'lE)1`'n.&K.'`*u'nq&L>u)1h.)4m&`'*(4(u'1|3)3`'8'>u'C'D@|<'I(`;);,n
    *);9|D@`p.);A|=p'J|I`FbE'p(.(>b)g=(@bD(BgC&aC&b&c.':@b&e.'I&f'*Itb&h'>|D`Iu'I&j>(<j>&k.'9'ItbE'q
    &l'*'.':`'>|DgE&m'I8bCw(=bCw&nI&q&r&teC8k%E*u&.u&=u&`p&e*'.&l*'.&n*%Lf=!?.%u$E%>|DCn1=w%a9$`%*%9
    u'@8v%C%E%F%I$c*$e.%9&@f1%I$fI$h.%C$kq$l%=&4b&;b$n=$o$|*`'*|D4`I'2f*)*Dz9|=(h':|B'>u'C(4eq*=|;eC
    (D8>'Db*(pCnE'I%,.&D&ep(,|=`(4m&f'?|,.%.`D%/a9%3h%4Eu&`/u'p&a9&ep&gE&hB&k*&n9&o%9Eu&`/u&aE&hB&k*
    &n9&o%;&`9u'>u'Eu)+|Eg='p.&b&cB&e*(;p=a3'C'q&j.(?|;`9u&kD&m'+`.*|DnC'9e&q%=9u&fD&l*%E`'Iu);b)>|4
    fD&a/'9&ep&fF(*`9u(4l*&k*(>=|;nD&l'2h'I=|;f/&m&nq%I`'C'D&a9&k.(;j9&l.&n9&p%L*&`*&hE&j.&l*'B!@*$.
    %*|D@h%B`=u%u%|D'b*&I$3`$8v&*|DJB&+jF'|Bo&9|=n9&=`&>m9.&Ei.&I'|F`C$9u$;|<$=u%|<',C'e&C`D@kE&E*'9
    u'`'d$@*%eq%g*%l$D$E%b$Iu%|9|D$Je%f$`*u'*8|4`E'@z=|<'Bg*'L`F&|C(,=|Ecq(IB|.`9u%.%8a1(|1%;|C%<%=&
    D.|F`=u&u%B%C&@|C%D%E%I%J=r&e&w%p&.$a%*`D%9&1`%<&b'1>uEj.%=&a9|C)CBhE&zC&|;e%>`*%@8v=`%A@En*%De;
    |<%E%I&a4|5&kI&n<(=w$b%*|DnB)C%.&@`.%0|Fk.%Be+'=%D%Eh%I|4`p$c.$e*&/.|*`&B`9u%.%9%;|<(I`I=`(a%<%=
    %B|@(L*|ID%E%p%q&*3|1|DnE$f%*%1%:o%=$g%*&,k&F`%/%9%=%C%D$h%.%9$k*%/%1|D%3&/a9|9&;b&Ek3&F.u'zC%;|
    C%=%>&B`9u%E&:|.m&@|Dc*&C>u&FkE`$l%.&9l$n.%9%<a'w%=%E%q&<p$o$r$z8v%9vB`=%;|<%=&|<%D&9fDb*f&;eCJ|
    ,`Eu%I|9e$|=.&`C&o%C3|1=r&`'>`E'C`B&e.Cs`.'q&gD%DB'`=&E>u'c.&JI|>9aw'|B&`'.'9u'='>'C'E&aE&b.&c*(
    |I'9|9a';|<&d&eC&f'=&g3'C(>`DB|A'E&i.&k.'/&l'*&m&n.'q&p'4l=&q'+l'/=|;(z=|;'=`.'D`1)1`8`/*|D'L.|,
    (`;a9|C&z9|D%F!A*u%|4b$,a=b$.|,$8|6$9a%|9$>u$@$D%8r%aC`$F$I|4e$`%,&DC&b%1=w%8%=u%>%@&C=|9%C%D&*a
    /|/%F%I&`%p.$a%*&|+`(e%9%=%>`E%Ik*$b%*IlE%9$d9%I$f%9%B&`&a$h$k%;&>|DeI%I1|1r$n%,%1&='bC$r$z=&|9%
    @|F%C&+|E`/$|.`%1`>u),|=`&ep%3`*u)?|LhE&b&jF%=*&`*u.`D'Eu&l*&p'A|Eh.%E`'9u'B&b&c*'>A|El9&d&e*&h.
    &j.&k.'/&l9&nq&o!B*%4Eu%D`%`$,|,$-$.%|,'E$/|0'`$1|1&2'aB$8b%|6E$9*%a&Cn>Eu%b%|9$<e%|CB$=%`>%eI|I
    )*|Do)/B|El*)/`Iu);k@)C=|9%n%u%|4&9'L`,B'b'|D)b&;bD)@aIn<=w)@k;|C$Bb%l$C%s$D%8&r%9*$E$J%`&IBe;|D
    $`%*&u%,`v&v`%-%6%9`&a*`&e&u'u&|C'D(4|5`=%=&*`D&1zC&2|Bnq&9l&?|;m@nq&u',*%C`%D&C`;%E&`%I%p$a,%/&
    |0`%3%9&|9'D%:e=`%=&-h3&4c.&;`=u&>`=&Bl=&E|L%E|Eb)*|D`B)Bsl9|D%I|I$b%*|De>(f)8kItb);I|I=w)J|Ff=%
    .%3%=&`&b%Cs`=uBs`%E$c*%.$e%+&*|DjB&.`D&C*|I&D&EeC&Ikq'|D@n=)g/&Kh.*|DJB%.%1;c*%9%=&b%B%C%p&*l.&
    I|Dg/$fD%E&4|5`=&<=&r%I&|,f$g%*%C&,f&/p=g=&4ep&:|.m%D%E&+|/o$hB%E&*e=&-h3$i.$j=$k%*&`=a/'>m(tb9%
    -%4`C&m%6j%9`&|9`'Db(f%=%Dn,%I&`&n%Lp>o$l%*&<`.%=$m$n*|+%-&r%.%;=A`@%q$p$r$s%.u%9u%`&*'`F'u&4`J|
    ,`I|*`&9u&;|DbI&='u&C&Dse*&E'b'u6bF(9`&I'k4f=b'tb=)=>nq@eB|@'u'|I`&K`Fb'kItb&p.%a*Ita*)b*f&/Ita*
    %b%d='eC%e.'9k8k*|Df'J|,nEb&E'4fFs`%f4lE&6eE&8`*f'f&9'f&Db9`=b%k&/%l&9|D),f>%m%n.'4>u'>g='@bD*=|
    Eq&=%o%r%|.m$z*%9%;%C$|*e4%+`.(;j9%.sm%/`Iu%1eE(+|;`Iu(4kD&fD%4.';j9&`C&k/%9.&`C%;kI(>|En*%=`*u'
    Iu%D`>'B(4m&c,&k/'3&nB&q%E>u&f&kq&skq%I`3u&aE(Ba3&o%Jf>!C*%*`D8w%/k3%4m%|+&I$.u$3|3$9%=r$:`$=u%|
    9'Jnq$>u$B$Eu&@|DB$I$`%.%9|D`%=&C=|9&a*%B%C%D%E$b$c9$d9$e,&E%.%9&|9(a%:|*`%;|<%<%F$f%=b*f4%D$g=%
    D&4m$h.$k%Bl=$n%*%,%.%<&`%>Eu%E$oF$p$rBr$s%.u%`&*&.'8`'Jn/8`Iu&9&=&>u&I%e*%f%k=%m%r$z=|9%D!D*%Bh
    E%Itb%`%|+&I'`(;e*(Ia;|<a$.%`%l*%u&/`p%|,'`&F.u'`Iu'aE'hE'kE&Ib$/=`'>z;|B'IB|@z=|<$0k9D0f9$19%h>
    %|1$3sfF$4e>%fF%|5'>`E'`Aa>`E$8%>%`D%r%|4o$9%=&r%a%u%|9'a&=$:%A|Eh.%C=|9)*|De.$;kq'1=@a*`D'A|Eh.
    'De3$=%`9&>&Iu&p.%n/%|;q&<'9u$>%*%.%9u%>%D%Iu%`&D&p'.%ep%f9%gI%j=&>%kq%q$B%8bC%`9u&I'u%fD&E%j9%|
    .`>u&4nq&C&E`C&J$C%r$E%*%9u%`*&C&Iu&p.%b.%cB%gC&I%h>%k&q%n.%p$FEu%`.&p.%a%h*%l.%m$I%1`9a%`9u&C%j
    E%u&=o%|Bb&I$J%I|I%`&/&9u&B%f9%n%zI$K$L`%aE$W*$`%*&u%,%.&>g=1|De.%/%1&F.|I&`'8`/*|D&|C%9|Db%=%>&
    u%B%C&>s`C%E&u%F%Ib'/*|D&u&|9|D%Je'w%p&.$a*&`%/%3%9%=b&{%C`&r%E%q$b%*%.%9$c.%9%B%E$d$e%*&D*&|+(1
    `9a%.%3%=%C%E%I|Itb%p%q$f%.%9%>&9p8`.&:9&A`@&D`.&I3|3`'p8`*&`&aC(>z8|8&sr%@b%Bs`=b%I%J$g/&D`Eu&J
    hC%3%9%>%B&,|=`&>3|/fE%I$h%I$i.$j%.%=%>&*`D&/p%E%F$k%+`%/%I$l*%.$m$n%*%,%.&/*|D%/%;=%<%B%C%E%q$p
    %*aE%1gE%4nq%@c.%Ah>%CnE%E.&`C&c*&k/%I`C$q$r$s%*%.u%`&*'l9&.&4|C.u&6b*`Eu&9u&>u&p%b%dBs*%e**l9&C
    %f>'tb=k&B&F%k%l%m%r$z*%9&=w&|=${!E*%u%|+'8(r(w&I8w$.%u%|*`(D$3u$9`%u$;|<'?E'A`@'a$=%u$>%u$B|Jl&
    L'a9$C$E%*%`4y$Iu$Je$`%*&u%.%1%4m%9&u%=&u%>&:|=`p&u%A%B*%C%F%I&u%p&.$a%*%+a9(0|E.4l=%.|,%/%3%7%>
    a*|DB$b%.%9|D%;eCL`=b%>.u&kDbCs`&tb%E`%F$c.$d$e*%.%/J|Ip>gD%9&1.|,.u%=%>%C%q&9|D`9l$f%*%+%9%=$g.
    %/&BhE%9%I$h%*&4m&Kh.&p@fE%;c*%I$i.%=$j.%=%>%B$k%+&>f*&BgC&`%.%/&Kh.%3%>%I$l%.$m$n%*&+l&,|Df&C`C
    &`&aC%.%9%>%A%B%J&a9%q$p%4`>u%=`p(4hB&c.%>`*%@l.%J&l$q$r$sr$z*&|+8w'4'9%+$|+n=%.&.u&`/%>`9'>u'C&
    a/&h*&i=&l.&q%@o%BB&e9&f=&hI%F`&l.(Bsn.&m%Je.%L&*u&a9&b&n/!F*%u$,|,$.%u%|*&Fk.&I'`$/=&`&r%b$4|4&
    9$6|7=(A`@$8%v%|6&8'r$9b%|9'a&:'e&IDw$=%|9'b$>|>'*B|B'<Bv$C$D$Eb%u%|Ea$I|I'`$`%*&|C(IB|@=|<%.%/&
    `%9&u%;&a=(b&b%=&u%C&e%D&a&r%E&+|I`/u&u%I&b&u'Fl.%J%K%p.$a%*9a&E&|*C)>9|D%/&a9|D)D*D&|0`C(a*`%1|
    1B`=(`%3&|3`8%9%:b%;&f&|C`)I`I|9|D(e)I*B|B%<&`=&a&b'I`I|9|D%=C&`;b'I&zC%>&9|9a&E|E`I&`*%A`,%B`=%
    De;|<%E&Be+&FEu%F`;%I&B&`EA`@&kI&zC&|F*D%J.|,&`D$b%4kLf%8`%9%D&1=&=`Db&>eDI&aC$c*%.$d$e6|7a%9|9%
    <%=$f$j/%98`B%=%D%E$k%*%,%/%1|1(>8|6a9%3%8b%;&=`&B=|9%=%D%E&`%I%q$l%*%.$m$n%J`D$q$r$s%`&.&9u&;b*
    .u&=&Eu&I%eE%f&.%k%l&9&='9`)*`D@`D%m$z.%8|6%9%=&8r&|9%C$|C`!I*%B|B(A`@%D`1%E%u&*|D3`3u&;.u4l.&I%
    |4`'a&9a&C$+aE$,|,$.%+`.%u&;bBsl9|D%|*9u'k9'l&+`D'k>&,B(=aCB'J'b9a'|D`B)nq&-'cB&I`D'zC&J`$/|/'`'
    r$1|2$3|/D&1`9a&3`(8(>9|D(Cn.(Lt$8|4'l*)4b'n.'p&5`,`D(=&9l*$9%F9|I%a%|9&DfF&F'E|La9$;aI%|;&<`$=%
    |4`=&9'`>'a(A`@&;=`'eq'f/'q&<`='a&=a(<a(>`9&B9&C`&E>u'`*u'c*&IhB'p$>%|4`Jw&9'`Jw&>'`C'eDaI$@%|;&
    Aa&F$A`&@$B%8%9|:*a/|/(A`@%:%D%I|D>%`&,B&1a*&<a&=&B`9|D&I'A`,%b%e4|5`=&;|;(D%fJ%n<`=%zC%|,`Eu)u:
    `&.=u'`9u&4b'l.&9b'l.&>*(+|C.'9|9a':';`'e*(D)I'fD'z;&?I|I&@=|<'`<'n<a'z=|<&A`D)r(I'k;&B9a'`&D*'.
    u'>'Iu'`*(>u(E'gE'k/&E'`>u'b'c.'j*>p@`*u'k.&L`9$C$D%8%IkD&m'Lp>nq%bD%e>$E%u%|C$F%=$I%D%|9|D&I$J%
    @z=|<%A`@%D4|5)L`BkDa*%I3|3`&|I$`%*&E'|>.&u&|Ib%+`%.&I.u%/&u'4ep%3%9&u%<&`D8)D4|5)r&e%=&e&u'Bs`D
    b8f&|9%>&sf&tf&u%B&,|,b&3|3&b&zD%C%D&@h&`C&e.%E&`'4'Dj=&u%F%I&='`(@|Dq@e;|<'w&u&|9|D)D`%K`.&e.%p
    &.'J|,`@gD$a*`&|+`'I`%.|J(>eDb%9%:aE%;|<(a%=&b&kJ%>&|>(=aB|Ba9%D&b&n%E&`'I|4B|A&|>(*D(r%F%Ie&|I$
    b%9%B`%E%I%J&`$c*%.$d$e%*&|D%+&A`@&eB%.%/a%3|3%9%;|<(a%<`%=+&|;D%A&`%D&`&aC%F8|8&9|:aA`@%I%p&;nI
    $f%*&fK`%9&|D%;%<|C%=&|C%>%B&;nI&s`Eb%D&IB|Ek.&|C%E%F&j9$g%,v%.%9%=&/|>`D%C%D%I|4b$h%/%B%C$j%*%9
    %=%B%FAo(>3|1b$k%*%.%/&*|4b)bCn.(9b%4`&|5(b%8kJ|,`Eu%9%=&`&b&k;a/%@%C|C`%D&b'A`@&s`KkLf=%E%F&`%I
    %q&>.|*.u$l%.%9%=%E$m$n%*%9%<=%Az8%B%C%q$o%Dw$p%*`p.%+`=u%,`Eu%4b&o%8&.u(?|;q&Eu&`*u'.(E|L'3u&ep
    &gD&h'B%=gD%>*&e*'9|D&sl9%@9u&n/&o&q%Cn,%D`B&a;|<&n.%I|*|Dc9%Kb&k.%L`.$q$r$t%*%.%=%>u%`=&p%a=%b&
    *&6b(DsfB&=&>&Db%e9&=&>&B&CLl9&E%f&4.u&Itb%h>'L.|*k9%kDb%l&>$z*&|4a'9a%.&|+%>%@|;%B%C$|*=|;&D',|
    D`>u'9`p.Bsl&`9(u'D'E&e.'='>'E&fF&k=%,B&D&`'Eu&b&|Db>%.>u&`9u'>&g9'=&jB(I|.`9u&nD%3`3%4&B|A&`>u'
    C'D'p&b&c.&e*&f*&h.&k/&l.&nq&o%9&.u(4`D&`'9'>u'D'p&b&e*&h.&k/'9&|Db%:`=(A`@(bC'>9|C*B|B)|C*D(=`&
    a9(=o(I|:kD(a'D%;.u&`*u'>&c.&eq&f/'D&g='C&hD&l&q&|DbB%=&.&`'4m'='>u'B(33cB&a;|<&c.&f*'E&g&h'D&j9
    &kJ`(w&l.%>:&`9&f='F&hC&j.&l*(1h.)h.*Fl.)h.*l./n9)h.?|;`9u'.&m&s%@`=(u'C&d&m'*|4n>'+jF%B&=u&`'/u
    '='D9b&a9&h'=c.&j=&nq&o&z,|D%C`%D&*'`'u&.l'u&4j.&;`>u&>&@n=&Be*'n/(E&C`E&Fc.&Iu&K`3u'q&L`>u'lB&`
    '*(u'.'9'>j(u'C'E'F'p&b'E.|*`&e*'.'9'I&f>'F&g/'C'E&jF&k/&l'*'.&n/'>'B(1h.(4m&p&q&r&zC&|9b%E&`'*(
    u'>(@|D`)|D`>.|LlB(u'B&c*(2h&e.'9&fFs`,b&j*&l.%F&`',B=w'.'C'T&a9&bI&l.(D*&zC(>|DF9|9a%L>u&`.'9&a
    9&b&eC&l*!J*%u$.|I$9%u%|:'Ek+`'a$;C$=$>u$C$D%a&9$Eu$I$`%*u%.&;p=a3%9u',e='>|D`8%=&u%B&-`9u&/fE%C
    %D&b%E%I$a%*9f(Eb9|D%/%8|6f%9%=%>&0|=n9%B%D3|3)F9|:e$b%=$cD$d%9%J|ItkJ|,nFb8`$e*%.&*e.&,|Db%/%9%
    C&?|Il.%E|E.u$f9%>%D%E%F$gC%I&/a9|9&IBzC$hB%C%D$j%=%>%D$k%.%9e'?E%>%B$l%*%.%B%E&;c*$m%;b$n%.%/%B
    %D%q$o$r$t%`=%b&.%e=&B&C%f%l%n$z9$|,`8`'9kBs`K`'>e.'B&b8k)>tbIo'9`'>|D`Eu9`'L`8`&kB&|Db8`4`%=c.&
    x%B&.&9u%Eg.%F&.u&`'D'p.K.u&b1b'E(b@b=&f.&k&tbE%I*J|Itb&.u&a>&p>tb&tb>(B>`Fsk!K*$.%u$9$>u$`%*u%.
    %3u%9Fb&`p.&u%=&;c*&@k;|C%>%B%C%F%ItlD%p&.$a*%/$c>%B$e*K`*u%>$f%3%F$h%.&/eq&@8v&A|=p&Eh&Fa3%C$kB
    %F%If9f$l$n$o!L*%B|B%`E%eIE%|+'D(*|DB'a&ID'a$,9a%`D%|,'aAzC(I=b'b(AzC(I&-&=a&D$.%u&,r'|EkI&4fDs`
    &9`*u;a*'l=&J|,bK`)nK`%|*9u'D'`3u(p'k9'|D.&,'*`DIJ>|D1`1`9a'>u'D'`D'a'eC(Eb)bEk+&Dl&FD&I'`$/E%aD
    %|0DaC$3%|/c.&1h3&3$4|5'a$6|7'/=|;$8|4`9'f.'h*'l.(9&6&9`9'h*$9a&:a&>DB`%b9%u%|9'I3|3`8&:'>;'`&D`
    $:kD$;$<B|B%a&*%n%|D`9|D$=%.|,%9|:%=|9%`,9&:&;D&Ba*'zC%e&3|3`9&F9|9&I`I=w%k*%u&/a9|9%|9'D(`'k'n&
    ;.(u'`*u&<&E*u'.u&IB$>%D%LD'I`;D%`C%u&Dp%|>'>DB`'aC&DaC$Aa&1=&>`E&F6|7)7=w%f9%k;$B%9%D%n-%|>`E'n
    I&@aE'e$Ce9|9%n%|C$D%3|3%8|C%a&C%e8%f>$E.|*`D$F%CFr%I`=%a1|1B`=&=C$I%*B|B%`<`D8'e&D%e&/a&D%u&*B|
    E`p.%|/`D|C&F&I'`$Ja&9$`%*D&`I(<`9e&u&|D*u%,B&eCBs.u&|=kCw%-`9%.&.f9;c*%/&Bw&DaC&`D%1|3`)>z8|8%8
    9|9a&`'/*|D&a9&n/%9&fB&u&|B%;a'9|C'A`@%=&:`%>&8&u%Aj=%B&*&b>&kDa*)*`p.&n;&s`J|If=%C&e'*`E%D&*|+(
    I&2h&B|A(B8w&`B&s`>tbI`Ltf6b9)u)uDgB&|C%E&eCBb3sfB&u>`=b'J|F`)Ik)IkDb&zC&|EdBs.u%F&<p&Cd9&IB|D`>
    u&e<&s`%I&=|=&C4|5`=&`&tb(9&|DzC%J&`D&|D|Fa*'FJ|,`=bI|:`=(|Da*'I.u;b=%K`I|*`%p&.'9k*|D`E$a$b%Fs`
    =u$c$d%Dse>$e*%.%/%1%9%C%E%J|FIa9%p&;f*%q$f%4|5(>f*@bD%6b9%9lE%;|DbI%=%B&s.u%D%I&|9|D`Eb$g9%E$h%
    9%@h$j=%D&K.u$k%*&|D.u'F`6zD);zD%9|Cf@b%B%I|9f=b'>s`3%J|,eC'Itb>%q$l%*%>%B$m$n=%>%C$o$p%8`/&nC%>
    aE&l.&nq%@aE&b&fE&h&l&o%Ke.$qL`.$r$t%a%b&*&3&9`Eb&BlE&Ds.u(`*u&I|D`LlE(E.u%e9&=&C'*|Dl=%f&>k,bI|
    :`=$z*|I%@|;$|=&*'*`D@`D(bK`',|D>u,|D.)Df'/B|*`D)|Dj.(`>u'2|E>'4p8hD'9`':|BhD1h.'<|Fh*`D'=a@=|<'
    >.|*h9(gI(h*C=|9Jnq(|DCe;|<)Dh'B`=(hE'C`B'Eh(k.Ij*'Ith>(|D`F1|D`F'LF*`I%Fb'BgC!O/|0`$4|5$8%;`=%|
    6`'f(8kItb$9%>`=*`D%|:b$;|<a(@E$=|;'<=f'|D)b&<=r$DaC`(>:$Fs`=u$Ia%b%|ID$KfF!Q*%3s`%|Da4|5)|51=$/
    |/'`D$1e$4|5`=$8|J$9e%|4B'D&9B'D(a'`=&>E$;%*%C%D%`='I3|3`&JD8w%|;kI&<D8w&C`=)1`9a$>%*D8w%6|7%9|:
    B|A%B`%`&C%nI:$A9n%C$I%A`%|IF'`J)*B|B$K`D!T@e*$Kc*!U*%|I$9e$;|<a'b$I%b%|Ib!V;k!Y*%1=%9`%D`1|C%I`
    D%`$.$8`![*`I$=%Ep;n=$>$A`I$F`;$I:$|C!\|C!]Kc*
    """#
}
