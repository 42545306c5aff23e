import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { always } from '../../tax/check-rate.ts';
import { postalKey } from '../../tax/sale-place.ts';
import { findStaffRate } from '../../tax/staff-rates.ts';
import { saveRate } from '../../tax/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'tax/save'> = (ctx, { id, version, ...given }) =>
  saveAs(ctx, rowVersion(id, version), given);

export async function saveAs(
  ctx: StaffContext,
  which: RowVersion | null,
  given: Given<'tax/save'> & { is_known?: boolean },
) {
  const { q, store } = ctx;
  const rate = {
    ...given,
    location_id: given.location_id ?? null,
    postal_prefixes: given.postal_prefixes.map(postalKey),
    valid_from: given.valid_from || always,
    valid_until: given.valid_until || null,
  };
  const written = await saveRate(q, store.id, which, rate);
  const after = await findStaffRate(q, store.id, written.id);
  if (!after) throw new Error('the rate was not written');
  ctx.audit.target = after.type;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}
