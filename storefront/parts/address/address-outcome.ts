import type { Address } from '../../../contract/address.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { Places } from '../account/place-fields.tsx';
import type { FormRefusal } from '../submit/form-outcome.ts';

export const bookPath = '/account/addresses';

export const addressSentences = {
  address_saved: m.account_address_saved,
  address_removed: m.account_address_removed,
};

export const removalText = m.account_address_removal;

/** The fields of the form. */
export type AddressValues = Omit<Address, 'address_id' | 'can_ship_to'>;

export interface AddressRefusal extends FormRefusal {
  typed?: AddressValues;
  /** Of the country that was typed. */
  provinces?: Places;
}
