import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceText } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { textOf } from '../desk-submit.ts';

export type DeskTitle = AdminOutput<'title/get'>;
type Count = DeskTitle['stock'][number];
type Price = DeskTitle['prices'][number];
type Asked = Pick<AdminInput<'title/saveStock'>, 'counts' | 'prices'>;

/** The fields of the form: copies at a location, and a price. */
export const onHandName = ({ location_id, condition }: Count): string =>
  `on_hand ${location_id} ${condition}`;
export const onOrderName = ({ location_id, condition }: Count): string =>
  `on_order ${location_id} ${condition}`;
export const priceName = ({ condition }: Price): string => `price ${condition}`;

/** '' for a title without a price. */
export const stockPriceText = (cents: number | null): string => (cents === null ? '' : priceText(cents));

/** What the form changes of the title that it began from, or what is wrong with its fields, as sentences by their names. */
export function readStockForm(
  form: FormData,
  { stock, prices }: Pick<DeskTitle, 'stock' | 'prices'>,
): Asked & { problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const copies = (name: string, seen: number): number => {
    // Fields that the form does not show keep what they have.
    const typed = form.has(name) ? textOf(form, name).trim() || '0' : String(seen);
    if (!/^\d{1,5}$/.test(typed)) problems[name] = m.desk_title_wrong_copies();
    return Number(typed);
  };
  const counts = stock.map((row) => ({
    location_id: row.location_id,
    condition: row.condition,
    on_hand: copies(onHandName(row), row.on_hand),
    on_order: copies(onOrderName(row), row.on_order),
    seen: { on_hand: row.on_hand, on_order: row.on_order },
  }));
  const priced = prices.map((row) => {
    const typed = textOf(form, priceName(row)).trim();
    const isAmount = /^\d{1,6}(\.\d{1,2})?$/.test(typed);
    if (typed && !isAmount) problems[priceName(row)] = m.desk_title_wrong_price();
    const price = form.has(priceName(row)) ? (isAmount ? Math.round(Number(typed) * 100) : null) : row.price;
    return { condition: row.condition, price, seen: row.price };
  });
  return {
    problems,
    counts: counts.filter(
      ({ on_hand, on_order, seen }) => on_hand !== seen.on_hand || on_order !== seen.on_order,
    ),
    prices: priced.filter(({ price, seen }) => price !== seen),
  };
}

type Seen = Pick<DeskTitle, 'stock' | 'prices'>;

/** What the form began from, as it carries it. */
export const seenText = ({ stock, prices }: Seen): string => JSON.stringify({ stock, prices });

/** Undefined for a form that was not made by the page. */
export function readSeenTitle(text: string): Seen | undefined {
  try {
    const { stock, prices } = JSON.parse(text) as Partial<Seen>;
    return Array.isArray(stock) && Array.isArray(prices) ? { stock, prices } : undefined;
  } catch {
    return undefined;
  }
}
