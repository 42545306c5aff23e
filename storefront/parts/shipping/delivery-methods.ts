import type { Input } from '../../../contract/actions.ts';
import type { Cart } from '../../../contract/cart.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { deliveryLabel } from './delivery-label.ts';

export type DeliveryType = Input<'checkout/setDelivery'>['delivery_preference'];

/** A way to get an order, as the cart offers it. */
export interface DeliveryMethod {
  type: DeliveryType;
  label: string;
  /** A line below: when, where or how. */
  detail: string;
  /** What it costs, where that is known; '' = not yet. */
  price: string;
  /** Why it cannot be chosen; null = it can. */
  closed: 'account' | 'unshippable' | 'minimum' | null;
}

type Rules = Pick<SiteSettings, 'checkout_info' | 'guest_ship_enabled'>;

/**
 * The ways in which this shopper can get this cart, those they cannot choose included (SHIPPING-001..005). A cart of emailed
 * gift cards and tickets is emailed, and nothing else is.
 */
export function deliveryMethods(cart: Cart, settings: Rules, loggedIn: boolean): DeliveryMethod[] {
  if (cart.summary.is_emailed) {
    return [
      {
        type: 'electronic',
        label: deliveryLabel('electronic', settings.checkout_info),
        detail: emailNotice(cart),
        price: '',
        closed: null,
      },
    ];
  }
  return methodsOf(cart, settings.checkout_info).map((method) => ({
    closed: whyClosed(method.type, cart, settings, loggedIn),
    ...method,
  }));
}

/** The one that the shopper wants, or the first that is open to them. */
export function methodChosen(methods: readonly DeliveryMethod[], wanted: string): DeliveryMethod | undefined {
  const open = methods.filter(({ closed }) => closed === null);
  return open.find(({ type }) => type === wanted) ?? open[0];
}

/** What is emailed, and to whom (SHIPPING-011). */
export function emailNotice({ summary }: Pick<Cart, 'summary'>): string {
  if (!summary.contains_ticket) return m.shipping_email_notice();
  return summary.contains_emailed_gift_card
    ? m.shipping_email_notice_both()
    : m.shipping_email_notice_ticket();
}

function methodsOf(cart: Cart, info: Rules['checkout_info']): Omit<DeliveryMethod, 'closed'>[] {
  const all: (Omit<DeliveryMethod, 'closed' | 'label'> & { offered: boolean })[] = [
    {
      offered: info.pickup_enabled,
      type: 'pickup',
      detail: cart.pickup_ready,
      price: m.order_sum_free(),
    },
    {
      offered: info.ship_enabled,
      type: 'ship',
      detail: m.shipping_method_ship(),
      price: '',
    },
    {
      offered: info.local_delivery_enabled,
      type: 'local_delivery',
      detail: localDetail(info),
      price: localPrice(cart, info),
    },
    {
      offered: info.active_custom_ship,
      type: 'custom_ship',
      detail: info.custom_ship_message,
      price: '',
    },
    {
      offered: info.active_custom_pickup,
      type: 'custom_pickup',
      detail: info.custom_pickup_message,
      price: '',
    },
  ];
  return all
    .filter(({ offered }) => offered)
    .map(({ offered: _, ...method }) => ({ ...method, label: deliveryLabel(method.type, info) }));
}

/** SHIPPING-037, SHIPPING-038. */
function localDetail(info: Rules['checkout_info']): string {
  const area = m.shipping_method_local({ area: info.local_delivery_availability });
  const isFree = info.free_enabled && info.local_delivery_fee > 0;
  if (!isFree) return area;
  return `${area} ${m.shipping_method_free_from({ amount: formatMoney(info.local_delivery_free_minimum) })}`;
}

function localPrice({ summary }: Cart, info: Rules['checkout_info']): string {
  const isFree = info.free_enabled && summary.subtotal >= info.local_delivery_free_minimum;
  return isFree || info.local_delivery_fee === 0 ? m.order_sum_free() : formatMoney(info.local_delivery_fee);
}

function whyClosed(
  type: DeliveryType,
  cart: Cart,
  { checkout_info, guest_ship_enabled }: Rules,
  loggedIn: boolean,
): DeliveryMethod['closed'] {
  if (!isShippedType(type)) return null;
  if (cart.contains_unshippable) return 'unshippable';
  if (!loggedIn && !guest_ship_enabled) return 'account';
  const isSmall = cart.summary.subtotal < checkout_info.local_delivery_minimum;
  return type === 'local_delivery' && isSmall ? 'minimum' : null;
}
