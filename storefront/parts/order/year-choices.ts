import type { SelectOption } from '../../../ui/select-field.tsx';

/** From this year back to that of the first order; years without orders cannot be chosen (ORDER-008). */
export function yearChoices(years: readonly number[], thisYear: number): SelectOption[] {
  const first = Math.min(thisYear, ...years);
  const last = Math.max(thisYear, ...years);
  return Array.from({ length: last - first + 1 }, (_, i) => last - i).map((year) => ({
    value: String(year),
    label: String(year),
    disabled: !years.includes(year),
  }));
}
