import { hashOf, seededRandom } from '../server/image/seeded-random.ts';
import type { OfferFacts, TitleFacts } from './catalogue/facts.ts';
import type { DemoShop } from './demo-shop.ts';

export interface StockRow {
  eisbn: string;
  /** Code of the location. */
  location: string;
  condition: 'NEW' | OfferFacts['condition'];
  on_hand: number;
  on_order: number;
}

/**
 * Copies of a title on the shelves of a shop. The same ISBN and location always give the same number: the first place has
 * the most, a single copy stands in one of them.
 */
export function stockOf(shop: DemoShop, facts: TitleFacts): StockRow[] {
  const codes = shop.locations.map((l) => l.code);
  const home = codes[hashOf(`home ${shop.webstoreName} ${facts.isbn}`) % codes.length];
  const rows: StockRow[] = codes.map((location, i) => {
    const count = seededRandom(hashOf(`${facts.isbn} ${location}`));
    const between = (low: number, high: number) => low + Math.floor(count() * (high - low + 1));
    const row = { eisbn: facts.isbn, location, condition: 'NEW' as const, on_hand: 0, on_order: 0 };
    if (facts.stock === 'deep') return { ...row, on_hand: i === 0 ? between(6, 14) : between(2, 6) };
    if (facts.stock === 'some') return { ...row, on_hand: location === home ? between(2, 5) : between(0, 3) };
    if (facts.stock === 'one') return { ...row, on_hand: location === home ? 1 : 0 };
    if (facts.stock === 'on_order' && location === home) return { ...row, on_order: between(3, 6) };
    return row;
  });
  for (const { condition } of offersOf(shop, facts)) {
    const some = seededRandom(hashOf(`${facts.isbn} ${condition} ${shop.webstoreName}`))();
    const on_hand = condition === 'USED' ? 1 : 2 + Math.floor(some * 8);
    rows.push({ eisbn: facts.isbn, location: home ?? '', condition, on_hand, on_order: 0 });
  }
  return rows.filter((row) => row.on_hand > 0 || row.on_order > 0);
}

/** A used copy is one copy: it stands in one of the two shops. Remainders are in both. */
export function offersOf(shop: Pick<DemoShop, 'currency'>, facts: TitleFacts): OfferFacts[] {
  return (facts.offers ?? []).filter(
    ({ condition }) =>
      condition === 'REMAINDER' || hashOf(`used ${facts.isbn}`) % 2 === (shop.currency === 'USD' ? 0 : 1),
  );
}
