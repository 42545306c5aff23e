import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { note } from './audit.ts';
import { endSessions } from './session-queries.ts';

/** Ends only sessions of this customer: other ids do nothing. The current session ends by logging out. */
export const endSession: Handler<'account/endSession'> = async (ctx, { id }) => {
  const { id: customerId } = theCustomer(ctx);
  const current = ctx.session?.id ?? null;
  if (id !== undefined && id === current) return { ended: 0 };
  const which = id === undefined ? { allBut: current } : { only: id };
  const ended = await endSessions(ctx.q, customerId, which);
  if (ended > 0) await note(ctx, 'sessions_ended', customerId, { ended });
  return { ended };
};
