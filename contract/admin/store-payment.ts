import { z } from 'zod';
import { action } from '../action.ts';
import { id, text } from '../form.ts';
import { orderVersion } from './order-version.ts';

/** How the shop took the money at its counter. */
export const storePaymentMethods = ['cash', 'card', 'check', 'other'] as const;
export type StorePaymentMethod = (typeof storePaymentMethods)[number];

const order_number = text(40, 1);

export const storePaymentActions = {
  'order/markPaid': action({
    summary: 'Notes that what is open of an order was paid in the store.',
    input: z.object({
      order_number,
      method: z.enum(storePaymentMethods),
      /** For the shop; the customer doesn't see it. */
      note: text(200).default(''),
      version: orderVersion,
    }),
    /** Cents. */
    output: z.object({ payment_id: z.number(), amount: z.number() }),
    refusals: [
      'not_found',
      'wrong_status',
      'nothing_owed',
      /** A card or an account was asked for it, and has not paid yet. */
      'paid_by_provider',
      'stale',
    ],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
  'order/takeBackPayment': action({
    summary:
      'Takes back a note that an order was paid in the store: it was a mistake, or the money went back.',
    input: z.object({ order_number, payment_id: id(), version: orderVersion }),
    output: z.object({ amount: z.number() }),
    refusals: ['not_found', 'already_taken_back', 'stale'],
    who: { permission: 'orders:refund' },
    session: 'read',
    changes: true,
  }),
};
