import { expect, test } from 'vitest';
import { buildLocation, buildOffer, buildStock } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { ticketShop } from '../../test/ticket-shop.ts';
import { cartableIds } from './cartable-ids.ts';
import { type OfferedTitle, offersOf, suppliesOf } from './offers.ts';

const open = sellingShops();

test('finds in a long list the same titles as their offers (LIST-041)', async () => {
  const shop = await ticketShop(open, { places: 1 });
  const { t, store, location } = shop;
  const far = await buildLocation(t.db, store.id);
  await t.reload();
  const named: Record<string, number> = { ticket: shop.ticket.id };
  const facts = [
    ...['available', 'out_of_print', 'withdrawn', 'no_price', 'forthcoming'].map((availability) => ({
      availability,
    })),
    { list_price_usa: null },
    { binding: 'eBook' },
    { binding: 'Ticket' },
  ];
  for (const fact of facts) {
    const name = Object.values(fact).join();
    named[name] = (await shop.aBook(0, fact)).id;
    named[`${name} here`] = (await shop.aBook(1, fact)).id;
    const priced = await shop.aBook(0, fact);
    await buildOffer(t.db, store.id, priced.id, 900);
    named[`${name} priced`] = priced.id;
  }
  for (const condition of ['USED', 'REMAINDER'] as const)
    for (const at of [location.id, far.id, null])
      for (const price of [500, null]) {
        const { id } = await shop.aBook(0, { availability: 'out_of_print' });
        if (price !== null) await buildOffer(t.db, store.id, id, price, { condition });
        if (at !== null) await buildStock(t.db, at, id, 1, { condition });
        named[`${condition} ${at === location.id ? 'here' : at} ${price}`] = id;
      }
  const card = await shop.aBook(1);
  const withdrawn = await shop.aBook(1);
  await t.db.query('update title set is_giftcard = true where id = $1', [card.id]);
  await t.db.query('update title set deleted_at = now() where id = $1', [withdrawn.id]);
  Object.assign(named, { card: card.id });

  const of = t.shop.stores.byName(store.webstoreName);
  if (!of) throw new Error('The store is missing');
  const ids = Object.values(named);
  const titles = await t.db.query<OfferedTitle>(
    `select id, binding, availability, is_giftcard, is_large_print, list_price_usa, list_price_can, release_date,
       publication_date from title where id = any($1::int[])`,
    [ids],
  );
  for (const locationId of [location.id, far.id, null]) {
    const view = { store: of, locationId, showPrices: false, now: new Date() };
    const supplies = await suppliesOf(t.db, view, titles);
    const offered = titles.filter((title) =>
      offersOf(view, title, supplies.get(title.id) ?? []).some((offer) => offer.cartable),
    );
    const found = await cartableIds(t.db, view, [...ids, withdrawn.id]);
    const names = (of: Iterable<number>) => {
      const those = new Set(of);
      return Object.keys(named).filter((name) => those.has(named[name] ?? 0));
    };
    expect(names(found)).toEqual(names(offered.map(({ id }) => id)));
    expect(found).not.toContain(withdrawn.id);
    expect(found).toContain(shop.ticket.id);
    expect(found.size).toBeGreaterThan(8);
    expect(found.size).toBeLessThan(ids.length - 8);
  }
});
