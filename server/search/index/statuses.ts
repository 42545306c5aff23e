import * as m from '../../../messages/compiled/messages.js';
/** Values of filter b, in the order shown. */
export const statuses = [
  { value: 'available', label: m.browse_status_available },
  { value: 'forthcoming', label: m.browse_status_forthcoming },
  { value: 'out_of_stock_indefinitely', label: m.browse_status_out_of_stock_indefinitely },
  { value: 'out_of_print', label: m.browse_status_out_of_print },
  { value: 'withdrawn', label: m.browse_status_withdrawn },
  { value: 'no_price', label: m.browse_status_no_price },
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
