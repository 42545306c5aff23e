import type { OrderableTitle, PricedTitles } from '../../contract/list-order.ts';
import { judgeCopies } from '../cart/judge-copies.ts';
import { promotionsOnGoods } from '../cart/promotions-due.ts';
import type { Context } from '../context.ts';
import { offerOf, suppliesOf } from '../pricing/offers.ts';
import { type NewerRow, type OrderRow, readNewerEditions, readTitlesToOrder } from './order-queries.ts';

/** What new copies of titles of the catalogue would cost by the rules of the cart, before anything is in one. */
export async function priceTitles(
  ctx: Context,
  items: readonly OrderRow[],
  copiesOf: (eisbn: string) => number,
): Promise<PricedTitles> {
  const rows = await orderable(ctx, items, copiesOf);
  const goods = rows.flatMap(({ eisbn, price, quantity, state, binding }, i) =>
    price === null || state === 'unavailable'
      ? []
      : [
          {
            key: eisbn,
            quantity,
            price,
            titleId: items[i]?.id ?? 0,
            condition: 'NEW',
            format: items[i]?.is_large_print ? 'Large Print' : binding,
          },
        ],
  );
  const { applied } = await promotionsOnGoods(ctx, goods);
  const discounts = applied.map(({ promotion, amount }) => ({ description: promotion.name, amount }));
  const subtotal = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const total = subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0);
  return { rows, subtotal, discounts, total };
}

/** The same for copies by ISBN; titles that the catalogue lacks are left out. */
export async function priceCopies(ctx: Context, copies: ReadonlyMap<string, number>): Promise<PricedTitles> {
  const items = await readTitlesToOrder(ctx.q, [...copies.keys()]);
  return priceTitles(ctx, items, (eisbn) => copies.get(eisbn) ?? 0);
}

async function orderable(
  ctx: Context,
  items: readonly OrderRow[],
  copiesOf: (eisbn: string) => number,
): Promise<OrderableTitle[]> {
  const wanted = items.map(({ eisbn }) => ({ isbn: eisbn, written: eisbn, qty: copiesOf(eisbn) }));
  const { titles: judged } = await judgeCopies(ctx, wanted, []);
  const supplies = await suppliesOf(ctx.q, ctx, items);
  const newer = await newerOf(ctx, items);
  return items.map((item, i) => {
    const offer = offerOf(ctx, item, supplies.get(item.id) ?? [], 'NEW');
    const { success = false, note = '', qty = 0 } = judged[i] ?? {};
    const inStock = offer.onhand >= copiesOf(item.eisbn) ? 'in_stock' : 'orderable';
    return {
      eisbn: item.eisbn,
      title: item.title,
      author: item.author,
      binding: item.binding,
      state: success ? inStock : 'unavailable',
      note,
      quantity: success ? qty : 0,
      price: offer.price,
      newer: newer.get(item.id) ?? null,
    };
  });
}

async function newerOf(ctx: Context, items: readonly OrderRow[]) {
  const rows = await readNewerEditions(
    ctx.q,
    items.map(({ id }) => id),
  );
  const edition = ({ eisbn, title, author, binding }: NewerRow) => ({ eisbn, title, author, binding });
  return new Map(rows.map((row) => [row.replaced_id, edition(row)]));
}
