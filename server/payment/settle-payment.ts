import type { Db } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import {
  PaymentNotSent,
  type PaymentProvider,
  type PaymentProviderName,
  type PaymentResult,
} from '../providers/payment/payment.ts';
import type { Store, Stores } from '../store/stores.ts';
import { applyResult } from './apply-result.ts';
import type { Applying } from './applying.ts';
import type { PaymentRow } from './payment-row.ts';
import { countQuestion } from './progress-queries.ts';
import { findPayment } from './queries.ts';

/** The stores' accounts at payment providers. */
export interface PaymentAccounts {
  /** Throws `PaymentNotSent` when the store has no account there. */
  open(store: Store, provider: PaymentProviderName): Promise<PaymentProvider>;
}

/** What settling a payment needs of a shop. */
export interface SettleParts {
  db: Db;
  stores: Stores;
  payments: PaymentAccounts;
  env: { MAIL_FROM: string; ORDER_EMAIL: string };
  secret: SecretKey;
  now(): Date;
}

/** The provider did not give the state of a payment: its message has to come again. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}

/**
 * Asks the provider about an open payment and applies the answer. Never assumes that money has not moved. Call it outside a
 * transaction. `giveUp`: cancels a payment that still waits at the provider, as happens to an overdue one in any case. `mustHear`:
 * throws `ProviderSilent` if the provider gives no state, so that it sends its message again: the shop asks only once what happens to
 * money that was taken.
 */
export async function settlePayment(
  parts: SettleParts,
  paymentId: number,
  { giveUp = false, mustHear = false }: { giveUp?: boolean; mustHear?: boolean } = {},
): Promise<PaymentRow> {
  const payment = await must(parts, paymentId);
  const { store, provider } = await openAccount(parts, payment);
  const asked = await countQuestion(parts.db, paymentId);
  const found = await provider.find(payment).catch(unlessSent);
  const isOver = giveUp || parts.now() > payment.due_at;
  const result = isOver ? await ended(parts, payment, provider, found) : found;
  if (result.state === 'unknown' && mustHear) throw new ProviderSilent(payment.provider);
  if (result.state === 'none' || result.state === 'unknown') return payment;
  // The provider has never heard of it: that holds as long as nothing is sent meanwhile.
  const unsent = found.state === 'none' ? { sentAt: payment.started_at } : {};
  return apply(parts, { payment, store, provider, asked, ...unsent }, result);
}

/** Goes on with an open payment after the shopper has done their part, or says that they have. */
export async function finishOpen(parts: SettleParts, paymentId: number): Promise<PaymentRow> {
  const payment = await must(parts, paymentId);
  if (parts.now() > payment.due_at || payment.reference === '') return settlePayment(parts, paymentId);
  const { store, provider } = await openAccount(parts, payment);
  const result = await provider.finish(payment).catch(unlessSent);
  return apply(parts, { payment, store, provider }, result);
}

async function ended(
  parts: SettleParts,
  payment: PaymentRow,
  provider: PaymentProvider,
  found: PaymentResult | { state: 'none' },
): Promise<PaymentResult | { state: 'none' }> {
  if (payment.state !== 'open') return found;
  if (found.state === 'none') {
    const sentAt = payment.started_at?.getTime() ?? 0;
    return parts.now().getTime() - sentAt < provider.can.foundWithinMs
      ? found
      : { state: 'voided', reference: '' };
  }
  if (found.state !== 'needs_shopper' && found.state !== 'pending') return found;
  const { reference } = found;
  // A `finish` that is on its way may still take the money: it then counts as stray.
  if (found.state === 'needs_shopper' && provider.can.waitsForFinish) return { state: 'voided', reference };
  const step = { key: `${payment.key}:end`, reference, currency: payment.currency };
  const released = await provider.void(step).catch(unlessSent);
  if (released.state === 'done') return { state: 'voided', reference };
  // It may have been paid meanwhile.
  return released.state === 'refused' ? provider.find(payment).catch(unlessSent) : { state: 'unknown' };
}

/** Whether it is too soon to send a request again: the first may still be on its way, and this provider would do both. */
export const isTooSoon = ({ can }: PaymentProvider, sentAt: Date | null, now: Date): boolean =>
  now.getTime() - (sentAt?.getTime() ?? 0) < (can.sendAgainAfterMs ?? 0);

/** Applies a result in a transaction of its own. */
export function apply(
  parts: SettleParts,
  {
    payment,
    store,
    provider,
    ...by
  }: { payment: PaymentRow; store: Store; provider: PaymentProvider } & Partial<
    Pick<Applying, 'asked' | 'sentAt'>
  >,
  result: PaymentResult,
): Promise<PaymentRow> {
  return parts.db.tx((q) =>
    applyResult(q, payment.id, result, { ...applying(parts, store, provider), ...by }),
  );
}

export const applying = (
  { env, secret, now }: SettleParts,
  store: Store,
  provider: PaymentProvider,
): Applying => ({
  store,
  secret,
  now: now(),
  mailFrom: env.MAIL_FROM,
  orderEmail: env.ORDER_EMAIL,
  holdDays: provider.can.holdDays,
  asked: 0,
});

export async function openAccount(
  parts: SettleParts,
  payment: PaymentRow,
): Promise<{ store: Store; provider: PaymentProvider }> {
  const store = parts.stores.all().find((one) => one.id === payment.store_id);
  if (!store) throw new Error(`the store of payment ${payment.id} is not known yet`);
  return { store, provider: await parts.payments.open(store, payment.provider) };
}

export async function must(parts: SettleParts, paymentId: number): Promise<PaymentRow> {
  const payment = await findPayment(parts.db, paymentId);
  if (!payment) throw new Error(`there is no payment ${paymentId}`);
  return payment;
}

/** A question that was not sent says nothing about the payment. */
export function unlessSent(e: unknown): { state: 'unknown' } {
  if (e instanceof PaymentNotSent) return { state: 'unknown' };
  throw e;
}
