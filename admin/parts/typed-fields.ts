import type { NotDone } from '../desk-submit.ts';

type Stored = string | number | null | undefined;

/** Props for the fields of a form, by name: the typed value if the form came back, else the stored one, and the field's problem. */
export const fieldsOf = (typed: NotDone['typed'], problems: NotDone['problems'] = {}) => ({
  text: (name: string, stored?: Stored) => ({
    name,
    defaultValue: (typed ? typed[name] : stored?.toString()) ?? '',
    error: problems[name],
  }),
  box: (name: string, stored = false) => ({
    name,
    defaultChecked: typed ? name in typed : stored,
    error: problems[name],
  }),
});
export type FormFields = ReturnType<typeof fieldsOf>;
