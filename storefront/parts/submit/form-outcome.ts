import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';
import type { NotDone } from '../../page-submit.ts';

/** What is wrong with the fields of a form, by their names. */
export type Problems = Partial<Record<string, string>>;

/** What a form shows when it was not done. */
export interface FormRefusal extends NotDone {
  problems?: Problems;
  /** Of the sentence; 'danger' if not given. */
  tone?: 'info';
  /** What may be wrong, after the sentence. */
  hint?: string;
  /** How to go on, where sending the form again cannot help. */
  ways?: { href: string; label: string }[];
}

/** Why a form of the account pages was not done. */
export interface Outcome extends FormRefusal {
  /** Which form of the page it was. */
  intent?: string;
  /** What was typed, for a page that comes back without JavaScript. Never passwords. */
  typed?: Record<string, string>;
  /** Of the country that was typed. */
  provinces?: Output<'province/getList'>;
}

interface Refused {
  error: string;
  error_code: string;
  error_data?: unknown;
}

/** Which fields a refusal is about; `fieldOf` names the field of a code that is about one. */
export function outcomeOf(refused: Refused, fieldOf: Record<string, string> = {}): Outcome {
  const field = fieldOf[refused.error_code];
  if (field) return { problems: { [field]: refused.error } };
  if (refused.error_code !== 'invalid_input') return { sentence: refused.error };
  const { fields = [] } = (refused.error_data ?? {}) as { fields?: { field: string; message: string }[] };
  const problems: Problems = {};
  for (const { field: name, message } of fields) problems[name] ??= message;
  return { problems, sentence: fields.length === 0 || fields.length > 1 ? reviewForm() : '' };
}

/** ACCOUNT-066. */
export const reviewForm = m.refusal_invalid_input_form;

/** What a form holds, as typed. Of several fields with one name the last. */
export function valuesOf(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  return values;
}

/** What a field's value is judged by, other than itself. */
const judgedBy: Record<string, string> = { province: 'country', postal_code: 'country' };

/** The problems that stand once this field was changed; the same object when it had no part in any. */
export function problemsLeft(problems: Problems, changed: string): Problems {
  const all = Object.entries(problems);
  const left = all.filter(([field]) => field !== changed && judgedBy[field] !== changed);
  return left.length === all.length ? problems : Object.fromEntries(left);
}

/** The problems that a shape of the contract finds, each field's first. */
export function problemsBy(
  shape: {
    safeParse(value: unknown): {
      error?: { issues: { path: PropertyKey[]; message: string; code: string }[] };
    };
  },
  values: Record<string, string>,
): Problems {
  const problems: Problems = {};
  for (const issue of shape.safeParse(values).error?.issues ?? []) {
    problems[issue.path.join('.')] ??=
      issue.code === 'custom' ? issue.message : m.refusal_invalid_input_field();
  }
  return problems;
}
