import type { Query } from '../../db/db.ts';
import type { SubjectRow } from './subject-tree.ts';

/** What the memory index reads of the catalogue, column by column: far cheaper to move than rows. */
export interface CatalogueRows {
  titles: {
    id: number[];
    title_sort: string[];
    author_sort: string[];
    popularity_rank: (number | null)[];
    isbn: number[];
    /** Days since 1970-01-01. */
    day: (number | null)[];
    binding: string[];
    audience: string[];
    language: string[];
    availability: string[];
    is_large_print: boolean[];
  };
  subjects: { title_id: number[]; value: number[] };
  /** value: the location of copies on hand; -1: copies are on order. */
  shelves: { store_id: number[]; title_id: number[]; value: number[] };
  /** value: the category. */
  categories: { store_id: number[]; title_id: number[]; value: number[] };
  /** value: the title that the work is called after. */
  works: { title_id: number[]; value: number[] };
}

export interface CategoryRow {
  id: number;
  store_id: number;
  name: string;
}

/** Everything the index needs about these titles; deleted ones are left out of `titles`. */
export async function readCatalogue(q: Query, ids: readonly number[]): Promise<CatalogueRows> {
  const [titles, subjects, shelves, categories, works] = await Promise.all([
    columns<CatalogueRows['titles']>(
      q,
      [
        'id',
        'title_sort',
        'author_sort',
        'popularity_rank',
        'isbn',
        'day',
        'binding',
        'audience',
        'language',
        'availability',
        'is_large_print',
      ],
      `select *, eisbn::bigint as isbn, release_date - date '1970-01-01' as day from title
       where id = any($1::int[]) and deleted_at is null order by id`,
      ids,
    ),
    columns<CatalogueRows['subjects']>(
      q,
      ['title_id', 'value'],
      `select title_id, subject_id as value from title_subject
       where title_id = any($1::int[]) order by title_id, subject_id`,
      ids,
    ),
    columns<CatalogueRows['shelves']>(
      q,
      ['store_id', 'title_id', 'value'],
      `select distinct l.store_id, s.title_id, v.value
       from stock s join location l on l.id = s.location_id
       cross join lateral (values (case when s.on_hand > 0 then l.id end), (case when s.on_order > 0 then -1 end)) v(value)
       where s.title_id = any($1::int[]) and v.value is not null order by 1, 2, 3`,
      ids,
    ),
    columns<CatalogueRows['categories']>(
      q,
      ['store_id', 'title_id', 'value'],
      `select c.store_id, t.title_id, t.category_id as value
       from title_category t join store_category c on c.id = t.category_id
       where t.title_id = any($1::int[]) order by 1, 2, 3`,
      ids,
    ),
    columns<CatalogueRows['works']>(
      q,
      ['title_id', 'value'],
      'select title_id, work_id as value from work_edition where title_id = any($1::int[])',
      ids,
    ),
  ]);
  return { titles, subjects, shelves, categories, works };
}

async function columns<T extends object>(
  q: Query,
  names: (keyof T & string)[],
  select: string,
  ids: readonly number[],
): Promise<T> {
  // As text: one string crosses from the database's thread much faster than a list of values.
  const aggregates = names.map((name) => `json_agg(r.${name})::text as ${name}`);
  const [row] = await q.query<Record<string, string | null>>(
    `select ${aggregates.join(', ')} from (${select}) r`,
    [ids],
  );
  return Object.fromEntries(names.map((name) => [name, JSON.parse(row?.[name] ?? '[]')])) as T;
}

export async function readSubjects(q: Query): Promise<SubjectRow[]> {
  return q.query<SubjectRow>(
    "select id, parent_id, coalesce(nullif(heading, ''), code) as heading from subject order by id",
  );
}

export async function readCategories(q: Query): Promise<CategoryRow[]> {
  return q.query<CategoryRow>('select id, store_id, name from store_category order by position, id');
}

/** Every title of the catalogue. */
export async function readAllIds(q: Query): Promise<number[]> {
  const [row] = await q.query<{ ids: string | null }>(
    'select json_agg(id order by id)::text as ids from title where deleted_at is null',
  );
  return JSON.parse(row?.ids ?? '[]');
}
