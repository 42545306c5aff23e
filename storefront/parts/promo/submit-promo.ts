import { failedAnswer } from '../../failed-answer.ts';
import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { changePromo, type PromoChange } from './change-promo.ts';

/** The promo box again, with what was typed and why it was refused. */
export interface PromoRefused extends NotDone {
  promo: { code: string; sentence: string };
}

/** A form of the promo box, posted without JavaScript: what it asks for; null for any other form. */
export function promoChangeIn(form: FormData): PromoChange | null {
  const intent = form.get('intent');
  if (intent === 'promo_remove') return { intent };
  return intent === 'promo_add' ? { intent, code: String(form.get('code') ?? '') } : null;
}

/** What a page's action has said about its promo box. */
export function promoRefusedIn(submitted: object | undefined): PromoRefused['promo'] | undefined {
  return submitted && 'promo' in submitted ? (submitted as PromoRefused).promo : undefined;
}

/** Applies or removes a promo code and returns to the page at `path`, or says there what is wrong. */
export async function submitPromo(
  api: SubmitArgs['api'],
  change: PromoChange,
  path: string,
): Promise<Done | PromoRefused> {
  const answer = await changePromo(api, change).catch(failedAnswer);
  if (answer.ok) return { done: change.intent, path };
  const code = change.intent === 'promo_add' ? change.code.slice(0, longest) : '';
  return { promo: { code, sentence: answer.error }, status: 400 };
}
const longest = 60;
