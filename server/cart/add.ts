import type { Checked, Output } from '../../contract/actions.ts';
import type { Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context, Handler } from '../context.ts';
import { type OfferedTitle, offerOf, suppliesOf } from '../pricing/offers.ts';
import { giftRegistryFor } from '../registry/cart-gifts.ts';
import { addGiftCards, changeGiftCards } from './add-gift-card.ts';
import { checkCopies, checkCounts, checkOffer, checkShop, unknownLine } from './add-rules.ts';
import { lockedRow, openCart, stockLocationOf } from './cart.ts';
import {
  type CartRow,
  deleteLines,
  findTitle,
  type LineRow,
  putLine,
  readLines,
  setQuantity,
} from './queries.ts';

type Added = Output<'cart/add'>['added'];

export const add: Handler<'cart/add'> = async (ctx, input) => {
  checkShop(ctx);
  const row = await lockedRow(ctx);
  const lines = await readLines(ctx.q, row.id);
  const change = input.cart_id === undefined ? addCopies : setCopies;
  const added = await change(ctx, row, lines, input);
  return { cart: (await openCart(ctx, row)).cart, added };
};

/** Puts copies into the cart, on top of those already there in the same condition (CART-032). */
async function addCopies(
  ctx: Context,
  row: CartRow,
  lines: LineRow[],
  input: Checked<'cart/add'>,
): Promise<Added> {
  const title = await findTitle(ctx.q, input.eisbn);
  if (!title) throw refuse('not_found', m.refusal_not_found_title());
  if (title.is_giftcard) return addGiftCards(ctx, row, lines, title, input);
  if (input.quantity === 0) throw refuse('invalid_input', m.refusal_invalid_input_quantity());
  const offer = await offerFor(ctx, row, title, input.condition);
  const price = checkOffer(title, offer);
  const present = lines.find((l) => l.id === title.id && l.condition === input.condition);
  if (offer.is_large_print && !present && !input.large_print_confirmed) {
    const sentence = m.refusal_large_print_edition({ title: title.title });
    throw refuse('large_print_unconfirmed', sentence);
  }
  const quantity = (present?.quantity ?? 0) + input.quantity;
  checkCounts(lines.length + (present ? 0 : 1), quantity);
  checkCopies(offer, quantity, input.order_rest);
  await putLine(ctx.q, {
    cartId: row.id,
    titleId: title.id,
    condition: input.condition,
    quantity,
    giftRegistryId: await giftRegistryFor(ctx, row.id, title.id, input.gift_registry_id),
    position: input.position ?? null,
  });
  return { quantity: input.quantity, title: title.title, price };
}

/** Sets the quantity of a line of this cart; 0 removes it, even if the title is no longer sold (CART-012). */
async function setCopies(
  ctx: Context,
  row: CartRow,
  lines: LineRow[],
  input: Checked<'cart/add'>,
): Promise<Added> {
  const line = lines.find((l) => l.line_id === input.cart_id && l.eisbn === input.eisbn);
  if (!line) throw unknownLine();
  if (line.is_giftcard) return changeGiftCards(ctx, row, lines, line, input);
  if (input.quantity === 0) {
    await deleteLines(ctx.q, row.id, [line.line_id]);
    return { quantity: 0, title: line.title, price: 0 };
  }
  const offer = await offerFor(ctx, row, line, line.condition);
  // Fewer copies never need asking: what is left was agreed to when it was added.
  if (input.quantity > line.quantity) {
    checkOffer(line, offer);
    checkCounts(lines.length, input.quantity);
    checkCopies(offer, input.quantity, input.order_rest);
  }
  await setQuantity(ctx.q, row.id, line.line_id, input.quantity);
  return { quantity: input.quantity, title: line.title, price: offer.price ?? 0 };
}

async function offerFor(
  ctx: Context,
  row: CartRow,
  title: OfferedTitle,
  condition: Offer['code'],
): Promise<Offer> {
  const view = { ...ctx, locationId: stockLocationOf(ctx, row) };
  const supplies = await suppliesOf(ctx.q, view, [title]);
  return offerOf(view, title, supplies.get(title.id) ?? [], condition);
}
