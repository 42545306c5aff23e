import type { Query } from '../server/db/db.ts';
import { CommandRefused } from './command.ts';
import { findStore } from './find-store.ts';
import { readStores } from './queries.ts';

export interface CurrencyChoice {
  /** ISO 4217, as typed. */
  currency?: string;
  /** Name, web name or host of a store. */
  store?: string;
}

/**
 * The currency of prices without one, where their file (ONIX DefaultCurrencyCode, a currency column) states none
 * either: the given one, else that of the named store, else of the first store. Undefined while there is no store.
 *
 * @throws CommandRefused for what is no currency, and for an unknown store.
 */
export async function priceCurrency(q: Query, choice: CurrencyChoice): Promise<string | undefined> {
  const given = writtenCurrency(choice);
  if (choice.store) {
    const { currency } = await findStore(q, choice.store);
    return given ?? currency;
  }
  return given ?? (await readStores(q))[0]?.currency;
}

/** The given currency, checked; no database is needed. Throws CommandRefused. */
export function writtenCurrency({ currency }: CurrencyChoice): string | undefined {
  const code = currency?.toUpperCase();
  if (code !== undefined && !isCurrency(code))
    throw new CommandRefused(`'${currency}' is not a currency; give its three letters, such as USD or CAD.`);
  return code;
}

/** Whether three capital letters are a currency. Prices in a mistyped one would be no store's. */
export const isCurrency = (code: string) => Intl.supportedValuesOf('currency').includes(code);
