import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import {
  checkPostalCode,
  optionalName,
  phone,
  postalAddressFields,
  requiredName,
  withPostalCode,
} from './account-fields.ts';
import { action } from './action.ts';
import { cart } from './cart.ts';
import { int, json, registryId, text } from './form.ts';
import { shippedTypes } from './shipped-types.ts';

/** An address that a guest gives at checkout; customers choose one of theirs. */
export const guestAddress = z
  .object({
    name: requiredName('full_name'),
    company_name: optionalName('company'),
    phone_number: phone(m.form_address_phone),
    ...postalAddressFields,
  })
  .superRefine(checkPostalCode)
  .transform(withPostalCode);

/** A way to deliver an order (ENTITY-097, 098). */
export const shippingProvider = z.object({
  /** Names it among those of its delivery type. */
  provider: z.string(),
  delivery_preference: z.enum(shippedTypes),
  label: z.string(),
  /** Cents; null = to be determined after the order. */
  cost: z.number().nullable(),
  available: z.boolean(),
  /** Business days; 0 = not said. */
  delivery_min: z.number(),
  delivery_max: z.number(),
  /** Titles in the cart that cannot go this way. */
  conflicting_eisbns: z.array(z.string()),
});
export type ShippingProvider = z.output<typeof shippingProvider>;

/**
 * Where to: an address of the account (0 = its own), one that a guest gives, or that of a gift registry that the cart is
 * bought for. Without any, the preferred one.
 */
const whereTo = {
  address_id: int(0, 2_147_483_647).optional(),
  address: json(guestAddress).optional(),
  gift_registry_id: registryId().optional(),
};
const which = { ...whereTo, delivery_preference: z.enum(shippedTypes).default('ship') };

const placeRefusals = [
  'cart_empty',
  'delivery_unavailable',
  'guest_ship_disabled',
  'address_missing',
  'unknown_address',
  'invalid_country',
  'shipping_unavailable',
  'local_delivery_failed',
  'guest_checkout_disabled',
  'cart_disabled',
] as const;

export const shippingActions = {
  'checkout/getShippingProviders': action({
    summary:
      'Ways to deliver the cart to an address, with what they cost; those of its carriers or of its own rates, local delivery where it reaches the address.',
    input: z.object(which),
    output: z.array(shippingProvider),
    refusals: placeRefusals,
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'checkout/getShippingBatch': action({
    summary:
      'One shipment, or two when some copies are still to come; none to choose between is an empty list.',
    input: z.object({ ...which, provider: text(80) }),
    output: z.array(
      z.object({
        multiship_method: z.enum(['all', 'batched']),
        label: z.string(),
        /** Cents more than one shipment costs. */
        delta_cost: z.number(),
      }),
    ),
    refusals: [...placeRefusals, 'provider_unavailable'],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'checkout/setShipping': action({
    summary:
      'Chooses where the order is delivered and how. Without a provider, the cheapest that is available; local delivery only where nothing else is.',
    input: z.object({
      ...which,
      provider: text(80).default(''),
      multiship_method: z.enum(['all', 'batched']).default('all'),
    }),
    output: z.object({ cart, checksum: z.string() }),
    refusals: [...placeRefusals, 'provider_unavailable'],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'checkout/estimateShipping': action({
    summary:
      'What delivery to a place would cost, and the taxes there, before there is an address. Changes nothing.',
    input: z.object({
      country: text(100),
      province: text(80).default(''),
      postal_code: text(20).default(''),
    }),
    output: z.object({
      options: z.array(
        shippingProvider.extend({
          /** Cents, with taxes: what the cart would cost this way. */
          taxes: z.number(),
          total: z.number(),
        }),
      ),
    }),
    refusals: [
      'cart_empty',
      'invalid_country',
      'invalid_place',
      'shipping_unavailable',
      'local_delivery_failed',
      'delivery_unavailable',
    ],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 120, seconds: 600 },
  }),
};
