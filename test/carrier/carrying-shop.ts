import { onTestFinished } from 'vitest';
import { carrierWith } from '../../server/shipping/carrier-accounts.ts';
import { carrierQuotes } from '../../server/shipping/carrier-quotes.ts';
import { openSetting } from '../../server/store/sealed-setting.ts';
import { saveSettings } from '../../server/store/staff-settings.ts';
import { signUp } from '../accounts.ts';
import type { SellingShop } from '../selling-shop.ts';
import { uspsStandIn } from './usps-stand-in.ts';

export const oregon = {
  name: 'Ada Marsh',
  phone_number: '(207) 555-0199',
  street_address: '12 Exchange Street',
  city: 'Portland',
  country: 'US',
  province: 'OR',
  postal_code: '97201',
};

/** A store in Maine that ships by USPS, and a customer in Oregon with a book of 445 grams in the cart. */
export async function carryingShop(
  open: (with_: { settings: object }) => Promise<SellingShop>,
  own: Record<string, unknown> = {},
) {
  const usps = await uspsStandIn();
  onTestFinished(usps.close);
  const shop = await open({ settings: { checkout_info: { ship_enabled: true } } });
  const { t, store, location } = shop;
  const details = { sc_addr_array: { address: '', city: '', prov: 'ME', postal: '04101', country: 'US' } };
  await t.db.query('update location set details = $2 where id = $1', [location.id, details]);
  const values = { 'checkout_info.usps_key': usps.key, 'checkout_info.usps_secret': usps.secret, ...own };
  await t.db.tx((q) => saveSettings(q, store.id, { values, seen: {} }, t.shop.secret));
  await t.reload();
  const { db, log, secret } = t.shop;
  /** As the shop is after a restart: it has no prices in memory. */
  const restart = () => {
    t.shop.carriers = carrierQuotes({
      db,
      log,
      openSecret: (id, name) => openSetting(db, id, name, secret),
      connect: (name, keys) => carrierWith(name, keys, { baseUrl: usps.origin, patienceMs: 20_000 }),
    });
  };
  restart();
  // One who knows the store as it is now.
  const reader = shop.stranger();
  await signUp(reader);
  const { address_id } = await reader.get('address/create', oregon);
  const book = await shop.aBook(5, { binding: 'Paperback' });
  await reader.get('cart/add', { eisbn: book.eisbn });
  /** Weights that prices were asked for, in pounds. */
  const pounds = () =>
    usps.requests
      .filter(({ path }) => path.endsWith('/search'))
      .map(({ body }) => JSON.parse(body).packageDescription.weight);
  return { ...shop, shop, reader, usps, address_id, book, pounds, restart };
}
