import type { User } from '../../contract/user.ts';
import { addressesOf } from '../address/address-book.ts';
import { accountKey, customerOf } from '../call/who.ts';
import { altAddresses } from '../cart/gift-addresses.ts';
import type { Context } from '../context.ts';
import { provinceText } from '../country/regions.ts';
import { type CustomerRow, findCustomer } from './queries.ts';

/** The customer who calls as the session shows them; null for a guest. */
export async function readUser(ctx: Context): Promise<User | null> {
  const who = customerOf(ctx);
  if (!who) return null;
  const person = await findCustomer(ctx.q, who.id);
  if (!person) return null;
  const account = who.corpId === who.id ? person : await findCustomer(ctx.q, who.corpId);
  return userOf(ctx, person, account ?? person);
}

/** A person and the account they buy for, which may be their own. */
async function userOf(ctx: Context, person: CustomerRow, account: CustomerRow): Promise<User> {
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    email_address: person.email,
    san: person.san,
    company: account.company,
    is_institution: account.is_institution,
    is_personal: account.id === person.id && !account.is_institution,
    corp_id: account.id,
    for_account: accountKey(ctx),
    is_owner: account.id === person.id,
    phone_number: person.phone_number,
    phone_number_type: person.phone_number_type,
    phone_number_ext: person.phone_number_ext,
    alt_phone_number: person.alt_phone_number,
    alt_phone_number_type: person.alt_phone_number_type,
    alt_phone_number_ext: person.alt_phone_number_ext,
    communication_preference: person.communication_preference,
    street_address: person.street_address,
    street_address_2: person.street_address_2,
    city: person.city,
    province: provinceText(person),
    country: person.country,
    postal_code: person.postal_code,
    account_extra_fields: person.extra_fields,
    addresses: await addressesOf(ctx, account.id),
    alt_addresses: await altAddresses(ctx),
  };
}
