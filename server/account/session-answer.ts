import type { Cart } from '../../contract/cart.ts';
import type { Session } from '../../contract/session.ts';
import { isShutOut } from '../call/gate.ts';
import { readCart } from '../cart/cart.ts';
import type { Context } from '../context.ts';
import { favouritesOf } from '../customer-list/own-list.ts';
import { readUser } from './user.ts';

/** The session as every answer that holds one shows it. */
export async function sessionAnswer(ctx: Context, filled: Cart): Promise<Session> {
  // At the gate, do not show a cart from before the shop became private.
  const cart = isShutOut(ctx.store, ctx.session) ? (await readCart({ ...ctx, session: null })).cart : filled;
  const user = await readUser(ctx);
  const favourites = await favouritesOf(ctx);
  const chosen = ctx.session?.locationId ?? null;
  return {
    // The browser's cookie is HttpOnly, so that no script can read the id: neither here.
    session_id: '',
    logged_in: user !== null,
    user,
    cart,
    checksum: cart.checksum,
    pick_location: ctx.store.settings.store_info.is_consolidated_multistore && chosen === null,
    location_id: chosen,
    wishlist: favourites && {
      wishlist_id: favourites.id,
      rows: favourites.eisbns.map((eisbn) => ({ eisbn })),
    },
    wishlist_id: favourites?.id ?? null,
  };
}
