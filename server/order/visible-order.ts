import type { Order } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { type FoundOrder, readOrder } from './order.ts';
import { isOrderKey } from './order-key.ts';

/**
 * An order for those who may see it: the account that bought it, the person and the session that placed it, and who holds
 * its link. Everybody else learns no more than of one that does not exist (ORDER-024). Throws the refusal.
 */
export async function visibleOrder(ctx: Context, orderId: string, key: string | undefined): Promise<Order> {
  const { q, store, shop, now } = ctx;
  const found = orderId ? await readOrder(q, { store, secret: shop.secret }, orderId, now) : null;
  if (found && (isOwn(ctx, found) || (key !== undefined && isOrderKey(key, found.keyHash))))
    return found.order;
  throw refuse('not_found', m.order_not_found());
}

function isOwn(ctx: Context, found: FoundOrder): boolean {
  if (found.sessionId !== null && found.sessionId === ctx.session?.id) return true;
  const id = customerOf(ctx)?.id;
  return id !== undefined && (found.customerId === id || found.corpId === id);
}
