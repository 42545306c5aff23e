/** A share of an amount: at most `weight` cents, when the amount is at most the sum of the weights. */
export interface Share {
  key: string;
  /** Cents. */
  weight: number;
}

/**
 * Splits cents in proportion to the weights, to the cent: each share is rounded down, and the cents that are left go one each
 * to the shares that lost the largest fraction, among equals by key. `amount` is at most the sum of the weights.
 */
export function splitAmount(amount: number, shares: readonly Share[]): Map<string, number> {
  const sum = shares.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return new Map();
  const parts = shares.map(({ key, weight }) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { key, cents: Number(exact / BigInt(sum)), lost: Number(exact % BigInt(sum)) };
  });
  const left = amount - parts.reduce((total, { cents }) => total + cents, 0);
  parts.sort((a, b) => b.lost - a.lost || (a.key < b.key ? -1 : 1));
  for (const part of parts.slice(0, left)) part.cents += 1;
  return new Map(parts.filter(({ cents }) => cents > 0).map(({ key, cents }) => [key, cents]));
}
