import type { Query } from '../../db/db.ts';

/**
 * What a shopper needs to choose a book, after BIC Basic (bic.org.uk): each element with the condition on which a title
 * has it. The identifier is not among them: no title is without.
 */
const PRESENT = {
  title: `t.title <> ''`,
  contributor: `t.author <> ''`,
  form: `t.binding <> ''`,
  publisher: `t.publisher <> '' or t.imprint <> ''`,
  publication_date: `t.publication_date <> ''`,
  subject: `exists (select from title_subject s where s.title_id = t.id)`,
  price: `coalesce(t.list_price_usa, t.list_price_can) is not null or d.prices <> '[]'`,
  availability: `t.availability <> ''`,
  cover: `t.cover_cache <> '' or d.cover_url <> ''`,
  description: `d.description <> '' or d.short_description <> ''`,
} as const;

export type Element = keyof typeof PRESENT;
export const ELEMENTS = Object.keys(PRESENT) as Element[];

export interface TitleCompleteness {
  id: number;
  eisbn: string;
  title: string;
  publisher: string;
  missing: Element[];
}

const missing = Object.entries(PRESENT)
  .map(([element, present]) => `case when ${present} then null else '${element}' end`)
  .join(', ');

/** What titles after this id lack, in the order of ids; deleted titles and gift cards are left out. */
export async function readCompleteness(q: Query, after: number, limit: number): Promise<TitleCompleteness[]> {
  const [row] = await q.query<{ rows: string | null }>(
    `select json_agg(r)::text as rows from (
       select t.id, t.eisbn, t.title, t.publisher, array_remove(array[${missing}], null) as missing
       from title t left join title_detail d on d.title_id = t.id
       where t.id > $1 and t.deleted_at is null and not t.is_giftcard order by t.id limit $2) r`,
    [after, limit],
    'completeness',
  );
  return row?.rows ? (JSON.parse(row.rows) as TitleCompleteness[]) : [];
}
