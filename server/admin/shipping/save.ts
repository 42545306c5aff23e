import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { postalCodesIn } from '../../shipping/postal-codes.ts';
import { plainRate } from '../../shipping/shipping-rate.ts';
import { findStaffShippingRate } from '../../shipping/staff-shipping-rates.ts';
import { saveShippingRate } from '../../shipping/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'shipping/save'> = (ctx, { id, version, ...given }) =>
  saveAs(ctx, rowVersion(id, version), given);

export async function saveAs(ctx: StaffContext, which: RowVersion | null, given: Given<'shipping/save'>) {
  const { q, store } = ctx;
  const rate = {
    ...given,
    postal_codes: given.postal_codes.flatMap(postalCodesIn),
    most: given.most ?? null,
    free_from: given.free_from ?? null,
    valid_from: given.valid_from || plainRate.valid_from,
    valid_until: given.valid_until || null,
  };
  const written = await saveShippingRate(q, store.id, which, rate);
  const after = await findStaffShippingRate(q, store.id, written.id);
  if (!after) throw new Error('the shipping rate was not written');
  ctx.audit.target = after.label;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}
