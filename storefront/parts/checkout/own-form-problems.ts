import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { formProblems, formValues } from '../../../contract/custom-form-rules.ts';
import type { Problems, PurchaseValues } from './purchase-values.ts';

/** What is wrong with the answers to the shop's own questions. */
export function ownFormProblems(form: CheckoutForm, { answers }: PurchaseValues): Problems {
  const posted = new Map(Object.entries(answers));
  const problems = formProblems(form.elements, formValues(form.elements, posted, answerField));
  return Object.fromEntries(Object.entries(problems).map(([id, problem]) => [answerField(id), problem]));
}
