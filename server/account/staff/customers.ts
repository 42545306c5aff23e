import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { townLine } from '../../../contract/town-line.ts';
import { refuse } from '../../call/refusal.ts';
import { regionName } from '../../country/region-name.ts';
import { provinceText } from '../../country/regions.ts';
import type { Query } from '../../db/db.ts';
import { emailKey } from '../email-key.ts';
import { insertCustomerNote, readCustomerRecord } from './detail-queries.ts';
import {
  type CustomerFilter,
  type CustomerLine,
  type CustomerTerm,
  findStaffCustomer,
  readCustomers,
  type StaffCustomerRow,
} from './queries.ts';

type Listed = AdminOutput<'customer/getList'>;
type Detail = AdminOutput<'customer/get'>;

/** A page of customers, and where the next one begins. */
export async function customersForStaff(
  q: Query,
  { term, limit, ...filter }: Omit<CustomerFilter, 'term'> & { term: string },
): Promise<Listed> {
  const rows = await readCustomers(q, { ...filter, term: term ? termOf(term) : null, limit: limit + 1 });
  const customers = rows.slice(0, limit).map(lineOf);
  return { customers, next: rows.length > limit ? (customers.at(-1)?.customer_id ?? null) : null };
}

/** What a term may be: words of a name, an account number, the start of an email address, the last digits of a phone number. */
export function termOf(term: string): CustomerTerm {
  const digits = term.replace(/\D/g, '');
  const isNumber = /^[\d\s().+-]+$/.test(term) && digits.length >= 4;
  return {
    words: term,
    number: term.replace(/^#\s*/, ''),
    email: /\s/.test(term) ? '' : emailKey(term),
    // Most numbers are kept without the country's 1.
    phone: isNumber ? digits.replace(/^1(?=\d{10}$)/, '') : '',
  };
}

/** A customer of a store as it is now. Throws the refusal `not_found`. */
export async function theAccount(
  q: Query,
  storeId: number,
  id: number,
  how?: { forUpdate: boolean },
): Promise<StaffCustomerRow> {
  const row = await findStaffCustomer(q, storeId, id, how);
  if (!row) throw refuse('not_found', 'This customer’s account doesn’t exist, or was deleted meanwhile.');
  return row;
}

/** What the counter sees of a customer, but for the tax. */
export async function customerDetail(q: Query, row: StaffCustomerRow): Promise<Omit<Detail, 'exemptions'>> {
  const { addresses, links, notes, newsletter_since, ...counts } = await readCustomerRecord(q, row);
  return {
    ...lineOf(row),
    phones: phonesOf(row),
    communication_preference: row.communication_preference,
    address: linesOf(row),
    addresses: addresses.map((place) => ({
      address_id: place.id,
      lines: [place.name, place.company_name, ...linesOf(place)].filter(Boolean),
      phone: place.phone_number,
      is_preferred: place.preferred,
    })),
    extra_fields: row.extra_fields,
    created: seconds(row.created_at),
    last_seen: row.last_seen && seconds(row.last_seen),
    has_password: row.has_password,
    is_at_former_site: row.former_site,
    links,
    counts,
    newsletter_since,
    notes,
  };
}

/** Notes something about a customer, and returns the id of the note. `by`: 'staff 3'. */
export function noteOnCustomer(
  q: Query,
  { id }: StaffCustomerRow,
  body: string,
  by: string,
): Promise<number> {
  return insertCustomerNote(q, { customerId: id, body, by });
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

function lineOf(row: CustomerLine): Listed['customers'][number] {
  const { id, san, first_name, last_name, company, is_institution, email, phone_number, city } = row;
  return {
    customer_id: id,
    account_number: san,
    name: `${first_name} ${last_name}`.trim(),
    company,
    is_institution,
    email,
    phone: phone_number,
    city,
  };
}

function phonesOf(row: StaffCustomerRow): Detail['phones'] {
  const first = { number: row.phone_number, ext: row.phone_number_ext, type: row.phone_number_type };
  const second = {
    number: row.alt_phone_number,
    ext: row.alt_phone_number_ext,
    type: row.alt_phone_number_type,
  };
  return [first, second].filter(({ number }) => number !== '');
}

type Place = Pick<
  StaffCustomerRow,
  'street_address' | 'street_address_2' | 'city' | 'province' | 'country' | 'postal_code'
>;

function linesOf(place: Place): string[] {
  const { street_address, street_address_2, city, postal_code, country } = place;
  const town = townLine({ city, prov: provinceText(place), postal: postal_code });
  return [street_address, street_address_2, town, regionName(country)].filter(Boolean);
}
