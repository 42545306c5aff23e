import { z } from 'zod';
import { action } from '../action.ts';
import { flag, int, text } from '../form.ts';
import { linesOfOrder } from './lines-of-order.ts';
import { staffRefundActions } from './refund.ts';

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
  /** Where it is picked up; '' for what is not. */
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
  'order/getList': action({
    summary: 'The orders of the last days, newest first.',
    input: z.object({ days: int(1, 3650).default(30) }),
    output: z.object({ orders: z.array(staffOrder) }),
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
      /** Of 'ship'. */
      carrier: text(40).default(''),
      tracking: text(80).default(''),
      /**
       * Of 'ship': what is in this parcel; none = all that is left. The order is partly shipped until everything is gone. Of 'cancel',
       * once a parcel has left: what will not be sent.
       */
      lines: linesOfOrder,
      /** Of 'ready' and 'ship': copies that were not on the shelf have arrived. */
      arrived: flag().default(false),
    }),
    output: z.object({ order_number: z.string(), status: z.string(), mailed: z.boolean() }),
    refusals: [
      'not_found',
      'wrong_status',
      'wrong_delivery',
      'not_arrived',
      /** Data: `position`. */
      'unknown_line',
      /** Data: `position` and `left`, how many copies are still to be sent. */
      'too_many',
    ],
    who: { permission: 'orders:write' },
    session: 'read',
    changes: true,
  }),
};
