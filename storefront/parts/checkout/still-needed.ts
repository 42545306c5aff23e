import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { isWrong } from './purchase-problems.ts';
import type { Problems } from './purchase-values.ts';

/** In the order of the form. */
const names: Problems = {
  location_id: 'location',
  name: 'name',
  email: 'email address',
  phone: 'phone number',
  preferred_communication: 'how we should reach you',
  text_consent: 'consent to texts',
};
const lastNames: Problems = { payment_choice: 'payment', terms_accepted: 'Terms & Conditions' };

/** 'Still needed: name, email address, payment.': the fields with a problem, under the button that waits for them. */
export function stillNeeded(problems: Problems, form: CheckoutForm | null): string {
  const own = form?.elements.map(({ id, label }) => [answerField(id), label] as const) ?? [];
  const all = { ...names, ...Object.fromEntries(own), ...lastNames };
  const needed = Object.entries(all)
    .filter(([field]) => field in problems)
    .map(([field, name]) => (isWrong(problems[field as keyof Problems]) ? `a valid ${name}` : name));
  return needed.length === 0 ? '' : `Still needed: ${needed.join(', ')}.`;
}
