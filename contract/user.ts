import { z } from 'zod';
import { phoneTypes } from './account-fields.ts';
import { address, registryAddress } from './address.ts';

/**
 * The customer of a session (ENTITY-070, 075..080). Names, phones and the street are the person's own; `company`,
 * `is_institution`, `is_personal`, `corp_id`, `is_owner` and `addresses` are those of the account in use, which is the
 * person's own or an institution's they may buy for.
 */
export const user = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email_address: z.string(),
  /** Store account number, another name to log in with. */
  san: z.string(),
  company: z.string(),
  is_institution: z.boolean(),
  is_personal: z.boolean(),
  corp_id: z.number(),
  /** Names the person and the account in use; sent back with each change (base field for_account). */
  for_account: z.string(),
  /** Acts for their own account, so may change who else may (decisions D.4). */
  is_owner: z.boolean(),
  phone_number: z.string(),
  phone_number_type: z.enum(phoneTypes),
  phone_number_ext: z.string(),
  alt_phone_number: z.string(),
  alt_phone_number_type: z.enum(phoneTypes),
  alt_phone_number_ext: z.string(),
  communication_preference: z.enum(['email', 'phone', 'text']),
  street_address: z.string(),
  street_address_2: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  postal_code: z.string(),
  /** Values of the store's account_extra_fields, by field name. */
  account_extra_fields: z.record(z.string(), z.string()),
  addresses: z.array(address),
  alt_addresses: z.array(registryAddress),
});
export type User = z.output<typeof user>;
