import { inspect } from 'node:util';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CarrierHarness, canadaPostHarness, uspsHarness } from '../../../test/carrier/harness.ts';
import type { Trouble } from '../../../test/payment/vendor-stand-in.ts';
import { canadaPost } from './canada-post/canada-post.ts';
import { CarrierFailed } from './carrier.ts';
import { usps } from './usps/usps.ts';

const carriers: [string, () => Promise<CarrierHarness>][] = [
  ['usps', uspsHarness],
  ['canada post', canadaPostHarness],
];

describe.each(carriers)('%s as a carrier', (_name, open) => {
  let h: CarrierHarness;
  beforeEach(async () => {
    h = await open();
  });

  const failed = (trouble: Promise<unknown>) =>
    trouble.then(
      () => {
        throw new Error('it has answered');
      },
      (e: unknown) => {
        expect(e).toBeInstanceOf(CarrierFailed);
        for (const secret of h.secrets) expect(inspect(e)).not.toContain(secret);
        return e as CarrierFailed;
      },
    );

  test('answers with services, prices and days', async () => {
    expect(h.carrier.takes(h.parcel)).toBe(true);
    const rates = await h.carrier.rates(h.parcel, 'en');
    expect(rates.length).toBeGreaterThan(3);
    for (const { service, label, cents, daysMin, daysMax } of rates) {
      expect(service).not.toBe('');
      expect(label).toMatch(/^(USPS|Canada Post) \S/);
      expect(cents).toBeGreaterThan(0);
      expect(daysMax).toBeGreaterThanOrEqual(daysMin);
    }
  });

  test('has no services for a place that it does not serve', async () => {
    expect(await h.carrier.rates(h.nowhere, 'en')).toEqual([]);
  });

  test('is not asked about what it does not take', () => {
    const takes = (changes: object) => h.carrier.takes({ ...h.parcel, ...changes });
    expect(takes({ grams: 40_000 })).toBe(false);
    expect(takes({ to: { ...h.parcel.to, postal: '' } })).toBe(false);
    expect(takes({ from: { country: 'GB', postal: 'SW1A1AA' } })).toBe(false);
    expect(takes({ from: { ...h.parcel.from, postal: '' } })).toBe(false);
  });

  test('says that the keys are wrong', async () => {
    expect(await failed(h.withOtherKeys.rates(h.parcel, 'en'))).toMatchObject({ why: 'keys' });
  });

  test('gives up when nothing listens or nothing comes', async () => {
    expect((await failed(h.unreachable.rates(h.parcel, 'en'))).message).toMatch(/cannot be reached/);
    h.vendor.trouble.push({ on: /./, what: 'silence' });
    expect((await failed(h.impatient.rates(h.parcel, 'en'))).message).toMatch(/did not answer in time/);
  });

  test.each<Trouble['what']>([500, 503, 429, 302, 'cut', 'page after'])(
    'does not rely on %s',
    async (what) => {
      h.vendor.trouble.push({ on: /(search|price)$/, what });
      expect(await failed(h.carrier.rates(h.parcel, 'en'))).toMatchObject({ why: 'no_answer' });
      expect(await h.carrier.rates(h.parcel, 'en')).not.toEqual([]);
    },
  );
});

describe('usps', () => {
  test('offers the single-piece prices of its classes for the post office, Media Mail only for what may go by it', async () => {
    const { carrier, parcel, vendor } = await uspsHarness();
    const ground = { service: 'USPS_GROUND_ADVANTAGE', label: 'USPS Ground Advantage', kinds: [] };
    expect(await carrier.rates(parcel, 'en')).toEqual([
      { ...ground, cents: 1100, daysMin: 2, daysMax: 5 },
      // Not the flat-rate envelope, which costs less and holds less.
      {
        service: 'PRIORITY_MAIL',
        label: 'USPS Priority Mail',
        kinds: [],
        cents: 1520,
        daysMin: 2,
        daysMax: 2,
      },
      {
        service: 'PRIORITY_MAIL_EXPRESS',
        label: 'USPS Priority Mail Express',
        kinds: [],
        cents: 4110,
        daysMin: 1,
        daysMax: 1,
      },
      {
        service: 'MEDIA_MAIL',
        label: 'USPS Media Mail',
        kinds: ['printed_book', 'audiobook'],
        cents: 615,
        daysMin: 0,
        daysMax: 0,
      },
    ]);
    expect(JSON.parse(vendor.requests.at(-1)?.body ?? '')).toEqual({
      pricingOptions: [{ priceType: 'RETAIL' }],
      originZIPCode: '04101',
      destinationZIPCode: '97201',
      destinationEntryFacilityType: 'NONE',
      packageDescription: { weight: 2.21, length: 12, width: 9, height: 2, mailClass: 'ALL' },
    });
  });

  test('has lower prices for postage that is bought online', async () => {
    const { parcel, vendor } = await uspsHarness();
    const account = { live: false, key: vendor.key, secret: vendor.secret, priceType: 'COMMERCIAL' as const };
    const [ground] = await usps(account, { baseUrl: vendor.origin, patienceMs: 20_000 }).rates(parcel, 'en');
    expect(ground?.cents).toBe(880);
  });

  test('is asked for one token, and for another when that is withdrawn', async () => {
    const { carrier, parcel, vendor } = await uspsHarness();
    await carrier.rates(parcel, 'en');
    await carrier.rates(parcel, 'en');
    vendor.withdrawTokens();
    await carrier.rates(parcel, 'en');
    const paths = vendor.requests.map(({ path }) => (path.startsWith('/oauth2') ? 'token' : 'rates'));
    expect(paths).toEqual(['token', 'rates', 'rates', 'rates', 'token', 'rates']);
  });

  test('stays in the United States', async () => {
    const { carrier, parcel } = await uspsHarness();
    expect(carrier.takes({ ...parcel, to: { country: 'CA', postal: 'V1Y1A1' } })).toBe(false);
  });
});

describe('canada post', () => {
  test('has prices with surcharges and without taxes', async () => {
    const { carrier, parcel, vendor } = await canadaPostHarness();
    const [regular] = await carrier.rates(parcel, 'en');
    // 14.00 less 10 % for the customer, and 10 % fuel surcharge.
    expect(regular).toEqual({
      service: 'DOM.RP',
      label: 'Canada Post Regular Parcel',
      cents: 1386,
      daysMin: 5,
      daysMax: 5,
      kinds: [],
    });
    expect(vendor.requests.at(-1)?.body).toContain('<weight>1.000</weight>');
  });

  test('has the prices of the counter for an account without a customer number', async () => {
    const { parcel, vendor } = await canadaPostHarness();
    const { user, password } = vendor;
    const account = { live: false, user, password, customer: '', contract: '' };
    const [regular] = await canadaPost(account, { baseUrl: vendor.origin, patienceMs: 20_000 }).rates(
      parcel,
      'en',
    );
    expect(regular?.cents).toBe(1540);
  });

  test('refuses the number of another customer', async () => {
    const { parcel, vendor } = await canadaPostHarness();
    const { user, password } = vendor;
    const account = { live: false, user, password, customer: '0001', contract: '' };
    await expect(
      canadaPost(account, { baseUrl: vendor.origin, patienceMs: 20_000 }).rates(parcel, 'en'),
    ).rejects.toMatchObject({
      why: 'keys',
      message: expect.stringContaining('on behalf of the requested customer'),
    });
  });

  test('goes to the United States and abroad, and names its services in French', async () => {
    const { carrier, parcel } = await canadaPostHarness();
    const to = async (country: string, postal: string) =>
      (await carrier.rates({ ...parcel, to: { country, postal } }, 'fr-CA')).map(({ label }) => label);
    expect(await to('US', '04101')).toEqual(['Canada Post Paquet repérable – É.-U.']);
    expect(await to('FR', '75001')).toEqual(['Canada Post Xpresspost – International']);
  });
});
