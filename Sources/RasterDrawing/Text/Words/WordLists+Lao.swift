// Words of Lao that are used most, of ICU 72: made by Tests/Oracles/word_lists.py.
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
  /// 4143 words: see `WordList`.
  static let lao: StaticString = #"""
    !*L[J%]S%^&*$P6%=%B%J%Z*%[&0&=&B%fB%q[%r[0$V*%0&6[P&@ZC%6%=%B%C$Y%*a%1[6&d*%3P0%=VB&]0'q0&b*%>q[
    (6%?[&]B%@]&v[%CV*&Y%Db&tV0%LZ=%N[%P^%SZ=&]*VB%WV*%i3dr[&Dd[(t[&S=%j1&3Z=&S%kDq0&G*&Te*)TdP$Z*%0
    &PdB%=%B&*Y@dC&6[&NdJ&j==&mG%C&J[&j*r%V*&=%qB%r0&B$[%*&YC[=%0&-`B&i-]q0'PZB%3[%6&Y%=%B&*P='vqSr[
    0&-PC-aJ']='r['v[BZC&3aJBaJ&=q[&>Z=(r0&?`*&@d=NV0&SYj=0'_*S[&['=[&i+dr['0]B'N`V*'WZ=&vr[%C%J&Y%N
    Y&[&]*&^%P%kN$\%*ZC%DZqB'rB&bi16%JY'*VB%NZ0$]%*%=%B%C%N[%kN'*L[J'>[jJZ='jJZ=%q0&B%r0$^%*%=%>[%B%
    C%K[%L]V[=%iB%kN%r&P$_*%=$`%*%B$a*%0%6&K[B%=&^%B%C%J&G[%NY&^%qJ%r0&J$b%=%B%iL&P=%q%r$d*&i-dr[%0&
    *ZB+r[J%=&z[6%B%C%J%P&i>J[N[%q0&B&P%rB&J$f0%=%B%J%P$qV0&B'yr[&J%[0&6&B&P%f0&P$rP0&6&B%V0'1aNY@Z=
    &6&B&J%[&0&B&J&P%f0&P$v%NY*d='B^%[&DZrB&JY&NZ0&jG0%q&Sr[0&[%r&[!+P=%ZB%[&0&B%vr[$V0&+PZB'ZPB&TP[
    B%=%B%C&l1$YBY%CPB%NY%T6[6%izB%jJ%y[='B&d0'J$Z0%=%B%C%rB'm=$[%0%6%=%B%C%J%P%VV*%i+dr[$^0%=%B%q%r
    &3[6&iT6`rV$_0%rB$`B%q&B%rB$a%=%B&B[0%J%qB%rB$bq$d0%B&SZ='dq0&j*Y%C%J%P%qJ%rP$f=%B%P$q[&P$rV0&6&
    B%[&0&J%fB&P$v%k@=%r&>d*Nd0'vq&JbB!-L]=&S'J[=)S%^J$P0%B%C&-aJ%Z=&B%[&6&J'*Pr[0'-]='6]B=^'>[6'@a*
    'CvN]Sa='DV=mG'NZC'SYV[=([J[=(a*'WZ*(rVB'iDZB'mP$V*%0&k*%6%=%B%C&-dP%JG]Pi>^$Y%=^%>]%BY&[&]0'=S[
    =%jBB$Z*%0%=%B&@YBb&B[&WdqJ%C%q0%r0&B$[%*%0%6%=&-YiB%?[%B&Y%C%J&Y%P%iJ$\%BZC%iPdr[$]=%P%rP$^%*%0
    %J$_*%0%=%rJ$`%B%C%qB%rB$a%*%0%6%=%B%C%J%rB&J$b%B%q&WZ*%r$d*%0%=%B&+^q&0[B&=^'fP&G]*[B&i1ZC'>r6'
    Fdr[&k0q%C&Pd01VB%J%P&*]B%rB$f0%=%B$qV0&6%[&0&P$rV0&6&B%[&0&6'-`&B%fP$v%[?[J%q&[%r[!0P0%=$V*%B%C
    %J$Y$ZB%C$[%B%C%J$\$^rP$_=$aC%qJ$b$d0%=%C%J%P&Ebr&jJq$fC$qVB%[&6&J%f0$rP0&B%[P%fP$v%r!1PB%C$V*%0
    %=%B%C%J$Y%>a%NY&[1VB%TeP=%iN^B$Z*&*YP[B&+a%0&TPY%=%B&@Y(NY%C%qB%rB$[%*%0%=%B&C]B%J%NY'1VB$\%*Z=
    %BPB$]%*&]%0%=%B=[&>YB[*[B%C%q0%r0$^%*%B%C%q%r$_r0$`%=%B$a%*%6%=%B&NY%rJ$b%0%=%B%C%J%r$d*%0%=&@Y
    CfB&z[6%B%C%J%P%q0&J$f0%B%P$qV0&6&J%[0&6$rV0&B%[&0&P$v%i16%j=B%q%r[!3P0%6%=%B$V*%0%6%=%B%C%J$Y%B
    Y&^%N[$Z*%0&>^jJZ=%=%B%C%q0%rB'lB$[%*%0%3[%6%=%>Y&[%B%C%J&[&^&dP%L['iKkP%P&B[&K]P&SPB%W[L[$\$]%*
    &[%0&3r[%=%B&k>%C%J&CZCiP%iH$^%*%0%=%B&[%C%J%L]&^%PY'P]@Y6[&]=%iB&L6%kN&V%q%r&B$_*%0%J%qJ$`J%q&B
    %r$a%*%=%B%C%J%qJ'iKZB%rJ$b%3^C%=&[B%B^%C%L]B[J%P[%iL&V%q%r$d*%0%=%B&iEdq[%J%qP'-[P'Wr[6'kJ0$f*%
    0%B$qP0&6'iTe`V%V0'@[0'TPq[0&B%[&0'mJr&P%fB$rV6&B%[&0'iE`V*&6$v%q&=V*mJr%r[!6P0$V*%6%=%B%C%J&WZC
    $Y%>]%?[$Z*%0%=%B%C$[%*&Nv[C[*%0%6%=%B%C%J&[%P$\$]*%0%B&=^%C%q0%rJ'lSq$^%0%q&DaqB%rJ$_=$`=%B%qB$
    a%*%0%=&>]@\&@Y%C$b%r$d*&J`%0%=%B%J%PY$qV0&6&J%[&0&P%fP$rV0&6&B&J%[6&P$v%q&[!=P0&>[%B$V*&*aTe[C&
    CdP&mJr%0%B$Y$Z*%0%=%B%C%q0'BZrB%r0'i=^J$[%*&[%0%6%=%B&J[*%C%J%L[%P&T[0$\%iB^B$]*%=%B&1^q&j=B%C%
    q0%r0$^%=%B&[%N^%l1%rB$_*%0$`qJ%r$a%*%=%B%J%q0%r0$b%*%=%J%N[%jN$d*%0%B&>^%J%q0%r0$f0%J%P&*ZB$qPB
    %V0%[&0&B%fP$rP0&6%V6&J%[0&6&B&J&P$v!>L^$P0%=$V*%0%=%B&@qf0&Cq[6&i3dr[&jN0%C%J$Y%*f0%N[0&_0&b=&d
    *%TNd*&eV='[='d*$Z*&*Yj>B%0%=&EdJ%B&T[%C%q0%r0$[%*%+q[6%0%3Zq0%6%=%B&[%C&V=%Db%J&TeZ0&[%L[P[%N[0
    %P%iPZB)+_rB)>d*)VV*%jJZ=$\%*ZB%TeP=$]%*%=&*ZB%C%q0$^%>[%B%C%P%i3&L'6%q$_*%0%C$`0%qB'i>ZrB&J%r&B
    $a%*&*Y>[%6%=%C%N[%qB&J%r6&J$b%=%B%C%J%P[Nb%r$d*&Nd0&l1%0%=%B%C&J`&j>q0%J%P&Y&lT6q%q0%rB'jD*'mJr
    'y[J&J$f0&BVB%B$qV0&6&B&J%[0'=[P(r[P'o%fP$rP6%V0&6&B%[&0&B&J&P$v%q&>r[B&Sbr&[&iB`qV0&mD%r!?P[6$V
    6&TeZ0%=%B$YTP[6%jTe0%yZ=&dB$Z*%0%=&mD%B%C$[*%0%=%B%J$]qB%rJ$^C%q$`%*%G[$a%B$b$d*%0&>^B&J`&i0]B%
    J%qJ&P$f0$qVJ%[6'WbC)Ci0d[&B$rP6'N[0PZB&B&J%V6%[$vq!@P6%=%B%[6$V*%0&j=0%6%=%B%C%J$Y%BY'CZ=&[-[B&
    ^&a&b%P[B&]&^'-bB%SY%T[B%iN'3[6$Z*&SY%0&zd=%=&SYBY%B&P[%C%J%q0$[%*%0&*[B&>[iPZB>d*)PZBVV*&NaqJ&T
    eZ0&i+dr['@]0&l>r&yr[%6%=%B&^%J%NaB%P%S^$\%BV0%JY'3[='=[%V]=$]*&[B%=&@[0&SY=^&[%C%DYm>%JGb%N[=%P
    &@Z=$^%C%J%q&J^&Sa=$_*%B%C$a%*&Nv[C[*%0%C%J%NY'*]=%q6&J%rJ$b=%B%C%J$d*%=&NV0&SVC'Y(PZ=%B%C%J%q0&
    P'mD$fB%C&i@dq[%J%P$qV0'@qfP&B%[&@[0&B'zv%f0'-`B&P$rP0&6%V0&B%[&6&P$v%NY'B^%q%r!BP6%=%B%J$V*%0%=
    %B&TeZC%C%J$Y%+Y%-VB%N_%PY%Ta=$Z*&+fB&C]B&JP6&S`C&Te]rB&WdC'fB'rV0%=%B%C%q0%rB$[%*%0&Hr[&iV*%6&d
    *%=%@^%B%C%J%P&[%VbLb%k-$\$]*&VB&[6%-dJ%6[6'J&dJ%=%>]%@]%B%C[=%GdB%J]=%NY&ZB&[%P3^jNB%S[%iP=%k-=
    %mS%rP'J`$^B%Vb%i3%r&P$_*$a=%J%q0&B%rJ$bB$d*&*Y1V*&6a0&i+d['-dr[&j*rP%0%=%B%C%J%P$fB%J$qV0%[&0$r
    V0&6'*Pq[&J%[%\$v%r['*rVB'>['Ga'JZB'N[6'j+0'yZ*!CLbmB$P*%0$V%*%0%6%=%B$Y%iN$Z*%0&-ZC&>[%=%B&1a&3
    ^&6Z=&@Z='_*'a*&T[%CGY%qB%r0&B$[%*&b%0%6%=%B&CrP0&^&i>Y%C&^kNB%N[&^%TeV=%V[B%W[J%iLB$\%CZ=$]%=&C
    rfP%B$^%B%C%r$_0%=%r0$`B$a%*&-dB%=%B%C&GY%Na=$b%1bJCbL[%3[%=%B%W[B%q$d*%0%=%B%P%qP%r0$f=%B$qP0%V
    B'BZq0%[&0&6&P%f0$rP0%V0%[&0&B%fP$v%=^%N]*[B'Sa='T[B%q&Gvl1&J^&K[*&m=r%r[!DL[*$P*%=$V*&>a6*[B%0&
    Wr[6%6%=&mG%B%C%J$Y%*VB'C&ZB&[6(mH'='NZ0%1\'>dP%3['@]DYm>&aJ%6a*%=ZC&]=%>]'@]B'CZ='WbC'iS=&b%?dJ
    %@[B&a%D[%J[B%NY&]%S[=&d0'J%TPZ=S[=&e[=)l1%i@=&G=&PB^%j1%kT6=$Z*%0%=&m1%B&6[%C&Da0%qB%rB$[%*&*[%
    +q[%0%6%=%?Y%B&*[0&^%C%J%L[*P[6&^%N^%P&[B%iDdr[%z_*$]%*%=&D[*&SYy[%B%P%q0&B$^%*&m*q%B%P%S[=%jS0%
    q&B%r&B$_*%rJ$`B%rJ$a*%0%=%B%qJ%rB&J$b%*%=%B%J%q%rB$d*&*Y>]&-V0'aJ&DrV0%0%=%B%C%P%q0$f*%0K[0%C%P
    $qP0&6&B%V0&6&J%[&B&P&SYT0PB%fB'jD0&P$rV0'*ZB&6&B&J%[6&B$v%r&[!EVJ$Y$Z*&*[=%0%=%B$[%*%0%6%=%B%J$
    ]%=&TPZ0%P$^%Cr[%iE=$a%=$b*%r&1Z=*[B&3[6&6]0&?`&G]G[*S[&P]iS=&SVB&WZC&i?dr[&lT6q$d0%B%J%P%r0$qV0
    &B'-[6%[&B$r[&-aJ&6&GZB-v$vq!FLZq0$V6$WZq0$Z*%0&SdC%B%q0$[%*%6%=%J`$]$^$_*$`B$a0%qB$b0$d=%B$q[&6
    $r[6!GLY&iB=&m@$P*%0%B$V*%0%6%B$Y%1ZB&]*%6ZB3YBY&['*VB'='B'C[B'J[B&a'TY%BY&Z*0[B&[&dJ%Jr[%NZ0(0[
    B%TZ=&a%iV*$Z*&EqVB%0%=&@Y(B[&SY=a%B&@Y&Nr[B%C$[%*&SqPB%0%3YBY%6&l>r'B%=%B%C%J&[%NY&[%P&Y'B[%S['
    G`rBiJ`V0&^%TYBY&[$\$]%*&[B%0%=%@^%B%C%G]=>YGZB%J&=^=%Sb=%iS=$^%=%J%q%r$_*%=&SYG[$`%=%rB'=]B'iJ`
    V0$a%0%=%qJ$b%=%B%J&S[=&l1%i+d[%mH$d*%0%=%B%C%J%qB%rB$f0%B$q[0$rVJ'*ZB)C%[&P$v%l1%q&-dP&[%r!HL^@
    [P$V*%0%6%=$Y$Z%*%0%=%B%q0$[%*%0%6%=%B%J%P%kL$^3]*%B^i36%J%N]CD]B$`B%rB$a=&CVB%J$b%1]$d=%r0$rV0&
    B%[&-YBV0&iTe`rVJ!JP6&Dvr[%B$V*%0%=%B%C%J$Y%B^&a=%NY%T[%kB$Z*%0&*VB%=%B&FLZq0%C%V*%q0$[%*&[%-Y%6
    &[%=&>Y?[B'[&L]=&[%>^&a%B&=[&Z=&[&^N[%C%L[%NY&['P^&^%i3&N'i36$]%=&S[%?aB[%B%q0%r0$^%=&>Z=%B&[%Kb
    q%q%r$_*%=$`%=%B&>[%q%r&B^r&P[B&V`qB&W`$a%*%+Y%0%=%B%J%q0&B%r0$b*%=%B%J$d0*a=%=%B&@]B'dB%P%r0$fB
    J[$qP0&B'3`qB%V0%[B$rPB%V6&B%[&0&B&N[6%fB$v!KPB$V*%0%=%B$Z*%0%=%B%C%q0%r0$[%*%0%6%=%B%J%SbC$\$]C
    %P$^B$_=$`=%B%J$a*%=%kLC$b=[%i-%k*SYN[P^%q&lB$d=$fC$qV0&B%[&0$r[B'*dP%fJ$v%r!LYJ[$Z=i36$[3[%=%J&
    [$]*[%JkJB$^*[%K[=$a*%=$d=!N*$P0%6%=%B%C%J%[$V*%0%6&Bvr[%=%B%C$Y%-Z0%=ZC&b'WrVB%BY&_*%Ca&dC&fC%N
    [6%PZ0%TPq[0&Z=&a%iC^=&J^=$Z*&+Y%0&*[&S^%=&?Y&@]&iP6%B%C%q0&B$[%*%-[%0&PZB%3Y'Pd0'V[B[1Z*&[%6&*[
    B%=&3Y(V[B[1Z*&>YiPB&[%>]B%B%C%D[S%J&d*%P%S^%iJZ*$\%=ZC%GZ0$]%+YS]=&]=%0%=%B%C%SCVB%qP%r0$^%*%0%
    =%>dPB^%B%C%J[%K[%i=6%q%r&B&P$_*%0%=%C%r0$`%*%J%q0&B%r$a%*&3\CP*%0%6%=%B%J%qJ%rB&J$b%*&*Yj1&-]=&
    3^rB&DZ='`B&SVB'bC&m*q%=%B%C%i3$d*%0%=&1Z*&6dB&?^C&iJ&mH%B%C%J&T[6l1%P&Y%qB%rB&J&P$f0%=%B%C$qP0%
    V0%[&0&6&J%\%fB&J$rP6%VB&J%[&0&6&B&P%\%f0&P$v%q&[%r&[!PV*%0%=%B$Y%=^%BY$Z*%0%=&?a&@YB[&j@*%B&Ga=
    &Sa*&V[@]=&i*^='Sd[%C%q0$[%*%0%1[%6%=&[%@Y%B%NY$]%0PVB%3[%=%?^%@Y'6[)S[=(a&^%B&TdP&[@^%NY%P%SYPY
    *VB&[+Y%T[B%iS=%mS%q0$^%*%=^%B[%q%r$a=$bq$d0&*dJ&JdB&iNZC&jTPB%B$f*%0&1ZB%B$qV0%[&0&P$r[$v%r!S@$
    P6%B%J$V*%0%6%=%B%C&?[J$Y%*[&^&aB%=P*&a=%>]&b%?['B(@^q(^'DYB]*([B]*%@rVB'[B%B[&a*i*^%CZ='C&[6&b%
    D[i*Z=>^%G['C%J['='@]&a=%NV=&Y&Z*'=%P]=(i3^jNB%T0PB'dC'q[(fJ&NY&PZB'q[0&Y'DY3[3[='G[C'NZ=&eV0'Y'
    Z*'[=(J'd='f0%V[=%i*Z=&DB&TP^6'e^J&y^'q&z^%j=0%kB&NP[*^'iPB^%mz'lzq%yZC&[J&a*%zV0&Z*&a='BmG&v$Z*
    &*Y(N[=(Te[=&S]=%0&-Y'dJ%=&>Y(PZ=&@YS[=&Nrf0&iN`V-[B%B&6[(B(NZ*&>]G[C%C&DqfB&GY&SdB%q0&B%rB$[%*&
    dB%0%6%=&SY=[1[B%@[NYBYNZ=)BYSa*%B&a&i1dr[%C%J&0q[J&S]C&ZB&[=%NY&[&^%P%SYy[$\%J[%NZC$]*%0&*YkD&T
    [%=&@]%B&-r[&NYDY)]B%C&SV0&iVZ=&jD=%J%NYDY&[%q0&P%rB'Sa=$^%+[P&fP%=%@V0%B&^%Hr[%JqP0%NZ0*[%P[B%S
    ZB%TY%iTe`V0%j=0%q&0&S]C&TeqfJ&j1$_*&S[%C$`%C%q&S[B$a%*%+Y'G[C&[%=&6V=&@]'r[6%B%G[C%J%NY&[%qJ$b%
    0%=%B%C%q%r$d*%0&-[J&mS%=%B&@YB[']&l1%C%J&=aB&CZ='bB%q0%rB&J$f0%=&S^%C%P$qP6&B%V0%[%f0&P$rV6&J'j
    D0%[&0%fB&P$v%S^%q%r!T0V*%[6%fC$6V0%Z0&B%[=&C%]C%ar0%r[%vr$NP0&=%V*&=%Z*&0&C%[&6%]rB%^*%d0&C%vq$
    P0%B%Y%Z0&=&B&qB%[&6&=&B%]=%^&=%f='B[J%q[0(iDdq['B%r[B$V*%0%6%B%C%J$Z*%=&?Y%B%C$[%*%0%6&>dP&l1%=
    &3[6%B%C%J%P$\$]%0%=%C%JY%P%rP$^%B%C%q%r0$_0$`$a0%C%J%q0&B%rB&J$b%*&Y>q[6$d*%0%=%B%P&Nr[B&l1&yqP
    6%qJ$eP0&=&J%V*&0&=&B&J%Z*'?[B&0'@qf0&C&q0%[&*&6&B&C&J&P%]rB%^*&q&rB'J%`%a&='Nd0&C&J%b%d*&0&C&J&
    qB'J&rJ%fB&P%q[&fJ%r[%v&q$fB$qP0%[0&B%fP$rP6%V0'*[B&6%[&0&J&P&S]C%fB$v%-V6%q%r!VP6GVB%=$V*&Sf0&l
    zq%0%6%=%B%J$Y*aSdB%0aqB%=^=%>]%@]%B[mJ&a%G]%N]6Y%PY*[=%Sd0m+%mG&P6YPY$Z*&+YNY(TeY&-Y&SVB%0&*]=&
    -[B&k*N[%=&>Y'[(SqPB&?Y&SY1ZB%B&>YN[6%C&*[B]SY?[B%H*[B]S?[B%q0$[%*&3Z0>^B&[='B&iJB^%-[B%0&aqB%1[
    B&dJ&fB%3[&^&b%6&a%=&[%@]'=%B&[&^&a%C&Bvr[&^%FL]*[%G[%HL]*[)[*[0)[l>r%J[%LY&ZC&[%N[J]*&dJ%PY*[=&
    [&a='kS%T[B%W^%i*&3B&J'L]*['N]*ZB)*[&W%k-&=B^$\%J^$]=&@]&SYN[J&iJ`qV6%>[N^%B&3^&i=6&k=iBi36%qB$^
    %*%0%>[N^%K]C%LZ*&['B%q&J%r$_%0%=$`%=%qB$a%*%6%=&S[TY*\%@[B%BTYGbJ%C%DY%qB$b*YjNB&ZB=[&[B%=%C%J%
    Lb*P[6%N[B%j*LB%q$d*%0&-Y&DY*VC&S[%=&@dB&SY>[N^%B%C%J%q0%r0$f*NZ0%0%B$qV6&B&J%[0&B&P%f0&B$rPB%V6
    &B'PVB&J%[&0'V^0&6&D[*$v%NY%[JYG[=%r!WP*%0&i+dr[%6%J$V*%0%6%=%B%C%J$Y$Z*&S[%0&Bd*%=%B%C%q0$[%*%0
    %3[%6%=&[%B%C%J%L['B'iL%P%kL$\$]%B%C$^%=%B%C%J%q$`%r$a%*%=%B%J%q0&6&B&J%r0$b%=%C&3d0&DZrB&i0d[&j
    CC%r&1Z*$d*%0%=%B%C%J%qJ%rP$f*%0%B%C%P$qP0&J'*ZB%V0%[&0'*[6&6$rV0'mTr&6&B%[0&6&B$vq[!i*%0%6%=%B%
    J%LB&Z*%Z=&C%[Y%^&=&B&C'j>Y&r0%`V'C&rV%d['TN^(e^&q[&r[%r0$+%=&WrVB&j=B%Z=&B&J'@]=&rJ%[Y%^B%`V%d[
    'SZ=&q[&r[(1^q(Df*(J[(ydJ%q6$-%B%J^'S[=%Z=&J&q0(-Z=%[Y%]q0%^6%`V'0&qV0)*Y1[6Sf0)=`qJ)=dB>^)J`)PZ
    =j@*)S[6)VaDY*VB)z[6)z[6*[B-r[(B)@^q)mTP%d['NdC&r[%iC]B$0%]B'>['iKZB'k=N[%^6&r%`V*&qVB&rVJ%d[$1%
    6%=%B%Z='S]C&C'DP=%[Y%^&J%`V&qVB%dr[(+V0SPB(3[6)^P]=(6]0(Cq[P(S[P(yr[@^q%r6$3%6%=%B&[%C[%J%L[&^%
    P[%VZV*3^%Z*&0&=&B&C&qB%[Y%]%^&0&6&=&B&r%`V*&qV(0(J&rV%d[&q[&r[%iL%kL$66%ZrB%[Y'i6^r6%d['PY$=%3^
    jJZ=%=%B%Z*'3[6'6]0'BrV6&=&B&qB&r0%[Y%]*%^&B'@[0&J&qB&r%`V='B(=ZC&qV%d[$>%J[%L[%Y%Z*'B]*&0&B&J&r
    B(N\%[Y%]%^&C'k>&J&r%`VB%d[&q[&r[(BdJ$?%NY%]0%^=%dr[$@%=&SY*[B%C%G^%PY'=[%SY%Z*kBkNK^&=%[Y%]&0%^
    0&B%`qV%d[&q[(*ZB)ZC(@fJ&r[$B%B%D[B%[Y%^&6&B%`V0&qV0&rV%d[&q[%i@^jNB%k*$C%6%B%L[&]%N[%Y%Z0&=&B'1
    Y%]B&q0(j60%^&*&6&=&q0%`V&qV&rV0)3r[6)NaqJ)i@]0%d[%iL6%r6$D%6%Lb%Z=&B'>[&q0%[Y%]&*&=%^&*&=&i36(Z
    B&rB%`V*'6&qV6&rVB%d[&q[&r[%iLZ=%r&6$EZ=%[Y%]r0%^6&B&r0%`V*%d[$F]*%dr[$G%0%6%=%>[%B^%Z0&='GV6&B%
    [Y%]&q0%^0&qJ(+_rB%`V&qVB%d[%r6$H%`V0'B$J%*&FdB%6%=%?aB%@[%S[%V[%Z*3]*&0&=&B%^B%`V0&qV(6%d[%iNZ*
    %kL=Z*$K3^&b%6NYJZB%Wb%ZB%[Y%^r6%i3&JB%kW$LH[%Vb%i>$N%*%+[-YB]=%0%6%=%B&[%C[BVB%Z*'BrV6&0&=&B&C'
    J`&J&q0%[Y%]*%^*&0&6&=&qJ>drB%`V'*'=&qV0(6(B&rV6%d[&q[&r[%q%r$P%=%B&6[J%N[%ZB&rB%^6&B%dr[%iB3biV
    N[$S%*%6%=&?Y&SqPB%B[%C%L[%N^G[C%Z0&=&rB(=r[6(k-r0%[Y%]*%^6&=&B&J'SP6%`V'=[P&qVJ&rV(-aJ(Er[%d['P
    Y&r[$T%0ZB&d[%6`qV%=&EdB%B%J%N`V&dr[%Z0&=&B&C%[Y%^6&B&J%`V=&qV%eP&Z*&`V(*(0'rVJ&d['q['r[)jP0$V%*
    &P[=v&Y'S[B&[%0%=%@]kViD6%B%H[%N^%Z=&B%]*%^&*&B&LdC&rB%`rV6(J%d[&r[%i3'6&=ZB&@%k=J%r$W%=%Z*>[&='
    B['Pf*&B&q0%[Y%]%`V'0'B(-dP'C]B'lC&qV&rV%d[%q6&P%r6$yZ0%`V%dq[$zZB&rB%[Y%`VB%dr[!j*%0%B%J%NNVB%P
    &q0%Y&Ebr%ZC%q&0&B%r&0&J&P&m+$+%*%0&jW0%B%PB%q0%r&P$-%0%B%C%J%Y%q&0%rB&P$0q&J$1%*%0%Y%q0&J&P%r0&
    B$3%*&C^%0%B%C%J%P%Y%Z*&0%q&0&P$6*%0%q0%r0&J$=*%0%=%B%q$>%*%0%B%Y%q&0'0[B'=V0%r&J$?%B%C%J%P$@*%0
    %=%B%q0&B%r$B%B%C%J%P%q&BVB&l1$C%*%B&3]*%C%J`%q0'SqPB%r$D%*%0%=&S]C%B%C%L0%Y%r0&B$E%*%0%=%B&@^q%
    q&B$F=$G%0%=%B%P%q%r$H0&NZ0$J%0&*YiC`rV&JaJ&PZB&i0d[&mJr%B%C%P%Z=%q&6]0&B&Jd=$K0$N%*&DqfB%0%=&k>
    B^%B%C&N^rB%Y%ZB%q0&B%r0&P$P%*%0%=%P%qB'>[$S0%B%r$T%0%B%NJ%PB%e&J&P&Y&q0%q&0'3[=&P%r0$V%*%0%=%B&
    rV6%C%H^%P%r$W%*%0&0[B&Jr[%=%J%q%r&P$y0%rB!k*%*%0%=%>[%B%C%Y%r$+%0$-%*%0%=%B%C%J&mH%q0%r0$0%Y%q&
    BT^B$1%*&i*^%B%J%Y%r$3%*%6%=&[%B%H[%J%L[%Pf=%Y%iH6%kN%r$6*%-Y%0%@[%B$=*%6&S[B%=%B&Z=%J]B]*%N[%iL
    $>%*&fP%B%C%Ebr%N[%Y%jJq%k*%qB%r$?%Bvr[$@%=%B%J%NY'G[C'SZC%r$B%=%B%C%J%kP%rJ$C%*%=%N^P^%W[B$D%0%
    =%N^%Y%kN'6%q&0%r&J`$E=%B$G%*%0%=%@]%B%Y%q$H*$J%*%0&Da*%3\C]*%B&[k*%Y%q0%r$K*%3[%=%Y%r$L*%B%J&ZB
    $N*&Y&[%0%1]*%=%>]%C%J&[%P[%TY&]=%iJ%q&0%r$P%*%C$S%*%J%r&0$T6%=%q$V%*%6%=%B%C%J&[B%q0%r$W%0&0[B&
    NY-VB&WfB&jWJ&zv%6%BNZ0%J%Y!l*r$-q$1%Wr[6$3r$6$=$>r&=]B$B$C%WZC%mJr%yr[$Fq$Gr$S%q$T%6q%r$z%q%r!m
    *%P%q&0P0&Ebr$+%-P0%Pq%q&Ja*%r$-%q%r$1r$3%r$6$=%r&WZC$>%q%r$?%q$@%r$B%kLC^$C$D%J[%SYB^%T[$Fq$G%q
    %r$H%Hr[%S[6%mzr$J%Nu%r&*[0i+B&-rVB'vr[&@bq&i@dr[$N%q%r$P%o%r$S%r$T%N&q%P&r%e&q%r$V%jNB%kN$W%>]%
    q%r$z%r!yP*%=$V*%0%B$Z*%0&S`(G]J$[%J%P$^%C%q0%r$_q0%r0$aB%qJ$b%B$d=%J$fP$qP6%[6$rV6%[&>[&@^q&C_r
    0'b=&Dd*&Jr[&Kr[B*dP&iC`qV)qVyq[6$vq!zP*&j*ZC%=$V*%0%6%B%C$Z*%=%B%qB%rB$[%*&*V*'rf0'vq&?dqP&BZ='
    [P&C[B&Hq[&JqP0&V_&i+`V&kJ%0%6&NdC%=%B%Dq[%mB$]*%qB$^%q$_*$`qB%r$a=%B$b%B%Dq[%q$d=%qB$r[6%f0$v%r
    """#
}
