import type { LookVersion } from '../../../contract/admin/look.ts';
import type { ShopLook } from '../../../contract/look.ts';
import type { Query } from '../../db/db.ts';
import { staffName } from '../../db/staff-name.ts';

/** So many looks of a store are kept. */
export const mostLooks = 50;

/** `look`, `began_from`: null without a draft. `changed`: Unix seconds. */
export interface LookDraftRow {
  version: number;
  look: ShopLook | null;
  began_from: ShopLook | null;
  changed: number;
  by: string;
}

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;

export async function findLookDraft(q: Query, storeId: number): Promise<LookDraftRow | undefined> {
  const [row] = await q.query<LookDraftRow>(
    `select version, look, began_from, ${seconds('changed_at')} as changed, ${staffName('made_by')} as by
     from look_draft where store_id = $1`,
    [storeId],
    'look-draft',
  );
  return row;
}

/** Writes the next version of a store's draft. */
export async function writeLookDraft(
  q: Query,
  storeId: number,
  draft: { look: ShopLook; beganFrom: ShopLook } | null,
  by: string,
): Promise<void> {
  await q.query(
    `insert into look_draft (store_id, look, began_from, made_by) values ($1, $2::jsonb, $3::jsonb, $4)
     on conflict (store_id) do update set look = excluded.look, began_from = excluded.began_from,
       made_by = excluded.made_by, version = look_draft.version + 1, changed_at = now()`,
    [storeId, draft && JSON.stringify(draft.look), draft && JSON.stringify(draft.beganFrom), by],
    'look-draft-write',
  );
}

/** The looks of a store, the newest first. */
export function readLooks(q: Query, storeId: number): Promise<LookVersion[]> {
  return q.query<LookVersion>(
    `select version, look, ${seconds('made_at')} as made, ${staffName('made_by')} as by, kind
     from look_version where store_id = $1 order by version desc`,
    [storeId],
    'looks',
  );
}

/** Keeps a look as a store's newest one, and forgets the oldest. The store is locked. */
export async function keepLook(
  q: Query,
  storeId: number,
  { look, kind, by }: Pick<LookVersion, 'look' | 'kind' | 'by'>,
): Promise<void> {
  await q.query(
    `insert into look_version (store_id, version, look, kind, made_by)
     select $1, coalesce(max(version), 0) + 1, $2::jsonb, $3, $4 from look_version where store_id = $1`,
    [storeId, JSON.stringify(look), kind, by],
    'look-keep',
  );
  await q.query(
    `delete from look_version where store_id = $1 and version <=
       (select max(version) from look_version where store_id = $1) - $2::int`,
    [storeId, mostLooks],
    'look-forget',
  );
}
