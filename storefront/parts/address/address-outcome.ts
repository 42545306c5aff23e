import type { Address } from '../../../contract/address.ts';
import type { Places } from '../account/place-fields.tsx';
import type { FormRefusal } from '../submit/submit-form.tsx';

export const bookPath = '/account/addresses';

export const addressSaid = {
  address_saved: 'Address saved successfully',
  address_removed: 'Address removed successfully',
};

export const removalText = 'The address is taken out of your address book. Orders keep theirs.';

/** The fields of the form. */
export type AddressValues = Omit<Address, 'address_id' | 'can_ship_to'>;

export interface AddressRefusal extends FormRefusal {
  typed?: AddressValues;
  /** Of the country that was typed. */
  provinces?: Places;
}
