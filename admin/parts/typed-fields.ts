import type { NotDone } from '../desk-submit.ts';

type Stored = string | number | null | undefined;

/**
 * The fields of a form by their names: with what was typed where the form came back, else with what is stored, and with what is
 * wrong with them.
 */
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
