import type { Output } from '../../../contract/actions.ts';
import { amountTyped } from '../../../contract/amount-typed.ts';
import type { Call } from '../../../contract/call.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { failedAnswer } from '../../failed-answer.ts';
import { type CardProblems, type CardValues, problemsNamed, problemsOfCard } from './card-values.ts';

/** The gift card that is bought. */
export interface WantedCard {
  eisbn: string;
  title: string;
  emailed: boolean;
  /** The cart line to change; undefined = add another line. */
  cartId?: number | undefined;
}

/** `sentence`: about the card as a whole, '' where the fields say it all. */
export type CardSent = Output<'cart/add'> | { problems: CardProblems; sentence: string };

/** Puts a gift card into the cart or changes one there, for browsers with and without JavaScript. */
export async function sendCard(
  api: Call,
  { eisbn, emailed, cartId }: WantedCard,
  values: CardValues,
  store: SiteSettings['store_info'],
): Promise<CardSent> {
  const found = problemsOfCard(values, { emailed, store, now: new Date() });
  if (Object.keys(found).length > 0) return { problems: found, sentence: '' };
  const { personalize, to, from, message } = values;
  // The form's names as `cart/add` has them (GIFTCARD-018).
  const answer = await api('cart/add', {
    eisbn,
    cart_id: cartId,
    quantity: Number(values.quantity),
    price: amountTyped(values.amount) ?? 0,
    personalized: personalize,
    ...(personalize && { to, from, message }),
    ...(emailed && { recipient_email: values.recipient_email, send_date: values.send_date }),
  }).catch(failedAnswer);
  if (answer.ok) return answer.value;
  const problems = problemsNamed((answer.error_data as { errors?: unknown } | undefined)?.errors);
  return { problems, sentence: Object.keys(problems).length > 0 ? '' : answer.error };
}
