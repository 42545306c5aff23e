import type { Handler } from '../context.ts';
import { refuse } from '../refusal.ts';
import { readOrder } from './order.ts';
import { isOrderKey } from './order-key.ts';

/** Whoever may not see an order learns no more than that of one that does not exist (ORDER-024). */
export const get: Handler<'order/get'> = async (ctx, { order_id, key }) => {
  const found = await readOrder(ctx.q, ctx.store, order_id, ctx.now);
  const placedHere = found?.sessionId != null && found.sessionId === ctx.session?.id;
  const holdsLink = found !== null && key !== undefined && isOrderKey(key, found.keyHash);
  if (!found || !(placedHere || holdsLink)) throw refuse('not_found', 'We could not find this order.');
  return found.order;
};
