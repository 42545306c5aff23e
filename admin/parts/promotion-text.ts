import { clockText } from '../../contract/hours-text.ts';
import { clockTime, type WallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatMoney } from '../../ui/money.ts';
import type { StaffPromotion } from './promotion-form-data.ts';

export type PromotionState = 'running' | 'coming' | 'used_up' | 'ended';

/** Where a promotion stands by the clock of the store. Its last minute still counts. */
export function promotionState(
  { starts_at, ends_at, uses, max_uses }: Pick<StaffPromotion, 'starts_at' | 'ends_at' | 'uses' | 'max_uses'>,
  { day, minute }: WallClock,
): PromotionState {
  const now = `${day}T${clockTime(minute)}`;
  if (ends_at !== '' && ends_at < now) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used_up';
  return starts_at > now ? 'coming' : 'running';
}

/** '20% off', 'Free shipping'. */
function whatText({ type, percent, amount, buy, get }: StaffPromotion): string {
  switch (type) {
    case 'percent':
      return m.deskpromotion_does_percent({ percent });
    case 'amount':
      return m.deskpromotion_does_amount({ amount: formatMoney(amount) });
    case 'freeship':
      return m.deskpromotion_does_freeship();
    default:
      return percent === 100
        ? m.deskpromotion_does_buy_get_free({ buy, get })
        : m.deskpromotion_does_buy_get({ buy, get, percent });
  }
}

/** 'on the list Staff picks'; '' = on everything. */
function goodsText(
  { applies_to, list_id, value }: StaffPromotion,
  lists: ReadonlyMap<number, string>,
): string {
  switch (applies_to) {
    case 'everything':
      return '';
    case 'list':
      return list_id === null
        ? m.deskpromotion_on_nothing()
        : m.deskpromotion_on_list_is({ name: lists.get(list_id) ?? String(list_id) });
    case 'subject':
      return m.deskpromotion_on_subject_is({ code: value });
    case 'format':
      return m.deskpromotion_on_format_is({ format: value });
    default:
      return onCondition[value]?.() ?? value;
  }
}

const onCondition: Readonly<Record<string, () => string>> = {
  NEW: m.deskpromotion_on_new,
  USED: m.deskpromotion_on_used,
  REMAINDER: m.deskpromotion_on_remainder,
};

/** What a promotion does. */
export const typeNames = {
  percent: m.deskpromotion_type_percent,
  amount: m.deskpromotion_type_amount,
  freeship: m.deskpromotion_type_freeship,
  buy_get: m.deskpromotion_type_buy_get,
};

/** What it is for. */
export const scopeNames = {
  everything: m.deskpromotion_on_everything,
  list: m.deskpromotion_on_list,
  subject: m.deskpromotion_on_subject,
  condition: m.deskpromotion_on_condition,
  format: m.deskpromotion_on_format,
};

/** The conditions by their codes. */
export const conditionNames: Readonly<Record<string, () => string>> = {
  NEW: m.deskpromotion_condition_new,
  USED: m.deskpromotion_condition_used,
  REMAINDER: m.deskpromotion_condition_remainder,
};

/** 'Jun 1, 2027, 9 am', of 'YYYY-MM-DDTHH:MM' by the clock of the store. */
function momentText(moment: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const [hour = 0, minute = 0] = moment.slice(11).split(':').map(Number);
  return `${format.format(new Date(`${moment}Z`))}, ${clockText(hour * 60 + minute)}`;
}

function periodText({ starts_at, ends_at }: StaffPromotion, language: string): string {
  const [from, until] = [starts_at, ends_at].map((moment) => (moment ? momentText(moment, language) : ''));
  if (from && until) return m.deskpromotion_from_until({ from, until });
  if (from) return m.deskpromotion_from({ day: from });
  return until ? m.deskpromotion_until({ day: until }) : '';
}

/** What a promotion does, on what, and when, in one line. */
export function promotionText(
  promotion: StaffPromotion,
  lists: ReadonlyMap<number, string>,
  language: string,
): string {
  const { uses: count, max_uses: most, code } = promotion;
  return [
    [whatText(promotion), goodsText(promotion, lists)].filter(Boolean).join(' '),
    code ? m.deskpromotion_code_is({ code }) : m.deskpromotion_automatic(),
    periodText(promotion, language),
    most === null ? m.deskpromotion_used({ count }) : m.deskpromotion_used_of({ count, most }),
  ]
    .filter(Boolean)
    .join(' · ');
}
