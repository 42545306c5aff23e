import { describe, expect, onTestFinished, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import {
  buildLocation,
  buildStock,
  buildStore,
  buildTitle,
  type TitleOverrides,
} from '../../test/factories.ts';
import type { Db } from '../db/db.ts';
import type { BackendOptions, SearchBackend, SearchHit, SearchRequest } from './backend.ts';

type OpenBackend = (db: Db, options: BackendOptions) => Promise<SearchBackend>;

/** A fixed day, so that 'forthcoming' and 'last 30 days' mean the same for ever. */
export const today = new Date('2026-06-15T12:00:00Z');

const anyRequest: SearchRequest = {
  storeId: 1,
  locationId: null,
  text: '',
  type: 'keyword',
  include: {},
  exclude: {},
  only: null,
  without: [],
  sort: '',
  byWork: false,
  offset: 0,
  limit: 26,
};

/** A shop with a few books, for one test. */
export async function smallShop(open: OpenBackend) {
  const db = await testDb();
  const store = await buildStore(db);
  const here = await buildLocation(db, store.id);
  const there = await buildLocation(db, store.id);
  const backend = await open(db, { now: () => today, pollMs: 0 });
  onTestFinished(() => backend.close());
  const names = new Map<number, string>();
  const shop = {
    db,
    backend,
    storeId: store.id,
    here: here.id,
    there: there.id,
    async add(title: string, overrides: TitleOverrides = {}) {
      const made = await buildTitle(db, { title, ...overrides });
      names.set(made.id, title);
      return made;
    },
    stock: (titleId: number, onHand: number, on_order = 0, location = here.id) =>
      buildStock(db, location, titleId, onHand, { on_order }),
    async ask(request: Partial<SearchRequest>): Promise<SearchHit> {
      await backend.refresh();
      return backend.search({ ...anyRequest, storeId: store.id, ...request });
    },
    /** Titles of the hits, in order. */
    async find(text: string, request: Partial<SearchRequest> = {}): Promise<string[]> {
      const hit = await shop.ask({ text, ...request });
      return hit.titleIds.map((id) => names.get(id) ?? `#${id}`);
    },
    async suggest(typed: string): Promise<string[]> {
      await backend.refresh();
      const ids = await backend.suggest(store.id, typed, 5);
      return ids.map((id) => names.get(id) ?? `#${id}`);
    },
  };
  return shop;
}

/** Value to count, for one facet of an answer; nested ones as 'parent/child'. */
function countsOf(hit: SearchHit, k: string): Record<string, number> {
  const group = hit.facets.find((f) => f.k === k);
  const counts: Record<string, number> = {};
  const walk = (entries: SearchHit['facets'][number]['entries'], path: string) => {
    for (const entry of entries) {
      counts[`${path}${entry.e}`] = entry.c;
      walk(entry.subfilter, `${path}${entry.e}/`);
    }
  };
  walk(group?.entries ?? [], '');
  return counts;
}

/** What every backend does. */
export function describeBackend(name: string, open: OpenBackend): void {
  describe(`${name}: finding words`, () => {
    test('accents, punctuation and case do not matter', async () => {
      const shop = await smallShop(open);
      await shop.add('Cien años de soledad', { author: 'Gabriel García Márquez' });
      await shop.add('Spider-Man & the Thief’s Daughter', { author: "Flann O'Brien" });
      for (const text of ['garcia marquez', 'GARCÍA', 'cien anos', 'Años', 'García Márquez, Gabriel']) {
        expect(await shop.find(text), text).toEqual(['Cien años de soledad']);
      }
      for (const text of [
        'spiderman',
        'spider man',
        'Spider–Man',
        "thief's",
        'thiefs',
        'obrien',
        'o’brien',
        'o brien',
        'spider-man and the thief',
      ]) {
        expect(await shop.find(text), text).toEqual(['Spider-Man & the Thief’s Daughter']);
      }
    });

    test('initials are found however they are written', async () => {
      const shop = await smallShop(open);
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien' });
      await shop.add('Roverandom', { author: 'J.R.R. Tolkien' });
      await shop.add('Leaf by Niggle', { author: 'JRR Tolkien' });
      await shop.add('Bilbo Quiz', { author: 'K. Tolkien' });
      for (const text of [
        'jrr tolkien',
        'j.r.r. tolkien',
        'J. R. R. Tolkien',
        'j r r tolkien',
        'tolkien jrr',
      ]) {
        expect((await shop.find(text)).sort(), text).toEqual(['Leaf by Niggle', 'Roverandom', 'The Hobbit']);
      }
    });

    test('other forms of a word are found, with ! only the word itself', async () => {
      const shop = await smallShop(open);
      await shop.add('Running Wild');
      await shop.add('The Run');
      expect((await shop.find('runs')).sort()).toEqual(['Running Wild', 'The Run']);
      expect(await shop.find('!run')).toEqual(['The Run']);
      expect(await shop.find('!running wild')).toEqual(['Running Wild']);
      expect(await shop.find('!runs')).toEqual([]);
    });

    test('the last word may be unfinished', async () => {
      const shop = await smallShop(open);
      await shop.add('Harry Potter and the Goblet of Fire', { author: 'J. K. Rowling' });
      await shop.add('Harry the Dog');
      expect(await shop.find('harry pot')).toEqual(['Harry Potter and the Goblet of Fire']);
      expect(await shop.find('jk rowl')).toEqual(['Harry Potter and the Goblet of Fire']);
      expect(await shop.find('!pot harry')).toEqual([]);
    });

    test('a series and the number of a volume, however the number is written', async () => {
      const shop = await smallShop(open);
      const narnia = { series: 'The Chronicles of Narnia', author: 'C. S. Lewis' };
      await shop.add('Prince Caspian', { ...narnia, series_number: '2', sales_rank: 9 });
      await shop.add('The Silver Chair', { ...narnia, series_number: '04', sales_rank: 5 });
      await shop.add('The Chronicles of Narnia', { ...narnia, series_number: '1-7', sales_rank: 1 });
      for (const text of ['narnia 2', 'chronicles of narnia book 2', 'Narnia #2', 'narnia vol. 2']) {
        expect(await shop.find(text)).toEqual(['Prince Caspian']);
      }
      expect(await shop.find('narnia 4', { type: 'series' })).toEqual(['The Silver Chair']);
      await shop.db.query("update title set series_number = '6' where title = 'Prince Caspian'");
      expect(await shop.find('narnia 6')).toEqual(['Prince Caspian']);
    });

    test('the beginning of a title, however short its last word is yet', async () => {
      const shop = await smallShop(open);
      await shop.add("Charlotte's Web", { author: 'E. B. White', sales_rank: 900 });
      await shop.add('Jane Eyre', { author: 'Charlotte W. Brontë', sales_rank: 1 });
      expect(await shop.find("charlotte's w")).toEqual(["Charlotte's Web", 'Jane Eyre']);
      expect(await shop.find('jane e')).toEqual(['Jane Eyre']);
      expect(await shop.find('jane e', { type: 'author' })).toEqual([]);
    });

    test('books of an author of that surname come before books that merely say it', async () => {
      const shop = await smallShop(open);
      await shop.add('A Field Guide to Green', { sales_rank: 2 });
      await shop.add('Turtles', { author: 'John Green', author_sort: 'green john', sales_rank: 4 });
      expect((await shop.find('green'))[0]).toBe('Turtles');
    });

    test('words of title and author together, small words or not', async () => {
      const shop = await smallShop(open);
      await shop.add('The Left Hand of Darkness', { author: 'Ursula K. Le Guin' });
      await shop.add('Darkness at Noon', { author: 'Arthur Koestler' });
      for (const text of [
        'le guin left hand',
        'left hand darkness',
        'the left hand of the darkness',
        'ursula guin darkness',
      ]) {
        expect(await shop.find(text), text).toEqual(['The Left Hand of Darkness']);
      }
    });

    test('a title made of small words is found', async () => {
      const shop = await smallShop(open);
      await shop.add('It', { author: 'Stephen King' });
      await shop.add('The Stand');
      expect(await shop.find('it')).toEqual(['It']);
      expect(await shop.find('the the')).toEqual(['The Stand']);
    });

    test('search types look where they say', async () => {
      const shop = await smallShop(open);
      await shop.add('King', { author: 'John Berger', publisher: 'Bloom Press', series: 'Night Stories' });
      await shop.add('Carrie', {
        author: 'Stephen King',
        publisher: 'Night Shade',
        series: 'Night Stories Two',
      });
      await shop.add('Bloom', { author: 'Wil McCarthy', publisher: 'King Books' });
      const by = async (type: SearchRequest['type'], text: string) =>
        (await shop.find(text, { type })).sort();
      expect(await by('title', 'king')).toEqual(['King']);
      expect(await by('author', 'king')).toEqual(['Carrie']);
      expect(await by('publisher', 'king')).toEqual(['Bloom']);
      expect(await by('series', 'stories night')).toEqual(['Carrie', 'King']);
      expect(await by('series', 'bloom')).toEqual([]);
      expect(await by('whole_series', 'Night Stories')).toEqual(['King']);
      expect(await by('keyword', 'king')).toEqual(['Bloom', 'Carrie', 'King']);
    });

    test('an ISBN in any spelling puts its title first', async () => {
      const shop = await smallShop(open);
      await shop.add('The Hobbit', { eisbn: '9780261103344' });
      await shop.add('Other', { eisbn: '9780261102217' });
      for (const text of [
        '9780261103344',
        '978-0-261-10334-4',
        'ISBN 978 0 261 10334 4',
        '0261103342',
        '0-261-10334-2',
        'isbn: 0 261 10334 2',
        '9780261103344 hobbit',
      ]) {
        expect(await shop.find(text), text).toEqual(['The Hobbit']);
      }
      expect((await shop.find('978-0-261-1', { type: 'isbn' })).sort()).toEqual(['Other', 'The Hobbit']);
    });
  });

  describe(`${name}: finding subjects`, () => {
    /** Two vampire books that do not say so, one that does, and one that looks like the word. */
    async function vampires() {
      const shop = await smallShop(open);
      const subject = async (heading: string, parent: number | null) => {
        const [row] = await shop.db.query<{ id: number }>(
          "insert into subject (scheme, code, heading, parent_id) values ('thema', $1, $1, $2) returning id",
          [heading, parent],
        );
        return row?.id ?? 0;
      };
      const fiction = await subject('Fiction', null);
      const fantasy = await subject('Fantasy', fiction);
      const undead = await subject('Vampires & werewolves', fantasy);
      const science = await subject('Natural science', null);
      for (const [title, author, sales_rank, subjects] of [
        ['Twilight', 'Stephenie Meyer', 5, [undead]],
        ['Dracula', 'Bram Stoker', 2, [undead]],
        ['Empires of the Sea', 'Roger Crowley', 1, [science]],
        ['The Host', 'Stephenie Meyer', 3, [fantasy]],
        ['Fantasy Football', 'Ann Coach', 90, []],
      ] as const) {
        const { id } = await shop.add(title, { author, sales_rank });
        for (const of of subjects)
          await shop.db.query('insert into title_subject (title_id, subject_id) values ($1, $2)', [id, of]);
        await shop.db.query('insert into catalog_change (title_id) values ($1)', [id]);
      }
      return shop;
    }

    test('books of a subject come after those that have the word', async () => {
      const shop = await vampires();
      expect(await shop.find('fantasy')).toEqual(['Fantasy Football', 'Dracula', 'The Host', 'Twilight']);
      expect((await shop.ask({ text: 'fantasy' })).total).toBe(4);
      expect(await shop.find('fantasy', { sort: 'title' })).toEqual([
        'Dracula',
        'Fantasy Football',
        'The Host',
        'Twilight',
      ]);
      expect(await shop.find('fantasy', { type: 'title' })).toEqual(['Fantasy Football']);
      expect(await shop.find('!fantasy')).toEqual(['Fantasy Football']);
    });

    test('a subject is no slip of the pen', async () => {
      const shop = await vampires();
      for (const text of ['vampires', 'vampire', 'Vampir', 'fantasy vampires', 'fantasy vampire']) {
        expect(await shop.find(text), text).toEqual(['Dracula', 'Twilight']);
      }
      expect((await shop.ask({ text: 'vampires' })).didYouMean).toBe('');
      expect(await shop.suggest('vampires')).toEqual(['Dracula', 'Twilight']);
      expect(await shop.suggest('empirse')).toEqual(['Empires of the Sea']);
    });

    test('one word may be a subject, another a name', async () => {
      const shop = await vampires();
      expect(await shop.find('meyer fantasy')).toEqual(['The Host', 'Twilight']);
      expect(await shop.find('vampires stoker')).toEqual(['Dracula']);
      expect(await shop.find('natural science crowley')).toEqual(['Empires of the Sea']);
    });
  });

  describe(`${name}: the order of what is found`, () => {
    test('the exact title, then titles that begin so, then the best fit', async () => {
      const shop = await smallShop(open);
      await shop.add('A History of Emma', { sales_rank: 1 });
      await shop.add('Emma and Others', { sales_rank: 900 });
      await shop.add('The Emma', { sales_rank: 5000 });
      await shop.add('Cooking', { author: 'Emma Stone', author_sort: 'stone emma', sales_rank: 2 });
      const found = await shop.find('emma');
      expect(found.slice(0, 2)).toEqual(['The Emma', 'Emma and Others']);
      expect(found).toHaveLength(4);
    });

    test('an unpopular exact title is not lost among many that share its word', async () => {
      const shop = await smallShop(open);
      for (let i = 0; i < 120; i++) await shop.add(`Some Love ${i}`, { sales_rank: i + 1 });
      await shop.add('Love', { sales_rank: null });
      expect((await shop.find('love'))[0]).toBe('Love');
      const all = (
        await Promise.all([0, 50, 100].map((offset) => shop.find('love', { offset, limit: 50 })))
      ).flat();
      expect(new Set(all).size).toBe(121);
    });

    test('among equals what the store has comes first, then what sells', async () => {
      const shop = await smallShop(open);
      await shop.add('Dune', { binding: 'eBook', sales_rank: 400 });
      await shop.add('Dune', { binding: 'Hardcover', sales_rank: 300 });
      const stocked = await shop.add('Dune', { binding: 'Paperback', sales_rank: 350 });
      await shop.stock(stocked.id, 1);
      const { titleIds } = await shop.ask({ text: 'dune' });
      expect(titleIds[0]).toBe(stocked.id);
      expect(titleIds).toHaveLength(3);
      const popular = await shop.ask({ text: 'dune', sort: 'popularity' });
      expect(popular.titleIds[0]).not.toBe(stocked.id);
    });

    test("an author's books come before books about the author", async () => {
      const shop = await smallShop(open);
      await shop.add('Stephen King: A Life', { author: 'Lisa Rogak', sales_rank: 9000 });
      await shop.add('Misery', { author: 'Stephen King', sales_rank: 40 });
      await shop.add('Talisman', { author: 'Stephen King, Peter Straub', sales_rank: 600 });
      expect(await shop.find('stephen king')).toEqual(['Misery', 'Talisman', 'Stephen King: A Life']);
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien', sales_rank: 1 });
      await shop.add('JRR Tolkien Companion', { author: 'Christina Scull', sales_rank: 2 });
      expect(await shop.find('jrr tolkien')).toEqual(['The Hobbit', 'JRR Tolkien Companion']);
    });

    test('browsing: on hand here, elsewhere, the rest; or as sorted', async () => {
      const shop = await smallShop(open);
      const a = await shop.add('Alpha', { author: 'Zed', sales_rank: 1, release_date: '2001-01-01' });
      const b = await shop.add('Beta', { author: 'Yan', sales_rank: 2, release_date: '2003-01-01' });
      const c = await shop.add('Gamma', { author: '', sales_rank: null, release_date: null });
      const d = await shop.add('Delta', { author: 'Xu', sales_rank: 3, release_date: '2002-01-01' });
      await shop.stock(b.id, 1, 0, shop.there);
      await shop.stock(c.id, 1, 0, shop.here);
      const order = async (request: Partial<SearchRequest>) => (await shop.ask(request)).titleIds;
      expect(await order({ locationId: shop.here })).toEqual([c.id, b.id, a.id, d.id]);
      expect(await order({})).toEqual([b.id, c.id, a.id, d.id]);
      expect(await order({ sort: 'popularity' })).toEqual([a.id, b.id, d.id, c.id]);
      expect(await order({ sort: 'date' })).toEqual([b.id, d.id, a.id, c.id]);
      expect(await order({ sort: 'title' })).toEqual([a.id, b.id, d.id, c.id]);
      expect(await order({ sort: 'author' })).toEqual([d.id, b.id, a.id, c.id]);
      expect(await order({ sort: 'sequence', only: [d.id, a.id, 99999, d.id] })).toEqual([d.id, a.id]);
      expect(await order({ without: [b.id, 99999] })).toEqual([c.id, a.id, d.id]);
      expect(await order({ without: [b.id], only: [a.id, b.id], text: 'zed' })).toEqual([a.id]);
      expect(await order({ offset: 1, limit: 2 })).toEqual([c.id, a.id]);
      expect(await order({ offset: 10_000 })).toEqual([]);
    });
  });

  describe(`${name}: mistakes`, () => {
    test('a misspelt word still finds the book, and says what was searched', async () => {
      const shop = await smallShop(open);
      await shop.add('Harry Potter and the Goblet of Fire', { author: 'J. K. Rowling' });
      await shop.add('The Hobbit', { author: 'J. R. R. Tolkien' });
      await shop.add('Pride and Prejudice', { author: 'Jane Austen' });
      for (const [typed, meant, title] of [
        ['harry poter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['tolkein', 'tolkien', 'The Hobbit'],
        ['pride and predjudice', 'pride and prejudice', 'Pride and Prejudice'],
        ['hary pottr', 'harry potter', 'Harry Potter and the Goblet of Fire'],
        ['jane austin', 'jane austen', 'Pride and Prejudice'],
        ['harrypotter', 'harry potter', 'Harry Potter and the Goblet of Fire'],
      ] as const) {
        const hit = await shop.ask({ text: typed });
        expect(hit.didYouMean, typed).toBe(meant);
        expect(await shop.find(typed), typed).toEqual([title]);
      }
      expect((await shop.ask({ text: 'potter' })).didYouMean).toBe('');
      expect(await shop.ask({ text: 'qqqqzzzz' })).toMatchObject({ titleIds: [], total: 0, didYouMean: '' });
    });

    test('swapped letters, words written as two, and a word too many', async () => {
      const shop = await smallShop(open);
      await shop.add('Hunger Games', { author: 'Suzanne Collins' });
      await shop.add('Mockingjay', { author: 'Suzanne Collins' });
      await shop.add('One Hundred Years of Solitude', { author: 'Gabriel García Márquez' });
      for (const [typed, meant, title] of [
        ['hunger gmaes', 'hunger games', 'Hunger Games'],
        ['hnuger games', 'hunger games', 'Hunger Games'],
        ['mocking jay', 'mockingjay', 'Mockingjay'],
        ['mockingjay n collins', 'mockingjay collins', 'Mockingjay'],
        ['100 years of solitude', '', 'One Hundred Years of Solitude'],
      ] as const) {
        expect(await shop.find(typed)).toEqual([title]);
        expect((await shop.ask({ text: typed })).didYouMean).toBe(meant);
      }
      expect(await shop.find('!hnuger')).toEqual([]);
    });

    test('what is found is kept when something else is far more common', async () => {
      const shop = await smallShop(open);
      await shop.add('Austin City Blue', { author: 'Jane Grape' });
      for (let i = 0; i < 12; i++) await shop.add(`Emma ${i}`, { author: 'Jane Austen' });
      const hit = await shop.ask({ text: 'jane austin' });
      expect(hit).toMatchObject({ total: 1, didYouMean: 'jane austen' });
    });

    test('hostile text is only text', async () => {
      const shop = await smallShop(open);
      await shop.add('Plain Book');
      const texts = [
        "' or 1=1 --",
        "'; drop table title; --",
        'a & | ! ( ) : * < >',
        '!!!',
        '!',
        "!'a':*",
        "\\' \\\\",
        '%_%',
        '$1 $2',
        'ŉ ﬁ ⅷ ½ ℀ ！＆｜（',
        'كتاب ‏عربي‎',
        'ספר',
        '書籍 東京',
        '👩‍👩‍👧 🎉',
        '\ud800 \udfff',
        'a\u0000b',
        'e\u0301'.repeat(5000),
        'x'.repeat(10_240),
        'a '.repeat(5_120),
        '&'.repeat(10_240),
        "'".repeat(10_240),
        '1e5 1.5e-7 0x1f http://a.b/c?d=e a@b.c -12 +3',
      ];
      for (const type of [
        'keyword',
        'author',
        'series',
        'whole_series',
        'isbn',
        'publisher',
        'title',
      ] as const) {
        for (const text of texts) {
          const { total } = await shop.backend.search({ ...anyRequest, storeId: shop.storeId, text, type });
          expect(total, text.slice(0, 30)).toBeLessThanOrEqual(1);
        }
      }
      for (const text of texts) expect(await shop.suggest(text)).toBeInstanceOf(Array);
      expect(await shop.find('plain')).toEqual(['Plain Book']);
    });

    test('words of any script are found', async () => {
      const shop = await smallShop(open);
      await shop.add('Война и мир', { author: 'Лев Толстой' });
      await shop.add('ノルウェイの森', { author: '村上春樹' });
      await shop.add('Łódź i Øresund', { author: 'Søren Æbelø' });
      expect(await shop.find('ВОЙНА толстой')).toEqual(['Война и мир']);
      expect(await shop.find('村上')).toEqual(['ノルウェイの森']);
      expect(await shop.find('lodz aebelo')).toEqual(['Łódź i Øresund']);
      expect(await shop.find('Æbelø')).toEqual(['Łódź i Øresund']);
    });
  });

  describe(`${name}: filters`, () => {
    async function filtered() {
      const shop = await smallShop(open);
      const a = await shop.add('A', {
        binding: 'Hardcover',
        language: 'eng',
        release_date: '2026-06-01',
        audience: 'Juvenile',
      });
      const b = await shop.add('B', {
        binding: 'Hardcover',
        language: 'fre',
        release_date: '2026-12-01',
        availability: '',
      });
      const c = await shop.add('C', {
        binding: 'eBook',
        language: 'eng',
        release_date: '2025-02-01',
        availability: 'out_of_print',
      });
      const d = await shop.add('D', {
        binding: '',
        language: '',
        release_date: null,
        availability: 'forthcoming',
      });
      return { shop, a, b, c, d };
    }

    test('within a facet any value, across facets all of them', async () => {
      const { shop } = await filtered();
      expect((await shop.find('', { include: { f: ['Hardcover', 'eBook'], g: ['eng'] } })).sort()).toEqual([
        'A',
        'C',
      ]);
      expect((await shop.find('', { exclude: { f: ['Hardcover'] } })).sort()).toEqual(['C', 'D']);
      expect(await shop.find('', { include: { f: ['Hardcover'] }, exclude: { g: ['fre'] } })).toEqual(['A']);
      expect(await shop.find('', { include: { f: ['Vellum'] } })).toEqual([]);
      expect(await shop.find('', { include: { s: ['12x'], d: ['soonish'] } })).toEqual([]);
    });

    test('counts say what choosing a value would leave', async () => {
      const { shop } = await filtered();
      const hit = await shop.ask({ include: { f: ['Hardcover'] } });
      expect(hit.total).toBe(2);
      expect(countsOf(hit, 'f')).toEqual({ Hardcover: 2, eBook: 1 });
      expect(countsOf(hit, 'g')).toEqual({ English: 1, French: 1 });
      const out = await shop.ask({ exclude: { f: ['Hardcover'] } });
      expect(countsOf(out, 'f')).toEqual({ Hardcover: 2, eBook: 1 });
      expect(countsOf(out, 'g')).toEqual({ English: 1 });
      const entry = out.facets.find((f) => f.k === 'f')?.entries.find((e) => e.v === 'Hardcover');
      expect(entry).toMatchObject({ s: 'out', n: true, m: '' });
    });

    test('status follows the calendar, dates are ranges of which one is chosen', async () => {
      const { shop } = await filtered();
      const hit = await shop.ask({});
      expect(countsOf(hit, 'b')).toEqual({ Available: 1, Forthcoming: 2, 'Out of print': 1 });
      expect(countsOf(hit, 'd')).toEqual({
        'Coming soon': 1,
        'Last 30 days': 1,
        'Last 90 days': 1,
        'This year': 2,
        'Last year': 1,
        '2020s': 3,
      });
      expect(hit.facets.find((f) => f.k === 'd')?.entries[0]).toMatchObject({ m: 'd', n: false });
      expect(await shop.find('', { include: { d: ['30'] } })).toEqual(['A']);
      expect(await shop.find('', { include: { d: ['2025'] } })).toEqual(['C']);
      expect((await shop.find('', { include: { b: ['forthcoming'] } })).sort()).toEqual(['B', 'D']);
    });

    test('a subject includes those below it', async () => {
      const { shop, a, b, c } = await filtered();
      const subject = async (heading: string, parent: number | null) => {
        const [row] = await shop.db.query<{ id: number }>(
          "insert into subject (scheme, code, heading, parent_id) values ('thema', $1, $1, $2) returning id",
          [heading, parent],
        );
        return row?.id ?? 0;
      };
      const fiction = await subject('Fiction', null);
      const crime = await subject('Crime', fiction);
      const noir = await subject('Noir', crime);
      const science = await subject('Science', null);
      const put = (title: number, id: number) =>
        shop.db.query('insert into title_subject (title_id, subject_id) values ($1, $2)', [title, id]);
      await put(a.id, noir);
      await put(b.id, crime);
      await put(b.id, fiction);
      await put(c.id, science);
      await shop.db.query('insert into catalog_change (title_id) values ($1), ($2), ($3)', [
        a.id,
        b.id,
        c.id,
      ]);
      expect((await shop.find('', { include: { s: [String(fiction)] } })).sort()).toEqual(['A', 'B']);
      expect((await shop.find('', { exclude: { s: [String(crime)] } })).sort()).toEqual(['C', 'D']);
      expect(countsOf(await shop.ask({}), 's')).toEqual({ Fiction: 2, Science: 1 });
      expect(countsOf(await shop.ask({ include: { s: [String(crime)] } }), 's')).toEqual({
        Fiction: 2,
        'Fiction/Crime': 2,
        'Fiction/Crime/Noir': 1,
        Science: 1,
      });
    });

    test('shelves and stock are those of the store that asks', async () => {
      const { shop, a, b, c } = await filtered();
      const other = await buildStore(shop.db);
      const theirs = await buildLocation(shop.db, other.id);
      await shop.stock(a.id, 2);
      await shop.stock(b.id, 0, 3, shop.there);
      await shop.stock(c.id, 1, 0, shop.there);
      await shop.stock(b.id, 5, 0, theirs.id);
      const [shelf] = await shop.db.query<{ id: number }>(
        "insert into store_category (store_id, name) values ($1, 'Staff picks') returning id",
        [shop.storeId],
      );
      await shop.db.query('insert into title_category (title_id, category_id) values ($1, $2)', [
        a.id,
        shelf?.id,
      ]);
      await shop.db.query('insert into catalog_change (title_id, store_id) values ($1, $2)', [
        a.id,
        shop.storeId,
      ]);

      const mine = await shop.ask({ locationId: shop.here });
      expect(countsOf(mine, 'r')).toEqual({ 'On hand here': 1, 'On hand at any location': 2, 'On order': 1 });
      expect(countsOf(mine, 'c')).toEqual({ 'Staff picks': 1 });
      const their = await shop.ask({ storeId: other.id });
      expect(countsOf(their, 'r')).toEqual({ 'On hand': 1 });
      expect(countsOf(their, 'c')).toEqual({});
      expect(await shop.find('', { include: { r: ['order'] } })).toEqual(['B']);
      expect(await shop.find('', { include: { r: ['here'] }, locationId: shop.there })).toEqual(['C']);
    });
  });

  describe(`${name}: following the catalogue`, () => {
    test('new, changed, deleted and restored titles', async () => {
      const shop = await smallShop(open);
      await shop.add('First', { sales_rank: 5 });
      expect(await shop.find('')).toEqual(['First']);
      const second = await shop.add('Second', { sales_rank: 3 });
      expect(await shop.find('', { sort: 'popularity' })).toEqual(['Second', 'First']);
      await shop.db.query(
        "update title set title = 'Renamed', sales_rank = 9, binding = 'Vinyl' where id = $1",
        [second.id],
      );
      await shop.db.query('insert into catalog_change (title_id) values ($1)', [second.id]);
      expect(await shop.find('second')).toEqual([]);
      expect(await shop.find('renamed')).toEqual(['Second']);
      expect(await shop.find('', { sort: 'popularity' })).toEqual(['First', 'Second']);
      expect(countsOf(await shop.ask({}), 'f')).toMatchObject({ Vinyl: 1 });
      for (const gone of ['now()', 'null']) {
        await shop.db.query(`update title set deleted_at = ${gone} where id = $1`, [second.id]);
        await shop.db.query('insert into catalog_change (title_id) values ($1)', [second.id]);
        expect(await shop.find('renamed'), gone).toEqual(gone === 'null' ? ['Second'] : []);
        expect(await shop.suggest('rena'), gone).toEqual(gone === 'null' ? ['Second'] : []);
      }
    });

    test('stock that comes and goes', async () => {
      const shop = await smallShop(open);
      const { id } = await shop.add('Book');
      await shop.stock(id, 1);
      expect(await shop.find('', { include: { r: ['store'] } })).toEqual(['Book']);
      await shop.db.query('update stock set on_hand = 0 where title_id = $1', [id]);
      await shop.db.query('insert into catalog_change (title_id, store_id) values ($1, $2)', [
        id,
        shop.storeId,
      ]);
      expect(await shop.find('', { include: { r: ['store'] } })).toEqual([]);
    });

    test('two thousand titles at once', async () => {
      const shop = await smallShop(open);
      await shop.db.query(
        `with t as (insert into title (eisbn, title, title_sort, sales_rank)
           select (9791200000000 + i)::text, 'Book ' || i, 'book ' || i, i from generate_series(1, 2000) i returning id)
         insert into catalog_change (title_id) select id from t`,
      );
      const hit = await shop.ask({ sort: 'popularity' });
      expect(hit.total).toBe(2000);
      expect((await shop.ask({ text: 'book 1234' })).total).toBe(1);
    });
  });

  describe(`${name}: one result for the formats of a book`, () => {
    const formats = async () => {
      const shop = await smallShop(open);
      const emma = { author: 'Jane Austen', work_key: 'emma|austen j' };
      await shop.add('Emma', { ...emma, binding: 'Hardcover', sales_rank: 9, release_date: '2024-01-01' });
      const paper = await shop.add('Emma: A Novel', { ...emma, sales_rank: 3, release_date: '2020-01-01' });
      await shop.add('Emma (Large Print)', { ...emma, binding: 'Large Print', sales_rank: 30 });
      await shop.add('Persuasion', { author: 'Jane Austen', sales_rank: 5, release_date: '2022-01-01' });
      return { shop, paper };
    };

    test('the first in the chosen order stands for all', async () => {
      const { shop, paper } = await formats();
      const find = (request: Partial<SearchRequest>, text = '') =>
        shop.find(text, { byWork: true, ...request });
      expect(await find({ sort: 'popularity' })).toEqual(['Emma: A Novel', 'Persuasion']);
      expect(await find({ sort: 'date' })).toEqual(['Emma', 'Persuasion']);
      expect(await find({ sort: 'title' })).toEqual(['Emma', 'Persuasion']);
      expect(await find({ sort: 'popularity', offset: 1 })).toEqual(['Persuasion']);
      expect(await find({}, 'austen')).toHaveLength(2);
      expect(await find({}, 'emma')).toEqual(['Emma']);
      expect(await find({ include: { f: ['Large Print'] } })).toEqual(['Emma (Large Print)']);
      expect(await find({ without: [paper.id], sort: 'popularity' })).toEqual(['Persuasion', 'Emma']);
      expect(await shop.find('', { sort: 'popularity' })).toHaveLength(4);
    });

    test('what the store has stands for what it could order', async () => {
      const { shop } = await formats();
      const stocked = await shop.add('Emma for All', { work_key: 'emma|austen j', sales_rank: 900 });
      await shop.stock(stocked.id, 1);
      expect(await shop.find('', { byWork: true })).toEqual(['Emma for All', 'Persuasion']);
    });

    test('a list keeps its order, with each book where its first edition stands', async () => {
      const { shop, paper } = await formats();
      const [other] = (await shop.ask({ text: 'persuasion' })).titleIds;
      const [large] = (await shop.ask({ text: 'emma large print' })).titleIds;
      const only = [large ?? 0, other ?? 0, paper.id];
      expect(await shop.find('', { byWork: true, only, sort: 'sequence' })).toEqual([
        'Emma (Large Print)',
        'Persuasion',
      ]);
    });

    test('counts are of books, each once for every format it has', async () => {
      const { shop } = await formats();
      const counted = async (request: Partial<SearchRequest>) => {
        const hit = await shop.ask({ byWork: true, ...request });
        return { total: hit.total, f: countsOf(hit, 'f'), g: countsOf(hit, 'g') };
      };
      const f = { 'Trade Paperback': 2, Hardcover: 1, 'Large Print': 1 };
      expect(await counted({})).toEqual({ total: 2, f, g: { English: 2 } });
      // Another format of a book that passes already would add no result, but choosing it alone finds it.
      expect(await counted({ include: { f: ['Hardcover'] } })).toEqual({ total: 1, f, g: { English: 1 } });
      expect(await counted({ exclude: { f: ['Trade Paperback'] } })).toEqual({
        total: 1,
        f,
        g: { English: 1 },
      });
    });

    test('books that were told apart or brought together since', async () => {
      const { shop, paper } = await formats();
      const total = async () => (await shop.ask({ byWork: true })).total;
      expect(await total()).toBe(2);
      await shop.db.query("insert into work_override (title_id, work_key) values ($1, '')", [paper.id]);
      expect(await total()).toBe(3);
      await shop.db.query('delete from work_override');
      expect(await total()).toBe(2);
    });
  });

  describe(`${name}: suggestions`, () => {
    let shop: Awaited<ReturnType<typeof smallShop>>;

    test('by the beginning of any word of title, author or series, the popular first', async () => {
      shop = await smallShop(open);
      await shop.add('The Hunger Games', {
        author: 'Suzanne Collins',
        series: 'Panem',
        sales_rank: 1,
        eisbn: '9780439023481',
      });
      await shop.add('Hungry Hearts', { author: 'Anzia Yezierska', sales_rank: 500, publisher: 'Penguin' });
      await shop.add('Mockingjay', { author: 'Suzanne Collins', series: 'Panem', sales_rank: 3 });
      expect(await shop.suggest('hu')).toEqual(['The Hunger Games', 'Hungry Hearts']);
      expect(await shop.suggest('hungry')).toEqual(['Hungry Hearts']);
      expect(await shop.suggest('coll')).toEqual(['The Hunger Games', 'Mockingjay']);
      expect(await shop.suggest('PANE')).toEqual(['The Hunger Games', 'Mockingjay']);
      expect(await shop.suggest('peng')).toEqual([]);
      expect(await shop.suggest('the hunger g')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('suzanne moc')).toEqual(['Mockingjay']);
      expect(await shop.suggest('97804390')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('0439-0234')).toEqual(['The Hunger Games']);
      expect(await shop.suggest('mokingjay')).toEqual(['Mockingjay']);
      expect(await shop.suggest('')).toEqual([]);
      expect(await shop.suggest('  !  ')).toEqual([]);
    });

    test('at most as many as asked for, the exact title first, the newest popularity', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 12; i++) await shop.add(`Emma ${i}`, { sales_rank: 100 + i });
      await shop.add('Emma', { sales_rank: 90_000 });
      expect(await shop.suggest('emma')).toEqual(['Emma', 'Emma 1', 'Emma 2', 'Emma 3', 'Emma 4']);
      await shop.db.query("update title set sales_rank = 1 where title = 'Emma 12'");
      expect((await shop.suggest('em')).slice(0, 2)).toEqual(['Emma 12', 'Emma 1']);
    });

    test('a book once, whatever editions it has', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 4; i++) await shop.add('Walden', { author: 'Henry Thoreau', sales_rank: i });
      await shop.add('Walden Two', { author: 'B. F. Skinner', sales_rank: 9 });
      for (const typed of ['wal', 'walden', 'henry wald']) {
        expect(
          (await shop.suggest(typed)).filter((title) => title === 'Walden'),
          typed,
        ).toHaveLength(1);
      }
      expect(await shop.suggest('wald')).toEqual(['Walden', 'Walden Two']);
    });

    test('where nothing is ranked, what the store has comes first', async () => {
      shop = await smallShop(open);
      for (let i = 1; i <= 5; i++) await shop.add(`Zebra ${i}`, { sales_rank: null });
      const stocked = await shop.add('Zebra in Store', { sales_rank: null });
      await shop.stock(stocked.id, 1);
      expect((await shop.suggest('zeb'))[0]).toBe('Zebra in Store');
    });
  });
}
