/**
 * Thema codes that deserve a shelf sign of their own, in the words of a bookshop. A code not named here stands on the
 * shelf of its nearest ancestor, so that a shopper never reads a code or a heading made for indexers.
 */
const HEADINGS = `
A Arts
AB Art theory
AF Art forms
AFF Drawing
AG Fine art
AGA Art history
AGB Artists
AJ Photography
AK Design
AKC Graphic design
AKD Typography
AKL Illustration
AM Architecture
AT Film, stage & dance
ATF Film
ATJ Television
ATQ Dance
AV Music
AVP Musicians & bands
C Language
CB Writing & usage
CBV Creative writing
CBW Writing guides
CF Linguistics
CJ Language learning
D Poetry, drama & true stories
DB Ancient & medieval texts
DC Poetry
DCA Classic poetry
DCC Contemporary poetry
DCQ Poetry anthologies
DD Plays
DDA Classic plays
DDC Modern plays
DH Oral literature
DN Biography & prose
DNB Biography
DNBF Lives in the arts
DNBH Historical & political lives
DNBL Writers’ lives
DNBP Explorers’ lives
DNBS Sporting lives
DNBT Lives in science
DNC Memoir
DND Letters & diaries
DNG Animal stories
DNL Essays
DNP Reportage
DNX True stories
DNXC True crime
DNXM War stories
DNXP Survival & endurance
DS Literary criticism
F Fiction
FB Literary fiction
FBA Contemporary fiction
FBC Classics
FC Fictional biography
FD Speculative fiction
FDB Dystopias & utopias
FDK Alternative history
FF Mystery & crime
FFC Classic mysteries
FFD Detectives
FFH Historical mysteries
FFJ Cozy mysteries
FFL Noir
FFP Police procedurals
FFS Women sleuths
FG Sports fiction
FH Thrillers
FHD Spy stories
FHX Psychological thrillers
FJ Adventure
FJM War fiction
FJN Sea stories
FK Horror & ghost stories
FKC Classic horror
FL Science fiction
FLC Classic science fiction
FLG Time travel
FLH Hard science fiction
FLP Near future
FLPB Cyberpunk
FLQ After the apocalypse
FLS Space opera
FLU First contact
FLW Space exploration
FM Fantasy
FMB Epic fantasy
FMH Historical fantasy
FMJ Cozy fantasy
FMK Comic fantasy
FMM Magical realism
FMR Romantic fantasy
FMT Dark fantasy
FMX Urban fantasy
FN Myths & retellings
FNF Fairy tales
FNM Myths & legends
FP Erotic fiction
FQ Contemporary life
FR Romance
FRB Romantic comedy
FRD Contemporary romance
FRH Historical romance
FRM Romantic suspense
FRT Paranormal romance
FS Family stories
FT Family sagas
FU Humorous fiction
FUP Satire
FV Historical fiction
FW Religious fiction
FX Themes in fiction
FXB Coming of age
FXC Books about books
FXD Love & relationships
FXF War & conflict
FXL Grief & loss
FXM Inner lives
FXN Identity & belonging
FXQ Exile & migration
FXR A sense of place
FXS Social questions
FXV Journeys
FY Forms of fiction
FYB Short stories
FYC Novellas
FYD Novels in letters
FYL Gothic
FYS Light novels
FYT Fiction in translation
FZ Companions to fiction
G Reference
GB Encyclopedias & reference
GL Libraries & museums
GP Research
GT Interdisciplinary studies
J Society
JB Society & culture
JBC Culture & media
JBCC Cultural studies
JBCT Media
JBF Social questions
JBFA Social justice
JBFC Poverty
JBS Communities & identities
JBSF Gender
JBSF1 Women
JBSF11 Feminism
JBSJ LGBTQ+
JBSL Race & ethnicity
JBSL11 Indigenous peoples
JH Sociology & anthropology
JHB Sociology
JHM Anthropology
JK Crime & social services
JKV Criminology
JM Psychology
JMC Child psychology
JMR Mind & memory
JMS Self & personality
JN Education
JP Politics
JPA Political ideas
JPH Government
JPS International relations
JPW Activism
JW War & defense
K Business & economics
KC Economics
KCZ Economic history
KF Finance
KJ Business
KJM Management
KJS Sales & marketing
KN Industries
L Law
LA Law in general
LB International law
LN Law by subject
LW Sharia
LX Law study guides
M Medicine
MB Medicine in general
MBX History of medicine
MF Basic medical sciences
MJ Clinical medicine
MK Medical specialties
MKJ Neurology
MN Surgery
MQ Nursing
MR Medical study guides
MX Complementary medicine
MZ Veterinary medicine
N History & archaeology
NH History
NHB World history
NHC Ancient history
NHD European history
NHDJ Middle Ages
NHDL Renaissance
NHF Asian history
NHG Middle Eastern history
NHH African history
NHK History of the Americas
NHM Australia & the Pacific
NHT Topics in history
NHTB Social history
NHTM Maritime history
NHTQ Empire & colonialism
NHTZ Genocide
NHTZ1 The Holocaust
NHW Military history
NHWR Wars & campaigns
NHWR5 First World War
NHWR7 Second World War
NK Archaeology
P Science & mathematics
PB Mathematics
PD Science in general
PDX History of science
PDZ Popular science
PG Astronomy
PGK Cosmology
PH Physics
PHQ Quantum physics
PN Chemistry
PS Biology
PSA Life sciences
PSAJ Evolution
PSAK Genetics
PST Botany
PSV Zoology
PSVJ Ornithology
PSX Human biology
Q Philosophy & religion
QD Philosophy
QDH Schools of thought
QDHA Greek & Roman philosophy
QDT Topics in philosophy
QDTQ Ethics
QDX Popular philosophy
QR Religion
QRA Religion in general
QRD Hinduism
QRF Buddhism
QRJ Judaism
QRM Christianity
QRP Islam
QRV Spiritual life
R Earth & environment
RB Earth sciences
RG Geography
RN Environment
RNA Environmental thought
RNC Ecology
RNK Conservation
RNP Pollution & climate
RNPG Climate change
RNR Natural disasters
RP Planning
S Sports & outdoors
SC Sport in general
SF Ball games
SFC Baseball
SFM Basketball
SFT Tennis
SH Athletics & running
SK Riding
SM Motor sports
SP Water sports
SPN Boating
SPNK Canoes & kayaks
SR Martial arts
ST Winter sports
SV Fishing & hunting
SX Other sports
SZ Outdoors
SZC Walking & hiking
SZG Climbing
T Technology & farming
TB Technology in general
TC Biotechnology
TD Manufacturing
TG Mechanical engineering
TH Energy
TJ Electronics
TN Building
TQ Environmental engineering
TR Transport
TT Other technologies
TV Farming
U Computing
UB Digital life
UD Computer guides
UF Business software
UG Graphics software
UK Hardware
UL Operating systems
UM Programming
UN Databases
UP Computing in practice
UQ Certification
UR Security
UT Networks
UX Applied computing
UY Computer science
UYQ Artificial intelligence
V Health & self-help
VF Health & family
VFD Popular health
VFX Parenting
VS Self-help
VSP Popular psychology
VX Mind, body, spirit
W Food, home & leisure
WB Food & drink
WBA General cookbooks
WBB Chefs & restaurants
WBF Quick & easy cooking
WBH Healthy eating
WBJ Vegetarian & vegan
WBN Regional cooking
WBTF Fish & seafood
WBVS Baking
WBX Drinks
WC Antiques & collecting
WD Games & puzzles
WF Crafts
WFA Painting & drawing
WFB Needlework
WFBS Knitting & crochet
WG Ships, trains & cars
WH Humor
WJ Style & celebrations
WK Home & repairs
WM Gardening
WMB Gardens
WMPF Fruit & vegetables
WN Nature
WNC Wildlife
WNCB Birds
WND Country life
WNG Pets
WNP Trees & wildflowers
WNW Natural history
WNX Stargazing
WQ Local & family history
WQH Local history
WT Travel
WTH Travel guides
WTL Travel writing
WTLC Classic travel
WTLP Expeditions
WTM Places in pictures
WTR Maps & atlases
WZ Stationery & gifts
WZG Gifts
WZS Stationery
X Comics & graphic novels
XA Comic traditions
XAB Graphic novels
XAK American comics
XAM Manga & manhwa
XAMA Manga
XQ Comics by genre
XQA True stories in comics
XQB Crime comics
XQF Literary comics
XQG Adventure comics
XQH Horror comics
XQK Superheroes
XQL Science fiction comics
XQM Fantasy comics
XQQ Slice of life
XQR Romance comics
XQS School stories in comics
XQT Funny comics
XQV Historical comics
XR About comics
XY Cartoons & strips
Y Children & teens
YB First books
YBC Picture books
YBCB Baby books
YBCS Picture stories
YBCS1 Bedtime stories
YBD First chapter books
YBG Activity books
YBL Early learning
YD Poetry for children
YF Stories for children & teens
YFA Children’s classics
YFB Children’s fiction
YFC Adventures
YFCF Young detectives
YFD Spooky stories
YFE Young dystopias
YFG Young science fiction
YFH Young fantasy
YFJ Tales & legends
YFM Love & friendship
YFN Family stories for children
YFP Animal stories for children
YFQ Funny stories
YFS School stories
YFT Stories from history
YFV Novels in verse
YN Nonfiction for children
YNA Art & music for children
YNB Lives for children
YNH History for children
YNN Nature for children
YNT Science for children
YNX Mysteries & wonders for children
YP Schoolbooks
YR Reference for children
YX Growing up
YZ Children’s gifts
`;

export const THEMA_HEADINGS: ReadonlyMap<string, string> = new Map(
  HEADINGS.trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...words] = line.split(' ');
      return [code, words.join(' ')];
    }),
);
