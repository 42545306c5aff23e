import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { NeededFirst } from '../call/needed-first.ts';
import type { Db } from '../db/db.ts';
import {
  type CarriedParcel,
  type Carrier,
  CarrierFailed,
  type CarrierRate,
} from '../providers/carrier/carrier.ts';
import {
  type CarrierName,
  type CarryingStore,
  carrierKeys,
  carriersFor,
  carrierWith,
  type OpenSecret,
} from './carrier-accounts.ts';
import { writeCarrierState } from './carrier-state-queries.ts';

/** A rate with the carrier that it is of. */
export type Quote = CarrierRate & { carrier: CarrierName };

export interface CarrierQuotes {
  /**
   * What the connected carriers of a store charge for a parcel; none = they do not bring it there, or do not answer.
   *
   * @throws NeededFirst where one must be asked before.
   */
  ratesFor(store: CarryingStore, parcel: CarriedParcel): Quote[];
}

interface Parts {
  db: Db;
  openSecret: OpenSecret;
  log: Pick<Logger, 'warn'>;
  now?: () => number;
  /** For tests: in place of the adapters. */
  connect?: (carrier: CarrierName, keys: Readonly<Record<string, unknown>>) => Carrier;
}

const minute = 60_000;
/** Prices of carriers change a few times a year. */
const freshMs = 60 * minute;
/** While a carrier does not answer, a cart keeps the price that its shopper has seen. */
const staleMs = 6 * 60 * minute;
/** So long a carrier that has failed is left alone. */
const quietMs = minute;
/** So often it is noted that a carrier answers. */
const notedMs = 10 * minute;

/** Asks the carriers, and keeps what they say for a while; one per process. */
export function carrierQuotes({
  db,
  openSecret,
  log,
  now = Date.now,
  connect = carrierWith,
}: Parts): CarrierQuotes {
  const known = new LRUCache<string, { rates: Quote[]; at: number }>({ max: 10_000 });
  const underway = new Map<string, Promise<void>>();
  const adapters = new Map<string, { keys: string; carrier: Carrier }>();
  const quietUntil = new Map<string, number>();
  const notedAt = new Map<string, number>();

  /** An adapter is kept while its keys stay the same: that of USPS holds a token for hours. */
  async function open(store: CarryingStore, name: CarrierName): Promise<Carrier> {
    const values = await carrierKeys(store, name, openSecret);
    const keys = JSON.stringify(values);
    const before = adapters.get(accountOf(store, name));
    if (before?.keys === keys) return before.carrier;
    const carrier = connect(name, values);
    adapters.set(accountOf(store, name), { keys, carrier });
    return carrier;
  }

  async function ask(store: CarryingStore, name: CarrierName, parcel: CarriedParcel): Promise<void> {
    const account = accountOf(store, name);
    let failure: string | null = null;
    try {
      const carrier = await open(store, name);
      const rates = await carrier.rates(parcel, store.settings.store_info.language);
      const quotes = rates.map((rate) => ({ ...rate, carrier: name }));
      known.set(keyOf(store, name, parcel), { rates: quotes, at: now() });
    } catch (e) {
      // Any other error may hold the keys.
      failure =
        e instanceof CarrierFailed
          ? e.message
          : 'The keys cannot be opened, or the answer could not be read.';
      quietUntil.set(account, now() + quietMs);
      log.warn({ store: store.id, carrier: name, failure }, 'a carrier gave no price');
    }
    if (failure === null && now() - (notedAt.get(account) ?? Number.NEGATIVE_INFINITY) < notedMs) return;
    if (failure === null) notedAt.set(account, now());
    else notedAt.delete(account);
    const state = { storeId: store.id, carrier: name, at: new Date(now()), failure };
    await writeCarrierState(db, state).catch((err: unknown) => log.warn({ err }, 'a carrier was not noted'));
  }

  /** Two shoppers with the same parcel wait for one answer. */
  function askOnce(store: CarryingStore, name: CarrierName, parcel: CarriedParcel): Promise<void> {
    const key = keyOf(store, name, parcel);
    const asked =
      underway.get(key) ??
      ask(store, name, parcel).finally(() => {
        underway.delete(key);
      });
    underway.set(key, asked);
    return asked;
  }

  return {
    ratesFor(store, parcel) {
      const toAsk: CarrierName[] = [];
      const rates = carriersFor(store, parcel).flatMap((name) => {
        const last = known.get(keyOf(store, name, parcel));
        const age = now() - (last?.at ?? Number.NEGATIVE_INFINITY);
        const isQuiet = now() < (quietUntil.get(accountOf(store, name)) ?? 0);
        if (age >= freshMs && !isQuiet) toAsk.push(name);
        return last && age < staleMs ? last.rates : [];
      });
      if (toAsk.length === 0) return rates;
      throw new NeededFirst(async () => {
        await Promise.all(toAsk.map((name) => askOnce(store, name, parcel)));
      });
    },
  };
}

const accountOf = ({ id }: CarryingStore, name: CarrierName) => `${name} ${id}`;

/** All that an answer depends on. */
function keyOf(store: CarryingStore, name: CarrierName, { from, to, grams }: CarriedParcel): string {
  const { own, settings } = store;
  const account =
    name === 'usps'
      ? [own['checkout_info.usps_live'], own['checkout_info.usps_key'], own['checkout_info.usps_price_type']]
      : [
          own['checkout_info.canada_post_live'],
          own['checkout_info.canada_post_user'],
          own['checkout_info.canada_post_customer'],
          own['checkout_info.canada_post_contract'],
        ];
  return JSON.stringify([store.id, name, account, settings.store_info.language, from, to, grams]);
}
