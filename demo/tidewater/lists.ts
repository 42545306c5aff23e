import type { TitleFacts } from '../catalogue/facts.ts';
import { offersOf } from '../copies.ts';
import type { DemoList, DemoShop } from '../demo-shop.ts';

const maine =
  'olive-kitteridge a-midwifes-tale the-lobster-chronicles the-hungry-ocean one-writers-beginnings blueberries-for-sal on-writing silent-spring house moving-to-maine nickel-and-dimed a-year-by-the-sea cod exploring-stone-walls the-outermost-house the-dirty-life maple-syrup-cookbook sweaters-from-a-new-england-village changes-in-the-land walk-in-the-woods charlottes-web';
const prizes =
  'the-shipping-news gilead beloved middlesex olive-kitteridge the-road a-visit-from-the-goon-squad all-the-light-we-cannot-see interpreter-of-maladies the-amazing-adventures-of-kavalier-and-clay the-brief-wondrous-life-of-oscar-wao to-kill-a-mockingbird the-grapes-of-wrath wolf-hall the-remains-of-the-day the-sense-of-an-ending life-of-pi a-midwifes-tale the-guns-of-august guns-germs-and-steel the-emperor-of-all-maladies evicted';
const bookClub =
  'stoner gilead the-remains-of-the-day station-eleven a-fine-balance the-god-of-small-things my-brilliant-friend kindred the-warmth-of-other-suns olive-kitteridge the-elegance-of-the-hedgehog the-guernsey-literary-and-potato-peel-pie-society being-mortal the-bookshop';

const hasNote = (staff: string[]) => (t: TitleFacts) =>
  t.comment !== undefined && staff.includes(t.comment.author);
const onShelf = (t: TitleFacts) => t.stock === 'deep' || t.stock === 'some';
const subject = (...codes: string[]) => {
  return (t: TitleFacts) => codes.some((code) => t.subjects[0]?.startsWith(code));
};

export const tidewaterLists: DemoList[] = [
  {
    key: 'back',
    name: 'Back in stock',
    description: 'Sold out, asked for, and sent for: fresh copies that have come up the ramp since Saturday.',
    placement: 'featured',
    titles: (s) =>
      s.mixed((t) => onShelf(t) && t.audience === 'General' && t.date >= '2011', 24, 'tidewater back'),
  },
  {
    key: 'staff',
    name: 'Staff picks',
    header: 'What Nell and Marcus won’t stop recommending',
    description:
      'At least one of us has read each of these, usually twice. We wrote the notes; the tea stains are ours, too.',
    placement: 'featured',
    titles: (s) => s.where(hasNote(['Nell', 'Marcus']), 60),
  },
  {
    key: 'favorites',
    name: 'Customer favorites',
    description: 'The books our neighbors buy, reread, and come back to buy for someone else.',
    titles: (s) => s.where((t) => t.audience === 'General' && onShelf(t), 30),
  },
  {
    key: 'club',
    name: 'Book club favorites',
    description:
      'Plenty to argue about, and not too long for a month. Ten percent off for everyone, in the club or not.',
    event: 'Lantern Street Book Club',
    discount: 10,
    titles: (s) => s.works(bookClub),
  },
  {
    key: 'winter',
    name: 'Winter reading',
    header: 'Long books for short days',
    description: 'The kind of book that wants a stove, a blanket, and a forecast with wind in it.',
    titles: (s) =>
      s.works(
        'the-shipping-news middlemarch war-and-peace the-dark-is-rising arctic-dreams the-left-hand-of-darkness wolf-hall anna-karenina the-snow-leopard south jonathan-strange-and-mr-norrell the-count-of-monte-cristo the-endurance snow my-antonia bleak-house the-name-of-the-rose master-and-commander',
      ),
  },
  {
    key: 'prizes',
    name: 'Prize winners',
    description: 'Pulitzers, Bookers, and a few the juries got right before the rest of us did.',
    titles: (s) => s.works(prizes),
  },
  {
    key: 'young',
    name: 'For young readers',
    description: 'Read-alouds for the small ones, page-turners for the ones who read under the covers.',
    placement: 'featured',
    titles: (s) => s.where((t) => t.audience === 'Children' && onShelf(t), 40),
  },
  {
    key: 'teens',
    name: 'Teens and almost',
    description: 'For twelve and up, and for adults who know where the good stories are.',
    titles: (s) => s.where((t) => t.audience === 'Young Adult', 30),
  },
  {
    key: 'mysteries',
    name: 'Mysteries by the fire',
    description:
      'A body, a village, a pot of something hot. Start at the top if you want comfort, at the bottom if you want trouble.',
    titles: (s) => s.where((t) => subject('FF', 'FH')(t) && t.audience === 'General', 36),
  },
  {
    key: 'maine',
    name: 'Maine and New England',
    header: 'The Maine shelf',
    description: 'Written here, set here, or about the rocks, lobsters, and weather we wouldn’t trade.',
    titles: (s) => s.works(maine),
  },
  {
    key: 'sea',
    name: 'Salt water',
    description: 'Boats, whales, ice, and the people who went out anyway.',
    titles: (s) =>
      s.works(
        'moby-dick master-and-commander post-captain h-m-s-surprise in-the-heart-of-the-sea longitude the-hungry-ocean the-lobster-chronicles cod kon-tiki south the-endurance the-old-man-and-the-sea treasure-island krakatoa mayflower the-shipping-news',
      ),
  },
  {
    key: 'kitchen',
    name: 'From the kitchen shelf',
    placement: 'left_sidebar',
    limit: 5,
    description:
      'Cookbooks with flour already on them, and books about food that are better than most meals.',
    titles: (s) => s.where(subject('WB'), 24),
  },
  {
    key: 'remainders',
    name: 'Remainders and used finds',
    header: 'The bargain ladder',
    description:
      'Publishers’ overstock and good used copies. There’s only one of most of them, so don’t wait for the weekend.',
    bargains: true,
    titles: (s) => s.where((t) => offersOf({ currency: 'USD' }, t).length > 0, 60),
  },
  {
    key: 'soon',
    name: 'Coming soon',
    description: 'Not here yet. Order now, and we’ll keep one behind the counter with your name on it.',
    titles: (s) => s.where((t) => t.forthcoming !== undefined, 30),
  },
];

export const tidewaterCategories: DemoShop['categories'] = [
  { name: 'Staff Picks', titles: (s) => s.where(hasNote(['Nell', 'Marcus']), 60) },
  { name: 'Local Interest', titles: (s) => s.works(maine) },
  {
    name: 'Signed Copies',
    titles: (s) => s.mixed((t) => onShelf(t) && t.binding === 'Hardcover', 12, 'tidewater signed'),
  },
  { name: 'Book Club', titles: (s) => s.works(bookClub) },
];
