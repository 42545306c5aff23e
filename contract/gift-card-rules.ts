import * as m from '../messages/compiled/messages.js';
import { isEmail } from './email.ts';
import type { SiteSettings } from './store.ts';

/** Amounts that the store loads on cards, in whole units of its currency (GIFTCARD-009, GIFTCARD-010). */
export function giftCardLimits({
  giftcard_minimum,
  giftcard_maximum,
}: Pick<SiteSettings['store_info'], 'giftcard_minimum' | 'giftcard_maximum'>): { min: number; max: number } {
  return { min: Math.max(1, giftcard_minimum), max: giftcard_maximum < 1 ? 9999 : giftcard_maximum };
}

/** 'Gift cards can be loaded with any amount between $10 - 500' (GIFTCARD-011, GIFTCARD-036). */
export const limitsText = ({ min, max }: { min: number; max: number }): string =>
  m.giftcard_limits({ min: String(min), max: String(max) });

export type GiftCardField = 'price' | 'recipient_email' | 'send_date';

/** What is wrong with the choices for a card, by their field; pages and the server say the same. */
export function giftCardProblems(
  choices: { price: number; recipient_email: string; send_date: string },
  card: { emailed: boolean; limits: { min: number; max: number }; today: string },
): Partial<Record<GiftCardField, string>> {
  const { min, max } = card.limits;
  const { price, recipient_email, send_date } = choices;
  const wrongPrice = !Number.isInteger(price) || price < min * 100 || price > max * 100;
  const email =
    recipient_email === ''
      ? card.emailed && m.giftcard_email_required()
      : !isEmail(recipient_email) && m.giftcard_email_invalid();
  return {
    ...(wrongPrice && { price: limitsText(card.limits) }),
    ...(email && { recipient_email: email }),
    ...(send_date !== '' && !isComing(send_date, card.today) && { send_date: m.giftcard_date_invalid() }),
  };
}

/** A day from today to a year from today. */
function isComing(day: string, today: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
  // February 30 would become a day of March.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return false;
  const days = (at.getTime() - new Date(`${today}T00:00:00Z`).getTime()) / 86_400_000;
  return days >= 0 && days <= 366;
}
