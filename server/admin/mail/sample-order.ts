import type { Order } from '../../../contract/order.ts';
import * as m from '../../../messages/compiled/messages.js';
import { orderDate } from '../../order/order-date.ts';
import type { OrderMailKind } from '../../order/order-mail-words.ts';
import type { Store } from '../../store/stores.ts';

/** A reader who does not exist, at an address that no mail reaches (RFC 2606). */
export const sampleReader = { name: 'Ada Sample', email: 'ada.sample@example.com' };
export const sampleNumber = '100001';
export const sampleTitle = 'A Sample Book';
const copies = 2;
const each = 1800;
const price = copies * each;

/** An invented order for a mail of this kind; `isQuote`: a request for a quote. It names no customer and no book of the shop. */
export function sampleOrder(store: Store, kind: OrderMailKind, isQuote: boolean, now: Date): Order {
  const { timeZone, settings, locations } = store;
  const day = orderDate(now, timeZone, settings.store_info.language);
  const location = kind === 'shipped' || isQuote ? null : (locations[0] ?? null);
  const delivery = isQuote ? 'quote' : location ? 'pickup' : 'ship';
  return {
    order_number: sampleNumber,
    order_date: Math.floor(now.getTime() / 1000),
    order_date_text: day,
    delivery_type: delivery === 'ship' ? m.order_sum_shipping() : '',
    delivery_key: delivery,
    purchaser_name: sampleReader.name,
    email: sampleReader.email,
    phone: '',
    order_location_id: location?.location_id ?? null,
    location,
    shipping: null,
    promise: '',
    payment_type: '',
    payment_message: '',
    communication_preference: 'email',
    notes: '',
    purchaseorder: '',
    tax_exemption: '',
    status: kind === 'shipped' ? 'shipped' : 'new',
    custom_form: null,
    summary: {
      total: price,
      total_owing: price,
      subtotal: price,
      taxes: [],
      shipping: 0,
      is_shipping_tbd: false,
      discounts: 0,
      promo_codes: [],
      original_price: price,
      item_count: copies,
      total_gift_card_amount_used: 0,
      paid_in_store: 0,
      to_return: 0,
    },
    items: [sampleItem()],
    tickets: [],
    parcels: kind === 'shipped' ? [sampleParcel(day)] : [],
    shipping_batches: [],
    quote: kind === 'quoted' ? { state: 'open', valid_until_text: day, note: '', ordered_as: '' } : null,
    refunds: kind === 'refunded' || kind === 'part_canceled' ? [sampleRefund(day)] : [],
  };
}

const sampleItem = (): Order['items'][number] => ({
  title_info: {
    eisbn: '9780000000002',
    title: sampleTitle,
    subtitle: '',
    authors: ['A. Writer'],
    binding: '',
    cover_image_cache: '',
    cover_ratio: 2 / 3,
    is_forthcoming: false,
    release_date: null,
    available: { code: 'NEW', text: '', row_price: each, onhand: copies, sub_message: '' },
  },
  cart_info: {
    quantity: copies,
    sold_price: each,
    original_price: each,
    discount: 0,
    promotions: [],
    backorder_quantity: 0,
    backorder_sub_message: '',
    to_send: 0,
    canceled: 0,
    is_giftcard: false,
    gift_registry_id: null,
    gift_registry_info: null,
    cart_notes: {},
  },
});

const line = { position: 1, title: sampleTitle, quantity: copies };

const sampleParcel = (date_text: string): Order['parcels'][number] => ({
  shipment_id: 1,
  date_text,
  carrier: '',
  tracking: '',
  tracking_link: '',
  lines: [line],
});

const sampleRefund = (date_text: string): Order['refunds'][number] => ({
  refund_id: 1,
  date_text,
  amount: price,
  lines: [{ ...line, amount: price }],
  shipping: 0,
  taxes: [],
  not_charged: 0,
  to: [],
});
