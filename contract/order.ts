import { z } from 'zod';
import { action } from './action.ts';
import { formAnswer } from './custom-form.ts';
import { download } from './download.ts';
import { id, int, text } from './form.ts';
import { occasions } from './gift-registry-rules.ts';
import { pricedTitles } from './list-order.ts';
import { location } from './location.ts';
import { appliedPromotion, linePromotions } from './promotion.ts';

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
    /** The offer as it was ordered; `onhand`: copies of the line that were in stock. */
    available: z.object({
      code: z.string(),
      text: z.string(),
      row_price: z.number(),
      onhand: z.number(),
      sub_message: z.string(),
    }),
  }),
  cart_info: z.object({
    quantity: z.number(),
    sold_price: z.number(),
    original_price: z.number(),
    /** Percent. */
    discount: z.number(),
    /** What they took off the whole line. */
    promotions: linePromotions,
    backorder_quantity: z.number(),
    backorder_sub_message: z.string(),
    /** Copies still to be sent of an order that leaves in several parcels; else 0. */
    to_send: z.number(),
    /** Copies that will not be sent, because the rest of the order was canceled. */
    canceled: z.number(),
    is_giftcard: z.boolean(),
    /** The registry that it was bought for, as far as it is still there (ENTITY-119). */
    gift_registry_id: z.number().nullable(),
    gift_registry_info: z.object({ occasion: z.enum(occasions), name: z.string() }).nullable(),
    cart_notes: z.record(z.string(), z.unknown()),
  }),
});

const shippingBlock = z.object({
  /** 'Shipping to', or the shop's name for this way of delivery. */
  heading: z.string(),
  orgname: z.string(),
  name: z.string(),
  email: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  city: z.string(),
  prov: z.string(),
  country: z.string(),
  postal: z.string(),
  phone: z.string(),
  /** It goes to the address of this gift registry, whose buyer sees only the name of its owner; '' = to none. */
  gift_registry_name: z.string(),
  provider: z.string(),
  /** Business days; 0 = not said. */
  delivery_min: z.number(),
  delivery_max: z.number(),
  multiship_method: z.enum(['all', 'batched']),
  /** For the latest parcel: who carries it, its number there and the page about it; '' = not said. */
  carrier: z.string(),
  tracking: z.string(),
  tracking_link: z.string(),
});

/** A parcel of an order. */
const parcel = z.object({
  shipment_id: z.number(),
  /** 'June 3, 2026, 4:05 pm' by the clock of the store. */
  date_text: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  /** The carrier's page about it; '' = none is known. */
  tracking_link: z.string(),
  lines: z.array(
    z.object({
      /** The item's position, from 1. */
      position: z.number(),
      title: z.string(),
      quantity: z.number(),
    }),
  ),
});
export type OrderParcel = z.output<typeof parcel>;

/** Copies that leave the shop together. */
const shippingBatch = z.object({
  /** The parcel that they left in; null = still to be sent. */
  shipment_id: z.number().nullable(),
  lines: parcel.shape.lines,
});

/** Money that was given back on an order; amounts in cents. */
const refund = z.object({
  refund_id: z.number(),
  /** 'June 3, 2026, 4:05 pm' by the clock of the store. */
  date_text: z.string(),
  amount: z.number(),
  lines: z.array(
    z.object({
      /** The item's position, from 1. */
      position: z.number(),
      title: z.string(),
      /** 0 = a part of the price alone. */
      quantity: z.number(),
      /** Before tax. */
      amount: z.number(),
    }),
  ),
  shipping: z.number(),
  taxes: z.array(z.object({ type: z.string(), amount: z.number() })),
  /** The part of `amount` that had not been paid yet and will not be charged. */
  not_charged: z.number(),
  /** 'Visa ending in 4242', 'Gift card •••• 5HVA'. */
  to: z.array(z.object({ name: z.string(), amount: z.number(), is_gift_card: z.boolean() })),
});
export type OrderRefund = z.output<typeof refund>;

/** The shop's answer to a quote request. */
const quoteAnswer = z.object({
  /** 'open' can be ordered at its prices. */
  state: z.enum(['open', 'over', 'ordered', 'declined']),
  /** Its last day, 'December 31, 2026'; '' = it was declined. */
  valid_until_text: z.string(),
  note: z.string(),
  /** The number of the order at its prices, '' = none. */
  ordered_as: z.string(),
});

/** Admission of one person to an event. */
const ticket = z.object({
  /** What the shop asks for at the door. */
  code: z.string(),
  /** Path of the code as a picture. */
  image: z.string(),
  /** The item's position, from 1. */
  position: z.number(),
  title: z.string(),
  event_id: z.number(),
  event_title: z.string(),
  /** As `date_text` and `time_text` of an event. */
  date_text: z.string(),
  time_text: z.string(),
  location_text: z.string(),
  /** Where to join an online event; ''. */
  online_url: z.string(),
  /** 'void': it was given back, or its order was canceled. 'used': its holder has come. */
  state: z.enum(['valid', 'used', 'void', 'event_canceled']),
});
export type OrderTicket = z.output<typeof ticket>;

/** How it reaches the shopper. */
const deliveryKey = z.enum(['electronic', 'pickup', 'ship', 'quote']);

export const order = z.object({
  order_number: z.string(),
  /** Unix seconds. */
  order_date: z.number(),
  /** 'June 3, 2026, 4:05 pm' by the clock of the store: machines know different rules of the same time zone. */
  order_date_text: z.string(),
  delivery_type: z.string(),
  delivery_key: deliveryKey,
  purchaser_name: z.string(),
  email: z.string(),
  phone: z.string(),
  order_location_id: z.number().nullable(),
  location: location.nullable(),
  /** Where it is delivered to and how (ENTITY-120); null for an order that is not. */
  shipping: shippingBlock.nullable(),
  /** What was promised when it was placed: 'Usually ready today by 10 am.'. '' = nothing, or it is past that. */
  promise: z.string(),
  payment_type: z.string(),
  payment_message: z.string(),
  communication_preference: z.string(),
  notes: z.string(),
  purchaseorder: z.string(),
  /** The number by which it is exempt from taxes; '' = it is not. */
  tax_exemption: z.string(),
  status: z.string(),
  /** The shop's own questions and what was answered to them (ENTITY-109); null = none. */
  custom_form: z
    .object({ delivery_choice_label: z.string(), form_header: z.string(), values: z.array(formAnswer) })
    .nullable(),
  summary: z.object({
    total: z.number(),
    total_owing: z.number(),
    subtotal: z.number(),
    taxes: z.array(z.object({ type: z.string(), amount: z.number() })),
    shipping: z.number(),
    is_shipping_tbd: z.boolean(),
    discounts: z.number(),
    promo_codes: z.array(appliedPromotion),
    original_price: z.number(),
    item_count: z.number(),
    total_gift_card_amount_used: z.number(),
    /** What the store has noted as paid at its counter. */
    paid_in_store: z.number(),
    /** More of that than is due: the store gives it back by hand. */
    to_return: z.number(),
  }),
  items: z.array(orderItem),
  tickets: z.array(ticket),
  /** What was shipped, the oldest first. */
  parcels: z.array(parcel),
  /**
   * How the order is delivered: each parcel that was sent, then the copies still to be sent. For an order in two shipments, those that
   * are here come before those that are awaited. Empty for an order that is not delivered to an address (ENTITY-112).
   */
  shipping_batches: z.array(shippingBatch),
  /** Of a quote request; null = not answered yet. */
  quote: quoteAnswer.nullable(),
  /** The oldest first. */
  refunds: z.array(refund),
});
export type Order = z.output<typeof order>;

/** A line of the order history. */
const orderRow = z.object({
  order_number: z.string(),
  order_date: z.number(),
  /** 'June 3, 2026' by the clock of the store. */
  order_date_text: z.string(),
  status: z.string(),
  delivery_type: z.string(),
  delivery_key: deliveryKey,
  order_location_id: z.number().nullable(),
  purchaser_name: z.string(),
  total: z.number(),
  item_count: z.number(),
  /** The first titles of it. */
  titles: z.array(z.string()),
});

const whichOrder = { order_id: text(40, 1), key: text(100).optional() };

export const orderActions = {
  'order/getList': action({
    summary: 'The orders of the account in use, newest first.',
    input: z.object({
      offset: int(0, 1_000_000).default(0),
      limit: int(1, 100).default(10),
      year: int(1900, 9999).optional(),
      /** An order number, an ISBN, or words of a title, an author or a purchase order number. */
      term: text(200).default(''),
      location_id: id().optional(),
    }),
    output: z.object({
      rows: z.array(orderRow),
      row_count: z.number(),
      /** The same, as other clients read it (ENTITY-121). */
      rowcount: z.number(),
      /** Years in which this account has ordered, newest first; no filter changes them. */
      years: z.array(z.number()),
    }),
    refusals: [],
    who: 'customer',
    session: 'read',
    changes: false,
    limit: { calls: 240, seconds: 600 },
  }),
  'order/getExcel': action({
    summary: 'An order as an Excel file. Fetched with GET.',
    input: z.object(whichOrder),
    output: download,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
    download: true,
    limit: { calls: 60, seconds: 600 },
  }),
  'order/getReorder': action({
    summary:
      'What the copies of an order or a quote request would cost now, for those who may see it: which are in stock, have to be ordered, have a newer edition, or cannot be had.',
    input: z.object(whichOrder),
    output: pricedTitles.extend({ order_number: z.string(), delivery_key: deliveryKey }),
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 120, seconds: 600 },
  }),
  'order/get': action({
    summary:
      'An order, for the account or session that placed it or the holder of its link. Without a number: the last one of this session.',
    input: z.object({ ...whichOrder, order_id: text(40, 1).optional() }),
    output: order,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 120, seconds: 600 },
  }),
};
