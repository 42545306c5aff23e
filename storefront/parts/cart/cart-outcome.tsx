import type { Cart } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { addedText } from './added-text.ts';
import { noticeFor, problemFor } from './notice-codes.ts';

interface CartOutcomeProps {
  query: string;
  cart: Cart;
  /** The browser has sent some: a cart without a line was emptied since. */
  hasCookies: boolean;
}

/** The result of a posted form, or why the checkout did not open, from the codes in the page's address. */
export function CartOutcome({ query, cart, hasCookies }: CartOutcomeProps) {
  const search = new URLSearchParams(query);
  // A form has just added a book, and no cart came back: the browser has kept no session.
  const isLost = search.get('notice') === 'added' && cart.items.length === 0 && !hasCookies;
  const problem = search.get('problem');
  if (isLost || problem !== null) {
    return (
      <Notice tone={problem === 'no_delivery' ? 'info' : 'danger'} role="alert">
        <p>{isLost || problem === null ? m.cart_needs_cookies() : problemFor(problem)}</p>
      </Notice>
    );
  }
  const done = search.get('notice') === 'added' ? added(search, cart) : noticeFor(search.get('notice'));
  if (!done) return null;
  return (
    <Notice tone="success" role="status">
      <p>{done}</p>
    </Notice>
  );
}

/** Title and price come from the cart, never from the address. */
function added(search: URLSearchParams, cart: Cart): string | null {
  const condition = search.get('condition') ?? 'NEW';
  const item = cart.items.find(
    ({ title_info: t }) => t.eisbn === search.get('eisbn') && t.condition === condition,
  );
  const quantity = Number(search.get('quantity'));
  if (!item || !Number.isInteger(quantity) || quantity < 1) return null;
  const facts = { quantity, title: item.title_info.title, price: item.cart_info.sold_price };
  return addedText(facts, formatMoney);
}
