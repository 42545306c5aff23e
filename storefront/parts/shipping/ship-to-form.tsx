import type { ShipTo } from '../../../contract/ship-to.ts';
import { m } from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../account/account-form.module.css';
import { emptyPlace, PlaceFields } from '../account/place-fields.tsx';
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
        <>
          <div className={styles.grid}>
            <TextField
              name="name"
              label={m.account_full_name()}
              autoComplete="shipping name"
              required
              maxLength={80}
              className={styles.all}
              defaultValue={values.name}
              error={problems.name}
            />
            <TextField
              name="company_name"
              label={m.account_company_name()}
              optional={m.common_optional()}
              autoComplete="shipping organization"
              maxLength={80}
              defaultValue={values.company_name}
              error={problems.company_name}
            />
            <TextField
              name="phone_number"
              type="tel"
              label={m.account_phone_number()}
              autoComplete="shipping tel"
              inputMode="tel"
              required
              maxLength={30}
              defaultValue={values.phone_number}
              error={problems.phone_number}
            />
          </div>
          <PlaceFields
            place={values}
            problems={problems}
            countries={shipping.countries}
            provinces={provinces}
          />
          {provinces.length > 0 && (
            <noscript>
              <input type="hidden" name="provinces_of" value={values.country} />
            </noscript>
          )}
        </>
      )}
    </SubmitForm>
  );
}
