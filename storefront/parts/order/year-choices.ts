import type { SelectOption } from '../../../ui/select-field.tsx';

/**
 * From this year back to that of the first order; years without orders cannot be chosen (ORDER-008). One that an address has
 * chosen all the same is among them, so that it can be seen why nothing is found.
 */
export function yearChoices(years: readonly number[], thisYear: number, chosen?: number): SelectOption[] {
  const first = Math.min(thisYear, ...years);
  const last = Math.max(thisYear, ...years);
  const range = Array.from({ length: last - first + 1 }, (_, i) => last - i).map((year) => ({
    value: String(year),
    label: String(year),
    disabled: !years.includes(year),
  }));
  const isThere = chosen === undefined || (chosen >= first && chosen <= last);
  return isThere ? range : [...range, { value: String(chosen), label: String(chosen), disabled: true }];
}
