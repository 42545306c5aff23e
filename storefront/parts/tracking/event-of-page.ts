import type { Order } from '../../../contract/order.ts';
import type { TrackedEvent } from './events.ts';

/** The event that arriving at this page stands for, if any. `order` is what the page of an order shows. */
export function eventOfPage(
  { pathname, search }: { pathname: string; search: string },
  order: Order | null,
  currency: string,
): TrackedEvent | null {
  if (pathname === '/purchase') return { name: 'InitiateCheckout', data: {} };
  if (order && new URLSearchParams(search).has('success')) {
    const value = order.summary.total / 100;
    return { name: 'Purchase', data: { value, currency, num_items: order.summary.item_count } };
  }
  const [, term] = /^\/browse\/filter\/(?:.+\/)?t\/([^/]+)/.exec(pathname) ?? [];
  const searched = decoded(term ?? '');
  // Never track an email address typed into the wrong box.
  return !searched || searched.includes('@') ? null : { name: 'Search', data: { search_string: searched } };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
