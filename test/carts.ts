import type { Cart, CartItem } from '../contract/cart.ts';

interface ItemOverrides {
  line?: Partial<CartItem['cart_info']>;
  title?: Partial<Omit<CartItem['title_info'], 'available'>>;
  offer?: Partial<CartItem['title_info']['available']>;
}

let serial = 0;

/** A line as the shop would send it: one new copy, five on hand, $18.00. */
export function cartItemOf({ line, title, offer }: ItemOverrides = {}): CartItem {
  serial += 1;
  return {
    cart_info: {
      position: serial,
      cart_id: serial,
      quantity: 1,
      count: line?.quantity ?? 1,
      sold_price: 1800,
      cartable: true,
      cartable_logged_in: false,
      unshippable: false,
      is_giftcard: false,
      backorder_quantity: 0,
      backorder_sub_message: '',
      last_ordered: null,
      gift_registry_id: null,
      gift_registry_info: null,
      cart_notes: {},
      line_total: 1800,
      promotions: [],
      ...line,
    },
    title_info: {
      eisbn: `97912${String(serial).padStart(8, '0')}`,
      title: `Title ${serial}`,
      subtitle: '',
      authors: [{ name: 'Jo Author', canadian: false, role: 'A01' }],
      binding: 'Trade Paperback',
      cover_image_cache: '',
      cover_ratio: 2 / 3,
      price: 1800,
      is_forthcoming: false,
      release_date: null,
      condition: 'NEW',
      ...title,
      available: {
        code: 'NEW',
        text: '5 in stock',
        message: '',
        sub_message: '',
        note: '',
        row_price: 1800,
        price: 1800,
        discount: 0,
        onhand: 5,
        onorder: 0,
        used: false,
        is_extra_orderable: false,
        is_large_print: false,
        bm_class: '',
        availability: 'available',
        cartable: true,
        ...offer,
      },
    },
  };
}

/** A cart of these lines that nothing is wrong with, except what the overrides say. */
export function cartOf(items: CartItem[], overrides: Partial<Cart> = {}): Cart {
  const subtotal = items.reduce((sum, { cart_info: l }) => sum + l.quantity * l.sold_price, 0);
  return {
    id: 1,
    revision: 1,
    items,
    gift_cards: [],
    checksum: 'seen',
    can_click_collect: true,
    pickup_ready: '',
    contains_unavailable: items.some((i) => !i.cart_info.cartable),
    contains_unshippable: false,
    meets_order_min: true,
    delivery_preference: 'pickup',
    pickup_location_id: null,
    ship_to: null,
    gift_addresses: [],
    provider: '',
    provider_label: '',
    multiship_method: 'all',
    delivery_min: 0,
    delivery_max: 0,
    payment_choice: '',
    contact: null,
    custom: {},
    quote: null,
    promo_code: { code: '', problem: '' },
    ...overrides,
    summary: {
      item_count: items.length,
      total_quantity: items.reduce((sum, i) => sum + i.cart_info.quantity, 0),
      original_price: subtotal,
      discounts: 0,
      promo_codes: [],
      subtotal,
      post_subtotal_discount: 0,
      taxes: [],
      shipping: 0,
      is_shipping_tbd: false,
      total_gift_card_amount_used: 0,
      total: subtotal,
      contains_emailed_gift_card: false,
      contains_only_emailed_gift_card: false,
      contains_ticket: false,
      is_emailed: false,
      contains_gift_registry_shipping: false,
      contains_gift_registry_item: false,
      ...overrides.summary,
    },
  };
}
