import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';

export interface Missing {
  sentence: string;
  /** Where to set it right, below /admin. */
  path: string;
}

type Settings = AdminOutput<'settings/getList'>['settings'];
type Locations = AdminOutput<'location/getList'>['locations'];

/** What a shop lacks that shoppers would notice. */
export function whatIsMissing(settings: Settings, locations: Locations): Missing[] {
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  const isEmpty = (name: string) => !values.get(name);
  const delivery = [
    'checkout_info.pickup_enabled',
    'checkout_info.ship_enabled',
    'checkout_info.local_delivery_enabled',
  ];
  return [
    ...(isEmpty('store_info.email') ? [{ sentence: m.desk_missing_email(), path: '/setup/shop' }] : []),
    ...(delivery.every(isEmpty)
      ? [{ sentence: m.desk_missing_delivery(), path: '/setup/settings/delivery' }]
      : []),
    ...(isEmpty('styles.logo_url') ? [{ sentence: m.desk_missing_logo(), path: '/look' }] : []),
    ...locations.flatMap(({ id, name, details }) => {
      const path = `/locations/${id}`;
      return [
        ...(details.sc_addr_array.address ? [] : [{ sentence: m.desk_missing_address({ name }), path }]),
        ...(details.ws_hours.weekdays.length > 0
          ? []
          : [{ sentence: m.desk_missing_hours({ name }), path: `${path}#hours` }]),
      ];
    }),
  ];
}
