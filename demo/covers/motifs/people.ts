import type { Motif } from './motif.ts';

/** What people do to each other. */
export const people = {
  crime: {
    subjects: 'FF:4 FH:2 XQC:4 DNXC:4 JKV:3',
    names: 'murder detective killer corpse sleuth homicide crime inspector poirot murderer assassin spy',
    words:
      'police body thief victim suspect investigation clue gangster alibi cop blood whodunit heist kidnapped espionage sheriff private',
    hints: 'case killed missing knife shot secret solve gun trail',
    notFor: 'Children FL FM N J P Q V',
    scenes: ['keyhole', 'nightRoad'],
    signs: ['magnifier'],
  },
  thriller: {
    subjects: 'FH:4 FHD:5 FFL:5',
    names: 'spy assassin conspiracy thriller espionage terrorist hitman noir sniper',
    words:
      'agent cia kgb intelligence secret killer president hunted gangster heist chase traitor hostage bomb target mole private',
    hints: 'run gun kill double plot code cold fbi',
    notFor: 'Children Young FL FM N D JB P',
    scenes: ['keyhole', 'nightRoad', 'city'],
    signs: ['eye', 'magnifier'],
  },
  mystery: {
    subjects: 'YFC:1 YFCF:4',
    names: 'mystery secret detective clue key spy riddle',
    words: 'hidden lock door puzzle thief mysterious vanish locked treasure code',
    hints: 'solve missing attic map find lost',
    notFor: 'DN N K WB JB',
    signs: ['key', 'magnifier'],
  },
  love: {
    subjects: 'FR:4 YFM:3 DCF:3',
    names: 'love lover romance bride wedding kiss valentine marriage amor amour courtship',
    words:
      'heart married dating husband duke passion bachelor fiancé beloved marry romantic beau suitor engagement',
    hints: 'kissed girl boy ball dance wife letter',
    notFor: 'Children FF FH FL JB N QR FK FM XAB',
    scenes: ['loveStory', 'botanical'],
    signs: ['heart', 'rose'],
  },
  war: {
    subjects: 'NHW:4 FJM:4 JW:4 YFCW:2',
    names: 'war soldier army battle battlefield wartime regiment invasion trench napoleon gettysburg',
    words:
      'marine combat general bomb front platoon resistance veteran nazi sniper squadron enemy vietnam normandy armistice',
    hints: 'fought troops camp killed occupied 1914 1916 1917 1918 1939 1940 1941 1942 1943 1944 1945',
    notFor: 'FL WB FM YB K VS YFH YFG NHTZ XAB',
    signs: ['poppy'],
  },
  revolution: {
    subjects: 'NHWF:3',
    names: 'revolution revolutionary independence 1776',
    words: 'liberty colony republic',
    hints: 'washington army gun',
    notFor: 'FL P U',
    signs: ['bell'],
  },
  antiquity: {
    subjects: 'NHC:4 QDHA:4 DCRG:2 QRS:4 NKX:4 DBS:4 DB:4',
    names:
      'greek roman rome troy greece athens odysseus olympian achilles caesar homer hellenic spartan mythology pharaoh',
    words:
      'ancient gods myth republic empire socrates plato stoic aeneid iliad temple goddess philosophy antiquity egypt oracle persian hercules',
    hints: 'god epic hero marble toga',
    notFor: 'FL FF WB K',
    scenes: ['archway'],
    signs: ['column'],
  },
  faith: {
    subjects: 'QR:4 FW:2',
    names: 'faith god prayer monk church monastery bible christian nun priest buddha zen gospel abbey pastor',
    words:
      'holy spiritual saint religion soul jesus pray religious preacher divine buddhist sermon angel tao theology',
    hints: 'heaven silence sin grace believe minister',
    notFor: 'FL FM YFH WB K X',
    scenes: ['archway'],
    signs: ['candle'],
  },
  family: {
    subjects: 'DNC:2 FT:2 FXB:1',
    names: 'childhood boyhood girlhood memoir family ancestor genealogy',
    words:
      'mother father grandmother grandfather sister brother daughter son parent growing memory generation cousin immigrant',
    hints: 'born village years home school photograph old remembers emigrant',
    notFor: 'Children Young F J K N P W X Y SC',
    scenes: ['tornPaper'],
    signs: ['house', 'tree'],
  },
  school: {
    subjects: 'JN:4 YFS:3 YPJ:3',
    names: 'school teacher classroom student college university kindergarten',
    words: 'class pupil exam professor lesson education grade scholar principal campus',
    hints: 'desk boy girl learn',
    notFor: 'FF FH FL FM YFH YFG DN K',
    signs: ['pencil'],
    nursery: ['littleTown'],
  },
  sport: {
    subjects: 'SF:4 SC:4 SH:4 SM:4 SK:3 DNBS:3 YFR:4',
    names:
      'baseball football hockey basketball tennis olympic champion soccer athlete cricket championship golf',
    words: 'team game coach league runner running player sport marathon medal boxing win rowing',
    hints: 'season ball gold field ice track',
    notFor: 'FL FM WB FF FH YFE YFH FR',
    signs: ['trophy'],
  },
} satisfies Record<string, Motif>;
