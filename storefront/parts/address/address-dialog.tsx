import type { Address } from '../../../contract/address.ts';
import type { User } from '../../../contract/user.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { call } from '../../http-call.ts';
import styles from '../account/account-form.module.css';
import { AccountForm } from '../account/account-form.tsx';
import { outcomeOf, problemsBy } from '../account/form-outcome.ts';
import { emptyPlace, missingProvince, PlaceFields, type Places } from '../account/place-fields.tsx';

interface AddressDialogProps {
  open: boolean;
  /** Null for a new one. */
  address: Address | null;
  user: User;
  countries: Places;
  provinces: Places;
  onClose: () => void;
  onSaved: () => void;
}

/** A new address, or one to be changed (ADDRESS-002, ADDRESS-005..013). */
export default function AddressDialog(props: AddressDialogProps) {
  const { open, address, user, countries, provinces, onClose, onSaved } = props;

  async function send(values: Record<string, string>, form: HTMLFormElement) {
    const { addressFields } = await import('./address-shape.ts');
    const problems = { ...problemsBy(addressFields, values), ...missingProvince(form) };
    if (Object.keys(problems).length > 0) return { problems };
    const input = { ...values, preferred: values.preferred ?? '0' } as typeof values & {
      preferred: '1' | '0';
    };
    const answer = address
      ? await call('address/modify', { address_id: address.address_id, ...input })
      : await call('address/create', input);
    if (!answer.ok) return outcomeOf(answer);
    onSaved();
    return undefined;
  }

  return (
    <Dialog open={open} onClose={onClose} title={address ? 'Edit Address' : 'Add Address'}>
      <AccountForm submit="Save" onSend={send}>
        {(problems) => (
          <>
            <div className={styles.grid}>
              <TextField
                name="name"
                label="Full Name"
                autoComplete="name"
                required
                maxLength={80}
                defaultValue={address?.name}
                error={problems.name}
              />
              <TextField
                name="company_name"
                label="Company Name"
                optional="(optional)"
                autoComplete="organization"
                maxLength={80}
                defaultValue={address?.company_name}
                error={problems.company_name}
              />
              <TextField
                name="phone_number"
                type="tel"
                label="Phone Number"
                autoComplete="tel"
                inputMode="tel"
                required
                maxLength={30}
                defaultValue={address?.phone_number}
                error={problems.phone_number}
              />
              <TextField
                name="phone_number_ext"
                label="Ext."
                optional="(optional)"
                autoComplete="tel-extension"
                inputMode="numeric"
                maxLength={6}
                defaultValue={address?.phone_number_ext}
                error={problems.phone_number_ext}
              />
              <TextField
                name="email_address"
                type="email"
                label="Email"
                optional="(optional)"
                autoComplete="email"
                inputMode="email"
                maxLength={254}
                className={styles.all}
                defaultValue={address?.email_address}
                error={problems.email_address}
              />
            </div>
            <PlaceFields
              place={address ?? emptyPlace(user.country)}
              problems={problems}
              countries={countries}
              provinces={provinces}
            />
            <Checkbox
              name="preferred"
              value="1"
              label="Use this address by default"
              defaultChecked={address?.preferred ?? false}
            />
          </>
        )}
      </AccountForm>
    </Dialog>
  );
}
