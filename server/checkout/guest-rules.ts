import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { OpenCart } from '../cart/cart.ts';
import { requiresAccount } from '../cart/cart.ts';
import type { PricedLine } from '../cart/cart-item.ts';
import type { Context } from '../context.ts';

/** Whether this shopper may check out here at all. */
export function checkGuest(ctx: Context): void {
  const { cart_enabled, guest_allow_checkout } = ctx.store.settings;
  if (!cart_enabled) throw refuse('cart_disabled', m.refusal_cart_disabled());
  if (customerOf(ctx)) return;
  if (!guest_allow_checkout || requiresAccount(ctx)) {
    throw refuse('guest_checkout_disabled', m.refusal_guest_checkout_disabled());
  }
}

/** Guests may order only copies on the shelf, or only goods that are emailed (decisions A.6); customers may order other copies as well. */
export function checkGuestCart(ctx: Context, open: OpenCart, locationName: string): void {
  if (customerOf(ctx)) return;
  const { summary } = open.cart;
  if (summary.is_emailed) return;
  if (open.lines.some((l) => l.line.is_giftcard)) {
    throw refuse('guest_gift_card', m.refusal_guest_gift_card());
  }
  if (summary.contains_ticket) throw refuse('guest_ticket', m.refusal_guest_ticket());
  const missing = open.lines.filter((l) => l.backorder > 0);
  if (missing.length === 0) return;
  const sentence =
    ctx.store.locations.length > 1 ? m.refusal_guest_out_of_stock_elsewhere : m.refusal_guest_out_of_stock;
  throw refuse('guest_out_of_stock', sentence({ location: locationName }), { items: linesData(missing) });
}

/** Lines as refusals list them. */
export function linesData(lines: readonly PricedLine[]) {
  return lines.map(({ line, offer }) => ({
    cart_id: line.line_id,
    eisbn: line.eisbn,
    title: line.title,
    condition: line.condition,
    requested: line.quantity,
    onhand: offer.onhand,
  }));
}
