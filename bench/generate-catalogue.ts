import type { Query } from '../server/db/db.ts';

/**
 * A catalogue that behaves like a real one for search and browse: words, authors and subjects follow Zipf's law, a fifth
 * of the titles belong to series, popularity is skewed. The same seed gives the same titles.
 */
export interface GeneratedTitle {
  eisbn: string;
  title: string;
  subtitle: string;
  author: string;
  series: string;
  series_number: string;
  publisher: string;
  binding: string;
  language: string;
  audience: string;
  availability: string;
  release_date: string | null;
  sales_rank: number | null;
  title_sort: string;
  author_sort: string;
  list_price_usa: number;
  /** About a hundred words in two paragraphs, as most feeds bring. */
  description: string;
  /** Places in `generateSubjects`. */
  subjects: number[];
}

const common =
  'love night house war world city dark river stone history secret garden light life death summer winter heart king queen shadow star sea road dream blood fire island letters women children kitchen cooking bread forest bird dragon magic murder lost last little great beautiful quiet broken golden silver wild'.split(
    ' ',
  );
const joints = ['of', 'and', 'in the', 'and the', 'of the', 'for'];
const firstNames =
  'Anna Ben Clara David Elena Frank Grace Hugo Iris Jonas Karin Leo Maria Nils Olga Peter Rosa Samuel Tara Ulrich Vera Walter Yuki Zoë José Renée'.split(
    ' ',
  );
const bindings = [
  'Trade Paperback',
  'Hardcover',
  'eBook',
  'Mass Market',
  'Board Book',
  'Audio CD',
  'Large Print',
];
const languages = ['eng', 'eng', 'eng', 'eng', 'eng', 'eng', 'spa', 'fre', 'ger', 'ita', 'jpn', ''];
const audiences = ['', '', 'General', 'Juvenile', 'Young Adult', 'Professional'];
const statuses = [
  'available',
  'available',
  'available',
  '',
  'out_of_print',
  'out_of_stock_indefinitely',
  'no_price',
];

const subjectCount = { roots: 20, children: 12 };

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function generateTitles(count: number, seed = 1): GeneratedTitle[] {
  const random = seededRandom(seed);
  /** Small numbers much more often than large ones. */
  const zipf = (n: number) => Math.floor(n ** random()) - 1;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rare = Array.from({ length: Math.max(200, count / 4) }, () => word(random));
  const anyWord = () =>
    random() < 0.5 ? (common[zipf(common.length)] ?? 'love') : (rare[zipf(rare.length)] ?? 'x');
  const surnames = Array.from({ length: Math.max(40, count / 6) }, () => capital(word(random)));
  const publishers = Array.from(
    { length: Math.max(10, count / 200) },
    () => `${capital(word(random))} Press`,
  );

  return Array.from({ length: count }, (_, i) => {
    const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => capital(anyWord()));
    const core = words.join(random() < 0.4 ? ` ${pick(joints)} ` : ' ');
    const title = random() < 0.3 ? `The ${core}` : core;
    const first =
      random() < 0.2 ? `${pick(firstNames).charAt(0)}. ${pick(firstNames).charAt(0)}.` : pick(firstNames);
    const last = surnames[zipf(surnames.length)] ?? 'Doe';
    const series =
      random() < 0.2 ? `${capital(common[zipf(common.length)] ?? 'love')} ${surnames[zipf(30)]}` : '';
    const year = 2027 - zipf(60);
    return {
      eisbn: isbn(seed, i),
      title,
      subtitle: random() < 0.15 ? `A ${capital(anyWord())} ${pick(['Novel', 'Story', 'History'])}` : '',
      author: `${first} ${last}`,
      series,
      series_number: series ? String(1 + zipf(12)) : '',
      publisher: publishers[zipf(publishers.length)] ?? '',
      binding: pick(bindings),
      language: pick(languages),
      audience: pick(audiences),
      availability: pick(statuses),
      release_date:
        random() < 0.93
          ? `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
          : null,
      sales_rank: random() < 0.7 ? 1 + Math.floor(random() * count * 3) : null,
      title_sort: core.toLowerCase(),
      author_sort: `${last} ${first}`.toLowerCase(),
      list_price_usa: 899 + 100 * Math.floor(random() * 30),
      description: `<p>${sentences(words, anyWord)}</p><p>${sentences([last], anyWord)}</p>`,
      subjects: [
        ...new Set(
          Array.from({ length: zipf(5) + 1 }, () => zipf(subjectCount.roots * (subjectCount.children + 1))),
        ),
      ],
    };
  });
}

/** Writes titles with their subjects, and stock and shelves in one store. Returns the title ids in order. */
export async function writeCatalogue(
  q: Query,
  titles: readonly GeneratedTitle[],
  store: { id: number; locations: readonly number[]; categories: readonly number[] },
  seed = 1,
): Promise<number[]> {
  const random = seededRandom(seed + 1);
  const subjects = await writeSubjects(q);
  const ids: number[] = [];
  for (let at = 0; at < titles.length; at += 500) {
    const part = titles.slice(at, at + 500);
    const rows = await q.query<{ id: number }>(
      `insert into title (eisbn, title, subtitle, author, authors, series, series_number, publisher, binding, language,
         audience, availability, release_date, sales_rank, title_sort, author_sort, list_price_usa)
       select eisbn, title, subtitle, author, jsonb_build_array(jsonb_build_object('name', author, 'role', 'A01')), series,
         series_number, publisher, binding, language, audience, availability, release_date, sales_rank, title_sort,
         author_sort, list_price_usa
       from jsonb_to_recordset($1::jsonb) as r(eisbn text, title text, subtitle text, author text, series text,
         series_number text, publisher text, binding text, language text, audience text, availability text,
         release_date date, sales_rank int, title_sort text, author_sort text, list_price_usa int)
       returning id`,
      [JSON.stringify(part)],
    );
    const partIds = rows.map((row) => row.id);
    ids.push(...partIds);
    await q.query(
      'insert into title_detail (title_id, description) select * from unnest($1::int[], $2::text[])',
      [partIds, part.map((t) => t.description)],
    );
    const links = part.flatMap((t, i) => t.subjects.map((s) => [partIds[i] ?? 0, subjects[s] ?? 0]));
    await q.query(
      'insert into title_subject (title_id, subject_id) select * from unnest($1::int[], $2::int[])',
      [links.map((l) => l[0]), links.map((l) => l[1])],
    );
    const stock = partIds.flatMap((id) =>
      store.locations.flatMap((location) =>
        random() < 0.15 ? [[location, id, random() < 0.8 ? 2 : 0, random() < 0.2 ? 1 : 0]] : [],
      ),
    );
    await q.query(
      `insert into stock (location_id, title_id, condition, on_hand, on_order)
       select l, t, 'NEW', h, o from unnest($1::int[], $2::int[], $3::int[], $4::int[]) u(l, t, h, o)`,
      [0, 1, 2, 3].map((column) => stock.map((row) => row[column])),
    );
    const shelved = partIds.flatMap((id) =>
      store.categories.flatMap((c) => (random() < 0.05 ? [[id, c]] : [])),
    );
    await q.query(
      'insert into title_category (title_id, category_id) select * from unnest($1::int[], $2::int[])',
      [shelved.map((row) => row[0]), shelved.map((row) => row[1])],
    );
  }
  return ids;
}

/** Ids of the subject tree: each root followed by its children. */
async function writeSubjects(q: Query): Promise<number[]> {
  const rows = await q.query<{ id: number }>(
    `with root as (
       insert into subject (scheme, code, heading) select 'other', 'bench-' || i, 'Subject ' || i
       from generate_series(1, $1::int) i
       on conflict (scheme, code) do update set heading = excluded.heading returning id, code
     ), child as (
       insert into subject (scheme, code, heading, parent_id)
       select 'other', root.code || '-' || i, 'Subject ' || root.code || '.' || i, root.id
       from root cross join generate_series(1, $2::int) i
       on conflict (scheme, code) do update set heading = excluded.heading returning id, parent_id
     )
     select id from (select id, id as top, 0 as depth from root union all select id, parent_id, 1 from child) s
     order by top, depth, id`,
    [subjectCount.roots, subjectCount.children],
  );
  return rows.map((row) => row.id);
}

function word(random: () => number): string {
  const starts = 'b br c ch d f g gr h j k l m n p r s st t tr v w z'.split(' ');
  const middles = 'a e i o u ai ea oo'.split(' ');
  const ends = 'n r s l m t nd ck rd th'.split(' ');
  const part = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const syllables = 1 + Math.floor(random() * 2);
  let text = '';
  for (let i = 0; i < syllables; i++) text += part(starts) + part(middles);
  return text + part(ends);
}

/** Five sentences of ten words, which name the given words. */
function sentences(named: readonly string[], anyWord: () => string): string {
  return Array.from({ length: 5 }, (_, i) => {
    const rest = Array.from({ length: 9 }, anyWord);
    return `${capital(named[i % named.length] ?? 'book')} ${rest.join(' ')}.`;
  }).join(' ');
}

function isbn(seed: number, i: number): string {
  const body = `9798${String((seed % 20) * 5_000_000 + i).padStart(8, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return body + String((10 - (sum % 10)) % 10);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
