import { maxCopies, maxTitles } from '../../contract/cart-limits.ts';
import type { Session } from '../call/sessions.ts';
import type { Context } from '../context.ts';
import { bringCards } from '../giftcard/cart-cards.ts';
import { bringCode } from '../promotion/entered-code.ts';
import { openCart } from './cart.ts';
import { isShort } from './cart-item.ts';
import {
  deleteCart,
  findCart,
  type LineRow,
  lockCart,
  moveLines,
  readLines,
  setQuantity,
} from './queries.ts';

export interface Merged {
  /** Copies that the account's own cart had before. */
  earlier: number;
  /** Titles that came along with fewer copies: too many copies or lines, or too few in stock. */
  limited: string[];
}

/**
 * At login: what the guest had in the cart is added to the account's own cart, as `ctx.session` is already the new one.
 * Null when there was nothing to bring.
 */
export async function mergeGuestCart(ctx: Context, guest: Session): Promise<Merged | null> {
  if (!ctx.session) throw new Error('a session is there after login');
  const from = await findCart(ctx.q, guest);
  if (!from) return null;
  // Locked like any change of it: an item added in another tab comes along or stays, but is not lost between.
  await lockCart(ctx.q, ctx.store.id, guest);
  const brought = await readLines(ctx.q, from.id);
  if (brought.length === 0) {
    await deleteCart(ctx.q, from.id);
    return null;
  }
  const to = await lockCart(ctx.q, ctx.store.id, ctx.session);
  const own = await readLines(ctx.q, to.id);
  const before = new Map(own.map((l) => [goodsKey(l), l.quantity]));
  let room = maxTitles - own.length;
  const fitting = brought.filter((l) => before.has(goodsKey(l)) || room-- > 0);
  await moveLines(ctx.q, from, to, { lineIds: fitting.map((l) => l.line_id), most: maxCopies });
  await bringCode(ctx.q, from.id, to.id);
  await bringCards(ctx.q, from.id, to.id);
  await deleteCart(ctx.q, from.id);

  const open = await openCart(ctx, { ...to, quote_id: from.quote_id ?? to.quote_id });
  const limited = brought.filter((l) => !fitting.includes(l)).map((l) => l.title);
  for (const asked of fitting) {
    const priced = open.lines.find(({ line }) => goodsKey(line) === goodsKey(asked));
    if (!priced) continue;
    const had = before.get(goodsKey(asked)) ?? 0;
    let quantity = priced.line.quantity;
    // The account's own copies are left to the 'Cart adjustment' that the shopper confirms (CART-047).
    if (isShort(priced)) {
      quantity = Math.min(quantity, Math.max(priced.offer.onhand, had, 1));
      await setQuantity(ctx.q, to.id, priced.line.line_id, quantity);
    }
    if (quantity < had + asked.quantity) limited.push(asked.title);
  }
  return { earlier: own.reduce((sum, { quantity }) => sum + quantity, 0), limited };
}

/** Copies with one key are one line of a cart. */
const goodsKey = ({ id, condition, notes }: LineRow) => `${id} ${condition} ${JSON.stringify(notes)}`;
