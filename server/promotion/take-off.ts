import type { Candidate, Goods, LineDiscounts, Promotion } from './promotion.ts';
import { type Share, splitAmount } from './split-amount.ts';

/** What promotions have left of a line so far. */
export interface Rest extends Goods {
  /** Cents of the line that are still to pay. */
  cents: number;
  /** Copies that have not counted for a `buy_get` yet: a copy counts for one. */
  copies: number;
}

/** What a promotion takes off; it is noted in `rests`. */
export function takeOff({ promotion, on }: Candidate, rests: readonly Rest[]): LineDiscounts {
  const fitting = rests.filter(({ key }) => on.has(key));
  const lines = discountOf(promotion, fitting);
  for (const rest of fitting) rest.cents -= lines.get(rest.key) ?? 0;
  return lines;
}

function discountOf(promotion: Promotion, rests: readonly Rest[]): LineDiscounts {
  const shares = rests.map(({ key, cents }) => ({ key, weight: cents }));
  switch (promotion.type) {
    case 'percent':
      return percentOff(promotion.percent, shares);
    case 'amount':
      return splitAmount(Math.min(promotion.amount, sumOf(shares)), shares);
    case 'buy_get':
      return percentOff(promotion.percent, reducedCopies(promotion, rests));
    case 'freeship':
      return new Map();
  }
}

/** Rounded once, half up, on the sum; then split. */
function percentOff(percent: number, shares: readonly Share[]): LineDiscounts {
  return splitAmount(Math.floor((sumOf(shares) * percent + 50) / 100), shares);
}

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { weight }) => sum + weight, 0);

/**
 * The cheapest copies, `get` of them for each full group of `buy` + `get`. They and those they were bought with, which are the
 * next cheapest, have then counted.
 */
function reducedCopies({ buy, get }: Promotion, rests: readonly Rest[]): Share[] {
  const all = rests.reduce((sum, { copies }) => sum + copies, 0);
  const groups = Math.floor(all / (buy + get));
  let reduced = groups * get;
  let bought = groups * buy;
  const cheapestFirst = [...rests].sort((a, b) => a.price - b.price || (a.key < b.key ? -1 : 1));
  const shares: Share[] = [];
  for (const rest of cheapestFirst) {
    const here = Math.min(rest.copies, reduced);
    const beside = Math.min(rest.copies - here, bought);
    reduced -= here;
    bought -= beside;
    rest.copies -= here + beside;
    shares.push({ key: rest.key, weight: here * rest.price });
  }
  return shares;
}
