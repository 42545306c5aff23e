import type { Handler } from '../context.ts';
import { alertsOf, checkAlerts, givenOwner } from './owner.ts';

export const getAll: Handler<'alert/getAll'> = async (ctx, { token }) => {
  checkAlerts(ctx);
  return alertsOf(ctx, givenOwner(ctx, token));
};
