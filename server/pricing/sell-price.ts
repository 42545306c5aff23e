/** The two list prices a title carries (ENTITY-001), in cents. */
export interface ListPrices {
  list_price_usa: number | null;
  list_price_can: number | null;
}

/** What one copy costs. Cents; `row_price` is the price before the discount, `discount` whole percent. */
export interface SellPrice {
  price: number | null;
  row_price: number | null;
  discount: number;
}

const none: SellPrice = { price: null, row_price: null, discount: 0 };

/** The list price in the store's currency; null when the title has none in it. */
export function listPrice(title: ListPrices, currency: string): number | null {
  if (currency === 'USD') return title.list_price_usa;
  if (currency === 'CAD') return title.list_price_can;
  return null;
}

/**
 * The store's own price, else the list price. A list price above it counts as the price before a discount, unless the
 * store hides sale pricing: then one price is all that is shown (ITEM-058).
 */
export function sellPrice(list: number | null, own: number | null, hideSale: boolean): SellPrice {
  const price = own ?? list;
  if (price === null) return none;
  if (hideSale || list === null || list <= price) return { price, row_price: price, discount: 0 };
  return { price, row_price: list, discount: Math.round(((list - price) / list) * 100) };
}
