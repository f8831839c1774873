// OpenType's language system tags that differ from the upper-case ISO 639-3 codes.

/// The tags of language systems by language, in order of preference.
enum LanguageText {
  /// Pairs of a BCP 47 language code and its tags.
  ///
  /// Source: OpenType 1.9, "Language system tags".
  static let tags: StaticString = """
    aa=AFR ab=ABK abq=ABA acf=FAN ada=DNG af=AFK ahg=AGW aii=SWA,SYR aiw=ARI ak=AKA als=SQI am=AMH
    amf=HBN an=ARG ar=ARA arb=ARA arn=MAP ary=MOR as=ASM atj=RCR av=AVR ay=AYM az=AZE azb=AZB,AZE
    azj=AZE ba=BSH bai=BML bal=BLI bar=BAR bci=BAU bcq=BCH be=BEL beb=BTI ber=BBR bfq=BAD bft=BLT
    bfu=LAH bfy=BAG bg=BGR bgr=QIN bhb=BHI bi=BIS bin=EDO bjt=BLN bla=BKF bm=BMB bn=BEN bo=TIB
    bqi=LRC br=BRE bra=BRI bs=BOS bxr=RBU byn=BIL ca=CAT ce=CHE cfm=HAL ch=CHA chp=CHP,SAY ckb=KUR
    ckt=CHK cmn=ZHS co=COS cr=CRE crh=CRT crj=ECR,YCR,CRE crk=WCR,YCR,CRE crm=MCR,LCR,CRE crp=CPP
    crx=CRR cs=CSY csb=CSB csw=NCR,NHC,CRE cu=CSL cv=CHU cwd=DCR,TCR,CRE cy=WEL da=DAN de=DEU
    den=SLA din=DNK dje=DJR dng=DUN doi=DGR dsb=LSB dv=DIV,DHV dwu=DUJ dyu=JUL dz=DZN ee=EWE ekk=ETI
    el=ELL emk=EMK,MNK en=ENG enf=FNE enh=TNE eo=NTO es=ESP et=ETI eu=EUQ eve=EVN evn=EVK fa=FAR
    fat=FAT,AKA ff=FUL fi=FIN fil=PIL fj=FJI fo=FOS fr=FRA fuf=FTA fur=FRL fy=FRI ga=IRI gaa=GAD
    gbm=GAW gd=GAE ghc=IRT gl=GAL gld=NAN gn=GUA gom=KOK grt=GRO gru=SOG gsw=ALS gu=GUJ guk=GMZ
    gv=MNX ha=HAU har=HRI he=IWR hi=HIN hne=CHH ho=HMO hoj=HAR hr=HRV hsb=USB ht=HAI hu=HUN
    hy=HYE0,HYE hyw=HYE hz=HER ia=INA id=IND ie=ILE ig=IBO igb=EBI ii=YIM ik=IPK in=IND inh=ING
    io=IDO is=ISL it=ITA iu=INU iw=IWR ja=JAN ji=JII jv=JAV jw=JAV ka=KAT kaa=KRK kab=KAB0 kam=KMB
    kar=KRN kbd=KAB kca=KHK,KHS,KHV kdr=KRM kdt=KUY kea=KEA kex=KKN kfa=KOD kfr=KAC kfx=KUL kfy=KMN
    kg=KON0 kha=KSI khb=XBD khk=MNG kht=KHT,KHN ki=KIK kj=KUA kjh=KHA kk=KAZ kl=GRN kln=KAL km=KHM
    kmb=MBN kmr=KUR kmw=KMO kn=KAN ko=KOR koi=KOP kok=KOK kpe=KPL kpv=KOZ kpy=KYK kqs=KIS kqy=KRT
    kr=KNR krc=KAR,BAL kru=KUU ks=KSH ksh=KSH0 ksw=KSW,KRN ktb=KEB ktu=KON ku=KUR kv=KOM kw=COR
    kxc=KMS ky=KIR kyu=KYU,KRN la=LAT lad=JUD lb=LTZ lbe=LAK lbj=LDK lg=LUG li=LIM lif=LMB lld=LAD
    lmn=LAM ln=LIN lo=LAO lt=LTH lu=LUB lus=MIZ luy=LUH lv=LVI lvs=LVI lzh=ZHT lzz=LAZ mai=MTH
    mak=MKR man=MNK mdf=MOK mdy=MLE men=MDE mg=MLG mh=MAH mhr=LMA mi=MRI mk=MKD ml=MAL,MLR
    mlq=MLN,MNK mn=MNG mnc=MCH mnk=MND,MNK mns=MAN mnw=MON,MONT mo=MOL,ROM mpe=MAJ mr=MAR mrj=HMA
    ms=MLY mt=MTS mwr=MAW my=BRM mym=MEN myv=ERZ na=NAU nb=NOR nd=NDB nds=NDS ne=NEP ng=NDG ngl=LMW
    niv=GIL njz=NIS nl=NLD nn=NYN,NOR no=NOR nod=NTA npi=NEP nqo=NKO nr=NDB nsk=NAS nv=NAV ny=CHI
    nyn=NKL oc=OCI oj=OJB ojs=OCR okm=KOH om=ORO or=ORI ory=ORI os=OSS pa=PAN pbu=PAS pce=PLG
    pdc=DEU pes=FAR pi=PAL pl=PLK plp=PAP plt=MLG prs=DRI,FAR ps=PAS pt=PTG qu=QUZ quz=QUZ rki=ARK
    rm=RMS rmn=ROY rmy=RMY,ROY rn=RUN ro=ROM rom=ROY ru=RUS rue=RSY rw=RUA sa=SAN sah=YAK sam=PAA
    sc=SRD sck=SAD sd=SND sdh=KUR se=NSM seh=SNA sg=SGO sgw=CHG sh=BOS,HRV,SRB si=SNH sjd=KSM
    sjo=SIB sk=SKY skr=SRK sl=SLV sm=SMO sma=SSM smj=LSM smn=ISM sms=SKS sn=SNA0 so=SML sq=SQI
    sr=SRB ss=SWZ st=SOT stv=SIG su=SUN suq=SUR sv=SVE sw=SWK swb=CMR swc=SWK swh=SWK syc=SYR ta=TAM
    tcy=TUL te=TEL tem=TMN tg=TAJ th=THA ti=TGY tig=TGR tk=TKM tl=TGL tn=TNA to=TGN toi=TNG tpi=TPI
    tr=TRK tru=TUA ts=TSG tt=TAT tw=TWI,AKA ty=THT tyv=TUV ug=UYG uk=UKR uki=KUI unr=MUN ur=URD
    uz=UZB uzn=UZB ve=VEN vi=VIT vls=FLE vmw=MAK vo=VOL wa=WLN wbr=WAG wo=WLF xal=KLM xan=SEK xh=XHS
    xnj=SXT xsl=SSL xwo=TOD ydd=JII yi=JII yo=YBA yue=ZHH za=ZHA zh=ZHS zne=ZND zsm=MLY zu=ZUL
    """
}
