import type { SiteSettings } from '../../contract/store.ts';

/** Whether the store brings orders to an address at all. */
export function deliversSomehow({ checkout_info }: Pick<SiteSettings, 'checkout_info'>): boolean {
  const { ship_enabled, local_delivery_enabled, active_custom_ship } = checkout_info;
  return ship_enabled || local_delivery_enabled || active_custom_ship;
}
