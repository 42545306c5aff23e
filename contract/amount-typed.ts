/** '$12.50' as 1250 (GIFTCARD-031); null for what is no amount above zero. */
export function amountTyped(typed: string): number | null {
  const [, whole, part = ''] = /^\$?(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}
