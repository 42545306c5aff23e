import type { Query } from '../db/db.ts';
import type { SalePlace } from './sale-place.ts';

/** A certificate by which an account buys without tax. */
export interface Exemption {
  number: string;
  /** Where it holds: ISO 3166-1, and second part of ISO 3166-2 ('' = the whole country). */
  country: string;
  region: string;
  /** The tax it is from, as rates name it; '' = all. */
  tax_type: string;
  /** Its last day, 'YYYY-MM-DD' in the store's time zone; null = until further notice. */
  valid_until: string | null;
}

/** Exemptions of an account that hold at a place on a day, 'YYYY-MM-DD'. */
export function readExemptions(
  q: Query,
  accountId: number,
  { country, region }: SalePlace,
  day: string,
): Promise<Pick<Exemption, 'number' | 'tax_type'>[]> {
  return q.query(
    `select number, tax_type from tax_exemption
     where customer_id = $1 and country = $2 and region in ('', $3) and (valid_until is null or valid_until >= $4::date)
     order by id`,
    [accountId, country, region, day],
    'tax-exemptions',
  );
}

/** All exemptions of an account, those that ended as well. */
export function readAllExemptions(q: Query, accountId: number): Promise<Exemption[]> {
  return q.query<Exemption>(
    `select number, country, region, tax_type, to_char(valid_until, 'YYYY-MM-DD') as valid_until
     from tax_exemption where customer_id = $1 order by country, region, tax_type`,
    [accountId],
    'tax-all-exemptions',
  );
}

/** Writes an exemption, in place of one of the same tax at the same place. */
export async function putExemption(q: Query, accountId: number, exemption: Exemption): Promise<void> {
  const { number, country, region, tax_type, valid_until } = exemption;
  await q.query(
    `insert into tax_exemption (customer_id, number, country, region, tax_type, valid_until)
     values ($1, $2, $3, $4, $5, $6::date)
     on conflict (customer_id, country, region, tax_type)
       do update set number = excluded.number, valid_until = excluded.valid_until`,
    [accountId, number, country, region, tax_type, valid_until],
    'tax-put-exemption',
  );
}

/** Deletes all exemptions of an account and returns them. */
export function deleteExemptions(q: Query, accountId: number): Promise<Exemption[]> {
  return q.query<Exemption>(
    `delete from tax_exemption where customer_id = $1
     returning number, country, region, tax_type, valid_until`,
    [accountId],
    'tax-delete-exemptions',
  );
}
