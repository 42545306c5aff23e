import { amountTyped } from '../../../contract/amount-typed.ts';
import type { CartItem } from '../../../contract/cart.ts';
import { maxCopies } from '../../../contract/cart-limits.ts';
import { type GiftCardField, giftCardLimits, giftCardProblems } from '../../../contract/gift-card-rules.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { isQuantity } from '../../../ui/quantity.ts';
import { readCardNotes } from '../cart/card-notes.ts';

/** What the form for a gift card holds, as typed (ENTITY-035). */
export interface CardValues {
  amount: string;
  quantity: string;
  personalize: boolean;
  to: string;
  from: string;
  message: string;
  recipient_email: string;
  send_date: string;
}

export const emptyCard: CardValues = {
  amount: '',
  quantity: '1',
  personalize: false,
  to: '',
  from: '',
  message: '',
  recipient_email: '',
  send_date: '',
};

/** What is wrong, by the field of the form. */
export type CardProblems = Partial<Record<keyof CardValues, string>>;

export function cardValuesIn(form: FormData): CardValues {
  const text = (name: keyof CardValues) => String(form.get(name) ?? '').slice(0, longest);
  const words = { to: text('to'), from: text('from'), message: text('message') };
  return {
    ...words,
    amount: text('amount'),
    quantity: text('quantity') || '1',
    // Without JavaScript the fields are there whether it is checked or not.
    personalize: form.has('personalize') || Object.values(words).some((one) => one !== ''),
    recipient_email: text('recipient_email').trim(),
    send_date: text('send_date'),
  };
}
const longest = 300;

/** Of a gift card that is in the cart. */
export function valuesOfLine({ quantity, cart_notes }: CartItem['cart_info']): CardValues {
  const notes = readCardNotes(cart_notes);
  if (!notes) return emptyCard;
  const { price, personalized, ...others } = notes;
  return {
    ...others,
    amount: (price / 100).toFixed(2).replace(/\.00$/, ''),
    quantity: String(quantity),
    personalize: personalized,
  };
}

export function problemsOfCard(
  values: CardValues,
  { emailed, store, now }: { emailed: boolean; store: SiteSettings['store_info']; now: Date },
): CardProblems {
  const { price, ...others } = giftCardProblems(
    {
      price: amountTyped(values.amount) ?? 0,
      recipient_email: emailed ? values.recipient_email : '',
      send_date: emailed ? values.send_date : '',
    },
    { emailed, limits: giftCardLimits(store), today: wallClock(store.time_zone, now).day },
  );
  const count = isQuantity(values.quantity) ? Number(values.quantity) : 0;
  const quantity =
    count < 1
      ? m.refusal_invalid_input_quantity()
      : count > maxCopies
        ? m.refusal_too_many_copies({ max: maxCopies })
        : '';
  return { ...others, ...(price && { amount: price }), ...(quantity && { quantity }) };
}

/** The server names the fields as `cart/add` does. */
export function problemsNamed(errors: unknown): CardProblems {
  if (typeof errors !== 'object' || errors === null) return {};
  const { price, ...others } = errors as Partial<Record<GiftCardField, string>>;
  return { ...others, ...(price && { amount: price }) };
}
