import type { Checked, Output } from '../../contract/actions.ts';
import { goodsKindOf } from '../../contract/goods-kind.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { OpenCart } from '../cart/cart.ts';
import { wishedCopies } from '../cart/cart-item.ts';
import { promoDiscountOf } from '../cart/promotions-due.ts';
import type { Context } from '../context.ts';
import { sqlState } from '../db/db.ts';
import { mailSender, orderRecipient, orderSubject } from '../mail/mail-envelope.ts';
import { hashOrderKey, orderKeyOf } from '../order/order-key.ts';
import type { OwnForm } from './own-form.ts';
import { promotionsOfOrder } from './promotion-rules.ts';
import { insertOrder } from './queries.ts';

export interface NewOrder {
  cartId: number;
  open: OpenCart;
  input: Pick<
    Checked<'checkout/submit'>,
    'name' | 'email' | 'phone' | 'instructions' | 'promo_code' | 'old_promo_code' | 'share_gift_name'
  > & { delivery_preference: string; payment_choice: string };
  communication: string;
  ownForm: OwnForm;
  /** Where it is picked up; null for a quote request. */
  locationId: number | null;
  status: 'placed' | 'awaiting_payment' | 'quote_requested';
}

/** Writes the order with a snapshot of what was sold, empties the cart and queues the mails to the customer and the shop: one statement. */
export async function placeOrder(ctx: Context, placing: NewOrder): Promise<Output<'checkout/submit'>> {
  if (!ctx.session) throw new Error('the action creates a session');
  const { input, open, ownForm, status } = placing;
  const isQuote = status === 'quote_requested';
  const { summary } = open.cart;
  const paymentIntent = `${ctx.session.id}:${ctx.uuid}`;
  const orderKey = orderKeyOf(ctx.shop.secret, paymentIntent);
  try {
    const order_number = await insertOrder(ctx.q, {
      cartId: placing.cartId,
      lines: giftLines(open).map(({ line, offer, backorder, gift, wished }, i) => ({
        promo_discount: promoDiscountOf(open.promoted, { line }),
        position: i + 1,
        title_id: line.id,
        eisbn: line.eisbn,
        title: line.title,
        subtitle: line.subtitle,
        authors: line.authors,
        binding: line.binding,
        goods_kind: goodsKindOf(line),
        notes: line.notes,
        condition: line.condition,
        quantity: line.quantity,
        backorder_quantity: backorder,
        sold_price: offer.price ?? 0,
        original_price: offer.row_price ?? offer.price ?? 0,
        gift_registry_id: gift?.gift_registry_id ?? null,
        registry_quantity: wished,
      })),
      mail: {
        sender: mailSender(ctx.shop.env.MAIL_FROM, ctx.store),
        subject: orderSubject(
          isQuote ? 'quote-requested' : 'order-confirmation',
          '{order_number}',
          ctx.store,
        ),
        shopRecipient: orderRecipient(
          ctx.shop.env.ORDER_EMAIL,
          ctx.store,
          placing.locationId ?? ctx.locationId,
        ),
        shopSubject: orderSubject(isQuote ? 'quote-received' : 'order-received', '{order_number}', ctx.store),
      },
      order: {
        store_id: ctx.store.id,
        payment_intent: paymentIntent,
        session_id: ctx.session.id,
        customer_id: ctx.session.customerId,
        corp_id: ctx.session.corpId,
        key_hash: hashOrderKey(orderKey),
        placed_at: ctx.now.toISOString(),
        status,
        delivery_preference: input.delivery_preference,
        location_id: placing.locationId,
        ship_to: open.delivery.option && open.shipTo,
        provider: open.cart.provider_label,
        multiship_method: open.cart.multiship_method,
        delivery_min: open.cart.delivery_min,
        delivery_max: open.cart.delivery_max,
        is_shipping_tbd: summary.is_shipping_tbd,
        name: input.name,
        email: input.email,
        phone: input.phone,
        preferred_communication: placing.communication,
        instructions: input.instructions ?? '',
        // `promo_code` is the applied code (decisions A.8).
        purchaseorder: ownForm.purchaseorder ?? input.old_promo_code ?? '',
        gift_name_shared: input.share_gift_name ?? false,
        custom_form: ownForm.custom_form,
        payment_choice: input.payment_choice,
        currency: ctx.store.currency,
        original_price: summary.original_price,
        discounts: summary.discounts,
        promotions: promotionsOfOrder(open),
        subtotal: summary.subtotal,
        taxes: summary.taxes,
        tax_rates: open.due.rates,
        tax_exemption: open.due.exemption,
        shipping: summary.shipping,
        ...amountsToPay(summary, isQuote),
      },
    });
    return { order_number, order_key: orderKey };
  } catch (e) {
    // The answer kept for this key has been tidied away, the order has not.
    if (sqlState(e) === '23505') throw refuse('uuid_reused', m.refusal_uuid_reused_order());
    throw e;
  }
}

/** The total of an order is before gift cards; a quote request uses none. */
function amountsToPay(
  { total, total_gift_card_amount_used: used }: OpenCart['cart']['summary'],
  isQuote: boolean,
) {
  const gross = total + used;
  return isQuote
    ? { total: gross, gift_card_amount: 0, total_owing: gross }
    : { total: gross, gift_card_amount: used, total_owing: total };
}

/** Lines with the registry that copies of them are for; one that needs none of them any more has no part in the order. */
function giftLines({ lines }: OpenCart) {
  return lines.map((priced) => {
    const wished = wishedCopies(priced);
    return { ...priced, wished, gift: wished > 0 ? priced.gift : null };
  });
}
