import { answerField } from '../../../contract/answer-field.ts';
import type { CheckoutForm } from '../../../contract/custom-form.ts';
import { formProblems, formValues } from '../../../contract/custom-form-rules.ts';
import type { Problems, PurchaseValues } from './purchase-values.ts';

/** Whether a question of the shop must be answered. */
export function asksRequired(form: CheckoutForm): boolean {
  return form.elements.some((element) => element.required);
}

/** What is wrong with the answers to the shop's own questions. */
export function ownFormProblems(form: CheckoutForm, { answers }: PurchaseValues): Problems {
  const posted = new Map(Object.entries(answers));
  const problems = formProblems(form.elements, formValues(form.elements, posted, answerField));
  return answerProblems(problems, answers);
}

/** `problems`: sentences by the id of their question. */
export function answerProblems(
  problems: Record<string, string>,
  answers: PurchaseValues['answers'],
): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([id, sentence]) => {
      const field = answerField(id);
      return [field, { sentence, isWrong: (answers[field] ?? '').trim() !== '' }];
    }),
  );
}
