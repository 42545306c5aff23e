import { z } from 'zod';
import { action } from '../action.ts';
import { flag, json, text } from '../form.ts';

/** Who the shop is. */
const identity = {
  /** In the header, in mails, and in titles of pages. */
  name: z.string(),
  /** IANA name. */
  time_zone: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** ISO 4217. */
  currency: z.string(),
};

/** Currencies that the catalogue has list prices in. A shop that began with another one keeps it. */
export const pricedCurrencies: readonly string[] = ['USD', 'CAD'];

/** What the shop has in its currency. */
const inCurrency = z.object({
  /** With either of these, the currency stays. */
  has_orders: z.boolean(),
  has_gift_cards: z.boolean(),
  /** How many amounts the staff has set: in another currency they keep their numbers. 0 where the currency stays. */
  prices: z.number(),
  shipping_rates: z.number(),
  promotions: z.number(),
  settings: z.number(),
});

const storeIdentity = z.object({ ...identity, in_currency: inCurrency });

export const staffStoreActions = {
  'store/get': action({
    summary: 'Name, time zone, country, and currency of the store, and what it has in this currency.',
    input: z.object({}),
    output: storeIdentity,
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
  'store/save': action({
    summary:
      'Changes who the store is. What is planned by the clock keeps its hour in another time zone; the currency changes only before the first order and gift card.',
    input: z.object({
      name: text(120),
      time_zone: text(60),
      country: text(2),
      currency: text(3),
      /** The values that the change began from; one that is not named here is not compared. */
      seen: json(z.object(identity).partial()).default({}),
      /** Amounts of the staff are right as numbers of the new currency. */
      amounts_checked: flag().default(false),
    }),
    output: storeIdentity,
    /** `stale` comes with the `newer` values; the two refusals about the currency come with what the store has `in_currency`. */
    refusals: [
      'name_missing',
      'unknown_time_zone',
      'unknown_country',
      'unknown_currency',
      'currency_in_use',
      'amounts_not_checked',
      'stale',
    ],
    who: { permission: 'store:write' },
    session: 'read',
    changes: true,
  }),
};
