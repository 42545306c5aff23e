import { moneyText } from '../server/pricing/money-text.ts';
import type { PromotionContent } from '../server/promotion/check-promotion.ts';
import { textTable } from './text-table.ts';

type ListedPromotion = PromotionContent & { id: number; uses: number };

interface Names {
  currency: string;
  /** Names of the store's lists, by id. */
  lists: ReadonlyMap<number, string>;
}

/** Promotions as a table of text. */
export function promotionTable(promotions: readonly ListedPromotion[], names: Names): string[] {
  return textTable(
    ['No.', 'Promotion', 'Code', 'Takes off', 'On', 'From', 'Until', 'Uses', ''],
    promotions.map((promotion) => [
      String(promotion.id),
      promotion.name,
      promotion.code || 'automatic',
      discountText(promotion, names),
      scopeText(promotion, names),
      promotion.starts_at.replace('T', ' '),
      promotion.ends_at.replace('T', ' '),
      promotion.max_uses === null ? String(promotion.uses) : `${promotion.uses} of ${promotion.max_uses}`,
      [promotion.once_per_customer ? 'once per customer' : '', promotion.combinable ? 'combines' : '']
        .filter(Boolean)
        .join(', '),
    ]),
    60,
  );
}

function discountText({ type, percent, amount, buy, get }: ListedPromotion, { currency }: Names): string {
  switch (type) {
    case 'percent':
      return `${percent} %`;
    case 'amount':
      return moneyText(amount, currency);
    case 'buy_get':
      return `buy ${buy}, get ${get} ${percent === 100 ? 'free' : `for ${percent} % less`}`;
    case 'freeship':
      return 'shipping';
  }
}

function scopeText(
  { applies_to, list_id, value, minimum }: ListedPromotion,
  { currency, lists }: Names,
): string {
  const goods =
    applies_to === 'list'
      ? `list ${list_id === null ? '(deleted)' : (lists.get(list_id) ?? '')}`
      : applies_to === 'everything'
        ? applies_to
        : `${applies_to} ${value}`;
  return minimum > 0 ? `${goods}, from ${moneyText(minimum, currency)}` : goods;
}
