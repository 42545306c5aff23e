import { beforeEach, describe, expect, it } from 'vitest';
import { wallClock } from '../../../contract/wall-clock.ts';
import { buildLocation, buildOrder, buildStore, buildTitle } from '../../../test/factories.ts';
import { ownDataFolder } from '../../../test/own-data-folder.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;

beforeEach(async () => {
  made = await testShop({ env: ownDataFolder() });
  store = await buildStore(made.db, { name: 'Cove Books' });
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
});

const cove = { name: 'Cove Books', time_zone: 'America/New_York', country: 'US', currency: 'USD' };
const save = (change: object) => owner.send('store/save', { ...cove, ...change });
const saved = (change: object) => owner.get('store/save', { ...cove, ...change });
const anOrder = async () => buildOrder(made.db, store.id, null, await buildTitle(made.db));

it('changes who the shop is: shoppers see it, and the log says what it was (APP-017)', async () => {
  const change = { name: 'Harbour Books', time_zone: 'America/Halifax', country: 'CA' };
  expect(await saved({ ...change, seen: JSON.stringify(cove) })).toMatchObject(change);
  await made.shop.changes.refresh();
  const { store_info } = await made.visitor().get('store/getSettings', {});
  expect(store_info).toMatchObject({
    ...{ name: 'Harbour Books', time_zone: 'America/Halifax', country: 'Canada', iso3166_2_country: 'CA' },
    ...{ is_american: false, language: 'en-CA', iso4217_currency: 'USD' },
  });
  const [entry] = (await owner.get('audit/getList')).entries;
  const { name, time_zone, country } = cove;
  expect(entry).toMatchObject({
    ...{ action: 'store/save', target: 'Harbour Books' },
    detail: { before: { name, time_zone, country }, after: change },
  });
});

it.each([
  [{ name: ' ' }, 'name_missing'],
  [{ time_zone: 'Mars/Base' }, 'unknown_time_zone'],
  [{ time_zone: '+05:00' }, 'unknown_time_zone'],
  [{ country: 'XX' }, 'unknown_country'],
  [{ country: 'ca' }, 'unknown_country'],
  [{ currency: 'JPY' }, 'unknown_currency'],
])('refuses %j as %s and changes nothing', async (change, error_code) => {
  expect(await save({ name: 'Harbour Books', ...change })).toMatchObject({ error_code });
  expect(await owner.get('store/get')).toMatchObject(cove);
});

it('refuses a change of what someone else has changed since, with the newer value', async () => {
  await saved({ name: 'Harbour Books', seen: cove });
  expect(await save({ name: 'Pier Books', seen: cove })).toMatchObject({
    error_code: 'stale',
    error_data: { newer: { name: 'Harbour Books' } },
  });
  const { name } = await saved({ name: 'Harbour Books', time_zone: 'America/Chicago', seen: cove });
  expect(name).toBe('Harbour Books');
});

describe('currency', () => {
  const canadian = { currency: 'CAD' };
  const priceOf = async (eisbn: string) => (await made.visitor().get('title/getItem', { eisbn })).price;

  it('changes before the first order, and list prices follow it', async () => {
    const { eisbn } = await buildTitle(made.db, { list_price_usa: 1800, list_price_can: 2400 });
    expect(await priceOf(eisbn)).toBe(1800);
    expect(await saved(canadian)).toMatchObject(canadian);
    await made.shop.changes.refresh();
    expect(await priceOf(eisbn)).toBe(2400);
  });

  it('asks to check the amounts that keep their numbers', async () => {
    const { eisbn } = await buildTitle(made.db);
    await owner.get('title/saveStock', { eisbn, prices: [{ condition: 'NEW', price: 1500, seen: null }] });
    await owner.get('shipping/save', { label: 'Mail', base: 400 });
    await owner.get('promotion/save', { name: 'Sale', type: 'amount', amount: 500 });
    await owner.get('promotion/save', { name: 'Tenth', type: 'percent', percent: 10 });
    await owner.get('settings/save', { values: { 'checkout_info.order_min': 2500 } });
    const in_currency = { prices: 1, shipping_rates: 1, promotions: 1, settings: 1 };
    expect(await owner.get('store/get')).toMatchObject({ in_currency });
    expect(await save(canadian)).toMatchObject({
      error_code: 'amounts_not_checked',
      error_data: { in_currency },
    });
    expect(await owner.get('store/get')).toMatchObject(cove);
    expect(await saved({ ...canadian, amounts_checked: true })).toMatchObject(canadian);
    await made.shop.changes.refresh();
    expect(await priceOf(eisbn)).toBe(1500);
  });

  it('stays once there is an order, whatever its state; the rest can change', async () => {
    await anOrder();
    await made.db.query("update customer_order set status = 'canceled'");
    expect(await save({ ...canadian, amounts_checked: true })).toMatchObject({
      error_code: 'currency_in_use',
      error: expect.stringMatching(/^The shop has orders in USD, so it keeps this currency/),
    });
    expect(await saved({ name: 'Harbour Books' })).toMatchObject({
      ...{ currency: 'USD', in_currency: { has_orders: true, has_gift_cards: false } },
    });
  });

  it('stays once there is a gift card', async () => {
    await owner.get('giftcard/issue', { amount: 2500 });
    expect(await save({ ...canadian, amounts_checked: true })).toMatchObject({
      error_code: 'currency_in_use',
      error: expect.stringMatching(/^The shop has gift cards in USD/),
    });
  });

  it('is not put back by an undo after the first order', async () => {
    await saved(canadian);
    const [entry] = (await owner.get('audit/getList')).entries;
    await anOrder();
    expect(await owner.send('audit/undo', { id: entry?.id })).toMatchObject({
      error_code: 'currency_in_use',
    });
    expect(await owner.get('store/get')).toMatchObject(canadian);
  });

  it('of another store has nothing to do with it', async () => {
    const other = await buildStore(made.db);
    await buildOrder(made.db, other.id, null, await buildTitle(made.db));
    expect(await saved(canadian)).toMatchObject(canadian);
  });
});

describe('time zone', () => {
  const west = { time_zone: 'America/Los_Angeles' };
  const evening = { day: '2099-05-01', minute: 19 * 60 };
  const clockOf = (seconds: number | null, zone: string) => wallClock(zone, new Date((seconds ?? 0) * 1000));

  it('keeps the hours of coming events, also of a date that was moved, and leaves past ones', async () => {
    const day = { first_day: '2099-05-01', last_day: '2099-05-01' };
    const event = { title: 'Reading', start_time: '19:00', end_time: '21:00', is_published: true };
    const reading = await owner.get('event/save', { ...event, ...day });
    const moved = await owner.get('event/save', { ...event, ...day });
    const next = { first_day: '2099-05-02', last_day: '2099-05-02', start_time: '12:00', end_time: '13:00' };
    const movedId = moved.dates[0]?.id ?? 0;
    await owner.get('event/moveDate', { id: movedId, version: moved.version, ...next });
    const over = await owner.get('event/save', { ...event, first_day: '2020-05-01', last_day: '2020-05-01' });
    const instants = () =>
      made.db.query<{ id: number; at: number; sequence: number }>(
        'select id, extract(epoch from starts_at)::float8 as at, sequence from event_date order by id',
      );
    const before = await instants();
    await saved(west);
    const after = await instants();
    const at = (id = 0) => after.find((one) => one.id === id);
    expect(clockOf(at(reading.dates[0]?.id)?.at ?? 0, west.time_zone)).toEqual(evening);
    const noon = { day: '2099-05-02', minute: 12 * 60 };
    expect(clockOf(at(movedId)?.at ?? 0, west.time_zone)).toEqual(noon);
    const past = over.dates[0]?.id;
    expect(at(past)).toEqual(before.find(({ id }) => id === past));
  });

  it('keeps the hour of backups and of what is to be published', async () => {
    await owner.get('backup/savePlan', { every: 'day', minute: 150, version: 0 });
    const draft = await owner.get('page/saveDraft', { path: '/soon', title: 'Soon', blocks: [] });
    await owner.get('page/publish', { ...draft, local_time: '2099-05-01T19:00' });
    await saved(west);
    const { next } = await owner.get('backup/getPlan');
    expect(clockOf(next, west.time_zone).minute).toBe(150);
    const { drafts } = await owner.get('page/getDrafts');
    expect(clockOf(drafts[0]?.publish_at ?? 0, west.time_zone)).toEqual(evening);
  });
});
