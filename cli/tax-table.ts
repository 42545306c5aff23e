import { taxedKinds } from '../contract/goods-kind.ts';
import type { DatedRate } from '../server/tax/check-rate.ts';
import { always } from '../server/tax/check-rate.ts';
import { percentText } from '../server/tax/tax-rate.ts';
import { textTable } from './text-table.ts';

type ListedRate = DatedRate & { id?: number; is_known?: boolean };

/** Rates as a table of text. `codes`: of the store's locations, by id. Rates that are not stored yet have no number. */
export function taxTable(rates: readonly ListedRate[], codes: ReadonlyMap<number, string>): string[] {
  return textTable(
    ['No.', 'Tax', 'Percent', 'Where', 'On', 'From', 'Until', ''],
    rates.map((rate) => [
      String(rate.id ?? ''),
      rate.type,
      percentText(rate.rate_ppm),
      whereText(rate, codes),
      kindsText(rate),
      rate.valid_from === always ? '' : rate.valid_from,
      rate.valid_until ?? '',
      rate.is_known ? 'known' : '',
    ]),
    60,
  );
}

function whereText(
  { location_id, country, region, postal_prefixes }: DatedRate,
  codes: ReadonlyMap<number, string>,
) {
  if (location_id !== null) return codes.get(location_id) ?? '';
  const place = [country, region].filter(Boolean).join('-') || 'everywhere';
  return postal_prefixes.length > 0 ? `${place} ${postal_prefixes.join(',')}` : place;
}

/** The goods that a rate is charged on, or those that it is not charged on, whichever list is shorter. */
function kindsText({ kinds }: DatedRate): string {
  if (kinds.length === 0) return 'all goods';
  const others = taxedKinds.filter((kind) => !kinds.includes(kind));
  return kinds.length <= others.length ? kinds.join(', ') : `all but ${others.join(', ')}`;
}
