import { expect, test } from 'vitest';
import type { ShippingProvider } from '../../contract/shipping.ts';
import { usualOption } from './delivery-options.ts';

const option = (
  label: string,
  cost: number | null,
  more: Partial<ShippingProvider> = {},
): ShippingProvider => ({
  provider: label,
  delivery_preference: 'ship',
  label,
  cost,
  available: true,
  delivery_min: 0,
  delivery_max: 0,
  conflicting_eisbns: [],
  ...more,
});
const local = option('Local', 300, { delivery_preference: 'local_delivery' });
const closed = { available: false };

test.each([
  ['the cheapest', [option('Courier', 1500), option('Mail', 500)], 'Mail'],
  ['not local delivery, though it costs less', [local, option('Mail', 500)], 'Mail'],
  ['not what is not available', [option('Media', 100, closed), option('Mail', 500)], 'Mail'],
  ['not a price to be determined', [option('Sea', null), option('Mail', 500)], 'Mail'],
  ['a price to be determined before local delivery', [local, option('Sea', null)], 'Sea'],
  ['else local delivery', [option('Mail', 500, closed), local], 'Local'],
  ['nothing, where nothing is available', [option('Mail', 500, closed), { ...local, ...closed }], undefined],
])('takes %s (SHIPPING-021)', (_why, options, label) => {
  expect(usualOption(options)?.label).toBe(label);
});
