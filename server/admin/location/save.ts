import type { AdminInput } from '../../../contract/admin/actions.ts';
import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { sanitizeRichText } from '../../rich-text.ts';
import { findStaffLocation } from '../../store/location/staff-locations.ts';
import { saveLocation } from '../../store/location/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'location/save'> = (ctx, { id, version, ...location }) =>
  saveAs(ctx, rowVersion(id, version), location);

export async function saveAs(
  ctx: StaffContext,
  which: RowVersion | null,
  { details, ...location }: Given<'location/save'>,
) {
  const { q, store } = ctx;
  const written = await saveLocation(q, store.id, which, { ...location, details: sanitized(details) });
  const after = await findStaffLocation(q, store.id, written.id);
  if (!after) throw new Error('the location was not written');
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}

/** The texts with HTML as pages show them. */
function sanitized(details: AdminInput<'location/save'>['details']) {
  const { ws_htmlhours = '', ws_contact_blurb = '' } = details;
  return {
    ...details,
    ws_htmlhours: sanitizeRichText(ws_htmlhours),
    ws_contact_blurb: sanitizeRichText(ws_contact_blurb),
  };
}
