/** '$1,234.50' from cents, whatever the currency (decision A.24); '−$5.00' below zero. */
export function formatMoney(cents: number): string {
  const amount = Math.abs(Math.round(cents));
  const whole = String(Math.floor(amount / 100)).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${whole}.${String(amount % 100).padStart(2, '0')}`;
}
