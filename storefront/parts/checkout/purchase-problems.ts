import type { contactFields } from '../../../contract/checkout.ts';
import type { SiteSettings } from '../../../contract/store.ts';
import * as m from '../../../messages/compiled/messages.js';
import { answerProblems } from './own-form-problems.ts';
import type { Problem, Problems, PurchaseField, PurchaseValues } from './purchase-values.ts';

/** The sentence above the form: a field is missing (CHECKOUT-068), or else a value is wrong. */
export function sentenceOf(problems: Problems): string {
  const isMissing = Object.values(problems).some((problem) => !problem?.isWrong);
  return isMissing ? m.checkout_missing_field() : m.checkout_wrong_field();
}

/** What zod says of a value, as the browser finds it or the server sends it. */
interface Issue {
  code: string;
  message: string;
}

type Sentences = Partial<Record<PurchaseField, () => string>>;

/** Documented sentences (CHECKOUT-057..067). */
const sentences: Sentences = {
  location_id: m.item_location_heading,
  name: m.form_name_input,
  email: m.form_email_input,
  phone: m.form_phone_input,
  preferred_communication: m.checkout_problem_preferred_communication,
  text_consent: m.refusal_text_consent_required,
  terms_accepted: m.refusal_terms_required,
  payment_choice: m.checkout_problem_payment_choice,
};
/** The documented sentences would call a filled-in field empty. */
const wrongSentences: Sentences = { email: m.checkout_wrong_email, phone: m.form_phone_invalid };

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
  const blame = (field: PurchaseField, issue?: Issue) => {
    problems[field] ??= problemWith(field, values, issue);
  };
  const { preferred_communication, payment_choice: _, location_id: __, answers: ___, ...rest } = values;
  const { delivery_preference: ____, ...contact } = rest;
  const checked = shape.safeParse({
    ...contact,
    preferred_communication: preferred_communication || undefined,
  });
  for (const issue of checked.error?.issues ?? []) blame(String(issue.path[0]) as PurchaseField, issue);
  if (preferred_communication === 'text' && !values.text_consent) blame('text_consent');
  if (settings.checkout_info.terms_consent_enabled && !values.terms_accepted) blame('terms_accepted');
  if (values.payment_choice === '') blame('payment_choice');
  return problems;
}

/** What is too long has the sentence of the shape; everything else that of its field, '' for a field of other forms. */
function problemWith(field: PurchaseField, values: PurchaseValues, issue?: Issue): Problem {
  const value = new Map<string, unknown>(Object.entries(values)).get(field);
  const isWrong = typeof value === 'string' && value.trim() !== '';
  if (issue?.code === 'too_big') return { sentence: issue.message, isWrong };
  const own = (isWrong ? wrongSentences[field] : undefined) ?? sentences[field];
  return { sentence: own?.() ?? '', isWrong };
}

type NamedIssue = Issue & { field: string };

const issuesIn = ({ error_code, error_data }: { error_code: string; error_data?: unknown }): NamedIssue[] =>
  error_code === 'invalid_input' ? (((error_data ?? {}) as { fields?: NamedIssue[] }).fields ?? []) : [];

/** A refusal that is about other fields than those of the page lists them (CHECKOUT-075); '' for any other refusal. */
export function listedText(refused: { error_code: string; error_data?: unknown }, shown: Problems): string {
  const issues = issuesIn(refused).filter(({ field }) => !(field in shown));
  if (issues.length === 0) return '';
  const details = issues.map(({ field, message }) => `${field} : ${message}`).join('\n');
  return m.checkout_error_listed({ details });
}

/** The same for a refusal: what the server has found wrong with single fields; none when it is about the whole order. */
export function problemsOfRefusal(
  refused: { error_code: string; error_data?: unknown },
  values: PurchaseValues,
): Problems {
  const field = fieldOfCode[refused.error_code];
  if (field) return { [field]: problemWith(field, values) };
  if (refused.error_code === 'invalid_form') {
    const { errors = {} } = (refused.error_data ?? {}) as { errors?: Record<string, string> };
    return answerProblems(errors, values.answers);
  }
  const onPage = issuesIn(refused).filter(({ field }) => field in values);
  const known = onPage.map((issue) => [
    issue.field,
    problemWith(issue.field as PurchaseField, values, issue),
  ]);
  return Object.fromEntries(known.filter(([, problem]) => (problem as Problem).sentence !== ''));
}
