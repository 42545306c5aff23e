import type { PaymentVendorName } from '../../contract/settings/payment/vendors.ts';
import { splitName } from '../../contract/settings/shape.ts';
import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { PaymentNotSent } from '../providers/payment/payment.ts';
import type { VendorAccount } from '../providers/payment/vendor.ts';
import { vendors } from '../providers/payment/vendors.ts';
import { openSetting } from '../store/sealed-setting.ts';
import type { Store } from '../store/stores.ts';

type Keys = Pick<Store, 'settings' | 'own'>;

/** A setting by its name, public or not; of a secret one, whether it is set. */
function settingOf({ settings, own }: Keys, name: string): unknown {
  if (name in own) return own[name as keyof Store['own']];
  const [group, leaf] = splitName(name);
  return (settings[group as keyof Store['settings']] as Record<string, unknown> | undefined)?.[leaf];
}

/** Whether the store has set the keys of an account there. */
export const isConnected = (store: Keys, vendor: PaymentVendorName): boolean =>
  vendors[vendor].keys.every(({ setting, isOptional }) => isOptional || Boolean(settingOf(store, setting)));

export const isLive = (store: Keys, vendor: PaymentVendorName): boolean =>
  settingOf(store, vendors[vendor].liveSetting) === true;

/** Throws `PaymentNotSent` when the store has no account there, or its secrets cannot be opened. */
export async function vendorAccount(
  q: Query,
  store: Store,
  vendor: PaymentVendorName,
  key: SecretKey,
): Promise<VendorAccount> {
  if (!isConnected(store, vendor))
    throw new PaymentNotSent('account', `${store.name} has no account at ${vendors[vendor].title}.`);
  const keys: Record<string, string> = {};
  for (const { setting, isSecret } of vendors[vendor].keys) {
    keys[setting] = isSecret
      ? await openSetting(q, store.id, setting, key).catch((e: unknown) => {
          throw new PaymentNotSent(
            'account',
            e instanceof Error ? e.message : `${setting} cannot be opened.`,
          );
        })
      : String(settingOf(store, setting));
  }
  return { live: isLive(store, vendor), keys };
}
