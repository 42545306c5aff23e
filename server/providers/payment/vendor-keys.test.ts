import { expect, test } from 'vitest';
import { paymentSettings, paymentVendorNames } from '../../../contract/settings/payment/vendors.ts';
import { vendors } from './vendors.ts';

test('each vendor asks for the settings of its account, and keeps secret what is secret', () => {
  const asked = paymentVendorNames.flatMap((name) => [
    [vendors[name].liveSetting, false],
    ...vendors[name].keys.map(({ setting, isSecret }) => [setting, isSecret]),
  ]);
  const stored = Object.entries(paymentSettings).map(([name, { secret }]) => [name, secret]);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(stored));
});
