import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { ImpulseOffer } from '../../../contract/impulse-buy.ts';
import { isOfferedBefore } from '../../../contract/impulse-types.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { failedAnswer } from '../../failed-answer.ts';

/** As many as one looks through before paying. */
const most = 4;

interface Beginning {
  delivery: string;
  cart: Cart;
  settings: SiteSettings;
}

/**
 * What the shop offers before the checkout of a delivery type, without what is in the cart; undefined = nothing. `problem` = a
 * sentence; the shopper goes on all the same (CHECKOUT-056, CHECKOUT-078).
 */
export async function impulseOffer(
  api: Call,
  { delivery, cart, settings }: Beginning,
): Promise<{ offer?: ImpulseOffer; problem?: string }> {
  if (!isOfferedBefore(delivery, settings.checkout_info)) return {};
  const answer = await api('impulse_buy/get', { delivery_type: delivery }).catch(failedAnswer);
  if (!answer.ok) return answer.error_code === 'unknown_type' ? {} : { problem: answer.error };
  const chosen = new Set(cart.items.map(({ title_info }) => title_info.eisbn));
  const isbns_info = answer.value.isbns_info.filter(({ info }) => !chosen.has(info.eisbn)).slice(0, most);
  return isbns_info.length > 0 ? { offer: { ...answer.value, isbns_info } } : {};
}
