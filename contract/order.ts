import { z } from 'zod';
import { action } from './action.ts';
import { text } from './form.ts';
import { location } from './store.ts';

export const orderItem = z.object({
  title_info: z.object({
    eisbn: z.string(),
    title: z.string(),
    subtitle: z.string(),
    authors: z.array(z.string()),
    binding: z.string(),
    cover_image_cache: z.string(),
    cover_ratio: z.number(),
    is_forthcoming: z.boolean(),
    release_date: z.number().nullable(),
    available: z.object({ code: z.string(), text: z.string() }),
  }),
  cart_info: z.object({
    quantity: z.number(),
    sold_price: z.number(),
    original_price: z.number(),
    /** Percent. */
    discount: z.number(),
    backorder_quantity: z.number(),
    backorder_sub_message: z.string(),
    is_giftcard: z.boolean(),
    cart_notes: z.record(z.string(), z.unknown()),
  }),
});

export const order = z.object({
  order_number: z.string(),
  /** Unix seconds. */
  order_date: z.number(),
  /** 'June 3, 2026, 4:05 pm' by the clock of the store: machines know different rules of the same time zone. */
  order_date_text: z.string(),
  delivery_type: z.string(),
  delivery_key: z.enum(['electronic', 'pickup', 'ship', 'quote']),
  purchaser_name: z.string(),
  email: z.string(),
  phone: z.string(),
  order_location_id: z.number().nullable(),
  location: location.nullable(),
  payment_type: z.string(),
  payment_message: z.string(),
  communication_preference: z.string(),
  notes: z.string(),
  purchaseorder: z.string(),
  status: z.string(),
  summary: z.object({
    total: z.number(),
    total_owing: z.number(),
    subtotal: z.number(),
    taxes: z.array(z.object({ type: z.string(), amount: z.number() })),
    shipping: z.number(),
    discounts: z.number(),
    original_price: z.number(),
    item_count: z.number(),
    total_gift_card_amount_used: z.number(),
  }),
  items: z.array(orderItem),
});
export type Order = z.output<typeof order>;

export const orderActions = {
  'order/get': action({
    summary: 'An order, for the session that placed it or the holder of its link.',
    input: z.object({ order_id: text(40, 1), key: text(100).optional() }),
    output: order,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 120, seconds: 600 },
  }),
};
