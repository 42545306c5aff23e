import type { PromotionType } from '../../contract/promotion-kinds.ts';
import type { Applied, Candidate, Goods, Promotion } from './promotion.ts';
import { takeOff } from './take-off.ts';

/**
 * The promotions that give the largest discount, with what each takes off each line. Either one promotion that cannot be
 * combined applies, or all that can. Those apply in this order, each to what the ones before have left: buy-and-get,
 * percentages, amounts; among equals the older one first. When two choices take off the same, the one with the code that the
 * shopper entered wins, then the combinable ones, then the older one. Free shipping takes nothing off goods and goes with any
 * choice.
 *
 * The order of the lines does not matter. Promotions that take nothing off are not applied.
 */
export function choosePromotions<P extends Promotion>(
  goods: readonly Goods[],
  candidates: readonly Candidate<P>[],
): Applied<P>[] {
  const fitting = candidates.filter((candidate) => missingFor(candidate, goods) === 0);
  const free = fitting.filter(({ promotion }) => promotion.type === 'freeship');
  const others = fitting.filter(({ promotion }) => promotion.type !== 'freeship').sort(byOrder);
  const choices = [
    others.filter(({ promotion }) => promotion.combinable),
    ...others.filter(({ promotion }) => !promotion.combinable).map((single) => [single]),
  ].map((choice) => applyAll(goods, choice));
  const best = choices.reduce((first, next) => (isBetter(next, first) ? next : first));
  return [...best, ...free.map(({ promotion }) => ({ promotion, amount: 0, lines: new Map() }))];
}

/** Cents that the goods a promotion is on lack to its minimum; `Infinity` when there are none of them. */
export function missingFor({ promotion, on }: Candidate, goods: readonly Goods[]): number {
  const fitting = goods.filter(({ key }) => on.has(key));
  const sum = fitting.reduce((total, { quantity, price }) => total + quantity * price, 0);
  return fitting.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, promotion.minimum - sum);
}

const order: readonly PromotionType[] = ['buy_get', 'percent', 'amount'];

function byOrder({ promotion: a }: Candidate, { promotion: b }: Candidate): number {
  return order.indexOf(a.type) - order.indexOf(b.type) || a.id - b.id;
}

function applyAll<P extends Promotion>(
  goods: readonly Goods[],
  choice: readonly Candidate<P>[],
): Applied<P>[] {
  const rests = goods.map((line) => ({ ...line, cents: line.quantity * line.price, copies: line.quantity }));
  return choice
    .map((candidate) => {
      const lines = takeOff(candidate, rests);
      return { promotion: candidate.promotion, amount: sumOf(lines.values()), lines };
    })
    .filter(({ amount }) => amount > 0);
}

function isBetter(next: readonly Applied[], best: readonly Applied[]): boolean {
  const [more, least] = [next, best].map((all) => sumOf(all.map(({ amount }) => amount)));
  if (more !== least) return (more ?? 0) > (least ?? 0);
  const [has, had] = [next, best].map((all) => all.some(({ promotion }) => promotion.code !== ''));
  if (has !== had) return has === true;
  const [a, b] = [next[0]?.promotion, best[0]?.promotion];
  return a !== undefined && b !== undefined && !b.combinable && a.id < b.id;
}

function sumOf(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
