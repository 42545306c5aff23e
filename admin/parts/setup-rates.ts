import { priceTyped } from '../../contract/amount-typed.ts';
import { textOf } from '../desk-submit.ts';
import type { TaxPlace } from './tax-place.ts';

/** '9.975 %' as 99750 parts per million; null for what is no percentage, or has more than four decimals. */
export function percentTyped(typed: string): number | null {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 10_000 + Number(part.padEnd(4, '0'));
}

/** A tax rate of the owner's own at the place of the shop; null without a percentage. */
export function readTaxRate(form: FormData, { country, region }: Pick<TaxPlace, 'country' | 'region'>) {
  const rate_ppm = percentTyped(textOf(form, 'percent'));
  return rate_ppm === null ? null : { type: textOf(form, 'type').trim(), rate_ppm, country, region };
}

/** One price for every order; the name of a field whose amount can't be read. */
export function readFlatRate(form: FormData) {
  const base = priceTyped(textOf(form, 'price'));
  if (base === null) return 'price' as const;
  const typed = textOf(form, 'free_from').trim();
  const free_from = typed ? priceTyped(typed) : undefined;
  if (free_from === null) return 'free_from' as const;
  const country = textOf(form, 'country');
  return { label: textOf(form, 'label').trim(), base, free_from, country };
}
