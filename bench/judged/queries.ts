import { readFileSync } from 'node:fs';
import type { Query } from '../../server/db/db.ts';

/** What a query shows. 'suggest' and 'person' ask for suggestions while typing, the others search. */
export const kinds = [
  'isbn',
  'title',
  'partial',
  'author',
  'initials',
  'both',
  'series',
  'publisher',
  'prefix',
  'suggest',
  'typo',
  'slips',
  'joined',
  'numbers',
  'formats',
  'wordings',
  'about',
  'person',
  'surplus',
  'edition',
  'accents',
  'punctuation',
  'article',
] as const;
export type Kind = (typeof kinds)[number];

/** A search and what a bookseller would hand over for it: one of these titles, whichever edition. */
export interface Judged {
  kind: Kind;
  query: string;
  /**
   * 'Title', 'Title @ Author', 'Title [Binding]', 'isbn:…', 'author:Name' (any of their books), 'series:Name',
   * 'publisher:Name', 'binding:Name', 'language:code', 'audience:Name'; alternatives with ' | ' between them.
   */
  expected: string;
  titleIds: ReadonlySet<number>;
}

/**
 * Judged queries over the demo catalogue, with the titles they mean. Throws for one that means none. 'readers' were
 * written by hand before the rules of this search were last changed, and no rule may be made for one of them.
 */
export async function readJudged(q: Query, file: 'demo' | 'readers' = 'demo'): Promise<Judged[]> {
  const lines = readFileSync(new URL(`${file}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return judge(q, lines.slice(1));
}

/** Lines of a kind, a query and what is expected, with tabs between them. */
export async function judge(q: Query, lines: readonly string[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const line of lines) {
    const [kind = '', query = '', expected = ''] = line.split('\t');
    if (!kinds.includes(kind as Kind)) throw new Error(`unknown kind of query: ${line}`);
    const titleIds = new Set<number>();
    for (const meant of expected.split(' | ')) for (const id of await readMeant(q, meant)) titleIds.add(id);
    if (titleIds.size === 0) throw new Error(`not in the catalogue: ${line}`);
    judged.push({ kind: kind as Kind, query, expected, titleIds });
  }
  return judged;
}

async function readMeant(q: Query, meant: string): Promise<number[]> {
  const [, field, value = ''] =
    /^(isbn|author|series|publisher|binding|language|audience):(.*)$/.exec(meant) ?? [];
  const [, unbound = meant, binding = ''] = /^(.*) \[(.+)\]$/.exec(meant) ?? [];
  const [title = '', author = ''] = unbound.split(' @ ');
  const conditions: Record<string, [string, unknown[]]> = {
    isbn: ['t.eisbn = $1', [value]],
    author: ['position(search_words($1) in s.author_key) > 0', [value]],
    series: ['s.series_key = search_words($1)', [value]],
    publisher: ['$1 in (t.publisher, t.imprint)', [value]],
    binding: ['t.binding = $1', [value]],
    language: ['t.language = $1', [value]],
    audience: ['t.audience = $1', [value]],
    title: [
      `s.title_key = search_key($1) and position(search_words($2) in s.author_key) > 0 and $3 in (t.binding, '')`,
      [title, author, binding],
    ],
  };
  const [sql, params] = conditions[field ?? 'title'] ?? ['false', []];
  const rows = await q.query<{ id: number }>(
    `select t.id from title t join title_search s on s.title_id = t.id where ${sql}`,
    params,
  );
  return rows.map((row) => row.id);
}
