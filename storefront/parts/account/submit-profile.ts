import * as m from '../../../messages/compiled/messages.js';
import type { Done, SubmitArgs } from '../../page-submit.ts';
import { type Outcome, outcomeOf, reviewForm, valuesOf } from '../submit/form-outcome.ts';
import { modifyFields } from './current-password.tsx';
import type { DoneCode } from './done-sentences.ts';
import { checkPlace, profileInput, profileOutcome, profileProblems } from './profile-values.ts';

/** ACCOUNT-044..055, 069. */
export async function saveProfile({ api, form }: SubmitArgs): Promise<Done | Outcome> {
  const values = valuesOf(form);
  const { current_password = '' } = values;
  const place = await checkPlace(api, values);
  const problems = {
    ...(await profileProblems(values)),
    ...place.problems,
    ...(current_password === '' ? { current_password: m.form_current_password_required() } : {}),
  };
  const { provinces } = place;
  if (Object.keys(problems).length > 0) return { problems, sentence: reviewForm(), provinces };
  const input = { ...profileInput(values), ...place.changed, password: current_password };
  const answer = await api('account/modify', input);
  if (answer.ok) return { done: 'profile_saved' satisfies DoneCode };
  return { ...profileOutcome(outcomeOf(answer, modifyFields)), provinces };
}
