/** '$12.50' as 1250 (GIFTCARD-031); null for what is no amount above zero. */
export function amountTyped(typed: string): number | null {
  return priceTyped(typed) || null;
}

/** The same of a price, which may be 0. */
export function priceTyped(typed: string): number | null {
  const [, whole, part = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** The other way: '12.50', as the fields of prices show it. */
export const priceText = (cents: number): string => (cents / 100).toFixed(2);
