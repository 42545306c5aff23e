import type { Output } from '../../contract/actions.ts';
import { createSession } from '../call/sessions.ts';
import { mergeGuestCart } from '../cart/merge-carts.ts';
import type { Context } from '../context.ts';
import { withDevice } from './known-device.ts';
import { deleteSession, lockSession, moveOrders } from './session-queries.ts';

/**
 * Creates a new session for this customer and moves the guest's cart and orders to it. Ends the old session, so that a
 * leaked session id is useless. Returns the context to answer with.
 */
export async function signIn(
  ctx: Context,
  customerId: number,
): Promise<{ ctx: Context; merged: Output<'account/login'>['merged'] }> {
  // Gone when another tab of this browser logged in at the same moment: it has brought the cart.
  const before = ctx.session && (await lockSession(ctx.q, ctx.session.id)) ? ctx.session : null;
  const { session, token } = await createSession(ctx.q, ctx.store.id, {
    locationId: ctx.session?.locationId ?? null,
    customerId,
    agent: ctx.agent,
  });
  const inside: Context = { ...ctx, session, showPrices: true };
  let merged: Output<'account/login'>['merged'] = null;
  if (before) {
    if (before.customerId === null) {
      merged = await mergeGuestCart(inside, before);
      await moveOrders(ctx.q, before.id, session.id);
    }
    await deleteSession(ctx.q, before.id);
  }
  ctx.replaceSession(token);
  rememberBrowser(ctx, customerId);
  return { ctx: inside, merged };
}

/** Failed logins from other browsers no longer lock this browser out of the account. */
export function rememberBrowser(ctx: Context, customerId: number): void {
  const account = { storeId: ctx.store.id, customerId };
  ctx.keepDevice(withDevice(ctx.shop.secret, ctx.device, account, ctx.now));
}

/** Ends the caller's session and gives them an empty one. */
export async function signOut(ctx: Context): Promise<Context> {
  const before = ctx.session;
  if (before) await deleteSession(ctx.q, before.id);
  const { session, token } = await createSession(ctx.q, ctx.store.id, {
    locationId: before?.locationId ?? null,
  });
  ctx.replaceSession(token);
  return { ...ctx, session, showPrices: ctx.store.settings.guest_show_price };
}
