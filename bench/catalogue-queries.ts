import type { Input } from '../contract/actions.ts';
import type { Query } from '../server/db/db.ts';
import { seededRandom } from './generate-catalogue.ts';

type Browse = Input<'browse/get'>;

/** What shoppers of this very catalogue might ask for; the same for the same catalogue. */
export interface CatalogueQueries {
  eisbns: string[];
  /** In 2 to 20 titles. */
  rareWords: string[];
  /** The thirty most frequent ones, each with stop words added: no earlier search has cached any of these. */
  commonTexts: string[];
  /** The ten most frequent ones. */
  commonWords: string[];
  titleAndAuthor: string[];
  everything: Browse[];
  /** Subject, format and language. */
  threeFilters: Browse[];
  /** Two filters that leave a large part of the catalogue. */
  large: Browse[];
  shortPrefixes: string[];
  longPrefixes: string[];
  misspelt: string[];
}

const smallWords = 'and at by for from in into is it of on to with'.split(' ');

export async function readQueries(q: Query): Promise<CatalogueQueries> {
  const random = seededRandom(7);
  // Picked by a hash, so that neighbours in the table are not neighbours here.
  const titles = await q.query<{ eisbn: string; title: string; author: string }>(
    `select eisbn, title, author from title where author <> '' and deleted_at is null order by md5(eisbn) limit 500`,
  );
  const rare = await q.query<{ word: string }>(
    `select word from search_word where titles between 2 and 20 and length(word) > 3 order by md5(word) limit 500`,
  );
  const common = await q.query<{ word: string }>(
    'select word from search_word where length(word) > 3 order by titles desc, word limit 30',
  );
  const filters = await q.query<{ subject: number; binding: string; language: string }>(
    `select s.subject_id as subject, t.binding, t.language from title t join title_subject s on s.title_id = t.id
     where t.language <> '' and t.binding <> '' group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit 200`,
  );
  const bindings = [...new Set(filters.map((f) => f.binding))];

  const words = titles.map(({ title }) => longest(title).toLowerCase()).filter((word) => word.length >= 6);
  return {
    eisbns: titles.map((t) => t.eisbn),
    rareWords: rare.map((r) => r.word),
    commonTexts: smallWords.flatMap((a) =>
      smallWords.flatMap((b) => common.map((r) => `${a} ${b} ${r.word}`)),
    ),
    commonWords: common.slice(0, 10).map((r) => r.word),
    titleAndAuthor: titles.map(({ title, author }) => `${longest(title)} ${author.split(' ').at(-1)}`),
    everything: (['', 'popularity', 'date', 'title', 'author'] as const).map((v) => (v ? { v } : {})),
    threeFilters: filters.map((f) => ({ s: [String(f.subject)], f: [f.binding], g: [f.language] })),
    large: bindings.map((binding) => ({ f: [binding], g: ['eng'], v: 'title', o: 2000 })),
    shortPrefixes: words.map((word, i) => word.slice(0, 1 + (i % 3))),
    longPrefixes: words.map((word) => word.slice(0, 4 + Math.floor(random() * 3))),
    misspelt: words.map((word) => {
      const at = 2 + Math.floor(random() * (word.length - 3));
      return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
    }),
  };
}

function longest(text: string): string {
  return text.split(/\s+/).reduce((best, word) => (word.length > best.length ? word : best), '');
}
