import type { FilterKey } from '../../contract/filter-path.ts';
import type { Db, Query } from '../../server/db/db.ts';
import {
  type BackendOptions,
  countCap,
  everything,
  type FacetKey,
  facetKeys,
  rankedPool,
  type SearchBackend,
  type SearchHit,
  type SearchRequest,
} from '../../server/search/backend.ts';
import { dateChoices, dayOf } from '../../server/search/date-ranges.ts';
import { emptyCounts, type FacetCounts, facetGroups } from '../../server/search/index/facets.ts';
import { readCategories, readSubjects } from '../../server/search/index/index-queries.ts';
import { SubjectTree } from '../../server/search/index/subject-tree.ts';
import { findNearTitles } from '../../server/search/near-titles.ts';
import { findRelaxed } from '../../server/search/relax-query.ts';
import { byRelevance } from '../../server/search/relevance.ts';
import { learnAbout, personBegun } from '../../server/search/spelling/about.ts';
import { correctSpelling, fewTitles } from '../../server/search/spelling/spelling.ts';
import { learnWords } from '../../server/search/spelling/vocabulary.ts';
import { suggestTitles } from '../../server/search/suggest.ts';
import { onePage, type ReadText, readText, withBegun } from '../../server/search/text/read-text.ts';
import { SubjectWords } from '../../server/search/text/subject-words.ts';
import type { TextMatch } from '../../server/search/text/text-match.ts';
import {
  type Conditions,
  conditionsOf,
  facetCountSql,
  orderSql,
  type Searched,
  statement,
} from './sql-parts.ts';

/**
 * Browse and search in plain SQL: nothing to load, always current, slower. What the memory backend answers is compared
 * with this one.
 */
export function openSqlBackend(db: Db, options: BackendOptions = {}): SearchBackend {
  const now = options.now ?? (() => new Date());
  return {
    search: (request) => search(db, request, dayOf(now())),
    suggest: (storeId, typed, limit) =>
      suggestTitles(db, storeId, typed, limit, {
        memory: null,
        subjects: () => readSubjectWords(db),
        search: (request) => search(db, request, dayOf(now())),
      }),
    near: (request, limit) =>
      findNearTitles(db, request, limit, {
        memory: null,
        search: (wide) => search(db, wide, dayOf(now())),
      }),
    // It is the database.
    version: () => 0,
    refresh: async () => {
      await learnWords(db);
      await learnAbout(db);
    },
    close: async () => {},
  };
}

async function search(q: Query, request: SearchRequest, today: number): Promise<SearchHit> {
  let text: Searched | null = null;
  let spelling: Spelling = { didYouMean: '', isCorrected: false, leftOut: [] };
  if (request.text) {
    const subjects = await readSubjectWords(q);
    const read = (typed: string) => readText(q, typed, request.type, null, subjects);
    const looking = {
      find: (text: ReadText) => findText(q, text, today),
      correct: (text: ReadText, { size }: { size: number }) => correctSpelling(q, text, size),
      person: (text: ReadText) => personBegun(q, text),
      readAgain: read,
    };
    const { found, ...meant } = await findRelaxed(await read(request.text), looking, request.asTyped);
    text = found.text;
    spelling = meant;
    if (!text) return hit(q, request, today, [], 0, emptyCounts(), spelling);
  }
  const where = conditionsOf(request, text, today);
  const [total, counts, ids] = await Promise.all([
    countTitles(q, where, countCap),
    countFacets(q, where, request, today),
    request.offset >= countCap ? [] : pageOf(q, where, request, text),
  ]);
  return hit(q, request, today, ids, total, counts, spelling);
}

type Spelling = Pick<SearchHit, 'didYouMean' | 'isCorrected' | 'leftOut'>;

const anywhere: SearchRequest = { ...everything, storeId: 0, limit: 0 };

async function readSubjectWords(q: Query): Promise<SubjectWords> {
  return new SubjectWords(new SubjectTree(await readSubjects(q)));
}

/** What a text finds, and how many titles that are, as far as it matters. */
async function findText(
  q: Query,
  read: ReadText,
  today: number,
): Promise<{ text: Searched | null; size: number }> {
  const text = read.match && (await withNamed(q, read, read.match, today));
  return { text, size: text ? await countTitles(q, conditionsOf(anywhere, text, today), fewTitles) : 0 };
}

/** What the text finds; of what some of its words name only when that is next to nothing. */
async function withNamed(q: Query, read: ReadText, match: TextMatch, today: number): Promise<Searched> {
  const found = await countTitles(q, conditionsOf(anywhere, { match, named: [] }, today), onePage);
  if (found < fewTitles && read.unfinished)
    return withNamed(q, { ...read, unfinished: null }, read.unfinished, today);
  if (found < onePage) read = withBegun(read);
  if (found === 0 && read.narrowed) {
    const { include, match } = read.narrowed;
    const narrowed = { match, within: include, named: read.named };
    if ((await countTitles(q, conditionsOf(anywhere, narrowed, today), 1)) > 0) return narrowed;
  }
  const text = { match, named: [...read.named, ...(found < fewTitles ? read.partly : [])] };
  if (!read.anywhere && !read.about) return text;
  const all = await countTitles(q, conditionsOf(anywhere, text, today), 1);
  if (all === 0 && read.anywhere) return withNamed(q, { ...read, anywhere: null }, read.anywhere, today);
  if (all > 0 || !read.about) return text;
  return { match, named: [...text.named, { include: {}, match: read.about }] };
}

async function hit(
  q: Query,
  request: SearchRequest,
  today: number,
  titleIds: number[],
  total: number,
  counts: FacetCounts,
  spelling: Spelling,
): Promise<SearchHit> {
  const [subjects, categories] = await Promise.all([readSubjects(q), readCategories(q)]);
  const names = {
    subjects: new SubjectTree(subjects),
    categories: categories.filter((c) => c.store_id === request.storeId),
    today,
  };
  return { titleIds, total, facets: facetGroups(counts, request, names), ...spelling };
}

async function countTitles(q: Query, where: Conditions, most: number): Promise<number> {
  const [row] = await q.query<{ total: number }>(
    ...statement(
      `select count(*)::int as total from (select distinct ${where.result} from ${where.from} where ${where.all()} limit ${most}) f`,
      where.params,
    ),
  );
  return row?.total ?? 0;
}

async function pageOf(
  q: Query,
  where: Conditions,
  request: SearchRequest,
  text: Searched | null,
): Promise<number[]> {
  const read = async (limit: number, offset: number) => {
    const order = orderSql(request, text, where);
    const rows = await q.query<{ id: number; on_hand: boolean; behind: boolean }>(
      ...statement(
        `select f.id, f.on_hand, f.behind from (
           select t.id, ${order.onHand} as on_hand, not coalesce(${where.words}, true) as behind, row_number() over (order by ${order.by}) as place,
             row_number() over (partition by ${where.result} order by ${order.edition}) as nth
           from ${where.from} where ${where.all()}) f
         where f.nth = 1 order by f.place limit ${limit} offset ${offset}`,
        [...where.params, ...order.params],
      ),
    );
    return rows;
  };
  const { offset, limit } = request;
  if (!text || request.sort !== '') return (await read(limit, offset)).map((row) => row.id);
  const pool = await read(rankedPool, 0);
  const onHand = new Set(pool.filter((row) => row.on_hand).map((row) => row.id));
  const behind = new Set(pool.filter((row) => row.behind).map((row) => row.id));
  const best = await byRelevance(
    q,
    pool.map((row) => row.id),
    text.match,
    (id) => onHand.has(id),
    (id) => behind.has(id),
  );
  if (offset + limit <= best.length || best.length < rankedPool) return best.slice(offset, offset + limit);
  const after = Math.max(offset, rankedPool);
  const rest = await read(offset + limit - after, after);
  return [...best.slice(offset), ...rest.map((row) => row.id)];
}

async function countFacets(
  q: Query,
  where: Conditions,
  request: SearchRequest,
  today: number,
): Promise<FacetCounts> {
  const counts = emptyCounts();
  const choices = [...dateChoices(today).map((c) => c.value), ...chosen(request, 'd')];
  await Promise.all(
    facetKeys.map(async (k) => {
      const base = await readCounts(q, where, k, today, choices, where.allBut(k, 'include'));
      counts[k] = base;
      const out = request.exclude[k] ?? [];
      if (out.length === 0) return;
      const without = await readCounts(q, where, k, today, choices, where.allBut(k, 'both'));
      for (const value of out) {
        const titles = without.get(value);
        if (titles) base.set(value, titles);
      }
    }),
  );
  return counts;
}

async function readCounts(
  q: Query,
  where: Conditions,
  k: FacetKey,
  today: number,
  choices: string[],
  conditions: string,
): Promise<Map<string, number>> {
  const { sql, params } = facetCountSql(k, today, choices, where, conditions);
  const rows = await q.query<{ value: string; titles: number }>(...statement(sql, params));
  return new Map(rows.map((row) => [row.value, row.titles]));
}

function chosen(request: SearchRequest, k: FacetKey & FilterKey): string[] {
  return [...(request.include[k] ?? []), ...(request.exclude[k] ?? [])];
}
