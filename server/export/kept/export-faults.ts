import type { Health } from '../../../contract/admin/health.ts';
import type { Query } from '../../db/db.ts';
import { countLateExports, readNewestStates } from './queries.ts';

/** Exports of a store that need someone. One that failed and was made again is no news. */
export async function exportFaults(q: Query, storeId: number): Promise<Health['exports']> {
  const states = await readNewestStates(q, storeId);
  return {
    failed: states.filter((state) => state === 'failed').length,
    late: await countLateExports(q, storeId),
  };
}
