import * as m from '../messages/compiled/messages.js';

/** '3–7 business days'; '' where the shop does not say (SHIPPING-017). */
export function daysText({
  delivery_min: min,
  delivery_max: max,
}: {
  delivery_min: number;
  delivery_max: number;
}): string {
  const last = Math.max(min, max);
  if (last === 0) return '';
  return min === 0 || max === 0 || min === max
    ? m.shipping_days_exact({ days: last })
    : m.shipping_days({ min, max });
}
