import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, text } from '../form.ts';
import { linesOfOrder } from './lines-of-order.ts';
import { orderVersion } from './order-version.ts';

/** Why what is asked for cannot be given back. */
export const planRefusals = [
  'not_found',
  /** Nothing of the order was paid by card or gift card. */
  'not_paid',
  /** Its payment is only authorized. */
  'not_charged',
  'nothing_left',
  /** Data: `most`, in cents. */
  'too_much',
  /** Data: `position`. */
  'unknown_line',
  /** Data: `position` and `left`, how many copies can still be given back. */
  'too_many',
  'nothing_chosen',
] as const;

const refusals = [
  ...planRefusals,
  /** A gift card that was bought has been spent. Data: `position`. */
  'gift_card_used',
  /** There is no gift card to put it on, and no address to mail a new one to. */
  'no_address',
] as const;
export type RefundRefusal = (typeof refusals)[number];

/** Money in cents. */
const amount = z.number();

/** What a refund is for. */
const refundOf = z.object({
  order_number: text(40, 1),
  /** A sum with taxes, which all lines and the delivery share; without it, `lines` and `shipping` say what for. */
  amount: int(1, 2_000_000_000).optional(),
  lines: linesOfOrder,
  /** What is left of the delivery. */
  shipping: flag().default(false),
  /** 'as_paid': to the card, at most what it paid, and the rest to the gift cards. */
  to: z.enum(['as_paid', 'gift_card']).default('as_paid'),
});
type RefundOf = z.output<typeof refundOf>;

const isOneKind = ({ amount, lines, shipping }: Pick<RefundOf, 'amount' | 'lines' | 'shipping'>) =>
  amount === undefined || (lines.length === 0 && !shipping);
const oneKind = 'either an amount, or lines and shipping';

export const refundPlan = refundOf.refine(isOneKind, oneKind);

export const staffRefundActions = {
  'order/refund': action({
    summary: 'Gives back what was paid for lines of an order, or a sum, and mails the customer about it.',
    input: refundOf
      .extend({
        /** Puts the copies back on the shelf. */
        restock: flag().default(false),
        /** For the shop; the customer doesn't see it. */
        reason: text(200).default(''),
        version: orderVersion,
      })
      .refine(isOneKind, oneKind),
    output: z.object({
      order_number: z.string(),
      refund_id: z.number(),
      amount,
      lines: z.array(z.object({ position: z.number(), quantity: z.number(), amount })),
      shipping: amount,
      taxes: z.array(z.object({ type: z.string(), amount })),
      /** To the card or account that was paid with. */
      to_provider: amount,
      to_gift_cards: amount,
      /** Copies that are back on the shelf. */
      restocked: z.number(),
      mailed: z.boolean(),
    }),
    refusals: [
      ...refusals,
      /** The password was typed too long ago: staff/prove comes first. */
      'proof_required',
      'stale',
    ],
    who: { permission: 'orders:refund' },
    session: 'read',
    changes: true,
  }),
};
