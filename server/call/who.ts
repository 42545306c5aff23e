import type { Context } from '../context.ts';

/**
 * Who is calling. A customer is a person who is logged in; the account in use is the one they buy for, their own or that
 * of an institution that lets them. What belongs to the person (lists, profile, orders they placed) goes by `id`; what
 * belongs to the purchase (cart, address book, order) by `corpId`.
 */
export interface Customer {
  id: number;
  corpId: number;
}

/** The customer who calls, null for a guest. */
export function customerOf(ctx: Pick<Context, 'session'>): Customer | null {
  const { customerId, corpId } = ctx.session ?? {};
  return customerId == null || corpId == null ? null : { id: customerId, corpId };
}

/** Names the person and the account they buy for, '' for a guest: what a page was drawn for (`user.for_account`). */
export function accountKey(ctx: Pick<Context, 'session'>): string {
  const who = customerOf(ctx);
  return who ? `${who.id}-${who.corpId}` : '';
}

/** The customer who calls, in an action whose contract says `who: 'customer'`: dispatch lets no guest in. */
export function theCustomer(ctx: Pick<Context, 'session'>): Customer {
  const customer = customerOf(ctx);
  if (!customer) throw new Error('the action is for customers');
  return customer;
}
