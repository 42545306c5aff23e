import { expect, onTestFinished } from 'vitest';
import type { Db } from '../../../server/db/db.ts';
import {
  type BackendOptions,
  everything,
  type SearchBackend,
  type SearchHit,
  type SearchRequest,
} from '../../../server/search/backend.ts';
import { testDb } from '../../database.ts';
import { buildLocation, buildStock, buildStore, buildTitle, type TitleOverrides } from '../../factories.ts';

export type OpenBackend = (db: Db, options: BackendOptions) => Promise<SearchBackend>;

/** A fixed day, so that 'forthcoming' and 'last 30 days' mean the same for ever. */
export const today = new Date('2026-06-15T12:00:00Z');

export const anyRequest: SearchRequest = { ...everything, storeId: 1, limit: 26 };

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
      // An author without a number: the usual one would be found by a search for '22' once in a hundred runs.
      const made = await buildTitle(db, { title, author: 'Robin Vale', ...overrides });
      names.set(made.id, title);
      return made;
    },
    stock: (titleId: number, onHand: number, on_order = 0, location = here.id) =>
      buildStock(db, location, titleId, onHand, { on_order }),
    async ask(request: Partial<SearchRequest>): Promise<SearchHit> {
      await backend.refresh();
      return backend.search({ ...anyRequest, storeId: store.id, ...request });
    },
    /** A Thema subject; null = on the first level. */
    async subject(heading: string, parent: number | null = null): Promise<number> {
      const [row] = await db.query<{ id: number }>(
        "insert into subject (scheme, code, heading, parent_id) values ('thema', $1, $1, $2) returning id",
        [heading, parent],
      );
      return row?.id ?? 0;
    },
    async putOn(title: number, subject: number): Promise<void> {
      await db.query('insert into title_subject (title_id, subject_id) values ($1, $2)', [title, subject]);
    },
    /** Titles of the hits, in order. */
    async find(text: string, request: Partial<SearchRequest> = {}): Promise<string[]> {
      const hit = await shop.ask({ text, ...request });
      return hit.titleIds.map((id) => names.get(id) ?? `#${id}`);
    },
    async suggestIds(typed: string): Promise<number[]> {
      await backend.refresh();
      return backend.suggest(store.id, typed, 5);
    },
    async suggest(typed: string): Promise<string[]> {
      return (await shop.suggestIds(typed)).map((id) => names.get(id) ?? `#${id}`);
    },
  };
  return shop;
}

/** Value to count, for one facet of an answer; nested ones as 'parent/child'. */
export function countsOf(hit: SearchHit, k: string): Record<string, number> {
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

/** What was typed, what is searched instead ('' for nothing else), and the one title that is found. */
export async function expectMeant(
  shop: Awaited<ReturnType<typeof smallShop>>,
  cases: readonly (readonly [string, string, string])[],
): Promise<void> {
  for (const [typed, meant, title] of cases) {
    const hit = await shop.ask({ text: typed });
    expect([hit.didYouMean, hit.isCorrected], typed).toEqual([meant, meant !== '']);
    expect(await shop.find(typed), typed).toEqual([title]);
  }
}
