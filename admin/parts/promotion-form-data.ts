import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceText } from '../../contract/amount-typed.ts';
import { promotionScopes, promotionTypes } from '../../contract/promotion-kinds.ts';
import * as m from '../../messages/compiled/messages.js';
import type { FieldValues } from '../desk-submit.ts';
import { typedValues } from '../typed-values.ts';

export type StaffPromotion = AdminOutput<'promotion/getList'>['promotions'][number];
type Given = Omit<AdminInput<'promotion/save'>, 'id' | 'version'>;

const moneyText = (cents: number): string => (cents > 0 ? priceText(cents) : '');
const numberText = (n: number | null): string => (n ? String(n) : '');

/** A promotion as its form shows it; null for a new one. */
export function promotionValues(promotion: StaffPromotion | null): FieldValues {
  if (!promotion) return { type: 'percent', applies_to: 'everything' };
  const { type, applies_to, value } = promotion;
  return {
    type,
    applies_to,
    name: promotion.name,
    code: promotion.code,
    percent: numberText(promotion.percent),
    amount: moneyText(promotion.amount),
    buy: numberText(promotion.buy),
    get: numberText(promotion.get),
    list_id: numberText(promotion.list_id),
    [applies_to]: value,
    minimum: moneyText(promotion.minimum),
    starts_at: promotion.starts_at,
    ends_at: promotion.ends_at,
    max_uses: numberText(promotion.max_uses),
    ...(promotion.once_per_customer && { once_per_customer: 'on' }),
    ...(promotion.combinable && { combinable: 'on' }),
  };
}

/** What is wrong with a promotion as it is stored. */
export function storedProblems(promotion: StaffPromotion | null): FieldValues {
  const isListDeleted = promotion?.applies_to === 'list' && promotion.list_id === null;
  return isListDeleted ? { list_id: m.deskpromotion_list_deleted() } : {};
}

/** What the form says, and what is wrong with its fields. Fields that the type or the scope does not use are not read. */
export function readPromotion(form: FormData): { given: Given; problems: FieldValues } {
  const { problems, text, money, whole } = typedValues(form);
  const type = promotionTypes.find((one) => one === text('type')) ?? 'percent';
  const applies_to = promotionScopes.find((one) => one === text('applies_to')) ?? 'everything';
  const given: Given = {
    type,
    applies_to,
    name: text('name'),
    code: text('code'),
    percent: type === 'percent' || type === 'buy_get' ? (whole('percent') ?? 0) : 0,
    amount: type === 'amount' ? (money('amount') ?? 0) : 0,
    buy: type === 'buy_get' ? (whole('buy') ?? 0) : 0,
    get: type === 'buy_get' ? (whole('get') ?? 0) : 0,
    list_id: applies_to === 'list' ? Number(text('list_id')) || undefined : undefined,
    value: applies_to === 'everything' || applies_to === 'list' ? '' : text(applies_to),
    minimum: money('minimum') ?? 0,
    starts_at: text('starts_at'),
    ends_at: text('ends_at'),
    once_per_customer: form.has('once_per_customer'),
    max_uses: whole('max_uses'),
    combinable: form.has('combinable'),
  };
  return { given, problems };
}

/** The fields that refusals are about. */
export const refusedFields: FieldValues = {
  name_missing: 'name',
  invalid_code: 'code',
  code_taken: 'code',
  unknown_list: 'list_id',
  unknown_subject: 'subject',
  unknown_format: 'format',
  invalid_dates: 'ends_at',
};
