import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import { priceTyped } from '../../contract/amount-typed.ts';
import { m } from '../../messages/compiled/messages.js';
import { type FieldValues, textOf } from '../desk-submit.ts';

export type StaffPromotion = AdminOutput<'promotion/getList'>['promotions'][number];
type Given = Omit<AdminInput<'promotion/save'>, 'id' | 'version'>;

export const promotionTypes = ['percent', 'amount', 'freeship', 'buy_get'] as const;
export const promotionScopes = ['everything', 'list', 'subject', 'condition', 'format'] as const;

const moneyText = (cents: number): string => (cents > 0 ? (cents / 100).toFixed(2) : '');
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

/** What the form says, and what is wrong with its fields. Fields that the type or the scope does not use are not read. */
export function readPromotion(form: FormData): { given: Given; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const text = (name: string) => textOf(form, name).trim();
  const money = (name: string) => {
    const cents = text(name) === '' ? 0 : priceTyped(text(name));
    if (cents === null) problems[name] = m.deskpromotion_amount_wrong();
    return cents ?? 0;
  };
  const whole = (name: string) => {
    const isWhole = /^\d{0,9}$/.test(text(name));
    if (!isWhole) problems[name] = m.deskpromotion_number_wrong();
    return isWhole ? Number(text(name)) : 0;
  };
  const type = promotionTypes.find((one) => one === text('type')) ?? 'percent';
  const applies_to = promotionScopes.find((one) => one === text('applies_to')) ?? 'everything';
  const given: Given = {
    type,
    applies_to,
    name: text('name'),
    code: text('code'),
    percent: type === 'percent' || type === 'buy_get' ? whole('percent') : 0,
    amount: type === 'amount' ? money('amount') : 0,
    buy: type === 'buy_get' ? whole('buy') : 0,
    get: type === 'buy_get' ? whole('get') : 0,
    list_id: applies_to === 'list' ? Number(text('list_id')) || undefined : undefined,
    value: applies_to === 'everything' || applies_to === 'list' ? '' : text(applies_to),
    minimum: money('minimum'),
    starts_at: text('starts_at'),
    ends_at: text('ends_at'),
    once_per_customer: form.has('once_per_customer'),
    max_uses: text('max_uses') === '' ? undefined : whole('max_uses'),
    combinable: form.has('combinable'),
  };
  return { given, problems };
}

/** The field that a refusal is about. */
export const refusedField: Readonly<Record<string, string>> = {
  name_missing: 'name',
  invalid_code: 'code',
  code_taken: 'code',
  unknown_list: 'list_id',
  unknown_subject: 'subject',
  unknown_format: 'format',
  invalid_dates: 'ends_at',
};
