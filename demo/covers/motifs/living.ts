import type { Motif } from './motif.ts';

/** Plants, animals and what is eaten. */
export const living = {
  garden: {
    subjects: 'WM:4 PST:4',
    names: 'garden gardener gardening flower rose lily orchid botany blossom bloom tulip jardin',
    words:
      'plant seed daisy herb violet bouquet petal ivy lilac thorn sunflower vine wildflower hedge bulb botanist',
    hints: 'spring soil grow color leaf green weed',
    notFor: 'FF FH WB FL N X',
    scenes: ['botanical', 'stillLife'],
    nursery: ['cutPaper'],
    signs: ['rose', 'tulip', 'sprig'],
  },
  bird: {
    subjects: 'WNCB:4',
    names: 'bird hawk crow raven sparrow mockingbird eagle swan goose duck heron penguin falcon',
    words: 'feather wing nest robin gull finch dove parrot chicken birding chick nightingale',
    hints: 'fly egg sing flock sky tree',
    signs: ['bird', 'feather'],
    nursery: ['animal'],
  },
  insect: {
    subjects: 'WNCN:4',
    names: 'bee butterfly insect beekeeper honey moth firefly caterpillar cricket hive bug',
    words: 'wasp swarm beetle fly',
    hints: 'wing garden sting',
    notFor: 'FL FMB WB',
    nursery: ['cutPaper'],
    signs: ['bee'],
  },
  spider: {
    names: 'spider web toile',
    words: 'cobweb spin weave',
    hints: 'leg pig barn',
    notFor: 'FH J K U',
    signs: ['web'],
  },
  creature: {
    subjects: 'WNG:4 WNC:2 PSV:3 YFP:3 YNN:3 WND:3',
    names:
      'wolf tiger lion leopard animal wildlife chimpanzee gorilla zoo pet vet veterinarian grizzly puppy kitten panther',
    words: 'paw horse beast species mouse rat rabbit creature hound naturalist coyote bull rescue',
    hints: 'wild tail fur hunt cub tame',
    notFor: 'FL XQK',
    signs: ['paw'],
    nursery: ['cutPaper'],
  },
  evolution: {
    subjects: 'PSA:4 PS:3',
    names: 'evolution darwin gene genome species dna biology natural',
    words: 'cell fossil naturalist virus germ dinosaur selection ecology barnacle',
    hints: 'life origin ancestor bone',
    notFor: 'F Children',
    scenes: ['botanical'],
    signs: ['sprig', 'feather', 'tree'],
  },
  food: {
    subjects: 'WB:5 JBCC4:3 WBX:4',
    names:
      'cook cooking kitchen recipe chef restaurant baker baking bread food feast chocolate cuisine eater',
    words:
      'cheese dinner supper eat meal soup cake fruit wine taste table lunch butter bean sugar salt blueberry peach spice vegetarian hunger pie apple orange chicken',
    hints: 'market dish sauce oven fat hungry plate',
    notFor: 'FL FH YFE',
    scenes: ['stillLife'],
    nursery: ['cutPaper'],
    signs: ['pear', 'cup'],
  },
} satisfies Record<string, Motif>;
