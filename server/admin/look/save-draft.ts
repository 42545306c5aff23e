import { staffLookDraft } from '../../store/look/staff-looks.ts';
import { saveLookDraft } from '../../store/look/write.ts';
import type { StaffHandler } from '../context.ts';
import { writerOf } from './writer.ts';

export const saveDraft: StaffHandler<'look/saveDraft'> = async (ctx, { look, version }) => {
  await saveLookDraft(ctx.q, writerOf(ctx), look, version);
  const draft = await staffLookDraft(ctx.q, ctx.store.id);
  if (!draft) throw new Error('the draft was just saved');
  ctx.audit.detail = { version: draft.version };
  return draft;
};
