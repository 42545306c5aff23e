/** Values of filter b, in the order shown. */
export const statuses = [
  { value: 'available', label: 'Available' },
  { value: 'forthcoming', label: 'Forthcoming' },
  { value: 'out_of_stock_indefinitely', label: 'Out of stock indefinitely' },
  { value: 'out_of_print', label: 'Out of print' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'no_price', label: 'No price yet' },
] as const;

/**
 * The status that filter b counts a title under, by what its record says and whether its date has come; the same
 * rule as pricing/release-date.ts: a date decides, a feed that still says 'forthcoming' after it is late.
 * `day` null = no date.
 */
export function statusOf(availability: string, day: number | null, today: number): string {
  if (['', 'available', 'no_price', 'forthcoming'].includes(availability)) {
    if (day === null ? availability === 'forthcoming' : day > today) return 'forthcoming';
  }
  return availability === '' || availability === 'forthcoming' ? 'available' : availability;
}
