import * as m from '../../messages/compiled/messages.js';
import { note } from '../account/audit.ts';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { ownInstitution } from './institution.ts';
import { leaveParent, removeChild } from './queries.ts';

export const removeChildLink: Handler<'account/removeChildLink'> = async (ctx, { id }) => {
  const institution = await ownInstitution(ctx);
  const removed = await removeChild(ctx.q, institution.id, id);
  if (!removed) throw refuse('unknown_account', m.refusal_unknown_account_link());
  await leaveParent(ctx.q, removed);
  await note(ctx, 'link_removed', institution.id, { link: id });
  return { success: true };
};
