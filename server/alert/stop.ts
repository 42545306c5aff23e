import type { Handler } from '../context.ts';
import { alertsOf, givenOwner } from './owner.ts';
import { endAlerts } from './write-queries.ts';

/** Works in a store that sends no alerts any more as well. */
export const stop: Handler<'alert/stop'> = async (ctx, { token, alert_id }) => {
  const owner = givenOwner(ctx, token);
  await endAlerts(ctx.q, owner, alert_id ?? null);
  return alertsOf(ctx, owner);
};
