import { z } from 'zod';
import { action } from '../action.ts';
import { flag, id, int, text } from '../form.ts';
import { linesOfOrder } from './lines-of-order.ts';
import { nextSteps, workLists } from './next-step.ts';
import { staffOrderDetailActions } from './order-detail.ts';
import { orderVersion } from './order-version.ts';
import { countedPayments, paymentFilters, paymentStates } from './payment-state.ts';
import { staffRefundActions } from './refund.ts';
import { storePaymentActions, storePaymentMethods } from './store-payment.ts';

/** An order as the counter sees it. Money in cents. */
const staffOrder = z.object({
  order_number: z.string(),
  /** Unix seconds. */
  order_date: z.number(),
  status: z.enum([
    'quote_requested',
    'quote_answered',
    'quote_ordered',
    'quote_declined',
    'placed',
    'ready_for_pickup',
    'partly_shipped',
    'shipped',
    'collected',
    'canceled',
  ]),
  /** What staff do next with it; '' = nothing. */
  next: z.enum(['', ...nextSteps]),
  /** A mail about it or its payment needs someone. */
  has_problem: z.boolean(),
  payment: z.enum(paymentStates),
  /** It goes to an address. */
  is_shipped: z.boolean(),
  /** The pickup location; '' for an order that is not picked up. */
  location: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  total: z.number(),
  currency: z.string(),
  notes: z.string(),
  items: z.array(
    z.object({
      eisbn: z.string(),
      title: z.string(),
      condition: z.string(),
      quantity: z.number(),
      /** Copies that were not on the shelf when they were ordered. */
      backorder_quantity: z.number(),
    }),
  ),
});

export const staffOrderActions = {
  ...staffRefundActions,
  ...staffOrderDetailActions,
  ...storePaymentActions,
  'order/getList': action({
    summary: 'Orders to work on, the oldest first, or all orders, the newest first.',
    input: z.object({
      /** What has to be done with them; without it, all orders. */
      list: z.enum(workLists).optional(),
      payment: z.enum(paymentFilters).optional(),
      /** An order number, an ISBN, words of a name or a title, the start of an email address, or the end of a phone number. */
      term: text(200).default(''),
      location_id: id().optional(),
      /** Only orders that this account bought, or others for it. */
      customer_id: id().optional(),
      /** The number of the last order of the page before. */
      after: text(40).default(''),
      limit: int(1, 100).default(25),
    }),
    output: z.object({
      orders: z.array(staffOrder),
      /** `after` of the next page; '' = this is the last. */
      next: z.string(),
    }),
    refusals: [],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'order/getLists': action({
    summary: 'The lists of work, each with how many orders are on it, and the locations to choose from.',
    input: z.object({ location_id: id().optional() }),
    output: z.object({
      counts: z.record(z.enum(workLists), z.number()),
      /** The counts of each list by payment; those of all orders stop at `mostPaymentsCounted`. */
      payments: z.record(z.enum([...workLists, 'all']), z.record(z.enum(countedPayments), z.number())),
      /** None for someone who works at one location. */
      locations: z.array(z.object({ location_id: z.number(), name: z.string() })),
    }),
    refusals: [],
    who: { permission: 'orders:read' },
    session: 'read',
    changes: false,
  }),
  'order/takeStep': action({
    summary: 'Marks an order as ready, shipped, collected or canceled, and mails the customer about it.',
    input: z.object({
      order_number: text(40, 1),
      step: z.enum(['ready', 'ship', 'collect', 'cancel']),
      /** For 'ship'. */
      carrier: text(40).default(''),
      tracking: text(80).default(''),
      /**
       * For 'ship': the copies in this parcel; empty = all that are left. The order is partly shipped until everything is
       * gone. For 'cancel', once a parcel has left: the copies that will not be sent.
       */
      lines: linesOfOrder,
      /** For 'ready' and 'ship': copies that were not on the shelf have arrived. */
      arrived: flag().default(false),
      /** For 'collect': how what is open was paid at the counter; '' = it was not. */
      paid: z.enum(storePaymentMethods).or(z.literal('')).default(''),
      version: orderVersion,
    }),
    output: z.object({ order_number: z.string(), status: z.string(), mailed: z.boolean() }),
    refusals: [
      'not_found',
      'wrong_status',
      'wrong_delivery',
      'not_arrived',
      'stale',
      /** Data: `position`. */
      'unknown_line',
      /** Data: `position` and `left`, how many copies are still to be sent. */
      'too_many',
      'nothing_owed',
      'paid_by_provider',
    ],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
};
