import { failedAnswer } from '../../failed-answer.ts';
import type { Done, NotDone, SubmitArgs } from '../../page-submit.ts';
import { type CardChange, type CardProblem, cardProblem, changeCards } from './card-change.ts';

/** The gift cards again, with what was typed and why it was refused. */
export interface CardsRefused extends NotDone {
  cards: CardProblem & { typed: string };
}

/** A form of the gift cards, posted without JavaScript: what it asks for; null for any other form. */
export function cardChangeIn(form: FormData): CardChange | null {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, mostTyped);
  const intent = form.get('intent');
  const number = text('gift_card_number');
  if (intent === 'card_add') return { intent, number, pin: text('pin') };
  if (intent === 'card_edit') return { intent, number, amount: text('amount') };
  return intent === 'card_remove' ? { intent, number } : null;
}
const mostTyped = 60;

/** What a page's action has said about its gift cards. */
export function cardsRefusedIn(submitted: object | undefined): CardsRefused['cards'] | undefined {
  return submitted && 'cards' in submitted ? (submitted as CardsRefused).cards : undefined;
}

/** Makes the change and returns to the page at `path`, or says there what is wrong. */
export async function submitCards(
  api: SubmitArgs['api'],
  change: CardChange,
  path: string,
): Promise<Done | CardsRefused> {
  const answer = await changeCards(api, change).catch(failedAnswer);
  if (answer.ok) return { done: change.intent, path };
  const problem = cardProblem(change, answer);
  const typed = change.intent === 'card_edit' ? change.amount : change.number;
  return { cards: { ...problem, typed: problem.clears ? '' : typed }, status: 400 };
}
