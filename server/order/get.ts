import type { Handler } from '../context.ts';
import { findLastOrder } from './queries.ts';
import { visibleOrder } from './visible-order.ts';

export const get: Handler<'order/get'> = async (ctx, { order_id, key }) => {
  const last = async () => (ctx.session ? findLastOrder(ctx.q, ctx.session.id) : '');
  return visibleOrder(ctx, order_id ?? (await last()), key);
};
