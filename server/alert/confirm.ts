import type { Handler } from '../context.ts';
import { alertsOf, checkAlerts, givenOwner } from './owner.ts';
import { confirmAlerts } from './write-queries.ts';

export const confirm: Handler<'alert/confirm'> = async (ctx, { token, alert_ids }) => {
  checkAlerts(ctx);
  const owner = givenOwner(ctx, token);
  await confirmAlerts(ctx.q, owner, alert_ids);
  return alertsOf(ctx, owner);
};
