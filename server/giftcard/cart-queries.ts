import type { Query } from '../db/db.ts';

/** A card that a shopper wants to pay with. */
export interface CartCardRow {
  id: number;
  number_hash: string;
  last_four: string;
  currency: string;
  balance: number;
  is_blocked: boolean;
  /** Cents that the shopper wants to use; null = as much as there is to pay. */
  amount: number | null;
}

export function readCartCards(q: Query, cartId: number): Promise<CartCardRow[]> {
  return q.query<CartCardRow>(
    `select c.id, c.number_hash, c.last_four, c.currency, c.balance, c.is_blocked, k.amount
     from cart_gift_card k join gift_card c on c.id = k.gift_card_id
     where k.cart_id = $1 order by k.added_at, c.id`,
    [cartId],
    'gift-card-of-cart',
  );
}

/** In one order for all carts: two that share two cards must not wait for each other. */
export async function lockCardsOfCart(q: Query, cartId: number): Promise<void> {
  await q.query(
    `select id from gift_card where id in (select gift_card_id from cart_gift_card where cart_id = $1)
     order by id for update`,
    [cartId],
    'gift-card-lock-of-cart',
  );
}

export async function putCartCard(q: Query, cartId: number, cardId: number): Promise<void> {
  await q.query(
    'insert into cart_gift_card (cart_id, gift_card_id) values ($1, $2) on conflict do nothing',
    [cartId, cardId],
    'gift-card-put-in-cart',
  );
}

export async function setCartCardAmount(
  q: Query,
  cartId: number,
  cardId: number,
  amount: number,
): Promise<void> {
  await q.query(
    'update cart_gift_card set amount = $3 where cart_id = $1 and gift_card_id = $2',
    [cartId, cardId, amount],
    'gift-card-amount-in-cart',
  );
}

export async function deleteCartCard(q: Query, cartId: number, cardId: number): Promise<void> {
  await q.query(
    'delete from cart_gift_card where cart_id = $1 and gift_card_id = $2',
    [cartId, cardId],
    'gift-card-take-off-cart',
  );
}

export async function deleteCartCards(q: Query, cartId: number): Promise<void> {
  await q.query('delete from cart_gift_card where cart_id = $1', [cartId], 'gift-card-clear-cart');
}

export async function moveCartCards(q: Query, fromCartId: number, toCartId: number): Promise<void> {
  await q.query(
    `insert into cart_gift_card (cart_id, gift_card_id, amount, added_at)
     select $2, gift_card_id, amount, added_at from cart_gift_card where cart_id = $1 on conflict do nothing`,
    [fromCartId, toCartId],
    'gift-card-move',
  );
}

/** Takes from the cards what they pay of an order. */
export async function insertRedeemed(
  q: Query,
  orderNumber: string,
  used: readonly { cardId: number; amount: number }[],
): Promise<void> {
  await q.query(
    `insert into gift_card_entry (gift_card_id, kind, amount, order_id)
     select u.card_id, 'redeemed', -u.amount, o.id
     from customer_order o, unnest($2::int[], $3::int[]) as u(card_id, amount) where o.order_number = $1`,
    [orderNumber, used.map(({ cardId }) => cardId), used.map(({ amount }) => amount)],
    'gift-card-redeem',
  );
}
