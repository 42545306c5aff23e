import type { Address } from '../../contract/address.ts';
import { nameOf } from '../account/name-of.ts';
import { readUser } from '../account/user.ts';
import { addressesOf } from '../address/address-book.ts';
import { theCustomer } from '../call/who.ts';
import { deliveryAreaOf } from '../cart/delivery-area.ts';
import type { Context } from '../context.ts';
import { findProvince } from '../country/regions.ts';

/**
 * Where gifts can be sent to the customer who calls: the address of their account (0), if it has one, and their address book.
 * A registry belongs to the person, also while they buy for an institution.
 */
export async function ownAddresses(ctx: Context): Promise<Address[]> {
  const { id } = theCustomer(ctx);
  const book = await addressesOf(ctx, id);
  const person = await readUser(ctx);
  if (!person?.street_address) return book;
  const { street_address, street_address_2, city, province, country, postal_code, phone_number } = person;
  const region = findProvince(country, province)?.code ?? province;
  const reaches = await deliveryAreaOf(ctx);
  const own: Address = {
    address_id: 0,
    name: nameOf(person),
    company_name: person.is_owner ? person.company : '',
    preferred: !book.some(({ preferred }) => preferred),
    phone_number,
    phone_number_ext: person.phone_number_ext,
    email_address: person.email_address,
    street_address,
    street_address_2,
    city,
    province,
    country,
    postal_code,
    can_ship_to: reaches({ country, region, postal: postal_code }),
  };
  return [own, ...book];
}
