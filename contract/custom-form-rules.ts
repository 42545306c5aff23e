import * as m from '../messages/compiled/messages.js';
import type { FormElement } from './custom-form.ts';
import { isEmail } from './email.ts';

/** What a reader has put into an element: text, or whether a checkbox is ticked. */
export type FormValue = string | boolean;

/** Characters that an element takes (FORM-009, FORM-011). */
export function maxLength({ type, max_length }: FormElement): number {
  if (type === 'phone') return 14;
  if (type === 'date') return 10;
  if (type === 'daymonth') return 5;
  return max_length ?? { text: 50, textarea: 500, email: 200 }[type as string] ?? 200;
}

const digitsOf = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most);

/**
 * (nnn) nnn-nnnn, without the 1 of the country code: area codes start with 2 to 9. A number that doesn't fit, such as one of
 * another country, with a digit too many or with an extension, stays as typed and is refused: cut off, it would be another
 * person's. This runs on every key, so it must leave the beginning of such a number alone.
 */
function phoneFormatted(typed: string): string {
  if (/[^\d\s().+-]/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  const d = digits.replace(/^1(?=[2-9])/, '');
  const hasPlus = /^\D*\+/.test(typed);
  const isForeign = /^[01]/.test(d) || (hasPlus && d === digits);
  if (isForeign || d.length > 10) return typed;
  if (d.length < 4) return d;
  return d.length < 7
    ? `(${d.slice(0, 3)}) ${d.slice(3)}`
    : `(${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`;
}

/** What is typed, in the form that its element has: (nnn) nnn-nnnn, MM/DD/YYYY, DD/MM. */
export function formatted(type: FormElement['type'], typed: string): string {
  if (type === 'phone') return phoneFormatted(typed);
  if (type === 'date' || type === 'daymonth') {
    const d = digitsOf(typed, type === 'date' ? 8 : 4);
    return [d.slice(0, 2), d.slice(2, 4), d.slice(4)].filter(Boolean).join('/');
  }
  return typed;
}

const isDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** MM/DD/YYYY, and a day of the calendar. */
function isDate(text: string): boolean {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return Boolean(year) && Number(year) >= 1000 && isDay(Number(year), Number(month), Number(day));
}

/** DD/MM. 29/02 is right, because the year is not asked. */
function isDayMonth(text: string): boolean {
  const [, day, month] = /^(\d\d)\/(\d\d)$/.exec(text) ?? [];
  return Boolean(day) && isDay(2024, Number(month), Number(day));
}

/** What is wrong with the value of an element; '' = nothing (FORM-008 to FORM-015). */
export function problemOf(element: FormElement, given: FormValue | undefined): string {
  const { type, required, required_message, options } = element;
  if (type === 'checkbox') return required && given !== true ? required_message : '';
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return required ? required_message : '';
  if (type === 'phone' && !/^\(\d{3}\) \d{3}-\d{4}$/.test(text)) return m.form_answer_phone();
  if (text.length > maxLength(element)) return m.form_answer_too_long({ max: maxLength(element) });
  if (type === 'email' && !isEmail(text)) {
    return m.form_answer_email();
  }
  if (type === 'date' && !isDate(text)) return m.form_answer_date();
  if (type === 'daymonth' && !isDayMonth(text)) return m.form_answer_date();
  const isChoice = type === 'select' || type === 'radio';
  return isChoice && !options.some((o) => o.label === text) ? required_message : '';
}

/**
 * The values of a posted form as its elements have them: a checkbox says whether it is ticked. `nameOf` tells under which
 * name an element was posted.
 */
export function formValues(
  elements: readonly FormElement[],
  posted: { has(name: string): boolean; get(name: string): unknown },
  nameOf: (id: string) => string = (id) => id,
): Map<string, FormValue> {
  return new Map(
    elements.map(({ id, type }) => {
      const name = nameOf(id);
      return [id, type === 'checkbox' ? posted.has(name) : formatted(type, String(posted.get(name) ?? ''))];
    }),
  );
}

/** What is wrong with a form, by the id of its element; {} = nothing. */
export function formProblems(
  elements: readonly FormElement[],
  values: ReadonlyMap<string, FormValue>,
): Record<string, string> {
  return Object.fromEntries(
    elements.map((e) => [e.id, problemOf(e, values.get(e.id))]).filter(([, problem]) => problem !== ''),
  );
}
