import type { Motif } from './motif.ts';

/** What people make and think about. */
export const artsAndIdeas = {
  books: {
    subjects: 'DS:4 CBV:3 DNL:2 CB:3 CF:3 GL:4',
    names:
      'book bookshop library writer reader bookseller novelist writing reading author grammar dictionary editor',
    words:
      'poet essay literature language word literary sentence read poem poetry libro publish fiction manuscript',
    hints: 'write page shelf pen letter story',
    notFor: 'FL WB X DC YB',
    signs: ['book', 'feather', 'pencil'],
    nursery: ['cutPaper'],
  },
  art: {
    subjects: 'AG:4 AF:4 AB:3 AJ:3 AC:3',
    names: 'artist painter painting art paint portrait gallery sculptor photographer museum watercolor',
    words:
      'draw drawing canvas brush color colour sketch picasso photography sculpture masterpiece seeing design',
    hints: 'picture studio eye light',
    notFor: 'FL FF FH WB K VS JW',
    scenes: ['stillLife'],
    nursery: ['cutPaper'],
    signs: ['brush', 'eye'],
  },
  music: {
    subjects: 'AV:5',
    names: 'music musician piano violin jazz opera guitar orchestra composer symphony',
    words:
      'song band concert singer sing singing pianist record cello drum melody ballet blues bluegrass chorus musical',
    hints: 'rock play rhythm tune stage sound',
    notFor: 'FL WB P YB',
    signs: ['note'],
  },
  stage: {
    subjects: 'DD:4 ATD:4 ATC:3',
    names: 'theatre theater actor actress playwright shakespeare drama circus carnival hamlet',
    words: 'stage play comedy tragedy audience film movie hollywood performance clown vaudeville',
    hints: 'act scene role company curtain',
    notFor: 'FL FF FH WB X JB N S YB',
    signs: ['mask'],
  },
  craft: {
    subjects: 'WF:4 AFT:4 AKT:3',
    names: 'knitting sewing quilt yarn knit knitter stitch embroidery weaving tailor',
    words: 'craft thread needle textile pattern cloth dress wool seam woodworking fabric',
    hints: 'make hand pattern stitch',
    notFor: 'FL FF FH',
    signs: ['spool'],
    nursery: ['cutPaper'],
  },
  idea: {
    subjects: 'PDZ:3 PDX:3 TB:4 KJ:2 TJ:3 UY:2 PDA:3',
    names: 'invention inventor electricity science scientist idea innovation genius discovery creativity',
    words:
      'scientific experiment innovator think thinking brilliant entrepreneur laboratory startup engineer success',
    hints: 'theory business brain design technology computer',
    notFor: 'F Y X DC',
    signs: ['bulb'],
  },
  atom: {
    subjects: 'PH:4 PN:4 PDX:2 PDZ:2',
    names: 'atom atomic physics physicist quantum einstein relativity nuclear chemistry particle',
    words: 'bomb electron energy chemist element uranium radium curie molecule',
    hints: 'universe theory matter science',
    notFor: 'F Y X WB',
    signs: ['atom'],
  },
  time: {
    subjects: 'FLG:1',
    names: 'clock hourglass watchmaker longitude clockwork',
    words: 'time hour minute calendar century eternity timeless',
    hints: 'years day second old memory',
    notFor: 'WB S K DNC FR FF FH N',
    signs: ['clock', 'hourglass'],
  },
  mind: {
    subjects: 'JM:4 VSP:2 MKJ:5 MKM:4 PSAN:4',
    names: 'mind brain psychology memory consciousness psychologist neuroscience therapist psychiatrist',
    words:
      'thinking habit anxiety trauma feeling therapy mental freud dream depression attention madness emotion',
    hints: 'patient think behavior decision self',
    notFor: 'F Y X DC WB N',
    signs: ['knot', 'eye'],
  },
  money: {
    subjects: 'KC:4 KF:4 KJ:3 JHBL:2 VSB:4',
    names: 'money economics wealth bank debt capital economist market wall finance rich',
    words:
      'poverty class wage price economy stock business trade crash inequality job company dollar gold success',
    hints: 'work poor sell pay growth risk',
    notFor: 'F Y X DC WB P FM',
    signs: ['domino', 'ladder'],
  },
  law: {
    subjects: 'L:4 JPV:4 JPA:3 JBFA:3 JPS:1',
    names: 'justice law court lawyer trial judge jury liberty rights equality constitution',
    words:
      'prison democracy injustice racism freedom inequality supreme attorney legal civil guilt mercy caste',
    hints: 'race political power black accused',
    notFor: 'FL FM WB YB P S X AV',
    signs: ['scales'],
  },
} satisfies Record<string, Motif>;
