import { expect, test } from 'vitest';
import type { SiteSettings } from '../../../contract/store.ts';
import { deliveryLabel } from './delivery-label.ts';

const info = { custom_ship_label: 'By bicycle', custom_pickup_label: 'At the market' };

test.each([
  ['electronic', 'Email', 'CHECKOUT-010'],
  ['ship', 'Ship', 'CHECKOUT-011'],
  ['custom_ship', 'By bicycle', 'CHECKOUT-012'],
  ['pickup', 'Pick up in store', 'CHECKOUT-014'],
  ['custom_pickup', 'At the market', 'CHECKOUT-015'],
  ['local_delivery', 'Local delivery', 'CHECKOUT-015'],
])('%s is called “%s” (%s)', (delivery, label) => {
  expect(deliveryLabel(delivery, info as SiteSettings['checkout_info'])).toBe(label);
});
