import type { GiftRegistry } from '../../../contract/gift-registry.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Link } from '../../../ui/link.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { HiddenFields } from '../submit/hidden-fields.tsx';
import type { ShippingChoices } from './load-addresses.ts';

interface ShippingFieldsProps {
  registry: GiftRegistry | null;
  shipping: ShippingChoices;
  /** What a posted form came back with. */
  typed: Partial<Record<string, string>> | undefined;
  problem: string | undefined;
}

/** The address for gifts (REG-019, REG-020). If there is nothing to choose from, the form keeps the address chosen before. */
export function ShippingFields({ registry, shipping, typed, problem }: ShippingFieldsProps) {
  const chosen = typed?.shipping_id ?? String(registry?.shipping_id ?? '');
  const isEncouraged = typed ? typed.shipping_encouraged === 'true' : registry?.shipping_encouraged;
  if (shipping.options.length === 0) {
    return (
      <>
        <HiddenFields values={{ shipping_id: chosen, shipping_encouraged: String(isEncouraged ?? false) }} />
        {shipping.isShipping && (
          <p>
            {m.registry_ship_add()} <Link href="/account/addresses">{m.account_address_book()}</Link>
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <SelectField
        name="shipping_id"
        label={m.registry_ship_choice()}
        hint={m.registry_ship_choice_hint()}
        placeholder={m.registry_ship_none()}
        // Keep the chosen address selectable, even if the store no longer ships to it.
        options={shipping.options.map((o) => (o.value === chosen ? { ...o, disabled: false } : o))}
        defaultValue={chosen}
        error={problem}
      />
      <Checkbox
        name="shipping_encouraged"
        value="true"
        label={m.registry_ship_encourage()}
        defaultChecked={isEncouraged}
      />
    </>
  );
}
