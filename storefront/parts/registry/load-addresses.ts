import type { Address } from '../../../contract/address.ts';
import type { Call } from '../../../contract/call.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { SelectOption } from '../../../ui/select-field.tsx';
import { valueFrom } from '../../page-load.ts';
import { addressLines } from '../address/address-lines.ts';

/** Where gifts can be sent, as the form of a registry offers it. */
export interface ShippingChoices {
  /** The store delivers at all. */
  isShipping: boolean;
  options: SelectOption[];
}

/** An address that the store doesn't ship to can't be chosen (REG-019). */
export async function shippingChoices(
  api: Call,
  addresses: readonly Address[],
  { checkout_info }: Pick<SiteSettings, 'checkout_info'>,
): Promise<ShippingChoices> {
  const isShipping = checkout_info.ship_enabled || checkout_info.local_delivery_enabled;
  if (!isShipping || addresses.length === 0) return { isShipping, options: [] };
  const used = [...new Set(addresses.map(({ country }) => country))];
  const [list, ...lists] = await Promise.all([
    api('country/getList', {}),
    ...used.map((country) => api('province/getList', { country })),
  ]);
  const countries = valueFrom(list);
  const provinces = new Map(used.map((country, i) => [country, lists[i]?.ok ? lists[i].value : []]));
  const nameOf = (places: readonly { code: string; name: string }[] = [], code: string) =>
    places.find((place) => place.code === code)?.name;
  const options = addresses.map((address) => {
    const here = provinces.get(address.country) ?? [];
    const lines = [address.name, ...addressLines(address, countries, here)].join(', ');
    const province = nameOf(here, address.province) ?? nameOf(countries, address.country) ?? address.country;
    const label = address.can_ship_to ? lines : `${m.registry_ship_cannot({ province })} – ${lines}`;
    return { value: String(address.address_id), label, disabled: !address.can_ship_to };
  });
  return { isShipping, options };
}
