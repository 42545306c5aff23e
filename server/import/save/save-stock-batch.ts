import type { Query } from '../../db/db.ts';
import { type OfferOfTitle, type StockOfTitle, saveOffers, saveStockRows } from '../../stock/write.ts';
import type { StockRow } from '../read/stock/stock-row.ts';
import { dropNewOffers, type ListedTitle, lockStock, readListed, readOffers } from './stock-queries.ts';

/** The store whose stock it is. */
export interface StockStore {
  id: number;
  /** ISO 4217 */
  currency: string;
}

/** A row whose place is known. */
export interface PlacedRow extends StockRow {
  location_id: number;
}

export interface StockOutcome {
  kind: 'updated' | 'unchanged' | 'rejected';
  reason?: string;
  warnings: string[];
}

/** Writes rows of a stock list, within the caller's transaction; of several about the same copies the last one counts. */
export async function saveStockBatch(
  q: Query,
  store: StockStore,
  rows: readonly PlacedRow[],
): Promise<StockOutcome[]> {
  const listed = await readListed(
    q,
    rows.map((r) => r.eisbn),
    store.currency,
  );
  const titles = new Map(listed.map((t) => [t.eisbn, t]));
  const titleIds = listed.map((t) => t.id);
  const stock = await lockStock(q, [...new Set(rows.map((r) => r.location_id))], titleIds);
  const offers = await readOffers(q, store.id, titleIds);
  const before = {
    stock: new Map(stock.map((s) => [stockKey(s), s])),
    offers: new Map(offers.map((o) => [offerKey(o), o.price])),
  };
  const plan = planOf(store, rows, titles, before);

  if (plan.stock.length > 0) await saveStockRows(q, plan.stock);
  if (plan.offers.length > 0) await saveOffers(q, store.id, plan.offers);
  if (plan.dropped.length > 0) await dropNewOffers(q, store.id, plan.dropped);
  return plan.outcomes;
}

interface Before {
  stock: ReadonlyMap<string, StockOfTitle>;
  offers: ReadonlyMap<string, number>;
}

interface Plan {
  stock: StockOfTitle[];
  offers: OfferOfTitle[];
  /** Titles whose own price for new copies goes. */
  dropped: number[];
  outcomes: StockOutcome[];
}

function planOf(
  store: StockStore,
  rows: readonly PlacedRow[],
  titles: ReadonlyMap<string, ListedTitle>,
  before: Before,
): Plan {
  const stock = new Map<string, StockOfTitle>();
  const prices = new Map<string, OfferOfTitle & { list: number | null }>();
  const outcomes = rows.map((row): StockOutcome => {
    const warnings: string[] = [];
    const title = titles.get(row.eisbn);
    if (!title) return { kind: 'rejected', reason: 'This book is not in the catalogue.', warnings };
    const key = { location_id: row.location_id, title_id: title.id, condition: row.condition };
    const known = stock.get(stockKey(key)) ?? before.stock.get(stockKey(key));
    const now = { ...key, on_hand: row.quantity, on_order: row.on_order ?? known?.on_order ?? 0 };
    stock.set(stockKey(key), now);
    const price = priceOf(store, row, warnings);
    if (price !== undefined)
      prices.set(offerKey(key), {
        title_id: title.id,
        condition: row.condition,
        price,
        list: title.list_price,
      });
    else if (row.condition !== 'NEW' && !before.offers.has(offerKey(key)) && !prices.has(offerKey(key)))
      warnings.push('This used or remaindered copy has no price; it is not offered until it has one.');
    const isPriced = price !== undefined && price !== currentPrice(before, key, title.list_price);
    return { kind: isNews(now, known) || isPriced ? 'updated' : 'unchanged', warnings };
  });
  const changed = [...prices.values()].filter((p) => p.price !== currentPrice(before, p, p.list));
  const isList = (p: { condition: string; price: number; list: number | null }) =>
    p.condition === 'NEW' && p.price === p.list;
  return {
    stock: [...stock.values()].filter((s) => isNews(s, before.stock.get(stockKey(s)))),
    offers: changed.filter((p) => !isList(p)),
    dropped: changed.filter(isList).map((p) => p.title_id),
    outcomes,
  };
}

/** What a copy costs before the file is loaded: the store's own price, for a new one else the list price. */
function currentPrice(
  before: Before,
  key: Pick<OfferOfTitle, 'title_id' | 'condition'>,
  list: number | null,
): number | null {
  return before.offers.get(offerKey(key)) ?? (key.condition === 'NEW' ? list : null);
}

function priceOf(store: StockStore, row: StockRow, warnings: string[]): number | undefined {
  if (row.price_cents === undefined || !row.currency || row.currency === store.currency)
    return row.price_cents;
  warnings.push(`The price is in ${row.currency}, but the shop sells in ${store.currency}; it was left out.`);
  return undefined;
}

/** No row and a row of nothing are the same. */
function isNews(now: StockOfTitle, before: StockOfTitle | undefined): boolean {
  return now.on_hand !== (before?.on_hand ?? 0) || now.on_order !== (before?.on_order ?? 0);
}

function stockKey(row: Pick<StockOfTitle, 'location_id' | 'title_id' | 'condition'>): string {
  return `${row.location_id} ${row.title_id} ${row.condition}`;
}

function offerKey(row: Pick<OfferOfTitle, 'title_id' | 'condition'>): string {
  return `${row.title_id} ${row.condition}`;
}
