import { keepBackupClock } from '../../backup/kept/keep-clock.ts';
import { keepEventClock } from '../../event/keep-clock.ts';
import { keepPublishClock } from '../../page/draft/write.ts';
import { saveIdentity, storeIdentity } from '../../store/identity.ts';
import { timeZoneOf } from '../../time-zone.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';

export const save: StaffHandler<'store/save'> = async (ctx, change) => {
  const { q, store, audit } = ctx;
  const { before, after } = await saveIdentity(q, store.id, change);
  if (before.time_zone !== after.time_zone) await keepClock(ctx, before.time_zone, after.time_zone);
  audit.target = after.name;
  audit.detail = changedFields({ ...before }, { ...after });
  return storeIdentity(q, store.id);
};

/** What is planned by the clock of the shop keeps its hour. Opening hours, promotions, and mails follow the clock by themselves. */
async function keepClock({ q, store: { id }, now }: StaffContext, from: string, to: string): Promise<void> {
  await keepEventClock(q, { id, timeZone: timeZoneOf(to) }, now);
  await keepPublishClock(q, id, timeZoneOf(from), timeZoneOf(to));
  await keepBackupClock(q, id, timeZoneOf(to), now);
}
