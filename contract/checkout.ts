import { z } from 'zod';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { flag, id, text } from './form.ts';
import { location } from './store.ts';

export const deliveryTypes = [
  'pickup',
  'ship',
  'electronic',
  'local_delivery',
  'custom_pickup',
  'custom_ship',
] as const;
export const paymentChoices = [
  'not_required',
  'pickup',
  'paypal',
  'contact',
  'clearent',
  'chase',
  'global',
  'no_global',
  'credit_card',
] as const;

const withCart = z.object({ cart, checksum: z.string() });

/** Contact fields with the documented sentences (CHECKOUT-057..063); the browser checks with the same shape. */
export const contactFields = z.object({
  name: text(80).refine((s) => s.length > 0, { message: 'Please input your name.' }),
  email: text(254).refine((s) => /^[^\s@<>(),;:"[\]]+@[^\s@<>(),;:"[\]]+\.[^\s@<>(),;:"[\]]{2,}$/.test(s), {
    message: 'Please input your email address.',
  }),
  /** Stripped to digits (CHECKOUT-060). */
  phone: text(40)
    .transform((s) => s.replace(/\D/g, ''))
    .refine((s) => s.length >= 10 && s.length <= 15, { message: 'Please input your phone number.' }),
  promo_code: text(10).optional(),
  instructions: text(1000).optional(),
  preferred_communication: z.enum(['email', 'phone', 'text']).optional(),
  text_consent: flag().optional(),
  terms_accepted: flag().optional(),
});

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

const guestRefusals = [
  'guest_checkout_disabled',
  'guest_out_of_stock',
  'guest_gift_card',
  'cart_disabled',
] as const;

export const checkoutActions = {
  'checkout/setDelivery': action({
    summary: 'Chooses how the order reaches the shopper; pickup takes a location of the store.',
    input: z.object({
      delivery_preference: z.enum(deliveryTypes),
      custom: flag().optional(),
      location_id: id().optional(),
    }),
    output: withCart,
    refusals: ['delivery_unavailable', 'unknown_location', 'cart_empty', ...guestRefusals],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'checkout/getPaymentChoices': action({
    summary: 'Payment methods by delivery type.',
    input: z.object({}),
    output: z.object({
      ship: z.array(z.enum(paymentChoices)),
      pickup: z.array(z.enum(paymentChoices)),
      electronic: z.array(z.enum(paymentChoices)),
    }),
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'checkout/submit': action({
    summary:
      'Places the order: takes the stock, stores the order, queues the confirmation mail; all or nothing.',
    input: contactFields.extend({
      delivery_preference: z.enum(deliveryTypes),
      location_id: id().optional(),
      payment_choice: z.enum(paymentChoices),
      /** Checksum of the cart the shopper saw; another one is refused so that nobody pays a price they did not see. */
      checksum: text(100).optional(),
    }),
    output: z.object({
      order_number: z.string(),
      /** The secret part of the order's link: /account/order/{order_number}?key={order_key}. */
      order_key: z.string(),
    }),
    refusals: [
      'cart_empty',
      'cart_changed',
      'cart_unavailable',
      'not_enough_stock',
      'below_order_minimum',
      'payment_unavailable',
      'delivery_unavailable',
      'unknown_location',
      'text_consent_required',
      'terms_required',
      'communication_unavailable',
      ...guestRefusals,
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
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
