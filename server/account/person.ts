import type { Query } from '../db/db.ts';
import { collectData } from './collect-data.ts';
import { emailKey } from './email-key.ts';
import { eraseAccount } from './erase-account.ts';
import {
  deleteFormsOf,
  deleteSignUpsOf,
  forgetDueOrders,
  forgetGiftAddresses,
  type MarkedOrders,
  markOrdersToForget,
  readAlertsOf,
  readFormsOf,
  readOrdersOf,
  readRsvpsOf,
  readSignUpsOf,
} from './person-queries.ts';
import { type CustomerRow, findByLogin } from './queries.ts';

interface Person {
  account: CustomerRow | undefined;
  orders: unknown[];
  forms: unknown[];
  rsvps: unknown[];
  alerts: unknown[];
  newsletter: unknown[];
}

/** What a store knows of an email address: the account, and what was sent with it, with or without one. */
export async function findPerson(q: Query, storeId: number, email: string): Promise<Person> {
  const key = emailKey(email);
  return {
    account: await findByLogin(q, storeId, key, ''),
    orders: await readOrdersOf(q, storeId, key),
    forms: await readFormsOf(q, storeId, key),
    rsvps: await readRsvpsOf(q, storeId, key),
    alerts: await readAlertsOf(q, storeId, key),
    newsletter: await readSignUpsOf(q, storeId, key),
  };
}

/** Everything a store keeps about an email address, as a person may have it; undefined for an address that it does not know. */
export async function personData(
  q: Query,
  storeId: number,
  email: string,
): Promise<Record<string, unknown> | undefined> {
  const { account, orders, forms, rsvps, alerts, newsletter } = await findPerson(q, storeId, email);
  if (!account && [orders, forms, rsvps, alerts, newsletter].every(({ length }) => length === 0))
    return undefined;
  return {
    ...(account ? await collectData(q, account.id) : {}),
    orders_by_email: orders,
    forms_by_email: forms,
    rsvps_by_email: rsvps,
    alerts_by_email: alerts,
    newsletter_by_email: newsletter,
  };
}

/** How long an ordered book is held for pickup, with some margin; after that the order counts as over. */
const waitDays = 60;

/**
 * Erases a person: the account, the forms, the RSVPs, the alerts and the sign-up for the newsletter, and the name, address and notes of every order; sales figures stay. An order
 * that may still be picked up keeps them until it is over (docs/decisions/0016), unless `now` is set.
 */
export async function forgetPerson(
  q: Query,
  storeId: number,
  email: string,
  { now }: { now: boolean },
): Promise<{
  account: boolean;
  orders: MarkedOrders;
  forms: number;
  rsvps: number;
  alerts: number;
  newsletter: number;
}> {
  const key = emailKey(email);
  const account = await findByLogin(q, storeId, key, '');
  const person = { storeId, emailKey: key, customerId: account?.id ?? null };
  const orders = await markOrdersToForget(q, person, now ? 0 : waitDays);
  await forgetDueOrders(q);
  const { rsvps, alerts } = await eraseAccount(q, account ?? { id: 0, store_id: storeId, email });
  const forms = await deleteFormsOf(q, storeId, key);
  const newsletter = await deleteSignUpsOf(q, storeId, key);
  return { account: account !== undefined, orders, forms, rsvps, alerts, newsletter };
}

/** Removes erased people from orders that are over. */
export async function forgetOrdersThatAreOver(q: Query): Promise<void> {
  await forgetDueOrders(q);
  await forgetGiftAddresses(q, waitDays);
}
