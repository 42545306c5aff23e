import type { Cart } from '../../contract/cart.ts';
import type { Session } from '../../contract/session.ts';
import { readUser } from '../account/user.ts';
import type { Context } from '../context.ts';

/** The session as every answer that holds one shows it. */
export async function sessionAnswer(ctx: Context, cart: Cart): Promise<Session> {
  const user = await readUser(ctx);
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
  };
}
