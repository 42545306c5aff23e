import { saveSettings, staffSettings } from '../../store/staff-settings.ts';
import { changedFields } from '../audit/changed-fields.ts';
import type { StaffHandler } from '../context.ts';
import { checkKeyModes } from './check-key-modes.ts';

export const save: StaffHandler<'settings/save'> = async (ctx, change) => {
  const { before, after } = await saveSettings(ctx.q, ctx.store.id, change, ctx.shop.secret);
  const settings = await staffSettings(ctx.q, ctx.store.id);
  await checkKeyModes(ctx, Object.keys(after), settings);
  ctx.audit.target = Object.keys(after).join(', ').slice(0, 200);
  ctx.audit.detail = changedFields(before, after);
  return { settings };
};
