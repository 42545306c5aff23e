import type { Call } from '../../../contract/call.ts';
import { isShippedType } from '../../../contract/shipped-types.ts';
import { valueFrom } from '../../page-load.ts';
import type { Done, NotDone } from '../../page-submit.ts';
import type { AddressRefusal } from '../address/address-outcome.ts';
import {
  attemptedPlace,
  changeShipping,
  placeChange,
  registryKey,
  type ShippingChange,
} from './change-shipping.ts';

/** The checkout page again, with what was chosen for its delivery and why it was refused. */
export interface ShippingRefused extends NotDone {
  shipping: AddressRefusal & { intent: ShippingChange['intent']; place?: string };
}

/** A form of the delivery, posted without JavaScript: what it asks for; null for any other form. */
export function shippingChangeIn(form: FormData): ShippingChange | null {
  const text = (name: string) => String(form.get(name) ?? '');
  switch (text('intent')) {
    case 'ship_to':
      return placeChange(text('address_id'));
    case 'ship_to_registry':
      return placeChange(registryKey(Number.parseInt(text('gift_registry_id'), 10) || 0));
    case 'ship_to_new':
      return { intent: 'ship_to_new', form };
    case 'ship_by': {
      const multiship_method = text('multiship_method') === 'batched' ? 'batched' : 'all';
      return { intent: 'ship_by', way: text('way'), multiship_method };
    }
    default:
      return null;
  }
}

/** What a page's action has said about its delivery. */
export function shippingRefusedIn(submitted: object | undefined): ShippingRefused['shipping'] | undefined {
  return submitted && 'shipping' in submitted ? (submitted as ShippingRefused).shipping : undefined;
}

/** Chooses address or option and returns to the checkout page, or says there what is wrong. */
export async function submitShipping(api: Call, change: ShippingChange): Promise<Done | ShippingRefused> {
  const { cart, user } = valueFrom(await api('session/get', {}));
  const type = cart.delivery_preference;
  // The page says what to do when another window has chosen another delivery.
  if (!isShippedType(type)) return { done: change.intent, path: '/purchase' };
  const changed = await changeShipping(api, change, { cart, type, isGuest: user === null });
  if ('cart' in changed) return { done: change.intent, path: '/purchase#shipping-options' };
  const { refused, ...why } = changed;
  const place = attemptedPlace(change);
  return { shipping: { ...why, intent: refused, ...(place && { place }) }, status: 400 };
}
