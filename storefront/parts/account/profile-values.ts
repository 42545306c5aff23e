import { type Outcome, type Problems, problemsBy, reviewForm } from './form-outcome.ts';

const extra = 'extra ';

/** What a form says whose box 'for an institution' is left empty. */
export const noInstitution = { is_institution: '0', company: '' };

/** The account form as calls take it: a store's own fields together, the rest by name. */
export function profileInput(values: Record<string, string>): Record<string, string> {
  const own: Record<string, string> = {};
  const input: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(extra)) own[name.slice(extra.length)] = value;
    else if (name !== 'confirm_password') input[name] = value;
  }
  return { ...input, account_extra_fields: JSON.stringify(own) };
}

/** The names of the fields as the form knows them. */
export function profileOutcome(outcome: Outcome): Outcome {
  const problems: Problems = {};
  for (const [name, problem] of Object.entries(outcome.problems ?? {})) {
    problems[name.replace(/^account_extra_fields\./, extra)] = problem;
  }
  return { ...outcome, problems };
}

/** What can be said before the form is sent; the server knows countries, and checks everything again. */
export async function profileProblems(values: Record<string, string>): Promise<Outcome | undefined> {
  const { profileFields } = await import('./profile-shape.ts');
  const problems = problemsBy(profileFields, values);
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith(extra) && value.trim() === '') problems[name] = 'Required';
  }
  return Object.keys(problems).length > 0 ? { problems, sentence: reviewForm } : undefined;
}
