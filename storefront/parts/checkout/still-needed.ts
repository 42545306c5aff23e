import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksRequired } from './own-form-problems.ts';
import type { Problems } from './purchase-values.ts';

/** In the order of the form. */
const names = {
  location_id: m.checkout_needed_location_id,
  name: m.checkout_needed_name,
  email: m.checkout_needed_email,
  phone: m.checkout_needed_phone,
};
const laterNames = {
  payment_choice: m.checkout_needed_payment_choice,
  preferred_communication: m.checkout_needed_preferred_communication,
  text_consent: m.checkout_needed_text_consent,
};
const lastNames = { terms_accepted: m.checkout_needed_terms_accepted };

/** 'Still needed: name, email address, payment.': the fields with a problem, above the button that waits for them. `first` is missing before them. */
export function stillNeeded(problems: Problems, form: CheckoutForm | null, first?: string): string {
  const labels = form?.elements.map(({ id, label }) => [answerField(id), () => label] as const) ?? [];
  const own = Object.fromEntries(labels);
  const all =
    form && asksRequired(form)
      ? { ...names, ...own, ...laterNames, ...lastNames }
      : { ...names, ...laterNames, ...own, ...lastNames };
  const needed: string[] = Object.entries(all)
    .filter(([field]) => field in problems)
    .map(([field, name]) =>
      problems[field as keyof Problems]?.isWrong ? m.checkout_needed_valid({ name: name() }) : name(),
    );
  if (first) needed.unshift(first);
  return needed.length === 0 ? '' : m.checkout_needed({ fields: needed.join(', ') });
}
