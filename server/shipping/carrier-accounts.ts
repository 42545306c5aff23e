import type { Values } from '../../contract/settings/shape.ts';
import type { canadaPostSettings } from '../../contract/settings/shipping/canada-post.ts';
import type { carrierSettings } from '../../contract/settings/shipping/carriers.ts';
import type { uspsSettings } from '../../contract/settings/shipping/usps.ts';
import type { SiteSettings } from '../../contract/store.ts';
import type { CallOptions } from '../providers/carrier/call-carrier.ts';
import { canadaPost, canadaPostReach } from '../providers/carrier/canada-post/canada-post.ts';
import type { CarriedParcel, Carrier, CarrierReach } from '../providers/carrier/carrier.ts';
import { usps, uspsReach } from '../providers/carrier/usps/usps.ts';

/** The carriers that a store connects by keys of its own. */
export const carrierNames = ['usps', 'canada_post'] as const;
export type CarrierName = (typeof carrierNames)[number];

export const carrierReach: Record<CarrierName, CarrierReach> = {
  usps: uspsReach,
  canada_post: canadaPostReach,
};

/** Secret ones only say whether they are set. */
export type CarrierSettings = Values<
  typeof carrierSettings & typeof uspsSettings & typeof canadaPostSettings
>;

/** What carriers ask of a store. */
export interface CarryingStore {
  id: number;
  currency: string;
  settings: Pick<SiteSettings, 'store_info'>;
  own: CarrierSettings;
}

/** Whether the store has set the keys of an account there. */
export function isConnected({ own }: Pick<CarryingStore, 'own'>, carrier: CarrierName): boolean {
  return carrier === 'usps'
    ? own['checkout_info.usps_secret'] && own['checkout_info.usps_key'] !== ''
    : own['checkout_info.canada_post_password'] && own['checkout_info.canada_post_user'] !== '';
}

/** The connected carriers that would take this parcel, and whose prices are in the currency of the store. */
export function carriersFor(store: CarryingStore, parcel: CarriedParcel): CarrierName[] {
  return carrierNames.filter((name) => {
    const { currency, takes } = carrierReach[name];
    return isConnected(store, name) && currency === store.currency && takes(parcel);
  });
}

/** Opens a secret setting of a store; throws where it was sealed with another key. */
export type OpenSecret = (storeId: number, name: string) => Promise<string>;

/** The account of a store as settings. */
export async function carrierKeys(
  { id, own }: CarryingStore,
  carrier: CarrierName,
  openSecret: OpenSecret,
): Promise<Record<string, unknown>> {
  const secret = carrier === 'usps' ? 'checkout_info.usps_secret' : 'checkout_info.canada_post_password';
  return { ...own, [secret]: await openSecret(id, secret) };
}

/** The adapter for an account, given as settings. */
export function carrierWith(
  carrier: CarrierName,
  keys: Readonly<Record<string, unknown>>,
  call: CallOptions = {},
): Carrier {
  const text = (leaf: string) => String(keys[`checkout_info.${leaf}`] ?? '');
  const live = keys[`checkout_info.${carrier}_live`] === true;
  return carrier === 'usps'
    ? usps(
        {
          live,
          key: text('usps_key'),
          secret: text('usps_secret'),
          priceType: text('usps_price_type') === 'COMMERCIAL' ? 'COMMERCIAL' : 'RETAIL',
        },
        call,
      )
    : canadaPost(
        {
          live,
          user: text('canada_post_user'),
          password: text('canada_post_password'),
          customer: text('canada_post_customer'),
          contract: text('canada_post_contract'),
        },
        call,
      );
}
