import type { Query } from '../../db/db.ts';

/** What a list of categories says of one. */
export interface CategoryLine {
  id: number;
  version: number;
  name: string;
  position: number;
  title_count: number;
}

/** A category as its editor has it: with withdrawn titles, which shoppers do not see. */
export interface CategoryRow extends CategoryLine {
  titles: { eisbn: string; title: string; is_withdrawn: boolean }[];
}

const line = `c.id, c.version, c.name, c.position,
  (select count(*)::int from title_category t where t.category_id = c.id) as title_count`;

/** The categories of a store, in its order. */
export function readCategories(q: Query, storeId: number): Promise<CategoryLine[]> {
  return q.query<CategoryLine>(
    `select ${line} from store_category c where c.store_id = $1 order by c.position, c.id`,
    [storeId],
    'category-list',
  );
}

export async function findCategory(q: Query, storeId: number, id: number): Promise<CategoryRow | undefined> {
  const [row] = await q.query<CategoryRow>(
    `select ${line},
       (select coalesce(json_agg(json_build_object('eisbn', t.eisbn, 'title', t.title, 'is_withdrawn', t.deleted_at is not null)
          order by t.title_sort, t.id), '[]')
        from title_category x join title t on t.id = x.title_id where x.category_id = c.id) as titles
     from store_category c where c.store_id = $1 and c.id = $2`,
    [storeId, id],
    'category-find',
  );
  return row;
}
