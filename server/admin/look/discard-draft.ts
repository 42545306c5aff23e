import { discardLookDraft } from '../../store/look/write.ts';
import type { StaffHandler } from '../context.ts';
import { writerOf } from './writer.ts';

export const discardDraft: StaffHandler<'look/discardDraft'> = async (ctx, { version }) => {
  await discardLookDraft(ctx.q, writerOf(ctx), version);
  ctx.audit.detail = { version };
  return {};
};
