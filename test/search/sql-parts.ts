import {
  countCap,
  type FacetFilters,
  type FacetKey,
  facetKeys,
  type SearchRequest,
} from '../../server/search/backend.ts';
import { dayRange } from '../../server/search/date-ranges.ts';
import { shopLanguages, specialFormats } from '../../server/search/sql/edition-order.ts';
import { matchCondition } from '../../server/search/sql/queries.ts';
import type { Named } from '../../server/search/text/read-text.ts';
import type { TextMatch } from '../../server/search/text/text-match.ts';

/** What a text search finds: what `match` says, and behind it titles of what its words name. */
export interface Searched {
  match: TextMatch;
  /** As far as it has these. */
  within?: FacetFilters;
  named: readonly Named[];
}

/** Pieces of the statements of sql-backend.ts. Everything a shopper sent is a parameter. */
export interface Conditions {
  from: string;
  /** What is counted as one: a title, or a work. */
  result: string;
  params: unknown[];
  /** Whether a title has the words of the text; 'true' without a text. */
  words: string;
  all(): string;
  /** Without what facet `k` includes, or without all it says. */
  allBut(k: FacetKey, what: 'include' | 'both'): string;
}

const day = "(t.release_date - date '1970-01-01')";

/** The same rule as statuses.ts; $ stands for the parameter that holds today. */
const status = (today: string) => `case
  when t.availability in ('', 'available', 'no_price', 'forthcoming')
    and case when t.release_date is null then t.availability = 'forthcoming' else ${day} > ${today} end then 'forthcoming'
  when t.availability in ('', 'forthcoming') then 'available' else t.availability end`;

/** All subjects of t and those above them. */
const subjectsOfTitle = `with recursive up(id, parent_id) as (
    select s.id, s.parent_id from title_subject ts join subject s on s.id = ts.subject_id where ts.title_id = t.id
    union select s.id, s.parent_id from up join subject s on s.id = up.parent_id
  ) select id::text from up`;

const categoriesOfTitle = (store: string) => `select c.id::text from title_category tc
  join store_category c on c.id = tc.category_id where tc.title_id = t.id and c.store_id = ${store}`;

/** 'store', 'here', 'order', as far as they hold for t. */
const shelfOfTitle = (store: string, location: string) => `select v.value from stock k
  join location l on l.id = k.location_id cross join lateral (values
    (case when k.on_hand > 0 then 'store' end),
    (case when k.on_hand > 0 and l.id = ${location} then 'here' end),
    (case when k.on_order > 0 then 'order' end)) v(value)
  where k.title_id = t.id and l.store_id = ${store} and v.value is not null`;

/** A statement with only the parameters it names, renumbered: PostgreSQL refuses any that it cannot place. */
export function statement(sql: string, params: readonly unknown[]): [string, unknown[]] {
  const used: number[] = [];
  const text = sql.replace(/\$(\d+)/g, (_, digits: string) => {
    const n = Number(digits);
    if (!used.includes(n)) used.push(n);
    return `$${used.indexOf(n) + 1}`;
  });
  return [text, used.map((n) => params[n - 1])];
}

export function conditionsOf(request: SearchRequest, text: Searched | null, today: number): Conditions {
  const params: unknown[] = [request.storeId, request.locationId, today];
  const always = ['t.deleted_at is null'];
  let from = request.byWork ? 'title t left join work_edition w on w.title_id = t.id' : 'title t';
  const result = request.byWork ? 'coalesce(w.work_id, t.id)' : 't.id';
  let words = 'true';
  if (text) {
    from += ' join title_search s on s.title_id = t.id';
    const has = (match: TextMatch) => {
      const condition = matchCondition(match, params.length + 1);
      params.push(...condition.params);
      return `(${condition.sql})`;
    };
    const hasAll = (facets: FacetFilters) =>
      Object.entries(facets).map(([k, values]) => {
        params.push(values);
        return `exists (select 1 from (${valuesSql(k as 's')}) f(value) where f.value = any($${params.length}::text[]))`;
      });
    words = `(${[has(text.match), ...hasAll(text.within ?? {})].join(' and ')})`;
    const isAbout = text.named.map(
      ({ include, match }) => `(${[...hasAll(include), ...(match ? [has(match)] : [])].join(' and ')})`,
    );
    always.push(`(${[words, ...isAbout].join(' or ')})`);
  }
  if (request.only) {
    params.push(request.only);
    always.push(`t.id = any($${params.length}::int[])`);
  }
  if (request.without.length > 0) {
    params.push(request.without);
    always.push(`t.id <> all($${params.length}::int[])`);
  }
  const include = new Map<FacetKey, string>();
  const exclude = new Map<FacetKey, string>();
  for (const k of facetKeys) {
    const test = (values: string[]) => {
      if (k === 'd') return dateTest(values, today);
      params.push(values);
      return `exists (select 1 from (${valuesSql(k)}) f(value) where f.value = any($${params.length}::text[]))`;
    };
    if (request.include[k]?.length) include.set(k, test(request.include[k]));
    if (request.exclude[k]?.length) exclude.set(k, `not ${test(request.exclude[k])}`);
  }
  const without = (k: FacetKey | null, what: 'include' | 'both') =>
    [
      ...always,
      ...[...include].filter(([key]) => key !== k).map(([, sql]) => sql),
      ...[...exclude].filter(([key]) => key !== k || what === 'include').map(([, sql]) => sql),
    ].join(' and ');
  return { from, result, params, words, all: () => without(null, 'both'), allBut: without };
}

/** The values that t has in a facet. */
function valuesSql(k: Exclude<FacetKey, 'd'>): string {
  switch (k) {
    case 'b':
      return `select ${status('$3::int')}`;
    case 'f':
      return "select t.binding where t.binding <> '' union select 'Large Print' where t.is_large_print";
    case 'a':
      return "select t.audience where t.audience <> ''";
    case 'g':
      return "select t.language where t.language <> ''";
    case 's':
      return subjectsOfTitle;
    case 'c':
      return categoriesOfTitle('$1::int');
    case 'r':
      return shelfOfTitle('$1::int', '$2::int');
  }
}

function dateTest(values: string[], today: number): string {
  const ranges = values.flatMap((value) => dayRange(value, today) ?? []);
  const tests = ranges.map((r) => `${day} between ${Number(r.from)} and ${Number(r.to)}`);
  return `coalesce((${tests.join(' or ') || 'false'}), false)`;
}

/** Counts of every value of a facet among the titles that meet `conditions`. */
export function facetCountSql(
  k: FacetKey,
  today: number,
  dates: string[],
  where: Conditions,
  conditions: string,
): { sql: string; params: unknown[] } {
  const params = [...where.params];
  let values: string;
  if (k === 'd') {
    const ranges = [...new Set(dates)].flatMap((value) => {
      const range = dayRange(value, today);
      return range ? [{ value, ...range }] : [];
    });
    params.push(JSON.stringify(ranges));
    values = `select r.value from jsonb_to_recordset($${params.length}::jsonb) r(value text, "from" int, "to" int)
      where ${day} between r."from" and r."to"`;
  } else values = valuesSql(k);
  return {
    sql: `select f.value, least(count(distinct ${where.result}), ${countCap})::int as titles
      from ${where.from} cross join lateral (${values}) f(value) where ${conditions} group by f.value`,
    params,
  };
}

const textArray = (texts: readonly string[]) => `array[${texts.map((text) => `'${text}'`).join()}]::text[]`;
const isSpecial = `(t.is_large_print or t.binding = any(${textArray(specialFormats)}))`;

/** The order of a request's rows, and whether the store has a title. Its parameters follow those of `where`. */
export function orderSql(
  request: SearchRequest,
  text: Searched | null,
  where: Conditions,
): { by: string; edition: string; onHand: string; params: unknown[] } {
  const ordered = plainOrderSql(request, text, where);
  return { ...ordered, edition: ordered.edition ?? ordered.by };
}

/** `edition`: in which order the editions of a work are taken, where that is another. */
function plainOrderSql(
  request: SearchRequest,
  text: Searched | null,
  where: Conditions,
): { by: string; edition?: string; onHand: string; params: unknown[] } {
  const first = where.params.length + 1;
  const onHand = `exists (${shelfOfTitle('$1::int', '$2::int')} and v.value = 'store')`;
  const tier = `case when exists (${shelfOfTitle('$1::int', '$2::int')} and v.value = 'here') then 0
    when ${onHand} then 1 else 2 end`;
  const popularity = 't.popularity_rank nulls last, t.eisbn';
  const byEdition = (group: string) =>
    `${group}, t.language <> all(${textArray(shopLanguages)}), ${tier}, ${isSpecial}, ${popularity}`;
  switch (request.sort) {
    case 'popularity':
      return { by: popularity, onHand, params: [] };
    case 'date':
      return { by: `t.release_date desc nulls last, ${popularity}`, onHand, params: [] };
    case 'title':
      return { by: `t.title_sort, ${popularity}`, onHand, params: [] };
    case 'author':
      return { by: `t.author_sort = '', t.author_sort, t.title_sort, ${popularity}`, onHand, params: [] };
    case 'sequence':
      if (request.only)
        return { by: `array_position($${first}::int[], t.id)`, onHand, params: [request.only] };
      return { by: `${tier}, ${popularity}`, onHand, params: [] };
    case '': {
      if (!text) return { by: `${tier}, ${popularity}`, edition: byEdition('true'), onHand, params: [] };
      const { match } = text;
      const rest = `when ${where.words} then 2 else 3 end`;
      if (!match.titleKey) {
        const group = `case ${rest}`;
        return { by: `${group}, ${tier}, ${popularity}`, edition: byEdition(group), onHand, params: [] };
      }
      const group = `case when s.title_key = $${first} then 0
        when s.title_key > $${first} and s.title_key < $${first + 1} then 1 ${rest}`;
      return {
        by: `${group}, ${tier}, ${popularity}`,
        edition: byEdition(group),
        onHand,
        params: [match.titleKey, match.titleEnd],
      };
    }
  }
}
