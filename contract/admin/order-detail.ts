import { z } from 'zod';
import { action } from '../action.ts';
import { id, int, text } from '../form.ts';
import { order } from '../order.ts';
import { nextSteps } from './next-step.ts';
import { planRefusals, refundPlan } from './refund.ts';
import { storePaymentMethods } from './store-payment.ts';

/** When, by the clock of the store, and who: a name, 'command line', or what the shop did by itself. */
const done = { at_text: z.string(), by: z.string() };

/** An order with all that staff need to know of it. Money in cents. */
const staffOrderDetail = z.object({
  /** As its customer sees it, with the address of a gift registry. */
  order,
  /** What has happened to it so far: sent along with a change, which is refused when more has happened since. */
  version: z.string(),
  next: z.enum(['', ...nextSteps]),
  /** Which steps its state allows. */
  steps: z.object({
    ready: z.boolean(),
    ship: z.boolean(),
    collect: z.boolean(),
    /** 'rest': a parcel has left, and only what is still to be sent can be canceled. */
    cancel: z.enum(['', 'all', 'rest']),
    refund: z.boolean(),
    /** A refund that the provider has refused can be sent again. */
    retry_refund: z.boolean(),
  }),
  lines: z.array(
    z.object({
      position: z.number(),
      /** Copies that are still to leave in a parcel, that are set aside in the shop, and that can still be refunded. */
      to_send: z.number(),
      held: z.number(),
      refundable: z.number(),
      /** Why copies are not in the shop yet; '' = all are. */
      note: z.string(),
    }),
  ),
  payment: z.object({
    /** 'Visa ending in 4242'; '' = nothing was paid at a provider. */
    paid_with: z.string(),
    state: z.enum(['', 'open', 'authorized', 'captured', 'declined', 'voided', 'stray']),
    /**
     * `paid`: at the provider. `returned`: what of that and of `by_gift_cards` went back or is to go back. `refundable`: the
     * most that a refund can give back.
     */
    paid: z.number(),
    by_gift_cards: z.number(),
    returned: z.number(),
    refundable: z.number(),
    /**
     * `paid`: what staff noted as paid in the store. `open`: what is to be paid there. `to_return`: what was taken for copies that were
     * canceled since, which staff give back by hand. `likely`: how the customer will pay `open` when they collect the order, the way the
     * store noted last; '' = they will not.
     */
    in_store: z.object({
      ...{ paid: z.number(), open: z.number(), to_return: z.number() },
      likely: z.enum(storePaymentMethods).or(z.literal('')),
    }),
    is_disputed: z.boolean(),
    /** The provider's data about the dispute, in cents; null = there is no dispute, or the provider gives no data. */
    dispute: z
      .object({
        /** As people call it. */
        provider: z.string(),
        state: z.enum(['open', 'won', 'lost']),
        amount: z.number(),
        /** What it has cost so far, fees included. */
        cost: z.number(),
        /** Until when the shop can answer, by its clock, 'YYYY-MM-DD'; '' = it need not, or no longer. */
        due_day: z.string(),
        /** The provider's page about it; '' = not known. */
        page: z.string(),
      })
      .nullable(),
    /** Why the provider refused the last charge or refund. '' = it did not. */
    refused: z.string(),
  }),
  /** Who made each refund and why, and whether the provider has it; by `refund_id` of the order's refunds. */
  refunds: z.array(
    z.object({
      refund_id: z.number(),
      ...done,
      reason: z.string(),
      state: z.enum(['', 'open', 'done', 'refused']),
      refused: z.string(),
    }),
  ),
  /** What staff noted as paid in the store, the oldest first. */
  store_payments: z.array(
    z.object({
      payment_id: z.number(),
      method: z.enum(storePaymentMethods),
      amount: z.number(),
      note: z.string(),
      ...done,
      /** null = it counts. */
      taken_back: z.object(done).nullable(),
    }),
  ),
  /** The oldest first. */
  events: z.array(z.object({ status: z.string(), ...done })),
  parcels: z.array(z.object({ shipment_id: z.number(), ...done })),
  notes: z.array(z.object({ note_id: z.number(), body: z.string(), ...done })),
  mails: z.array(
    z.object({
      mail_id: z.number(),
      template: z.string(),
      subject: z.string(),
      recipient: z.string(),
      status: z.enum(['queued', 'sent', 'failed']),
      /** Why the last attempt failed; '' = it did not. */
      error: z.string(),
      /** When it was sent, or else queued. */
      at_text: z.string(),
    }),
  ),
});

const order_number = text(40, 1);

export const staffOrderDetailActions = {
  'order/get': action({
    summary: 'An order with its money, its mails, and what has become of it.',
    input: z.object({ order_number }),
    output: staffOrderDetail,
    refusals: ['not_found'],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'order/addNote': action({
    summary: 'Notes something about an order. The customer never sees it.',
    input: z.object({ order_number, body: text(2000, 1) }),
    output: z.object({ note_id: z.number() }),
    refusals: ['not_found'],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
  'order/sendMailAgain': action({
    summary: 'Sends a mail about an order once more.',
    input: z.object({ order_number, mail_id: int(1, Number.MAX_SAFE_INTEGER) }),
    output: z.object({ recipient: z.string() }),
    refusals: ['not_found', 'still_waiting'],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
  'order/getPickList': action({
    summary: 'The copies to take off the shelves for orders to get ready or to ship, by location and shelf.',
    input: z.object({ location_id: id().optional() }),
    output: z.object({
      locations: z.array(
        z.object({
          /** '' = of orders without one. */
          name: z.string(),
          shelves: z.array(
            z.object({
              /** A category of the shop; '' = the title is in none. */
              name: z.string(),
              lines: z.array(
                z.object({
                  eisbn: z.string(),
                  title: z.string(),
                  author: z.string(),
                  binding: z.string(),
                  condition: z.string(),
                  quantity: z.number(),
                  order_number: z.string(),
                  /** Whose it is. */
                  name: z.string(),
                  is_shipped: z.boolean(),
                }),
              ),
            }),
          ),
        }),
      ),
      /** How many orders these are; the oldest 200 at most. */
      orders: z.number(),
      at_text: z.string(),
    }),
    refusals: [],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'order/previewRefund': action({
    summary: 'What a refund would give back, and where; nothing is changed.',
    input: refundPlan,
    output: z.object({
      amount: z.number(),
      lines: z.array(z.object({ position: z.number(), quantity: z.number(), amount: z.number() })),
      shipping: z.number(),
      taxes: z.array(z.object({ type: z.string(), amount: z.number() })),
      to_provider: z.number(),
      to_gift_cards: z.number(),
    }),
    refusals: planRefusals,
    who: { permission: 'orders:refund' },
    session: 'read',
    changes: false,
  }),
  'order/retryRefund': action({
    summary: 'Sends the refunds of an order again that the provider has refused.',
    input: z.object({ order_number }),
    output: z.object({ amount: z.number() }),
    refusals: ['not_found', 'nothing_left', 'proof_required'],
    who: { permission: 'orders:refund' },
    session: 'read',
    changes: true,
  }),
};
