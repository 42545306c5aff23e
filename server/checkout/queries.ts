import { hiddenAddress, type ShipTo } from '../../contract/ship-to.ts';
import type { Query } from '../db/db.ts';
import type { TaxRate } from '../tax/tax-rate.ts';

/**
 * A cart keeps no address of a gift registry, only that it goes there. Another address or delivery type clears the payment
 * method (PAY-012).
 */
export async function saveDelivery(
  q: Query,
  cart: {
    id: number;
    delivery_preference: string;
    pickup_location_id: number | null;
    ship_to: ShipTo | null;
    provider: string;
    multiship_method: 'all' | 'batched';
  },
): Promise<void> {
  await q.query(
    `update cart set delivery_preference = $2, pickup_location_id = $3, ship_to = $4::jsonb, provider = $5,
       multiship_method = $6,
       payment_choice = case when delivery_preference = $2 and ship_to is not distinct from $4::jsonb then payment_choice else '' end
     where id = $1`,
    [
      cart.id,
      cart.delivery_preference,
      cart.pickup_location_id,
      cart.ship_to && JSON.stringify(hiddenAddress(cart.ship_to)),
      cart.provider,
      cart.multiship_method,
    ],
    'checkout-save-delivery',
  );
}

export interface NewOrder {
  cartId: number;
  /** Columns of `customer_order` by name. */
  order: {
    store_id: number;
    payment_intent: string;
    session_id: number;
    customer_id: number | null;
    corp_id: number | null;
    key_hash: string;
    placed_at: string;
    status: string;
    delivery_preference: string;
    location_id: number | null;
    /** Of an order that is delivered. */
    ship_to: ShipTo | null;
    provider: string;
    multiship_method: 'all' | 'batched';
    delivery_min: number;
    delivery_max: number;
    is_shipping_tbd: boolean;
    name: string;
    email: string;
    phone: string;
    preferred_communication: string;
    instructions: string;
    purchaseorder: string;
    gift_name_shared: boolean;
    custom_form: object | null;
    payment_choice: string;
    currency: string;
    original_price: number;
    discounts: number;
    /** What was applied, with the cents off each line. */
    promotions: object[];
    subtotal: number;
    taxes: { type: string; amount: number }[];
    /** What `taxes` were computed with. */
    tax_rates: readonly TaxRate[];
    tax_exemption: string;
    shipping: number;
    total: number;
    gift_card_amount: number;
    total_owing: number;
  };
  /** Columns of `order_line` by name. */
  lines: object[];
  /** `shopRecipient` '' = the shop gets none. */
  mail: { sender: string; subject: string; shopRecipient: string; shopSubject: string };
}

/**
 * The order, its lines, its mails and the emptied cart; returns the order number. An order that awaits its payment has no mails
 * yet and leaves the cart as it is.
 */
export async function insertOrder(q: Query, placed: NewOrder): Promise<string> {
  const { order, mail } = placed;
  const [row] = await q.query<{ order_number: string }>(
    `with o as (
       insert into customer_order (order_number, store_id, payment_intent, session_id, customer_id, corp_id, key_hash, placed_at, status,
         delivery_preference, location_id, ship_to, provider, multiship_method, delivery_min, delivery_max,
         is_shipping_tbd, name, email, phone, preferred_communication, instructions,
         purchaseorder, gift_name_shared, custom_form, payment_choice, currency, original_price, discounts, promotions, subtotal, taxes, tax_rates, tax_exemption, shipping,
         total, gift_card_amount, total_owing)
       select nextval('order_number_seq')::text, r.*
       from jsonb_to_record($1::jsonb) as r(store_id int, payment_intent text, session_id bigint, customer_id int,
         corp_id int, key_hash text,
         placed_at timestamptz, status text, delivery_preference text, location_id int, ship_to jsonb, provider text,
         multiship_method text, delivery_min int, delivery_max int, is_shipping_tbd boolean, name text, email text, phone text,
         preferred_communication text, instructions text, purchaseorder text, gift_name_shared boolean, custom_form jsonb, payment_choice text, currency text,
         original_price int, discounts int, promotions jsonb, subtotal int, taxes jsonb, tax_rates jsonb, tax_exemption text, shipping int, total int, gift_card_amount int, total_owing int)
       returning id, store_id, order_number, email, status),
     lines as (
       insert into order_line (order_id, position, title_id, eisbn, title, subtitle, authors, binding, goods_kind, notes,
         condition, quantity, backorder_quantity, sold_price, original_price, promo_discount, gift_registry_id, registry_quantity)
       select o.id, r.* from o, jsonb_to_recordset($2::jsonb) as r(position int, title_id int, eisbn text,
         title text, subtitle text, authors jsonb, binding text, goods_kind text, notes jsonb, condition text, quantity int,
         backorder_quantity int, sold_price int, original_price int, promo_discount int, gift_registry_id bigint, registry_quantity int)),
     mails as (
       insert into mail (store_id, reference, sender, recipient, subject, html, body_text, template, data)
       select store_id, 'order:' || order_number, $3, email, replace($4, '{order_number}', order_number), '', '',
         'order-confirmation', jsonb_build_object('order_number', order_number) from o where o.status <> 'awaiting_payment'),
     shop_mails as (
       insert into mail (store_id, reference, sender, recipient, reply_to, subject, html, body_text, template, data)
       select store_id, 'order-received:' || order_number, $3, $6, email, replace($7, '{order_number}', order_number),
         '', '', 'order-received', jsonb_build_object('order_number', order_number) from o
       where $6 <> '' and o.status <> 'awaiting_payment'),
     emptied as (delete from cart_line where cart_id = $5 and exists (select from o where o.status <> 'awaiting_payment')),
     chosen as (update cart set delivery_preference = '', pickup_location_id = null, ship_to = null, provider = '',
       multiship_method = 'all', promo_code = '', payment_choice = '', extras = null
       where id = $5 and exists (select from o where o.status <> 'awaiting_payment'))
     select order_number from o`,
    [
      JSON.stringify(order),
      JSON.stringify(placed.lines),
      mail.sender,
      mail.subject,
      placed.cartId,
      mail.shopRecipient,
      mail.shopSubject,
    ],
    'checkout-insert-order',
  );
  if (!row) throw new Error('the order was not stored');
  return row.order_number;
}
