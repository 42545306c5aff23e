import { type DatedShippingRate, plainRate } from '../server/shipping/shipping-rate.ts';
import { saveShippingRate } from '../server/shipping/write.ts';
import type { SellingShop } from './selling-shop.ts';

/** Settings of a store that ships, and delivers around Portland itself. */
export const delivers = {
  checkout_info: {
    ship_enabled: true,
    local_delivery_enabled: true,
    local_delivery_fee: 300,
    local_delivery_minimum: 1000,
    free_enabled: true,
    local_delivery_free_minimum: 5000,
    local_delivery_availability: 'Portland',
    local_delivery_postal_codes: ['04101-04103'],
  },
};

/** Writes a shipping rate of the store: 'Mail' for $5.00 to the United States unless it says more. */
export async function aRate(
  { t, store }: { t: Pick<SellingShop['t'], 'db'>; store: { id: number } },
  rate: Partial<DatedShippingRate> = {},
): Promise<void> {
  const mail = { ...plainRate, label: 'Mail', country: 'US', base: 500, ...rate };
  await t.db.tx((q) => saveShippingRate(q, store.id, null, mail));
}
