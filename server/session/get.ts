import { readCart } from '../cart/cart.ts';
import type { Handler } from '../context.ts';
import { dropCheckoutChoices } from './queries.ts';

export const get: Handler<'session/get'> = async (ctx, { reset_cart }) => {
  if (reset_cart && ctx.session) await dropCheckoutChoices(ctx.q, ctx.session.id);
  const { cart } = await readCart(ctx);
  const chosen = ctx.session?.locationId ?? null;
  return {
    // The browser's cookie is HttpOnly, so that no script can read the id: neither here.
    session_id: '',
    logged_in: (ctx.session?.customerId ?? null) !== null,
    user: null,
    cart,
    checksum: cart.checksum,
    pick_location: ctx.store.settings.store_info.is_consolidated_multistore && chosen === null,
    location_id: chosen,
  };
};
