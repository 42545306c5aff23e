import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { paymentVendorNames } from '../../../contract/settings/payment/vendors.ts';
import { refuse } from '../../call/refusal.ts';
import type { AccountKey } from '../../providers/payment/vendor.ts';
import { vendors } from '../../providers/payment/vendors.ts';
import { findSetting, type SettingsChange } from '../../store/check-settings.ts';
import { openSetting } from '../../store/sealed-setting.ts';
import type { StaffContext } from '../context.ts';

/**
 * Throws `invalid_setting` for a key that a payment provider gives for tests where real money is taken, or the reverse: otherwise
 * the first reader who pays would find out. Reads what the transaction has just written; `changed` are the names.
 */
export async function checkKeyModes(
  ctx: StaffContext,
  changed: readonly string[],
  settings: AdminOutput<'settings/getList'>['settings'],
): Promise<void> {
  const asked = paymentVendorNames
    .map((name) => vendors[name])
    .filter(({ keys, liveSetting }) =>
      [liveSetting, ...keys.map(({ setting }) => setting)].some((name) => changed.includes(name)),
    );
  if (asked.length === 0) return;
  const values: SettingsChange = Object.fromEntries(settings.map(({ name, value }) => [name, value]));
  for (const { liveSetting, keys } of asked) {
    const live = values[liveSetting] === true;
    for (const key of keys) {
      const { setting } = key;
      if (!values[setting] || !key.live || key.live.test(await keyOf(ctx, key, values)) === live) continue;
      const takes = live
        ? 'a live key, while real money is taken'
        : 'a test key, while no real money is taken';
      const { label } = findSetting(setting);
      throw refuse('invalid_setting', `${label} (${setting}) takes ${takes}.`, { setting, takes });
    }
  }
}

async function keyOf(
  { q, store, shop }: StaffContext,
  { setting, isSecret }: AccountKey,
  values: SettingsChange,
) {
  return isSecret ? await openSetting(q, store.id, setting, shop.secret) : String(values[setting]);
}
