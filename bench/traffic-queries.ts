import { filterPath } from '../contract/filter-path.ts';
import { connect } from '../server/db/connect.ts';
import type { Query } from '../server/db/db.ts';
import { seededRandom } from './generate-catalogue.ts';

/** What one kind of shopper asks for: a page, or a call with its form. */
export interface Visit {
  path: string;
  form?: URLSearchParams;
}

/** Makes a visit that is random over the whole catalogue, so that caches help as little as they do in a real shop. */
export type VisitKinds = Record<string, { weight: number; visit(): Visit }>;

interface TitleRow {
  eisbn: string;
  title: string;
  author: string;
  subject: string | null;
  binding: string;
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);

/**
 * The mix of a shop's day: 27 % item pages, 36 % searches, 18 % browse pages, 9 % suggestions, 10 % additions to a cart. Titles are
 * drawn at random from up to 20,000; the same catalogue gives the same sequence.
 */
export async function readVisits(q: Query): Promise<VisitKinds> {
  const random = seededRandom(23);
  const titles = await q.query<TitleRow>(
    `select t.eisbn, t.title, t.author, t.binding,
       (select subject_id::text from title_subject s where s.title_id = t.id limit 1) as subject
     from title t where t.deleted_at is null and t.title <> '' and t.author <> '' order by md5(t.eisbn) limit 20000`,
  );
  const buyable = await q.query<{ eisbn: string }>(
    `select t.eisbn from title t join stock k on k.title_id = t.id join location l on l.id = k.location_id
       join store s on s.id = l.store_id
     where k.condition = 'NEW' and k.on_hand > 0 and t.availability = 'available' and not t.is_giftcard
       and not t.is_large_print and s.position = (select min(position) from store)
     order by md5(t.eisbn) limit 2000`,
  );
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const search = (text: string): Visit => ({ path: filterPath({ text }) });
  const wordOf = (text: string) => any(words(text).length > 0 ? words(text) : ['book']);
  return {
    item: { weight: 27, visit: () => ({ path: `/item/${any(titles).eisbn}` }) },
    'search, title': { weight: 12, visit: () => search(any(titles).title) },
    'search, title word and author': {
      weight: 9,
      visit: () => {
        const { title, author } = any(titles);
        return search(`${wordOf(title)} ${author.split(' ').at(-1)}`);
      },
    },
    'search, one word': { weight: 8, visit: () => search(wordOf(any(titles).title)) },
    'search, misspelt title': { weight: 7, visit: () => search(misspelt(any(titles).title, random)) },
    browse: {
      weight: 18,
      visit: () => {
        const { subject, binding } = any(titles);
        const include = { ...(subject ? { s: [subject] } : {}), ...(random() < 0.5 ? { f: [binding] } : {}) };
        return { path: filterPath({ include, sort: any(['', 'title', 'date'] as const) }) };
      },
    },
    suggestions: {
      weight: 9,
      visit: () => ({
        path: '/customer/browse/getSuggest',
        form: new URLSearchParams({ t: any(titles).title.slice(0, 4 + Math.floor(random() * 4)) }),
      }),
    },
    'cart/add': {
      weight: 10,
      visit: () => ({
        path: '/customer/cart/add',
        form: new URLSearchParams({ uuid: crypto.randomUUID(), eisbn: any(buyable).eisbn, quantity: '1' }),
      }),
    },
  };
}

export async function readFolderVisits(dataDir: string): Promise<VisitKinds> {
  const db = await connect({ databaseUrl: '', dataDir });
  try {
    return await readVisits(db);
  } finally {
    await db.close();
  }
}

/** The title with two letters of its longest word exchanged. */
function misspelt(title: string, random: () => number): string {
  const longest = words(title).sort((a, b) => b.length - a.length)[0] ?? title;
  if (longest.length < 5) return title;
  const at = 1 + Math.floor(random() * (longest.length - 3));
  const wrong = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return title.replace(longest, wrong);
}
