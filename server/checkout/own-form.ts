import type { Checked } from '../../contract/actions.ts';
import { answerField } from '../../contract/answer-field.ts';
import { checkoutFormFor, purchaseOrderElement } from '../../contract/checkout-form.ts';
import type { FormAnswer } from '../../contract/custom-form.ts';
import { formProblems, formValues } from '../../contract/custom-form-rules.ts';
import type { SiteSettings } from '../../contract/store.ts';
import { refuse } from '../call/refusal.ts';
import { answersTo, answerTo } from '../custom_form/answers.ts';

export interface OwnForm {
  /** null where the shop asks nothing, or nothing was answered. */
  custom_form: { form_header: string; values: FormAnswer[] } | null;
  /** undefined where 'Purchase Order #' itself is asked (FORM-018). */
  purchaseorder: string | undefined;
}

/** The answers to the shop's form for this delivery, checked with the rules that the page has checked them with. */
export function checkOwnForm({ checkout_info }: SiteSettings, input: Checked<'checkout/submit'>): OwnForm {
  const form = checkoutFormFor(checkout_info.custom_forms, input.delivery_preference);
  if (!form) return { custom_form: null, purchaseorder: undefined };
  const values = formValues(form.elements, postedIn(input), answerField);
  const errors = formProblems(form.elements, values);
  const [first] = Object.values(errors);
  if (first) throw refuse('invalid_form', first, { errors });
  const standIn = purchaseOrderElement(form);
  // A box that was left as it is says nothing.
  const told = form.elements.filter((e) => e !== standIn && values.get(e.id));
  const answers = answersTo(told, values).filter(({ value }) => value !== '');
  return {
    custom_form: answers.length > 0 ? { form_header: form.header, values: answers } : null,
    purchaseorder: standIn && answerTo(standIn, values.get(standIn.id)),
  };
}

/** A tick comes as 'on' from a plain form, as true from a script. */
function postedIn(input: object) {
  const fields = new Map<string, unknown>(Object.entries(input));
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    has: (name: string) => {
      const value = fields.get(name);
      return value === true || /^(true|1|on)$/.test(text(value));
    },
    get: (name: string) => text(fields.get(name)),
  };
}
