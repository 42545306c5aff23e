/**
 * Named characters that ONIX 2.1 files may use without declaring them: the DTD includes the ISO 8879 sets that
 * HTML took over (source: the names and code points of the W3C list of HTML character references).
 */
const NAMES = `
Aacute=c1 aacute=e1 Abreve=102 abreve=103 Acirc=c2 acirc=e2 acute=b4 AElig=c6 aelig=e6 Agrave=c0
agrave=e0 alefsym=2135 Alpha=391 alpha=3b1 Amacr=100 amacr=101 and=2227 ang=2220 angst=c5 Aogon=104
aogon=105 Aring=c5 aring=e5 ast=2a asymp=2248 Atilde=c3 atilde=e3 Auml=c4 auml=e4 bdquo=201e
Beta=392 beta=3b2 blank=2423 block=2588 breve=2d8 brvbar=a6 bsol=5c bull=2022 Cacute=106 cacute=107
cap=2229 caret=2041 caron=2c7 Ccaron=10c ccaron=10d Ccedil=c7 ccedil=e7 Ccirc=108 ccirc=109 Cdot=10a
cdot=10b cedil=b8 cent=a2 check=2713 Chi=3a7 chi=3c7 cir=25cb circ=2c6 circledR=ae clubs=2663
colon=3a comma=2c commat=40 cong=2245 COPY=a9 copy=a9 copysr=2117 crarr=21b5 cross=2717 cup=222a
curren=a4 Dagger=2021 dagger=2020 dArr=21d3 darr=2193 dash=2010 dblac=2dd Dcaron=10e dcaron=10f
deg=b0 Delta=394 delta=3b4 diams=2666 die=a8 div=f7 divide=f7 dollar=24 Dot=a8 dot=2d9 Dstrok=110
dstrok=111 dtri=25bf Eacute=c9 eacute=e9 Ecaron=11a ecaron=11b Ecirc=ca ecirc=ea Edot=116 edot=117
Egrave=c8 egrave=e8 Emacr=112 emacr=113 empty=2205 emsp=2003 emsp13=2004 emsp14=2005 ENG=14a eng=14b
ensp=2002 Eogon=118 eogon=119 Epsilon=395 epsilon=3b5 equals=3d equiv=2261 Eta=397 eta=3b7 ETH=d0
eth=f0 Euml=cb euml=eb euro=20ac excl=21 exist=2203 female=2640 flat=266d fnof=192 forall=2200
frac12=bd frac13=2153 frac14=bc frac15=2155 frac16=2159 frac18=215b frac23=2154 frac25=2156
frac34=be frac35=2157 frac38=215c frac45=2158 frac56=215a frac58=215d frac78=215e frasl=2044
Gamma=393 gamma=3b3 Gbreve=11e gbreve=11f Gcedil=122 Gcirc=11c gcirc=11d Gdot=120 gdot=121 ge=2265
grave=60 hairsp=200a half=bd hArr=21d4 harr=2194 Hcirc=124 hcirc=125 hearts=2665 hellip=2026
horbar=2015 Hstrok=126 hstrok=127 hyphen=2010 Iacute=cd iacute=ed Icirc=ce icirc=ee Idot=130
iexcl=a1 Igrave=cc igrave=ec IJlig=132 ijlig=133 Imacr=12a imacr=12b image=2111 imath=131
incare=2105 infin=221e inodot=131 int=222b Iogon=12e iogon=12f Iota=399 iota=3b9 iquest=bf isin=2208
Itilde=128 itilde=129 Iuml=cf iuml=ef Jcirc=134 jcirc=135 Kappa=39a kappa=3ba Kcedil=136 kcedil=137
kgreen=138 Lacute=139 lacute=13a Lambda=39b lambda=3bb lang=27e8 laquo=ab lArr=21d0 larr=2190
Lcaron=13d lcaron=13e Lcedil=13b lcedil=13c lceil=2308 lcub=7b ldquo=201c ldquor=201e le=2264
lfloor=230a Lmidot=13f lmidot=140 lowast=2217 lowbar=5f loz=25ca lpar=28 lrm=200e lsaquo=2039
lsqb=5b lsquo=2018 lsquor=201a Lstrok=141 lstrok=142 ltri=25c3 macr=af male=2642 malt=2720
marker=25ae mdash=2014 micro=b5 middot=b7 minus=2212 mldr=2026 Mu=39c mu=3bc nabla=2207 Nacute=143
nacute=144 napos=149 natural=266e nbsp=a0 Ncaron=147 ncaron=148 Ncedil=145 ncedil=146 ndash=2013
ne=2260 ni=220b nldr=2025 not=ac notin=2209 nsub=2284 Ntilde=d1 ntilde=f1 Nu=39d nu=3bd num=23
numsp=2007 Oacute=d3 oacute=f3 Ocirc=d4 ocirc=f4 Odblac=150 odblac=151 OElig=152 oelig=153 ogon=2db
Ograve=d2 ograve=f2 ohm=3a9 oline=203e Omacr=14c omacr=14d Omega=3a9 omega=3c9 Omicron=39f
omicron=3bf oplus=2295 or=2228 ordf=aa ordm=ba Oslash=d8 oslash=f8 Otilde=d5 otilde=f5 otimes=2297
Ouml=d6 ouml=f6 para=b6 part=2202 percnt=25 period=2e permil=2030 perp=22a5 Phi=3a6 phi=3c6
phone=260e Pi=3a0 pi=3c0 piv=3d6 plus=2b plusmn=b1 pm=b1 pound=a3 Prime=2033 prime=2032 prod=220f
prop=221d Psi=3a8 psi=3c8 puncsp=2008 quest=3f Racute=154 racute=155 radic=221a rang=27e9 raquo=bb
rArr=21d2 rarr=2192 Rcaron=158 rcaron=159 Rcedil=156 rcedil=157 rceil=2309 rcub=7d rdquo=201d
rdquor=201d real=211c REG=ae reg=ae rfloor=230b Rho=3a1 rho=3c1 ring=2da rlm=200f rpar=29
rsaquo=203a rsqb=5d rsquo=2019 rsquor=2019 rtri=25b9 Sacute=15a sacute=15b sbquo=201a Scaron=160
scaron=161 Scedil=15e scedil=15f Scirc=15c scirc=15d sdot=22c5 sect=a7 semi=3b sext=2736 sharp=266f
shy=ad Sigma=3a3 sigma=3c3 sigmaf=3c2 sim=223c sol=2f spades=2660 squ=25a1 squf=25aa star=2606
starf=2605 strns=af sub=2282 sube=2286 sum=2211 sup=2283 sup1=b9 sup2=b2 sup3=b3 supe=2287 szlig=df
target=2316 Tau=3a4 tau=3c4 Tcaron=164 tcaron=165 Tcedil=162 tcedil=163 telrec=2315 there4=2234
Theta=398 theta=3b8 thetasym=3d1 thinsp=2009 THORN=de thorn=fe tilde=2dc times=d7 trade=2122
Tstrok=166 tstrok=167 Uacute=da uacute=fa uArr=21d1 uarr=2191 Ubreve=16c ubreve=16d Ucirc=db
ucirc=fb Udblac=170 udblac=171 Ugrave=d9 ugrave=f9 Umacr=16a umacr=16b uml=a8 Uogon=172 uogon=173
upsih=3d2 Upsilon=3a5 upsilon=3c5 Uring=16e uring=16f Utilde=168 utilde=169 utri=25b5 Uuml=dc
uuml=fc verbar=7c vert=7c Wcirc=174 wcirc=175 weierp=2118 Xi=39e xi=3be Yacute=dd yacute=fd
Ycirc=176 ycirc=177 yen=a5 Yuml=178 yuml=ff Zacute=179 zacute=17a Zcaron=17d zcaron=17e Zdot=17b
zdot=17c Zeta=396 zeta=3b6 zwj=200d zwnj=200c
`;

/** Name without `&` and `;` to character; the five names of XML itself included. */
export const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ...NAMES.trim()
    .split(/\s+/)
    .map((entry): [string, string] => {
      const [name = '', code = ''] = entry.split('=');
      return [name, String.fromCodePoint(Number.parseInt(code, 16))];
    }),
]);
