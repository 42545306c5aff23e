import type { ShippingBasis } from '../contract/shipping-rate.ts';
import { moneyText } from '../server/pricing/money-text.ts';
import { type DatedShippingRate, plainRate } from '../server/shipping/shipping-rate.ts';
import { textTable } from './text-table.ts';

type ListedRate = DatedShippingRate & { id: number };

/** Shipping rates as a table of text. */
export function shippingTable(rates: readonly ListedRate[], currency: string): string[] {
  return textTable(
    ['No.', 'Shipping', 'Where', 'Price', 'For', 'Free from', 'Days', 'On', 'From', 'Until'],
    rates.map((rate) => [
      String(rate.id),
      rate.label,
      whereText(rate),
      rate.is_tbd ? 'after the order' : priceText(rate, currency),
      limitText(rate, currency),
      rate.free_from === null ? '' : moneyText(rate.free_from, currency),
      rate.days_max === 0 ? '' : `${rate.days_min}-${rate.days_max}`,
      rate.kinds.join(', '),
      rate.valid_from === plainRate.valid_from ? '' : rate.valid_from,
      rate.valid_until ?? '',
    ]),
    60,
  );
}

function whereText({ country, regions, postal_codes }: ListedRate): string {
  const place = [country || 'everywhere', regions.join(',')].filter(Boolean).join('-');
  return postal_codes.length > 0 ? `${place} ${postal_codes.join(',')}` : place;
}

function priceText({ basis, base, included, step, step_price }: ListedRate, currency: string): string {
  const money = (cents: number) => moneyText(cents, currency);
  const units = (count: number) => unitsText(basis, count, currency);
  if (step_price === 0) return money(base);
  const first = included > 0 ? `${money(base)} for ${units(included)}` : money(base);
  return `${first}, ${money(step_price)} per ${units(step)}`;
}

function limitText({ basis, least, most }: ListedRate, currency: string): string {
  const units = (count: number) => unitsText(basis, count, currency);
  return [least > 0 ? `from ${units(least)}` : '', most === null ? '' : `up to ${units(most)}`]
    .filter(Boolean)
    .join(' ');
}

function unitsText(basis: ShippingBasis, count: number, currency: string): string {
  if (basis === 'weight') return `${count} g`;
  if (basis === 'amount') return moneyText(count, currency);
  return count === 1 ? '1 copy' : `${count} copies`;
}
