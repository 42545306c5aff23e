import { type PromotionContent, withoutLimits } from '../server/promotion/check-promotion.ts';
import { centsOf } from './cents-of.ts';
import { CommandRefused } from './command.ts';

/** What `handsell promotion add` is given about the discount and the goods. */
export interface PromotionOptions {
  percent?: string;
  amount?: string;
  freeShipping?: boolean;
  buy?: string;
  get?: string;
  code?: string;
  list?: string;
  subject?: string;
  condition?: string;
  format?: string;
  minimum?: string;
  from?: string;
  until?: string;
  uses?: string;
  once?: boolean;
  combine?: boolean;
}

/** The promotion that options describe; its list is still to be found. Throws CommandRefused. */
export function promotionRule(name: string, given: PromotionOptions): PromotionContent {
  return {
    ...withoutLimits,
    name,
    code: given.code ?? '',
    ...discountOf(given),
    ...scopeOf(given),
    minimum: given.minimum === undefined ? 0 : centsOf(given.minimum),
    starts_at: given.from ?? '',
    ends_at: given.until ?? '',
    once_per_customer: given.once ?? false,
    max_uses: given.uses === undefined ? null : wholeOf(given.uses),
    combinable: given.combine ?? false,
  };
}

type Discount = Pick<PromotionContent, 'type'> & Partial<PromotionContent>;

function discountOf({ percent, amount, freeShipping, buy, get }: PromotionOptions): Discount {
  if (buy !== undefined || get !== undefined) {
    if (buy === undefined || get === undefined) throw new CommandRefused('Give both --buy and --get.');
    const reduced = {
      buy: wholeOf(buy),
      get: wholeOf(get),
      percent: percent === undefined ? 100 : wholeOf(percent),
    };
    return onlyOne({ type: 'buy_get', ...reduced }, amount, freeShipping);
  }
  if (percent !== undefined)
    return onlyOne({ type: 'percent', percent: wholeOf(percent) }, amount, freeShipping);
  if (amount !== undefined) return onlyOne({ type: 'amount', amount: centsOf(amount) }, freeShipping);
  if (freeShipping) return { type: 'freeship' };
  throw new CommandRefused(
    'Say what it takes off: --percent, --amount, --buy with --get, or --free-shipping.',
  );
}

function onlyOne(discount: Discount, ...others: unknown[]): Discount {
  if (others.every((other) => other === undefined)) return discount;
  throw new CommandRefused(
    'A promotion takes off one thing: --percent, --amount, --buy with --get, or --free-shipping.',
  );
}

function scopeOf({ list, subject, condition, format }: PromotionOptions): Partial<PromotionContent> {
  const scopes: Partial<PromotionContent>[] = [
    ...(list === undefined ? [] : [{ applies_to: 'list' as const }]),
    ...(subject === undefined ? [] : [{ applies_to: 'subject' as const, value: subject }]),
    ...(condition === undefined
      ? []
      : [{ applies_to: 'condition' as const, value: condition.toUpperCase() }]),
    ...(format === undefined ? [] : [{ applies_to: 'format' as const, value: format }]),
  ];
  if (scopes.length > 1)
    throw new CommandRefused('A promotion is on one of --list, --subject, --condition, and --format.');
  return scopes[0] ?? {};
}

function wholeOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CommandRefused(`'${text}' is not a whole number.`);
  return Number(text);
}
