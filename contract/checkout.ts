import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { isBlank } from './account-fields.ts';
import { action } from './action.ts';
import type { AnswerField } from './answer-field.ts';
import { cart } from './cart.ts';
import { isEmail } from './email.ts';
import { flag, id, int, json, registryId, text } from './form.ts';

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

/**
 * What a client may send. Some send 'electronic', a delivery type, as a payment: the schema takes it, so that the refusal says
 * that it is not offered (PAY-020).
 */
export const sentPaymentChoices = [...paymentChoices, 'electronic'] as const;

/** The text has a card number in it: 13 to 19 digits, with or without spaces. */
const hasCardNumber = (s: string) => /(?:\d[ -]?){13,19}/.test(s);

/** What the shopper does next for a payment: the provider's page in a frame or in place of ours, or the provider's script. */
const shopperStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('frame'), url: z.string() }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('script'), handle: z.string() }),
]);
export const placedOrder = z.object({
  order_number: z.string(),
  /** The secret part of the order's link: /account/order/{order_number}?key={order_key}. */
  order_key: z.string(),
  /** Present while the order waits for its payment; without a step the provider is still deciding. */
  payment: z.object({ step: shopperStep.nullable() }).optional(),
});
const paymentRefusals = [
  'payment_declined',
  'payment_start_over',
  'payment_failed',
  'payment_open',
  'payment_login',
] as const;

export const withCart = z.object({ cart, checksum: z.string() });

/** The shopper's contact fields, with the documented sentences (CHECKOUT-057..060). */
const person = {
  name: text(80).refine((s) => !isBlank(s), { error: () => m.form_name_input() }),
  email: text(254).refine(isEmail, { error: () => m.form_email_input() }),
  /** Stripped to digits (CHECKOUT-060). With other words in it, such as 'ext. 5', the digits would be another number. */
  phone: text(40)
    .refine((s) => !/\p{L}/u.test(s), { error: () => m.form_phone_input() })
    .transform((s) => s.replace(/\D/g, ''))
    .refine((s) => s.length >= 10 && s.length <= 15, { error: () => m.form_phone_input() }),
};

const additional = {
  /** The form's 'Purchase Order #' (decisions A.8). */
  promo_code: text(10).optional(),
  instructions: text(1000).optional(),
  preferred_communication: z.enum(['email', 'phone', 'text']).optional(),
};

/** What can be saved before the order is placed: what is absent has not been entered yet. */
export const extras = z.object({
  name: person.name.optional(),
  email: person.email.optional(),
  phone: person.phone.optional(),
  ...additional,
});

/** Contact fields with the documented sentences (CHECKOUT-057..063); the browser checks with the same shape. */
export const contactFields = z.object({
  name: person.name.prefault(''),
  email: person.email.prefault(''),
  phone: person.phone.prefault(''),
  ...additional,
  text_consent: flag().optional(),
  terms_accepted: flag().optional(),
  /** The owners of the gift registries that it is bought for may learn the name, once the deadline is over. */
  share_gift_name: flag().optional(),
});

/** What the provider's card form handed over for the card; never a card itself (decisions §0.1). */
export const cardToken = (min = 0) =>
  text(2000, min).refine((s) => !hasCardNumber(s), { error: () => m.payment_card_number_refused() });

/** A gift card as the shopper saw it pay: as the cart lists it. Numbers may be whole. */
const seenGiftCard = z.object({ number: text(60, 4), amount: int(0, 2_147_483_647) });

export const submission = contactFields.extend({
  /** The promo code that the client has applied (decisions A.8). */
  promo_code: text(60).optional(),
  delivery_preference: z.enum(deliveryTypes),
  /** With 'ship' or 'pickup': the shop's own way of it, custom_ship or custom_pickup. */
  custom: flag().optional(),
  location_id: id().optional(),
  /**
   * For an order that is delivered. Fields that are left out keep the choice on the cart (checkout/setShipping). 0 = the
   * account's address.
   */
  address_id: int(0, 2_147_483_647).optional(),
  /** In place of an address: that of a gift registry. */
  gift_registry_id: registryId().optional(),
  provider: text(80).optional(),
  multiship_method: z.enum(['all', 'batched']).optional(),
  payment_choice: z.enum(sentPaymentChoices),
  encrypted_cc_info: cardToken().optional(),
  /** The cards of the cart as the shopper saw them pay; others are refused with cart_changed. */
  gift_cards: json(z.array(seenGiftCard).max(50)).optional(),
  /** Purchase Order # (decisions A.8). */
  old_promo_code: text(10).optional(),
  /** Checksum of the cart the shopper saw; a mismatch is refused, so that shoppers never pay a price they did not see. */
  checksum: text(100).optional(),
});

/**
 * Adds the answers to the shop's own form, a field each (ENTITY-106). The form says which answers are right, not this
 * schema. zod can't name keys by their beginning, so only the type limits which of them can be read.
 */
export const withAnswers = <S extends z.ZodRawShape>(shape: z.ZodObject<S>) =>
  shape.catchall(z.unknown()) as unknown as z.ZodObject<
    S,
    { in: Record<AnswerField, unknown>; out: Record<AnswerField, unknown> }
  >;

export const guestRefusals = [
  'guest_checkout_disabled',
  'guest_out_of_stock',
  'guest_gift_card',
  'guest_ticket',
  'cart_disabled',
] as const;

export const submitRefusals = [
  ...paymentRefusals,
  'cart_empty',
  'cart_changed',
  'registry_bought',
  'cart_unavailable',
  'not_enough_stock',
  'below_order_minimum',
  'payment_unavailable',
  'delivery_unavailable',
  'unknown_location',
  'guest_ship_disabled',
  'address_missing',
  'unknown_address',
  'invalid_country',
  'shipping_unavailable',
  'local_delivery_failed',
  'provider_unavailable',
  'text_consent_required',
  'terms_required',
  'communication_unavailable',
  'invalid_form',
  'promo_not_applied',
  'promo_used_up',
  'promo_used',
  'promo_gone',
  'quote_used',
  ...guestRefusals,
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
    refusals: [
      'delivery_unavailable',
      'guest_ship_disabled',
      'unknown_location',
      'cart_empty',
      ...guestRefusals,
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'checkout/addPromocode': action({
    summary: 'Applies a promo code to the cart, in place of another. Case and spaces do not matter.',
    input: z.object({ code: text(60) }),
    output: withCart,
    refusals: [
      'cart_empty',
      'promo_disabled',
      'promo_missing',
      'promo_unknown',
      'promo_early',
      'promo_ended',
      'promo_used_up',
      'promo_used',
      'promo_ship_only',
      'promo_other_goods',
      'promo_minimum',
      'promo_more_copies',
      'promo_not_best',
      'promo_quote',
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
    // Codes must not be found by trying (decisions §0.9).
    limit: { calls: 15, seconds: 600, perAddress: 60 },
  }),
  'checkout/removePromocode': action({
    summary: 'Takes the promo code off the cart.',
    input: z.object({}),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'checkout/addGiftCard': action({
    summary: 'Pays with a gift card, as much as is on it and as there is to pay. Several can be added.',
    input: z.object({
      gift_card_number: text(60),
      pin: text(20).default(''),
      captcha: text(4000).optional(),
    }),
    output: withCart,
    refusals: [
      'cart_empty',
      'captcha_failed',
      'gift_card_unknown',
      'gift_card_pin',
      'gift_card_blocked',
      'gift_card_empty',
    ],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['gift_card_number', 'pin', 'captcha'],
    // Numbers must not be found by trying (decisions §0.9).
    limit: { calls: 15, seconds: 600, perAddress: 60 },
  }),
  'checkout/editGiftCard': action({
    summary: "Sets how much a gift card of the cart pays, such as '12.50'; never more than is on it.",
    input: z.object({
      /** As the cart names it, or whole. */
      gift_card_number: text(60),
      amount: text(20),
      /** Checked when the card was added; not needed again. */
      pin: text(20).optional(),
    }),
    output: withCart,
    refusals: ['cart_empty', 'amount_required', 'gift_card_unknown'],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['gift_card_number', 'pin'],
    limit: { calls: 120, seconds: 600 },
  }),
  'checkout/removeGiftCard': action({
    summary: 'Takes a gift card off the cart.',
    input: z.object({ gift_card_number: text(60) }),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'create',
    changes: true,
    secrets: ['gift_card_number'],
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
      'Places the order: takes the stock, stores the order, queues the confirmation mail; all or nothing. Answers to the form of the delivery type (checkout_info.custom_forms) are fields named cfe_ and the id of their element.',
    input: withAnswers(submission),
    output: placedOrder,
    secretAnswer: true,
    secrets: ['encrypted_cc_info', 'gift_cards'],
    refusals: submitRefusals,
    who: 'anyone',
    session: 'create',
    changes: true,
    limit: { calls: 30, seconds: 600 },
  }),
  'checkout/getPaymentForm': action({
    summary:
      'What a page needs to show the form of a payment method; null for one without a form. With the number and key of an order that waits for its payment, also what its shopper does next.',
    input: z.object({
      payment_choice: z.enum(paymentChoices),
      order_number: text(40).optional(),
      order_key: text(100).optional(),
    }),
    output: z.object({
      step: shopperStep.nullable(),
      form: z
        .object({
          provider: z.string(),
          gives: z.enum(['token', 'approve']),
          scriptUrl: z.string(),
          frameUrl: z.string(),
          publicKey: z.string(),
          values: z.record(z.string(), z.string()),
          sources: z.object({
            script: z.array(z.string()),
            frame: z.array(z.string()),
            connect: z.array(z.string()),
          }),
        })
        .nullable(),
    }),
    secrets: ['order_key'],
    refusals: ['payment_unavailable', 'not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'checkout/getOpenPayment': action({
    summary: 'The order of this cart that waits for its payment, for a page that was left meanwhile.',
    input: z.object({}),
    output: z.object({ order: placedOrder.nullable() }),
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'checkout/finishPayment': action({
    summary:
      'Goes on with an order that waits for its payment, after the shopper has confirmed it or come back. With cancel, gives the payment up.',
    input: z.object({ order_number: text(40, 1), order_key: text(100, 1), cancel: flag().optional() }),
    output: placedOrder,
    secretAnswer: true,
    secrets: ['order_key'],
    refusals: ['not_found', ...paymentRefusals],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 120, seconds: 600 },
  }),
  'checkout/paypalSuccess': action({
    summary:
      "Pays the order of this cart that the shopper has approved at PayPal, by PayPal's number of it: the handle in the answer of checkout/submit. Fields of the submission that say something else than the order are refused with cart_changed: place it again.",
    input: submission
      .omit({ gift_cards: true, encrypted_cc_info: true })
      .partial()
      .extend({ order_id: text(100, 1) }),
    output: placedOrder,
    secretAnswer: true,
    refusals: ['not_found', 'cart_changed', ...paymentRefusals],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 120, seconds: 600 },
  }),
};
