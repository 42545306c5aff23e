import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { Condition } from '../../../contract/title.ts';

/** What the shopper must agree to before the cart changes (CART-013..017). */
export interface Question {
  kind: 'shortage' | 'large_print' | 'quantity';
  eisbn: string;
  condition: Condition;
  title: string;
  /** The line this is about, null while the title is not in the cart. */
  cartId: number | null;
  /** Copies wanted in all; those in the cart already are among them. */
  requested: number;
  onhand: number;
  isExtraOrderable: boolean;
  /** The gift registry that the copies are bought for. */
  registryId: number | null;
}

/**
 * The question that the address of the cart page asks (see cart-form.ts), or null. Only numbers and codes come from the
 * address: title and stock are looked up, and a shortage that is over is not asked about.
 */
export async function questionFrom(api: Call, query: URLSearchParams, cart: Cart): Promise<Question | null> {
  const kind = query.get('ask');
  if (kind !== 'shortage' && kind !== 'large_print' && kind !== 'quantity') return null;
  const eisbn = query.get('eisbn') ?? '';
  const condition = conditionOf(query.get('condition'));
  const requested = kind === 'quantity' ? 1 : Number(query.get('quantity'));
  if (!/^\d{13}$/.test(eisbn) || !Number.isInteger(requested) || requested < 1 || requested > 9999)
    return null;

  const line = cart.items.find(({ title_info: t }) => t.eisbn === eisbn && t.condition === condition);
  const registry = query.get('registry') ?? '';
  const found = line
    ? { title: line.title_info.title, offer: line.title_info.available }
    : await offered(api, eisbn, condition);
  if (!found) return null;
  const { onhand, is_extra_orderable } = found.offer;
  if (kind === 'shortage' && (onhand < 1 || requested <= onhand)) return null;
  return {
    kind,
    eisbn,
    condition,
    title: found.title,
    cartId: line?.cart_info.cart_id ?? null,
    requested,
    onhand,
    isExtraOrderable: is_extra_orderable,
    registryId: /^[1-9]\d{0,8}$/.test(registry) ? Number(registry) : null,
  };
}

async function offered(api: Call, eisbn: string, condition: Condition) {
  const answer = await api('title/getItem', { eisbn });
  if (!answer.ok) return null;
  const offer = answer.value.available.find((o) => o.code === condition);
  return offer ? { title: answer.value.title, offer } : null;
}

function conditionOf(text: string | null): Condition {
  return text === 'USED' || text === 'REMAINDER' ? text : 'NEW';
}
