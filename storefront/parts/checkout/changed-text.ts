import type { Cart, CartItem } from '../../../contract/cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatMoney } from '../../../ui/money.ts';

/** What the page showed of one line. */
export interface SeenLine {
  /** ISBN, condition and quantity. */
  goods: string;
  /** Cents for one copy. */
  price: number;
  /** Copies that were not on hand. */
  toCome: number;
}

/** Most books that a sentence names; the page shows the rest. */
const mostNamed = 3;

/**
 * Why the cart that the shopper saw is not ordered: it has other goods, or prices or stock have changed. `byChoice`: because
 * of what the shopper has chosen since.
 */
export function changedText(seen: readonly SeenLine[], fresh: Cart, byChoice = false): string {
  const now = seenLines(fresh);
  if (goodsOf(seen) !== goodsOf(now)) return m.checkout_cart_changed();
  const changes = fresh.items.flatMap((item, i) => lineChanges(seen[i], item));
  const named = changes.slice(0, mostNamed);
  if (changes.length > mostNamed) named.push(m.checkout_more_changed());
  const { problem } = fresh.promo_code;
  if (problem) named.push(problem);
  if (problem || changes.length === 0) {
    named.push(m.checkout_total_changed({ total: formatMoney(fresh.summary.total) }));
  }
  const says = byChoice ? m.checkout_changed_by_choice : m.checkout_changed;
  return says({ changes: named.join(' ') });
}

function lineChanges(seen: SeenLine | undefined, { cart_info: line, title_info }: CartItem): string[] {
  if (!seen) return [];
  const changes: string[] = [];
  const title = `“${title_info.title}”`;
  const { backorder_quantity: toCome, backorder_sub_message: later, quantity } = line;
  const here = quantity - toCome;
  if (toCome > seen.toCome) {
    changes.push(fewerText({ title, here, quantity, later }));
  } else if (toCome < seen.toCome) {
    changes.push(
      toCome === 0
        ? m.checkout_line_in_stock_now({ title })
        : m.checkout_line_in_stock_of({ title, here, quantity }),
    );
  }
  if (line.sold_price !== seen.price)
    changes.push(
      m.checkout_line_price_changed({
        title,
        sold_price: formatMoney(line.sold_price),
        price: formatMoney(seen.price),
      }),
    );
  return changes;
}

function fewerText(line: { title: string; here: number; quantity: number; later: string }): string {
  if (line.here === 0)
    return line.later ? m.checkout_line_sold_out_later(line) : m.checkout_line_sold_out(line);
  return line.later ? m.checkout_line_down_later(line) : m.checkout_line_down(line);
}

export function seenLines({ items }: Cart): SeenLine[] {
  return items.map(({ cart_info, title_info: t }) => ({
    goods: [t.eisbn, t.condition, cart_info.quantity].join(' '),
    price: cart_info.sold_price,
    toCome: cart_info.backorder_quantity,
  }));
}

/** The same goods at the same prices, with the same waiting. */
export const isSame = (seen: readonly SeenLine[], fresh: Cart): boolean =>
  JSON.stringify(seen) === JSON.stringify(seenLines(fresh));

const goodsOf = (lines: readonly SeenLine[]) => lines.map((line) => line.goods).join();

/** For a form without JavaScript, which brings back what its page showed: '9780385474542 NEW 1 1800 0,…'. */
export function seenText(cart: Cart): string {
  return seenLines(cart)
    .map(({ goods, price, toCome }) => `${goods} ${price} ${toCome}`)
    .join();
}

/** Null when the form brought nothing of the kind. */
export function seenFromText(text: string): SeenLine[] | null {
  if (!/^\d+ [A-Z]+ \d+ \d+ \d+(,\d+ [A-Z]+ \d+ \d+ \d+)*$/.test(text)) return null;
  return text.split(',').map((line) => {
    const [eisbn, condition, quantity, price, toCome] = line.split(' ');
    return { goods: [eisbn, condition, quantity].join(' '), price: Number(price), toCome: Number(toCome) };
  });
}
