import type { OrderableTitle } from '../../contract/list-order.ts';
import type { Order } from '../../contract/order.ts';
import * as m from '../../messages/compiled/messages.js';
import type { Handler } from '../context.ts';
import { priceCopies } from '../titlelist/price-titles.ts';
import { visibleOrder } from './visible-order.ts';

type Item = Order['items'][number];

/** An order or a request for a quote as it could be ordered once more, each book once. */
export const getReorder: Handler<'order/getReorder'> = async (ctx, { order_id, key }) => {
  const { order_number, delivery_key, items } = await visibleOrder(ctx, order_id, key);
  const copies = new Map<string, number>();
  for (const item of items) {
    const { eisbn } = item.title_info;
    if (!whyNot(item)) copies.set(eisbn, (copies.get(eisbn) ?? 0) + item.cart_info.quantity);
  }
  const priced = await priceCopies(ctx, copies);
  const found = new Map(priced.rows.map((row) => [row.eisbn, row]));
  const rows = new Map<string, OrderableTitle>();
  for (const item of items) {
    const why = whyNot(item);
    const { eisbn } = item.title_info;
    const row = (!why && found.get(eisbn)) || leftOut(item, why || m.order_again_gone());
    rows.set(`${eisbn} ${row.note}`, row);
  }
  return { order_number, delivery_key, ...priced, rows: [...rows.values()] };
};

/** Why no new copy stands for this item; '' = one does. */
function whyNot({ title_info, cart_info }: Item): string {
  if (cart_info.is_giftcard) return m.refusal_gift_card_page_only();
  return title_info.available.code === 'NEW' ? '' : m.order_again_used();
}

function leftOut({ title_info: { eisbn, title, authors, binding } }: Item, note: string): OrderableTitle {
  return {
    eisbn,
    title,
    author: authors.join(', '),
    binding,
    state: 'unavailable',
    note,
    quantity: 0,
    price: null,
    newer: null,
  };
}
