import { onTestFinished } from 'vitest';
import { canadaPost } from '../../server/providers/carrier/canada-post/canada-post.ts';
import type { CarriedParcel, Carrier } from '../../server/providers/carrier/carrier.ts';
import { usps } from '../../server/providers/carrier/usps/usps.ts';
import { deadAddress } from '../payment/harness.ts';
import type { VendorServer } from '../payment/vendor-stand-in.ts';
import { canadaPostStandIn, unknownPostal } from './canada-post-stand-in.ts';
import { unknownZip, uspsStandIn } from './usps-stand-in.ts';

/** A carrier behind its stand-in, for tests that every carrier must pass. */
export interface CarrierHarness {
  vendor: VendorServer;
  carrier: Carrier;
  /** A parcel of one kilogram that it brings to its own country. */
  parcel: CarriedParcel;
  /** The same, to a place that it does not serve. */
  nowhere: CarriedParcel;
  /** The same account with a shorter patience, with other keys, and at an address where nothing listens. */
  impatient: Carrier;
  withOtherKeys: Carrier;
  unreachable: Carrier;
  /** Everything that must not be seen in an error. */
  secrets: string[];
}

export async function uspsHarness(): Promise<
  CarrierHarness & { vendor: Awaited<ReturnType<typeof uspsStandIn>> }
> {
  const vendor = await uspsStandIn();
  onTestFinished(vendor.close);
  const account = { live: false, priceType: 'RETAIL' as const, key: vendor.key, secret: vendor.secret };
  const at = { baseUrl: vendor.origin, patienceMs: 20_000 };
  const from = { country: 'US', postal: '04101' };
  return {
    vendor,
    carrier: usps(account, at),
    parcel: { from, to: { country: 'US', postal: '972011234' }, grams: 1000 },
    nowhere: { from, to: { country: 'US', postal: unknownZip }, grams: 1000 },
    impatient: usps(account, { ...at, patienceMs: 100 }),
    withOtherKeys: usps({ ...account, secret: 'SomebodyElse' }, at),
    unreachable: usps(account, { baseUrl: deadAddress }),
    secrets: [vendor.secret, 'SomebodyElse'],
  };
}

export async function canadaPostHarness(): Promise<
  CarrierHarness & { vendor: Awaited<ReturnType<typeof canadaPostStandIn>> }
> {
  const vendor = await canadaPostStandIn();
  onTestFinished(vendor.close);
  const { user, password, customer } = vendor;
  const account = { live: false, user, password, customer, contract: '' };
  const at = { baseUrl: vendor.origin, patienceMs: 20_000 };
  const from = { country: 'CA', postal: 'V1Y1A1' };
  return {
    vendor,
    carrier: canadaPost(account, at),
    parcel: { from, to: { country: 'CA', postal: 'K1K4T3' }, grams: 1000 },
    nowhere: { from, to: { country: 'CA', postal: unknownPostal }, grams: 1000 },
    impatient: canadaPost(account, { ...at, patienceMs: 100 }),
    withOtherKeys: canadaPost({ ...account, password: 'SomebodyElse' }, at),
    unreachable: canadaPost(account, { baseUrl: deadAddress }),
    secrets: [password, 'SomebodyElse', Buffer.from(`${user}:${password}`).toString('base64')],
  };
}
