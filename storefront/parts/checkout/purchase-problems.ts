import { answerField } from '../../../contract/answer-field.ts';
import type { contactFields } from '../../../contract/checkout.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { Problems, PurchaseField, PurchaseValues } from './purchase-values.ts';

/** CHECKOUT-068. */
const missingField = m.checkout_missing_field;
/** The same when nothing is missing: what is there is not right. */
const wrongField = m.checkout_wrong_field;
const wrongPhone = m.form_phone_invalid;
/** The documented sentence is that of an empty field as well. */
const wrongEmail = m.checkout_wrong_email;

/** Of a sentence above the form: single fields say the rest of it. */
export const isAboutFields = (sentence: string) => sentence === missingField() || sentence === wrongField();

/** Of a field's problem: something is there, but it is not right. */
export const isWrong = (problem = '') =>
  problem === wrongPhone() || problem === wrongEmail() || /^Please use at most/.test(problem);

export function sentenceOf(problems: Problems): string {
  return Object.values(problems).every((problem) => isWrong(problem)) ? wrongField() : missingField();
}

/** Documented sentences (CHECKOUT-057..067). What is too long has that of the base schema. */
const sentences: Partial<Record<PurchaseField, () => string>> = {
  location_id: m.item_location_heading,
  name: m.form_name_input,
  email: m.form_email_input,
  phone: m.form_phone_input,
  preferred_communication: m.checkout_problem_preferred_communication,
  text_consent: m.refusal_text_consent_required,
  terms_accepted: m.refusal_terms_required,
  payment_choice: m.checkout_problem_payment_choice,
};

/** Which field a refusal of checkout/submit is about. */
const fieldOfCode: Record<string, PurchaseField> = {
  text_consent_required: 'text_consent',
  terms_required: 'terms_accepted',
  communication_unavailable: 'preferred_communication',
  payment_unavailable: 'payment_choice',
  unknown_location: 'location_id',
};

/**
 * What is wrong with the form. `shape` is `contactFields`: handed in, because the browser fetches it only when this page
 * needs it.
 */
export function problemsOf(
  shape: typeof contactFields,
  values: PurchaseValues,
  settings: Pick<SiteSettings, 'checkout_info'>,
): Problems {
  const problems: Problems = {};
  const blame = (field: PurchaseField, sentence = sentences[field]?.() ?? '') => {
    problems[field] ??= sentence;
  };
  const { preferred_communication, payment_choice: _, location_id: __, answers: ___, ...contact } = values;
  const checked = shape.safeParse({
    ...contact,
    preferred_communication: preferred_communication || undefined,
  });
  for (const { path, code, message } of checked.error?.issues ?? [])
    blame(String(path[0]) as PurchaseField, code === 'too_big' ? message : undefined);
  if (problems.email === sentences.email?.() && values.email.trim() !== '') problems.email = wrongEmail();
  if (problems.phone === sentences.phone?.() && values.phone.trim() !== '') problems.phone = wrongPhone();
  if (preferred_communication === 'text' && !values.text_consent) blame('text_consent');
  if (settings.checkout_info.terms_consent_enabled && !values.terms_accepted) blame('terms_accepted');
  if (values.payment_choice === '') blame('payment_choice');
  return problems;
}

/** The same for a refusal: what the server has found wrong with single fields; none when it is about the whole order. */
export function problemsOfRefusal(refused: { error_code: string; error_data?: unknown }): Problems {
  const field = fieldOfCode[refused.error_code];
  if (field) return { [field]: sentences[field]?.() };
  if (refused.error_code === 'invalid_form') {
    const { errors = {} } = (refused.error_data ?? {}) as { errors?: Record<string, string> };
    return Object.fromEntries(Object.entries(errors).map(([id, problem]) => [answerField(id), problem]));
  }
  if (refused.error_code !== 'invalid_input') return {};
  const { fields = [] } = (refused.error_data ?? {}) as { fields?: { field: string; message: string }[] };
  return Object.fromEntries(
    fields.flatMap(({ field, message }) => {
      const sentence = /^Please use at most/.test(message) ? message : sentences[field as PurchaseField]?.();
      return sentence ? [[field, sentence]] : [];
    }),
  );
}
