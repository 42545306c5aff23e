import type { Cart } from '../../contract/cart.ts';
import type { Context } from '../context.ts';
import { checkShop } from './add-rules.ts';
import { lockedRow, openCart, stockLocationOf } from './cart.ts';
import { putNewCopies } from './import-queries.ts';
import { judgeCopies } from './judge-copies.ts';
import { readLines } from './queries.ts';

/** Adds one new copy of each title to the cart by the rules of `cart/import`, in a transaction of the caller. */
export async function addList(
  ctx: Context,
  eisbns: readonly string[],
): Promise<{ cart: Cart; added: number }> {
  checkShop(ctx);
  const row = await lockedRow(ctx);
  const wanted = eisbns.map((isbn) => ({ isbn, written: isbn, qty: 1 }));
  const view = { ...ctx, locationId: stockLocationOf(ctx, row) };
  const { added } = await judgeCopies(view, wanted, await readLines(ctx.q, row.id));
  await putNewCopies(ctx.q, row.id, added);
  return { cart: (await openCart(ctx, row)).cart, added: added.length };
}
