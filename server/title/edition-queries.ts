import type { Query } from '../db/db.ts';

/** Other editions of the same work, best known first. */
export function readEditions(q: Query, titleId: number): Promise<{ id: number }[]> {
  return q.query(
    `select o.id from work_edition w join work_edition e on e.work_id = w.work_id and e.title_id <> w.title_id
     join title o on o.id = e.title_id and o.deleted_at is null
     where w.title_id = $1
     order by o.popularity_rank nulls last, o.release_date desc nulls last, o.eisbn limit 24`,
    [titleId],
    'title-editions',
  );
}

/** What tells one edition from another. */
export interface EditionRow {
  id: number;
  binding: string;
  is_large_print: boolean;
  /** Inches, null when unknown. */
  width: number | null;
  height: number | null;
}

/** A title and, best known first, the other editions of its work. Undefined for an unknown or deleted one. */
export async function readEditionRows(
  q: Query,
  eisbn: string,
): Promise<{ own: EditionRow; others: EditionRow[] } | undefined> {
  const rows = await q.query<EditionRow>(
    `select t.id, t.binding, t.is_large_print, d.width, d.height from (
       select id, 0 as place, null::int as rank from title where eisbn = $1 and deleted_at is null
       union all
       select o.id, 1, o.popularity_rank from title own join work_edition w on w.title_id = own.id
         join work_edition e on e.work_id = w.work_id and e.title_id <> own.id
         join title o on o.id = e.title_id and o.deleted_at is null
       where own.eisbn = $1 and own.deleted_at is null) u
     join title t on t.id = u.id left join title_detail d on d.title_id = t.id
     order by u.place, u.rank nulls last, t.eisbn limit 200`,
    [eisbn],
    'title-edition-rows',
  );
  const [own, ...others] = rows;
  return own ? { own, others } : undefined;
}

/** Digital recordings among the editions of a work, the title itself included. */
export function readRecordings(
  q: Query,
  titleId: number,
): Promise<
  {
    eisbn: string;
    title: string;
    authors: { name: string; role?: string }[];
    language: string;
    popularity_rank: number | null;
  }[]
> {
  return q.query(
    `select t.eisbn, t.title, t.authors, t.language, t.popularity_rank from title t
     where t.binding = 'Digital Audio' and t.deleted_at is null and (t.id = $1 or t.id in
       (select e.title_id from work_edition w join work_edition e on e.work_id = w.work_id where w.title_id = $1))`,
    [titleId],
    'title-recordings',
  );
}
