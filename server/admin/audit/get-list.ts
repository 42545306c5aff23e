import type { StaffHandler } from '../context.ts';
import { readAudit } from './queries.ts';
import { shownEntry } from './shown-entry.ts';

export const getList: StaffHandler<'audit/getList'> = async (ctx, { before, limit, part, words }) => {
  const wanted = { before: before ?? null, part, words, limit: limit + 1 };
  const rows = await readAudit(ctx.q, ctx.store.id, wanted);
  return {
    has_more: rows.length > limit,
    entries: rows.slice(0, limit).map((row) => shownEntry(ctx, row)),
  };
};
