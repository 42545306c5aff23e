import type { Query } from '../../db/db.ts';

/** When the rules of a store were last applied, in Unix seconds, and how many rows went by each; null = never yet. */
export async function readTidyRun(
  q: Query,
  storeId: number,
): Promise<{ at: number; deleted: Record<string, number> } | null> {
  const [row] = await q.query<{ at: number; deleted: Record<string, number> }>(
    'select floor(extract(epoch from at))::float8 as at, deleted from tidy_run where store_id = $1',
    [storeId],
    'tidy-run-last',
  );
  return row ?? null;
}
