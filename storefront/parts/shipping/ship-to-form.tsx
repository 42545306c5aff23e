import type { ShipTo } from '../../../contract/ship-to.ts';
import * as m from '../../../messages/compiled/messages.js';
import { emptyPlace } from '../account/place-fields.tsx';
import { AddressFields } from '../address/address-fields.tsx';
import type { AddressRefusal } from '../address/address-outcome.ts';
import { useSettings } from '../session/use-settings.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import type { Shipping } from './load-shipping.ts';
import type { ShippingChoice } from './use-shipping.ts';

interface ShipToFormProps {
  shipping: Pick<Shipping, 'countries' | 'provinces' | 'user'>;
  choice: Pick<ShippingChoice, 'change'>;
  /** The address that a guest changes. */
  of: ShipTo | null;
  /** What it came back with, posted without JavaScript. */
  refused: AddressRefusal | undefined;
}

/** An address to deliver to (SHIPPING-007, SHIPPING-009); a customer finds it in the address book later. */
export function ShipToForm({ shipping, choice, of, refused }: ShipToFormProps) {
  const { store_info: store } = useSettings();
  const country = shipping.user?.country || store.iso3166_2_country;
  const empty = { name: '', company_name: '', phone_number: '', ...emptyPlace(country) };
  const values = refused?.typed ?? of ?? empty;
  const provinces = refused?.provinces ?? shipping.provinces[values.country] ?? [];
  return (
    <SubmitForm
      hidden={{ intent: 'ship_to_new' }}
      action="/purchase"
      label={m.shipping_address_save()}
      posted={refused}
      onSend={async (_, form) => {
        const refusal = await choice.change({ intent: 'ship_to_new', form: new FormData(form) });
        if (!refusal) document.getElementById('shipping-options')?.focus();
        return refusal;
      }}
    >
      {(problems) => (
        <AddressFields
          section="shipping"
          values={values}
          problems={problems}
          countries={shipping.countries}
          provinces={provinces}
        />
      )}
    </SubmitForm>
  );
}
