import { rowVersion } from '../../call/row-version.ts';
import { staffForm } from '../../custom_form/staff-forms.ts';
import { saveForm } from '../../custom_form/write.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { noted } from './noted.ts';

export const save: StaffHandler<'form/save'> = async (ctx, { id, version, ...form }) => {
  const written = await saveForm(ctx.q, ctx.store.id, rowVersion(id, version), form);
  const after = await staffForm(ctx.q, ctx.store.id, written.id);
  ctx.audit.target = after.header;
  ctx.audit.detail = changedFields(written.before && noted(written.before), noted(after));
  return after;
};
