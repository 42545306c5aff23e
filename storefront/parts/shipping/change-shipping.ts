import type { Answer } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import { isShippedType, type ShippedType } from '../../../contract/shipped-types.ts';
import * as m from '../../../messages/compiled/messages.js';
import { failedAnswer } from '../../failed-answer.ts';
import type { AddressRefusal } from '../address/address-outcome.ts';
import { sendAddress } from '../address/save-address.ts';
import { whereTo } from './load-shipping.ts';

/** What a shopper chooses on the checkout page for an order that is delivered. */
export type ShippingChange =
  /** An address of the address book; 0 is that of the account itself. */
  | { intent: 'ship_to'; address_id: number }
  /** That of a gift registry. */
  | { intent: 'ship_to_registry'; gift_registry_id: number }
  /** One that was typed: it is added to the address book of a customer. */
  | { intent: 'ship_to_new'; form: FormData }
  | { intent: 'ship_by'; way: string; multiship_method: 'all' | 'batched' };

/** The cart with the new choice, or the refusal. A refused address form comes back with what was typed. */
export type ShippingChanged = { cart: Cart } | ({ refused: ShippingChange['intent'] } & AddressRefusal);

/** A delivery option among those of a page, in one word for a radio button. */
export const wayOf = (option: { delivery_preference: string; provider: string }) =>
  `${option.delivery_preference} ${option.provider}`;

/** An address among those of a page, as the value of a radio button; '' = none. */
export function placeKey(to: Cart['ship_to']): string {
  if (!to) return '';
  if (to.gift_registry) return registryKey(to.gift_registry.gift_registry_id);
  return String(to.address_id ?? '');
}

/** The same of the address of a gift registry. */
export const registryKey = (registryId: number) => `registry-${registryId}`;

/** The address that a change asks for, by its key; '' where it asks for none of those on the page. */
export function attemptedPlace(change: ShippingChange): string {
  if (change.intent === 'ship_to') return String(change.address_id);
  return change.intent === 'ship_to_registry' ? registryKey(change.gift_registry_id) : '';
}

/** The choice of an address by its key. */
export function placeChange(key: string): ShippingChange {
  const [, registry] = /^registry-(\d+)$/.exec(key) ?? [];
  return registry
    ? { intent: 'ship_to_registry', gift_registry_id: Number(registry) }
    : { intent: 'ship_to', address_id: Number.parseInt(key, 10) || 0 };
}

/** The option that a cart has chosen; '' for none. */
export const chosenWay = (cart: Pick<Cart, 'delivery_preference' | 'provider'>) =>
  cart.provider ? wayOf(cart) : '';

/** Chooses the address or the option, for browsers with and without JavaScript. Never throws what a call throws. */
export async function changeShipping(
  api: Call,
  change: ShippingChange,
  { cart, type, isGuest }: { cart: Cart; type: ShippedType; isGuest: boolean },
): Promise<ShippingChanged> {
  const chosen = isShippedType(cart.delivery_preference) ? cart.delivery_preference : type;
  switch (change.intent) {
    case 'ship_to':
      return outcomeOf('ship_to', await sendTo(api, chosen, { address_id: change.address_id }));
    case 'ship_to_registry': {
      const { intent, gift_registry_id } = change;
      return outcomeOf(intent, await sendTo(api, chosen, { gift_registry_id }));
    }
    case 'ship_to_new':
      return changeToTyped(api, change.form, chosen, isGuest);
    case 'ship_by': {
      if (!cart.ship_to) return { refused: 'ship_by', sentence: m.refusal_address_missing() };
      const [delivery_preference = '', ...provider] = change.way.split(' ');
      if (!isShippedType(delivery_preference))
        return { refused: 'ship_by', sentence: m.refusal_shipping_missing() };
      const answer = await api('checkout/setShipping', {
        delivery_preference,
        provider: provider.join(' '),
        multiship_method: change.multiship_method,
        ...whereTo(cart.ship_to),
      }).catch(failedAnswer);
      return outcomeOf('ship_by', answer);
    }
  }
}

type Chosen = Answer<{ cart: Cart }>;

const outcomeOf = (intent: ShippingChange['intent'], answer: Chosen): ShippingChanged =>
  answer.ok ? { cart: answer.value.cart } : { refused: intent, sentence: answer.error };

/** With the cheapest option there (SHIPPING-021). An address that is refused leaves the cart without any; one whose answer was lost may be there. */
async function sendTo(
  api: Call,
  type: ShippedType,
  where: Parameters<typeof api<'checkout/setShipping'>>[1],
): Promise<Chosen> {
  const chosen = api('checkout/setShipping', { delivery_preference: type, ...where });
  const answer: Chosen = await chosen.catch(failedAnswer);
  if (!answer.ok && answer.error_code !== 'failed')
    await api('checkout/setDelivery', { delivery_preference: type }).catch(failedAnswer);
  return answer;
}

async function changeToTyped(
  api: Call,
  form: FormData,
  type: ShippedType,
  isGuest: boolean,
): Promise<ShippingChanged> {
  const done: { chosen?: Chosen } = {};
  const refusal = await sendAddress(api, form, async ({ preferred: _, ...typed }) => {
    if (isGuest) {
      const { email_address: __, phone_number_ext: ___, ...address } = typed;
      done.chosen = await sendTo(api, type, { address });
      return done.chosen;
    }
    const added = await api('address/create', typed);
    if (added.ok) done.chosen = await sendTo(api, type, { address_id: added.value.address_id });
    return added;
  });
  if (refusal || !done.chosen) return { refused: 'ship_to_new', ...refusal };
  return outcomeOf('ship_to', done.chosen);
}
