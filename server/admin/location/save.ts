import type { AdminInput } from '../../../contract/admin/actions.ts';
import { rowVersion } from '../../call/row-version.ts';
import { sanitizeRichText } from '../../rich-text.ts';
import { findStaffLocation } from '../../store/location/staff-locations.ts';
import { saveLocation } from '../../store/location/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'location/save'> = async (ctx, { id, version, details, ...location }) => {
  const { q, store } = ctx;
  const clean = { ...location, details: sanitized(details) };
  const written = await saveLocation(q, store.id, rowVersion(id, version), clean);
  const after = await findStaffLocation(q, store.id, written.id);
  if (!after) throw new Error('the location was not written');
  ctx.audit.target = after.name;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
};

/** The texts with HTML as pages show them. */
function sanitized(details: AdminInput<'location/save'>['details']) {
  const { ws_htmlhours = '', ws_contact_blurb = '' } = details;
  return {
    ...details,
    ws_htmlhours: sanitizeRichText(ws_htmlhours),
    ws_contact_blurb: sanitizeRichText(ws_contact_blurb),
  };
}
