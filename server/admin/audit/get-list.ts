import type { StaffHandler } from '../context.ts';
import { readAudit } from './queries.ts';

export const getList: StaffHandler<'audit/getList'> = async (
  { q, store },
  { before, limit, part, words },
) => {
  const wanted = { before: before ?? null, part, words, limit: limit + 1 };
  const rows = await readAudit(q, store.id, wanted);
  const entries = rows
    .slice(0, limit)
    .map(({ at, ...row }) => ({ ...row, at: Math.floor(at.getTime() / 1000) }));
  return { has_more: rows.length > limit, entries };
};
