import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { addTitles, lockedList } from '../customer-list/own-list.ts';
import { storedRow } from './cart.ts';
import { readLines } from './queries.ts';

/** CART-063: the titles of the cart, which stays as it is; gift cards are left out. */
export const copyCartToList: Handler<'cart/copyCartToList'> = async (ctx, { list_id }) => {
  await lockedList(ctx, list_id);
  const row = await storedRow(ctx);
  const lines = row ? await readLines(ctx.q, row.id) : [];
  if (lines.length === 0) throw refuse('cart_empty', m.cart_empty());
  const eisbns = [...new Set(lines.map((line) => line.eisbn))];
  return { copied: await addTitles(ctx, list_id, eisbns) };
};
