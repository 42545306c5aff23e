import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import { isQuantity } from '../../../ui/quantity.ts';

/**
 * One form of the cart or an item page, posted by a browser without JavaScript. Returns where to go next: always the cart
 * (or the checkout), with a short code for what happened.
 */
export async function runCartForm(api: Call, form: FormData): Promise<string> {
  try {
    return await run(api, new Fields(form));
  } catch (e) {
    if (e instanceof CallFailed) return cartPath({ problem: 'failed' });
    throw e;
  }
}

/** '/checkout/cart?notice=…'. */
export function cartPath(query: Record<string, string | number>): string {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `/checkout/cart?${search}`;
}

/** CART-019. */
const mostCopies = 9999;

async function run(api: Call, form: Fields): Promise<string> {
  switch (form.text('intent')) {
    case 'add':
      return add(api, form);
    case 'set':
      return set(api, form);
    case 'remove': {
      const answer = await api('cart/removeItem', { cart_id: form.whole('cart_id') });
      return cartPath(answer.ok ? { notice: 'removed' } : { problem: answer.error_code });
    }
    case 'remove_all': {
      const answer = await api('cart/removeAll', {});
      return cartPath(answer.ok ? { notice: 'emptied' } : { problem: answer.error_code });
    }
    case 'remove_unavailable': {
      const answer = await api('cart/removeUnavailable', {});
      return cartPath(answer.ok ? { notice: 'unavailable_removed' } : { problem: 'unavailable_not_removed' });
    }
    case 'adjust': {
      const answer = await api('cart/adjust', {});
      return cartPath(answer.ok ? { notice: 'adjusted' } : { problem: answer.error_code });
    }
    case 'checkout':
      return startCheckout(api);
    default:
      return cartPath({ problem: 'failed' });
  }
}

async function add(api: Call, form: Fields): Promise<string> {
  const eisbn = form.text('eisbn');
  const condition = form.condition();
  const quantity = form.quantity();
  const registry = form.whole('gift_registry_id');
  const wanted = { eisbn, condition, ...(registry > 0 && { registry }) };
  if (quantity === null || quantity < 1) return cartPath({ ask: 'quantity', ...wanted });
  if (quantity > mostCopies) return cartPath({ problem: 'over_maximum' });
  const answer = await api('cart/add', {
    eisbn,
    condition,
    quantity,
    gift_registry_id: registry > 0 ? registry : undefined,
    order_rest: form.flag('order_rest'),
    large_print_confirmed: form.flag('large_print_confirmed'),
  });
  if (answer.ok) return cartPath({ notice: 'added', eisbn, condition, quantity });
  return afterRefusal(answer, { ...wanted, quantity });
}

/** The line is looked up by its number alone: that is all the shopper's form has to know. */
async function set(api: Call, form: Fields): Promise<string> {
  const cart_id = form.whole('cart_id');
  const quantity = form.quantity();
  if (quantity === null) return cartPath({ problem: 'no_quantity' });
  if (quantity > mostCopies) return cartPath({ problem: 'over_maximum' });
  const found = await api('cart/get', {});
  const line = found.ok ? found.value.cart.items.find((i) => i.cart_info.cart_id === cart_id) : undefined;
  if (!line) return cartPath({ problem: 'unknown_line' });
  const { eisbn, condition } = line.title_info;
  const order_rest = form.flag('order_rest');
  const answer = await api('cart/add', { cart_id, eisbn, condition, quantity, order_rest });
  if (answer.ok) return cartPath({ notice: quantity === 0 ? 'removed' : 'updated' });
  return afterRefusal(answer, { eisbn, condition, quantity });
}

/** Some refusals are questions: the cart page asks them. */
function afterRefusal(
  refused: { error_code: string; error_data?: unknown },
  wanted: { eisbn: string; condition: string; quantity: number; registry?: number },
): string {
  if (refused.error_code === 'large_print_unconfirmed') return cartPath({ ask: 'large_print', ...wanted });
  if (refused.error_code !== 'not_enough_stock') return cartPath({ problem: refused.error_code });
  const { onhand, requested } = refused.error_data as { onhand: number; requested: number };
  if (onhand < 1) return cartPath({ problem: 'not_enough_stock' });
  // The total asked for: copies that were in the cart already are in it.
  return cartPath({ ask: 'shortage', ...wanted, quantity: requested });
}

async function startCheckout(api: Call): Promise<string> {
  const session = await api('session/get', {});
  const places = await api('webstore/getContactAndHours', {});
  const first = places.ok ? places.value[0]?.location_id : undefined;
  const location_id = (session.ok ? session.value.location_id : null) ?? first;
  const answer = await api('checkout/setDelivery', { delivery_preference: 'pickup', location_id });
  return answer.ok ? '/purchase' : cartPath({ problem: answer.error_code });
}

/** The texts of a form, each with the plainest meaning it can have. */
class Fields {
  readonly #form: FormData;
  constructor(form: FormData) {
    this.#form = form;
  }
  text(name: string): string {
    const value = this.#form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  }
  whole(name: string): number {
    return Number.parseInt(this.text(name), 10) || 0;
  }
  flag(name: string): boolean {
    return ['1', 'true', 'on'].includes(this.text(name));
  }
  /** Null for what is no number of copies: with no script to put it right as one types, it is not guessed at. */
  quantity(): number | null {
    if (!this.#form.has('quantity')) return 1;
    const typed = this.text('quantity');
    return isQuantity(typed) ? Number(typed) : null;
  }
  condition(): 'NEW' | 'USED' | 'REMAINDER' {
    const value = this.text('condition');
    return value === 'USED' || value === 'REMAINDER' ? value : 'NEW';
  }
}
