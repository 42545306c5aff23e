import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import {
  checkPostalCode,
  email,
  extension,
  optionalName,
  phone,
  postalAddressFields,
  requiredName,
  withPostalCode,
} from './account-fields.ts';
import { action } from './action.ts';
import { flag, id, int } from './form.ts';

/** ENTITY-081, 082. */
export const address = z.object({
  address_id: z.number(),
  name: z.string(),
  company_name: z.string(),
  preferred: z.boolean(),
  phone_number: z.string(),
  phone_number_ext: z.string(),
  email_address: z.string(),
  street_address: z.string(),
  street_address_2: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  postal_code: z.string(),
  can_ship_to: z.boolean(),
});
export type Address = z.output<typeof address>;

/** ENTITY-083: the address of a gift registry. Of the address itself, only the name of the owner is filled in. */
export const registryAddress = address.extend({
  gift_registry_id: z.number(),
  gift_registry_name: z.string(),
  shipping_encouraged: z.boolean(),
});
export type RegistryAddress = z.output<typeof registryAddress>;

const fields = {
  name: requiredName('full_name'),
  company_name: optionalName('company'),
  phone_number: phone(m.form_address_phone),
  phone_number_ext: extension(),
  email_address: email(m.form_email_input).or(z.literal('')).default(''),
  preferred: flag().optional(),
  ...postalAddressFields,
};
/** The form of one address (ADDRESS-005..013). */
export const addressFields = z.object(fields).superRefine(checkPostalCode).transform(withPostalCode);

const addresses = z.object({ addresses: z.array(address), address_id: z.number() });
const refusals = ['unknown_address', 'not_owner', 'too_many_addresses'] as const;
/** What all changes of an address book have in common. */
const change = {
  output: addresses,
  refusals,
  who: 'customer',
  session: 'create',
  changes: true,
  limit: { calls: 120, seconds: 600 },
} as const;

export const addressActions = {
  'address/create': action({
    summary: 'Adds an address to the address book; the first one may be made the preferred one.',
    input: addressFields,
    ...change,
  }),
  'address/modify': action({
    summary: 'Changes an address of the address book.',
    input: z
      .object({ address_id: id(), ...fields })
      .superRefine(checkPostalCode)
      .transform(withPostalCode),
    ...change,
  }),
  'address/delete': action({
    summary: 'Removes an address from the address book.',
    input: z.object({ address_id: id() }),
    ...change,
  }),
  'address/setPreferred': action({
    summary: 'Makes an address the preferred one; 0 is the address of the account itself.',
    input: z.object({ address_id: int(0, 2_147_483_647) }),
    ...change,
  }),
};
