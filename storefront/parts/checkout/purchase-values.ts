import { type AnswerField, isAnswerField } from '../../../contract/answer-field.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { User } from '../../../contract/user.ts';

/** What the checkout form holds, as typed. */
export interface PurchaseValues {
  name: string;
  email: string;
  phone: string;
  promo_code: string;
  instructions: string;
  preferred_communication: string;
  text_consent: boolean;
  terms_accepted: boolean;
  share_gift_name: boolean;
  payment_choice: string;
  location_id: string;
  /** What the page was about: 'pickup' when it does not say. */
  delivery_preference: string;
  /** To the shop's own questions, by the name of the field; what was left empty is not there. */
  answers: Record<AnswerField, string>;
}
export type PurchaseField = Exclude<keyof PurchaseValues, 'answers'> | AnswerField;
/** What is wrong with a field. */
export interface Problem {
  sentence: string;
  /** Something is there, but it is not right; else the field is missing. */
  isWrong: boolean;
}
export type Problems = Partial<Record<PurchaseField, Problem>>;

export function valuesFromForm(form: FormData): PurchaseValues {
  const text = (name: PurchaseField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    promo_code: text('promo_code'),
    instructions: text('instructions'),
    preferred_communication: text('preferred_communication'),
    text_consent: text('text_consent') !== '',
    terms_accepted: text('terms_accepted') !== '',
    share_gift_name: text('share_gift_name') !== '',
    payment_choice: text('payment_choice'),
    location_id: text('location_id'),
    delivery_preference: text('delivery_preference'),
    answers: answersIn(form),
  };
}

function answersIn(form: FormData): PurchaseValues['answers'] {
  const answers: PurchaseValues['answers'] = {};
  for (const [name, value] of [...form].slice(0, mostFields)) {
    if (isAnswerField(name) && typeof value === 'string' && value !== '') answers[name] = value;
  }
  return answers;
}
const mostFields = 200;

/** Far above each field's limit, so that shoppers see what to cut from a long paste; still a limit against floods. */
const longest = { name: 200, email: 300, phone: 80, promo_code: 80, instructions: 4000 };
const mostOfAnAnswer = 6000;

/** What of a form that was refused is shown again. */
export function keptValues(values: PurchaseValues): PurchaseValues {
  const short = Object.entries(longest).map(([field, most]) => [
    field,
    values[field as 'name'].slice(0, most),
  ]);
  const answers = Object.entries(values.answers).map(([name, value]) => [
    name,
    value.slice(0, mostOfAnAnswer),
  ]);
  return { ...values, ...Object.fromEntries(short), answers: Object.fromEntries(answers) };
}

export const emptyValues: PurchaseValues = valuesFromForm(new FormData());

/** What the form takes: less than the two names of an account may be together. */
const longestName = 80;

/**
 * What the cart keeps of the form (checkout/setExtras), and for the rest a customer's own details. A draft comes first; a guest who
 * has logged in since finds their own details where they had typed nothing.
 */
export function valuesToBegin(
  { contact, custom, payment_choice }: Pick<Cart, 'contact' | 'custom' | 'payment_choice'>,
  user: User | null | undefined,
  draft: PurchaseValues | null,
): PurchaseValues {
  const entered = Object.entries(contact ?? {}).filter(([, value]) => value !== '');
  const begun = {
    ...(user ? valuesOfUser(user) : emptyValues),
    ...Object.fromEntries(entered),
    payment_choice,
    answers: custom,
  };
  if (!draft) return begun;
  const { name, email, phone, preferred_communication } = begun;
  return {
    ...draft,
    name: draft.name || name,
    email: draft.email || email,
    phone: draft.phone || phone,
    preferred_communication: draft.preferred_communication || preferred_communication,
  };
}

/** A customer's own name and ways to reach them, to begin with. */
export function valuesOfUser(user: User): PurchaseValues {
  return {
    ...emptyValues,
    name: `${user.first_name} ${user.last_name}`
      .trim()
      .slice(0, longestName)
      .replace(/[\ud800-\udbff]$/, ''),
    email: user.email_address,
    phone: user.phone_number,
    preferred_communication: user.communication_preference,
  };
}
