import type { StaffHandler } from '../context.ts';
import { readAudit } from './queries.ts';

export const getList: StaffHandler<'audit/getList'> = async ({ q, store }, { before, limit }) => {
  const rows = await readAudit(q, store.id, { before: before ?? null, limit });
  return { entries: rows.map(({ at, ...row }) => ({ ...row, at: Math.floor(at.getTime() / 1000) })) };
};
