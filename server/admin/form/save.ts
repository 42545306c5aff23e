import { type RowVersion, rowVersion } from '../../call/row-version.ts';
import { staffForm } from '../../custom_form/staff-forms.ts';
import { saveForm } from '../../custom_form/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import type { Given } from '../undo/saved-row.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'form/save'> = (ctx, { id, version, ...form }) =>
  saveAs(ctx, rowVersion(id, version), form);

export async function saveAs(ctx: StaffContext, which: RowVersion | null, form: Given<'form/save'>) {
  const written = await saveForm(ctx.q, ctx.store.id, which, form);
  const after = await staffForm(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.header;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
}
