import type { PromotionScope } from '../../contract/promotion-kinds.ts';
import { refuse } from '../call/refusal.ts';
import { isDay } from '../tax/check-rate.ts';
import { longestCode, promoKey } from './promo-key.ts';
import type { Promotion } from './promotion.ts';

/** A promotion as its owner writes it. Cents; moments by the clock of the store. */
export interface PromotionContent extends Omit<Promotion, 'id'> {
  applies_to: PromotionScope;
  /** For applies_to 'list'; null there = the list was deleted, and the promotion applies to nothing. */
  list_id: number | null;
  /** A subject code, a condition (NEW, USED, REMAINDER), or a format as browsing names it. */
  value: string;
  /** First and last minute, 'YYYY-MM-DDTHH:MM'; '' = no limit. A day alone begins at midnight and ends with its last minute. */
  starts_at: string;
  ends_at: string;
  once_per_customer: boolean;
  /** null = any number of orders. */
  max_uses: number | null;
}

/** A promotion on everything, without limits: what one that says no more is. */
export const withoutLimits: Omit<PromotionContent, 'name' | 'type'> = {
  code: '',
  percent: 0,
  amount: 0,
  buy: 0,
  get: 0,
  minimum: 0,
  combinable: false,
  applies_to: 'everything',
  list_id: null,
  value: '',
  starts_at: '',
  ends_at: '',
  once_per_customer: false,
  max_uses: null,
};

const mostCents = 100_000_000;
const mostCopies = 1000;
const isWhole = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;

/**
 * A promotion in the form in which it is stored, without what its type does not use.
 *
 * @throws the refusals `name_missing`, `invalid_code`, `invalid_discount`, `invalid_limit` and `invalid_dates`.
 */
export function checkPromotion(given: PromotionContent): PromotionContent {
  const name = given.name.trim();
  if (name === '') throw refuse('name_missing', 'Please give the promotion a name, such as Summer sale.');
  const code = promoKey(given.code);
  if (!new RegExp(`^[A-Z0-9-]{0,${longestCode}}$`).test(code)) {
    throw refuse('invalid_code', `A code has at most ${longestCode} letters, digits, and hyphens.`);
  }
  const checked: PromotionContent = { ...given, name, code, ...discountOf(given), ...scopeOf(given) };
  checkLimits(checked);
  const starts_at = momentOf(given.starts_at, '00:00');
  const ends_at = momentOf(given.ends_at, '23:59');
  if (starts_at !== '' && ends_at !== '' && ends_at < starts_at) {
    throw refuse('invalid_dates', 'The promotion ends before it starts.');
  }
  return { ...checked, starts_at, ends_at };
}

function discountOf({ type, percent, amount, buy, get, combinable }: PromotionContent) {
  const wrong = (sentence: string) => refuse('invalid_discount', sentence);
  const takesPercent = type === 'percent' || type === 'buy_get';
  if (takesPercent && !isWhole(percent, 1, 100)) throw wrong('Please give a whole percentage from 1 to 100.');
  if (type === 'amount' && !isWhole(amount, 1, mostCents)) throw wrong('Please give an amount above zero.');
  if (type === 'buy_get' && !(isWhole(buy, 1, mostCopies) && isWhole(get, 1, mostCopies))) {
    throw wrong('Please say how many copies to buy, and how many are then reduced.');
  }
  return {
    percent: takesPercent ? percent : 0,
    amount: type === 'amount' ? amount : 0,
    ...(type === 'buy_get' ? { buy, get } : { buy: 0, get: 0 }),
    // It takes nothing off goods, so there is nothing to choose between.
    combinable: type === 'freeship' || combinable,
  };
}

function scopeOf({ applies_to, list_id, value }: PromotionContent) {
  const isConditionMissing = applies_to === 'condition' && !['NEW', 'USED', 'REMAINDER'].includes(value);
  if (isConditionMissing || (applies_to === 'list' && list_id === null)) {
    throw refuse('invalid_discount', 'Please say what the promotion is on.');
  }
  return {
    list_id: applies_to === 'list' ? list_id : null,
    value: applies_to === 'list' || applies_to === 'everything' ? '' : value,
  };
}

function checkLimits({ code, minimum, max_uses, once_per_customer }: PromotionContent): void {
  const wrong = (sentence: string) => refuse('invalid_limit', sentence);
  if (!isWhole(minimum, 0, mostCents))
    throw wrong('Please give the minimum as an amount, or leave it at zero.');
  if (max_uses !== null && !isWhole(max_uses, 1, 1_000_000_000)) {
    throw wrong('Please give the number of uses as a whole number above zero.');
  }
  // A guest says who they are only with the order: an automatic one could then not be taken off again.
  if (once_per_customer && code === '') throw wrong('A promotion for one order per customer needs a code.');
}

function momentOf(text: string, time: string): string {
  if (text === '') return '';
  const [day = '', clock = time] = text.trim().replace(' ', 'T').split('T');
  if (isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return `${day}T${clock}`;
  throw refuse('invalid_dates', 'Please give dates as in 2026-07-01, or with a time as in 2026-07-01T18:00.');
}
