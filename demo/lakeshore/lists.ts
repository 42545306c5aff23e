import type { TitleFacts } from '../catalogue/facts.ts';
import { offersOf } from '../copies.ts';
import type { DemoList, DemoShop } from '../demo-shop.ts';

const west =
  'obasan monkey-beach station-eleven city-of-glass the-good-rain pacific-northwest silverwing sea-kayak-around-vancouver-island souvenir-of-canada growing-vegetables-west-of-the-cascades the-wild-trees neuromancer the-sibley-field-guide-to-birds-of-western-north-america why-i-hate-canadians green-grass-running-water photography-of-natural-things paddle-to-the-arctic wonderful-life no-logo';
const prizes =
  'the-english-patient life-of-pi the-blind-assassin the-stone-diaries a-fine-balance runaway clara-callan no-great-mischief someone-knows-my-name a-complicated-kindness barneys-version midnights-children the-god-of-small-things wolf-hall bring-up-the-bodies the-sense-of-an-ending disgrace the-remains-of-the-day paris-1919 shake-hands-with-the-devil this-one-summer possession';
const bookClub =
  'station-eleven obasan the-cellist-of-sarajevo crow-lake a-complicated-kindness half-of-a-yellow-sun the-namesake the-shadow-of-the-wind olive-kitteridge fall-on-your-knees the-book-thief quiet being-mortal my-family-and-other-animals a-man-called-ove';

const neighbours = 'obasan crow-lake still-life-penny silverwing station-eleven';

/** Written by a Canadian: one who only edited or drew does not make Shakespeare one. */
const isCanadian = (t: TitleFacts) =>
  t.authors.some((author) => author.canadian && (author.role ?? 'A01') === 'A01');
const hasNote = (t: TitleFacts) => t.comment !== undefined && ['Priya', 'Tom'].includes(t.comment.author);
const onShelf = (t: TitleFacts) => t.stock === 'deep' || t.stock === 'some';
const about = (...codes: string[]) => {
  return (t: TitleFacts) => codes.some((code) => t.subjects[0]?.startsWith(code));
};

export const lakeshoreLists: DemoList[] = [
  {
    key: 'back',
    name: 'Back in stock',
    description:
      'Sold out, asked for, and here again: in Kelowna since Tuesday, in Vernon and Penticton by Friday.',
    placement: 'featured',
    titles: (s) =>
      s.mixed((t) => onShelf(t) && t.audience === 'General' && t.date >= '2011', 24, 'lakeshore back'),
  },
  {
    key: 'staff',
    name: 'Staff picks',
    header: 'Priya and Tom recommend',
    description: 'Two readers, two very different bedside tables.',
    placement: 'featured',
    titles: (s) => s.where(hasNote, 40),
  },
  {
    key: 'favourites',
    name: 'Valley favourites',
    description: 'What our neighbours from Osoyoos to Salmon Arm have been taking home.',
    titles: (s) => [
      ...s.works(neighbours),
      ...s.mixed((t) => t.rank < 3000 && onShelf(t) && !neighbours.includes(t.work), 25, 'valley'),
    ],
  },
  {
    key: 'canadian',
    name: 'Canadian writers',
    header: 'From here to the other two oceans',
    description:
      'The maple leaf on the spine is there to help you find them; the books don’t need any other excuse.',
    placement: 'featured',
    // Those that lead the valley's favourites come last: both lists stand on the home page.
    titles: (s) =>
      s
        .where((t) => isCanadian(t) && t.audience === 'General', 60)
        .sort((a, b) => Number(neighbours.includes(a.work)) - Number(neighbours.includes(b.work))),
  },
  {
    key: 'west',
    name: 'BC and the West',
    header: 'Close to home',
    description: 'Islands, orchards, rain forest and the road in between.',
    titles: (s) => s.works(west),
  },
  {
    key: 'club',
    name: 'Book club favourites',
    description:
      'Chosen by the clubs that meet in our three shops. Ten percent off while they are on this list.',
    event: 'Valley Book Club',
    discount: 10,
    titles: (s) => s.works(bookClub),
  },
  {
    key: 'winter',
    name: 'Winter reading',
    header: 'For the months with the road closed',
    description: 'Snow on the Coquihalla, a full woodbox, and six hundred pages to go.',
    titles: (s) =>
      s.works(
        'arctic-dreams fifth-business the-dark-is-rising the-snow-leopard never-cry-wolf the-shipping-news snow war-and-peace kafka-on-the-shore cloud-atlas tigana still-life-penny bury-your-dead the-count-of-monte-cristo the-endurance possession the-way-of-kings midnights-children',
      ),
  },
  {
    key: 'prizes',
    name: 'Prize winners',
    description: 'Gillers, Governor General’s Awards, Bookers: the shortlists have done the reading for you.',
    titles: (s) => s.works(prizes),
  },
  {
    key: 'young',
    name: 'For young readers',
    description:
      'Tested in the children’s room in Kelowna, where the critics are under nine and don’t hold back.',
    placement: 'featured',
    titles: (s) => s.mixed((t) => t.audience === 'Children' && onShelf(t), 40, 'lakeshore young'),
  },
  {
    key: 'teens',
    name: 'Teen shelf',
    description: 'Dragons, first loves, other planets, other people.',
    titles: (s) => s.mixed((t) => t.audience === 'Young Adult' && t.stock !== 'none', 30, 'lakeshore teens'),
  },
  {
    key: 'mysteries',
    name: 'Mysteries by the fire',
    description: 'Three Pines isn’t far, as the crow flies. Bring a sweater.',
    titles: (s) => s.where((t) => about('FF', 'FH')(t) && t.audience === 'General', 36),
  },
  {
    key: 'outside',
    name: 'Out of doors',
    placement: 'left_sidebar',
    limit: 5,
    description: 'Field guides, long walks, cold water and good boots.',
    titles: (s) => s.where(about('WN', 'SZ', 'WTLP', 'RN', 'SP', 'WM'), 30),
  },
  {
    key: 'french',
    name: 'En français, en español',
    description: 'Un petit rayon qui grandit. Un estante pequeño que va creciendo.',
    titles: (s) => s.all.filter((t) => t.language !== 'eng'),
  },
  {
    key: 'remainders',
    name: 'Remainders and used',
    header: 'The bargain table',
    description: 'Good books at low prices. When they’re gone, they’re gone.',
    bargains: true,
    titles: (s) => s.where((t) => offersOf({ currency: 'CAD' }, t).length > 0, 60),
  },
  {
    key: 'soon',
    name: 'Coming soon',
    description: 'Order ahead and choose your shop; we’ll let you know the morning it lands.',
    titles: (s) => s.where((t) => t.forthcoming !== undefined, 30),
  },
];

export const lakeshoreCategories: DemoShop['categories'] = [
  { name: 'Staff Picks', titles: (s) => s.where(hasNote, 40) },
  { name: 'Local Interest', titles: (s) => s.works(west) },
  { name: 'Canadian Writers', titles: (s) => s.where(isCanadian, 300) },
  {
    name: 'Signed Copies',
    titles: (s) => s.mixed((t) => onShelf(t) && isCanadian(t), 10, 'lakeshore signed'),
  },
];
