import { isDay } from '../../../contract/wall-clock.ts';
import { refuse } from '../../call/refusal.ts';
import { publishDraft } from '../../page/draft/publish.ts';
import { staffDraft } from '../../page/draft/staff-drafts.ts';
import { heldDraft, scheduleHeldDraft } from '../../page/draft/write.ts';
import { staffPage } from '../../page/staff-pages.ts';
import { wallInstant } from '../../wall-instant.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { noted } from './noted.ts';
import { writerOf } from './writer.ts';

export const publish: StaffHandler<'page/publish'> = async (
  ctx,
  { page_version, at: instant, local_time, ...which },
) => {
  const at = local_time === undefined ? instant : instantOf(ctx.store.timeZone, local_time);
  const held = await heldDraft(ctx.q, ctx.store.id, which);
  // A new page replaces none.
  const replaced = held.page_id === null ? null : (page_version ?? held.page_version);
  const draft = { ...held, page_version: replaced };
  if (at !== undefined) return { page: null, draft: await schedule(ctx, draft, at) };
  const { before, id } = await publishDraft(ctx.q, writerOf(ctx), ctx.store.settings, draft);
  const after = await staffPage(ctx.q, ctx.store.id, id);
  ctx.audit.target = after.path;
  ctx.audit.detail = changedFields(before && noted(before), noted(after));
  return { page: after, draft: null };
};

/** Unix seconds. Only the store's time zone counts: the clock of a browser may be wrong. */
function instantOf(timeZone: string, localTime: string): number {
  const [, day = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)$/.exec(localTime) ?? [];
  if (!isDay(day)) throw refuse('invalid_time', 'Please choose a day and a time.');
  return wallInstant(timeZone, day, Number(hour) * 60 + Number(minute)).getTime() / 1000;
}

async function schedule(ctx: StaffContext, draft: Parameters<typeof scheduleHeldDraft>[3], at: number) {
  const { q, store } = ctx;
  if (at * 1000 <= ctx.now.getTime())
    throw refuse('time_past', 'Please choose a time that is still to come.');
  await scheduleHeldDraft(q, writerOf(ctx), store.settings, draft, at);
  ctx.audit.target = draft.path;
  ctx.audit.detail = { after: { publish_at: new Date(at * 1000).toISOString() } };
  return staffDraft(q, store.id, draft.id);
}
