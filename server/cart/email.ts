import { createHash, randomUUID } from 'node:crypto';
import * as m from '../../messages/compiled/messages.js';
import { countInDatabase, tooManyRequests } from '../call/rate-limit.ts';
import { refuse } from '../call/refusal.ts';
import { theCustomer } from '../call/who.ts';
import type { Context, Handler } from '../context.ts';
import { mailSender } from '../mail/mail-envelope.ts';
import { subjectOf } from '../mail/wording/own-words.ts';
import { insertMail } from '../mail/write.ts';
import { readCart } from './cart.ts';
import { sharedCart } from './shared-cart.ts';

/** Besides the limits of the session and the IP address: no account may write to many, nor several to one mailbox. */
const perAccount = { calls: 20, seconds: 24 * 60 * 60 };
const perMailbox = { calls: 5, seconds: 60 * 60 };

/** Mails the cart as it is now. Only titles of the catalogue and the shop's own words are in it: it can carry no message. */
export const email: Handler<'cart/email'> = async (ctx, { email_address }) => {
  if (!ctx.store.settings.cart_enabled) throw refuse('cart_disabled', m.refusal_cart_disabled());
  const { cart } = await readCart(ctx);
  if (cart.items.length === 0) throw refuse('cart_empty', m.cart_empty());
  await limit(ctx, email_address);
  await insertMail(ctx.q, {
    storeId: ctx.store.id,
    reference: `cart-shared:${randomUUID()}`,
    sender: mailSender(ctx.shop.env.MAIL_FROM, ctx.store),
    recipient: email_address,
    subject: subjectOf(ctx.store, 'cart-shared', {}, m.share_subject({ shop: ctx.store.name })),
    template: 'cart-shared',
    data: sharedCart(cart),
  });
  ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
  return {};
};

async function limit(ctx: Context, mailbox: string): Promise<void> {
  const hash = createHash('sha256').update(`${ctx.store.id} ${mailbox.toLowerCase()}`).digest('base64url');
  const waits = [
    await countInDatabase(ctx.q, `cart mails of ${theCustomer(ctx).id}`, perAccount),
    await countInDatabase(ctx.q, `cart mails to ${hash.slice(0, 24)}`, perMailbox),
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooManyRequests(wait);
}
