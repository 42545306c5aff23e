import { z } from 'zod';
import { action } from './action.ts';
import { maxCopies } from './cart-limits.ts';
import { enteredContact } from './checkout-extras.ts';
import { eisbn, flag, id, int, registryId } from './form.ts';
import { giftCardChoices } from './gift-card.ts';
import { occasions } from './gift-registry-rules.ts';
import { appliedPromotion, enteredCode, linePromotions } from './promotion.ts';
import { shipTo } from './ship-to.ts';
import { author, condition, offer } from './title.ts';

/** The registry that a line is bought for. */
const cartGift = z.object({
  occasion: z.enum(occasions),
  /** The title of the registry. */
  name: z.string(),
  owner_name: z.string(),
  /** Copies that it still needs; those beyond are bought, but not for it. */
  left: z.number(),
});

export const cartItem = z.object({
  cart_info: z.object({
    cart_id: z.number(),
    /** Orders the lines of a cart; a line that is put back keeps the one it had. */
    position: z.number(),
    quantity: z.number(),
    /** Copies of its title in the cart, in all conditions and lines. */
    count: z.number(),
    /** Cents for one copy. */
    sold_price: z.number(),
    cartable: z.boolean(),
    cartable_logged_in: z.boolean(),
    unshippable: z.boolean(),
    is_giftcard: z.boolean(),
    backorder_quantity: z.number(),
    backorder_sub_message: z.string(),
    /** When the customer last ordered the title here, in Unix seconds; null = never, or a guest. */
    last_ordered: z.object({ date_ordered: z.number() }).nullable(),
    gift_registry_id: z.number().nullable(),
    /** What it is bought for; null = no registry. */
    gift_registry_info: cartGift.nullable(),
    cart_notes: z.record(z.string(), z.unknown()),
    /** quantity × sold_price, before promotions. */
    line_total: z.number(),
    promotions: linePromotions,
  }),
  title_info: z.object({
    eisbn: z.string(),
    title: z.string(),
    subtitle: z.string(),
    authors: z.array(author),
    binding: z.string(),
    cover_image_cache: z.string(),
    cover_ratio: z.number(),
    price: z.number().nullable(),
    is_forthcoming: z.boolean(),
    release_date: z.number().nullable(),
    condition,
    available: offer,
  }),
});
export type CartItem = z.output<typeof cartItem>;

/** An address of a gift registry to which the cart can be sent. Only its owner and the shop know more of it. */
const giftAddress = z.object({
  gift_registry_id: z.number(),
  gift_registry_name: z.string(),
  owner_name: z.string(),
  shipping_encouraged: z.boolean(),
  can_ship_to: z.boolean(),
});
export type GiftAddress = z.output<typeof giftAddress>;

/** All amounts in cents of the store's currency. */
export const cartSummary = z.object({
  item_count: z.number(),
  total_quantity: z.number(),
  original_price: z.number(),
  discounts: z.number(),
  promo_codes: z.array(appliedPromotion),
  /** original_price less discounts, which promotions on goods are among. */
  subtotal: z.number(),
  post_subtotal_discount: z.number(),
  taxes: z.array(z.object({ type: z.string(), amount: z.number() })),
  shipping: z.number(),
  is_shipping_tbd: z.boolean(),
  total_gift_card_amount_used: z.number(),
  /** What is left to pay after gift cards. */
  total: z.number(),
  contains_emailed_gift_card: z.boolean(),
  contains_only_emailed_gift_card: z.boolean(),
  contains_ticket: z.boolean(),
  /** All of it goes out by email: gift cards that are emailed, and tickets. */
  is_emailed: z.boolean(),
  contains_gift_registry_shipping: z.boolean(),
  contains_gift_registry_item: z.boolean(),
});

export const cart = z.object({
  /** 0 until something was put in. */
  id: z.number(),
  /** Grows with each change of this cart: of two answers, the one with the greater number is the newer. */
  revision: z.number(),
  items: z.array(cartItem),
  /** Cards that the shopper pays with. `number` shows the last four letters alone, and `pin` is never sent back. */
  gift_cards: z.array(
    z.object({
      number: z.string(),
      /** Cents that it pays. */
      amount: z.number(),
      /** Cents on it. */
      balance: z.number(),
      pin: z.string(),
    }),
  ),
  /** Changes whenever anything the shopper would see or pay changes. */
  checksum: z.string(),
  /** Every line is on hand at the pickup location. */
  can_click_collect: z.boolean(),
  /** 'Ready in about two hours at Lantern Street'; '' where not every line is on hand, or nothing is promised. */
  pickup_ready: z.string(),
  contains_unavailable: z.boolean(),
  contains_unshippable: z.boolean(),
  meets_order_min: z.boolean(),
  summary: cartSummary,
  promo_code: enteredCode,
  /** Choices kept on the cart, '' or null until made. */
  delivery_preference: z.string(),
  pickup_location_id: z.number().nullable(),
  /** For an order that is delivered; null until an address is chosen. */
  ship_to: shipTo.nullable(),
  /** Those of the registries that its lines are bought for. */
  gift_addresses: z.array(giftAddress),
  /** The way they go, '' until it is chosen, and when it is not to be had any more. */
  provider: z.string(),
  provider_label: z.string(),
  multiship_method: z.enum(['all', 'batched']),
  /** Business days; 0 = not said. */
  delivery_min: z.number(),
  delivery_max: z.number(),
  /** '' until it is chosen, and once the subtotal or the address has changed (PAY-012). */
  payment_choice: z.string(),
  /** Null until it is saved (checkout/setExtras). */
  contact: enteredContact.nullable(),
  /** Answers to the shop's own form, by the names of their fields: cfe_ and the id of the element. */
  custom: z.record(z.string(), z.string()),
  /** The quote that it was filled from. In effect: the lines are at its prices, promotions and promo codes take nothing off. */
  quote: z.object({ order_number: z.string(), in_effect: z.boolean() }).nullable(),
});
export type Cart = z.output<typeof cart>;

const withCart = z.object({ cart, session_id: z.string().optional() });

const addRefusals = [
  'not_found',
  'unavailable',
  'no_price',
  'not_enough_stock',
  'too_many_copies',
  'too_many_titles',
  'cart_disabled',
  'requires_account',
  'gift_card_page_only',
  'invalid_gift_card',
  'large_print_unconfirmed',
  'unknown_line',
] as const;

export const cartActions = {
  'cart/get': action({
    summary: 'The cart of this session with fresh prices and stock; an empty one when there is none.',
    input: z.object({}),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
  }),
  'cart/add': action({
    summary:
      'Adds copies of a title in one condition; with cart_id sets the quantity of that line (0 removes it). Of a gift card with its price, and what is to be written on it.',
    input: z.object({
      eisbn: eisbn(),
      condition: condition.default('NEW'),
      quantity: int(0, maxCopies).default(1),
      cart_id: id().optional(),
      /** The registry that it is bought for; one that does not ask for it is ignored. */
      gift_registry_id: registryId().optional(),
      /** The old position (`cart_info.position`) of a removed line that is put back. */
      position: id().optional(),
      /** The shopper has agreed to order what is not on hand (CART-016). */
      order_rest: flag().default(false),
      /** The shopper has confirmed that this is a large print edition (CART-017). */
      large_print_confirmed: flag().default(false),
      ...giftCardChoices,
    }),
    output: withCart.extend({
      added: z.object({ quantity: z.number(), title: z.string(), price: z.number() }),
    }),
    refusals: addRefusals,
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'cart/removeItem': action({
    summary: 'Removes one line.',
    input: z.object({ cart_id: id() }),
    output: withCart,
    refusals: ['unknown_line'],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'cart/removeAll': action({
    summary: 'Empties the cart.',
    input: z.object({}),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'cart/removeUnavailable': action({
    summary: 'Removes lines that cannot be bought any more.',
    input: z.object({}),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
  'cart/adjust': action({
    summary:
      "Confirms a 'Cart adjustment': quantities fall to what is on hand, lines with none go (CART-048).",
    input: z.object({}),
    output: withCart,
    refusals: [],
    who: 'anyone',
    session: 'create',
    changes: true,
  }),
};
