import { expect, onTestFinished, test } from 'vitest';
import { freshDb } from '../../test/database.ts';
import { buildStore } from '../../test/factories.ts';
import { NeededFirst, withNeeds } from '../call/needed-first.ts';
import { secretKey } from '../process/secret-key.ts';
import { CarrierFailed, type CarrierRate } from '../providers/carrier/carrier.ts';
import { uspsReach } from '../providers/carrier/usps/usps.ts';
import { openSetting } from '../store/sealed-setting.ts';
import { saveSettings } from '../store/staff-settings.ts';
import { loadStores } from '../store/stores.ts';
import { carrierQuotes } from './carrier-quotes.ts';
import { readCarrierStates } from './carrier-state-queries.ts';

const minute = 60_000;
const ground: CarrierRate = {
  service: 'USPS_GROUND_ADVANTAGE',
  label: 'USPS Ground Advantage',
  cents: 1025,
  daysMin: 2,
  daysMax: 5,
  kinds: [],
};
const parcel = {
  from: { country: 'US', postal: '04101' },
  to: { country: 'US', postal: '97201' },
  grams: 550,
};

/** A store with an account at USPS, a clock, and a carrier that answers as `answer` says. */
async function aStore() {
  const db = await freshDb();
  onTestFinished(() => db.close());
  const secret = secretKey('of quotes');
  const { id } = await buildStore(db);
  const values = { 'checkout_info.usps_key': 'key', 'checkout_info.usps_secret': 'secret' };
  await db.tx((q) => saveSettings(q, id, { values, seen: {} }, secret));
  const [store] = (await loadStores(db, { baseUrl: '', port: 3000 })).all();
  if (!store) throw new Error('the store is there');
  const clock = { now: Date.parse('2026-11-26T12:00:00Z') };
  const asked: string[] = [];
  const warned: object[] = [];
  const carrier = { answer: async (): Promise<CarrierRate[]> => [ground] };
  const quotes = carrierQuotes({
    db,
    openSecret: (storeId, name) => openSetting(db, storeId, name, secret),
    log: { warn: (about: object) => warned.push(about) } as never,
    now: () => clock.now,
    connect: (_name, keys) => ({
      ...uspsReach,
      rates: ({ to }) => {
        expect(keys['checkout_info.usps_secret']).toBe('secret');
        asked.push(to.postal);
        return carrier.answer();
      },
    }),
  });
  const rates = (to = parcel.to.postal) =>
    withNeeds(async () => quotes.ratesFor(store, { ...parcel, to: { ...parcel.to, postal: to } }));
  const states = () => readCarrierStates(db, id);
  return { quotes, store, clock, asked, warned, carrier, rates, states };
}

test('an answer is kept for an hour, and two shoppers wait for one', async () => {
  const { rates, asked, clock, states } = await aStore();
  const quote = { ...ground, carrier: 'usps' };
  expect(await Promise.all([rates(), rates()])).toEqual([[quote], [quote]]);
  expect(asked).toEqual(['97201']);
  clock.now += 59 * minute;
  await rates();
  expect(asked).toHaveLength(1);
  await rates('10001');
  clock.now += minute;
  await rates();
  expect(asked).toEqual(['97201', '10001', '97201']);
  expect(await states()).toMatchObject([{ carrier: 'usps', failed_at: null, reason: '' }]);
});

test('a carrier that does not answer is left alone for a minute; prices that were seen stay', async () => {
  const { rates, asked, clock, carrier, states, warned } = await aStore();
  await rates();
  const began = new Date(clock.now);
  carrier.answer = () => Promise.reject(new CarrierFailed('no_answer', 'USPS answered 503.'));
  expect(await rates('10001')).toEqual([]);
  expect(await rates('10002')).toEqual([]);
  expect(asked).toEqual(['97201', '10001']);
  expect(warned).toHaveLength(1);
  expect(await states()).toMatchObject([
    { carrier: 'usps', answered_at: began, failed_at: began, reason: 'USPS answered 503.' },
  ]);
  clock.now += 2 * 60 * minute;
  expect(await rates()).toHaveLength(1);
  clock.now += 4 * 60 * minute;
  expect(await rates()).toEqual([]);
  carrier.answer = async () => [ground];
  expect(await rates()).toEqual([]);
  clock.now += minute;
  expect(await rates()).toHaveLength(1);
  expect((await states())[0]?.answered_at).toEqual(new Date(clock.now));
});

test('an error of any other kind is a failure too, and none of its words are kept', async () => {
  const { rates, carrier, states, warned } = await aStore();
  carrier.answer = () => Promise.reject(new TypeError('with the secret in it'));
  expect(await rates()).toEqual([]);
  expect(JSON.stringify([warned, await states()])).not.toContain('the secret');
});

test('a carrier is not asked without keys, in another currency, or about what it does not take', async () => {
  const { quotes, store } = await aStore();
  expect(() => quotes.ratesFor(store, parcel)).toThrow(NeededFirst);
  expect(quotes.ratesFor(store, { ...parcel, grams: 40_000 })).toEqual([]);
  expect(quotes.ratesFor({ ...store, currency: 'CAD' }, parcel)).toEqual([]);
  const without = { ...store, own: { ...store.own, 'checkout_info.usps_secret': false } };
  expect(quotes.ratesFor(without, parcel)).toEqual([]);
});
