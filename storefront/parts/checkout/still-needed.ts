import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { Problems } from './purchase-values.ts';

/** In the order of the form. */
const names = {
  location_id: m.checkout_needed_location_id,
  name: m.checkout_needed_name,
  email: m.checkout_needed_email,
  phone: m.checkout_needed_phone,
  preferred_communication: m.checkout_needed_preferred_communication,
  text_consent: m.checkout_needed_text_consent,
};
const lastNames = {
  payment_choice: m.checkout_needed_payment_choice,
  terms_accepted: m.checkout_needed_terms_accepted,
};

/** 'Still needed: name, email address, payment.': the fields with a problem, under the button that waits for them. */
export function stillNeeded(problems: Problems, form: CheckoutForm | null): string {
  const own = form?.elements.map(({ id, label }) => [answerField(id), () => label] as const) ?? [];
  const all = { ...names, ...Object.fromEntries(own), ...lastNames };
  const needed = Object.entries(all)
    .filter(([field]) => field in problems)
    .map(([field, name]) =>
      problems[field as keyof Problems]?.isWrong ? m.checkout_needed_valid({ name: name() }) : name(),
    );
  return needed.length === 0 ? '' : m.checkout_needed({ fields: needed.join(', ') });
}
