import { answerStates } from '../../contract/admin/form-answer.ts';
import * as m from '../../messages/compiled/messages.js';

export type AnswerState = (typeof answerStates)[number];

export const stateNames: Record<AnswerState, () => string> = {
  open: m.deskform_open,
  answered: m.deskform_answered,
  all: m.deskform_all,
};

/** Which answers an address asks for. */
export interface AnswersAsked {
  state: AnswerState;
  term: string;
  form_id?: number;
  after?: number;
}

/** Reads the query of /forms and of its file. Words are looked for in all answers, unless the address says otherwise. */
export function answersAsked(query: URLSearchParams): AnswersAsked {
  const term = (query.get('q') ?? '').trim().slice(0, 200);
  const form_id = numberOf(query.get('form'));
  const after = numberOf(query.get('after'));
  const state = answerStates.find((one) => one === query.get('state')) ?? (term ? 'all' : 'open');
  return { state, term, ...(form_id && { form_id }), ...(after && { after }) };
}

const numberOf = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined);

/** The address of such a list, below /admin. */
export function answersPath({ state, term, form_id, after }: AnswersAsked, path = '/forms'): string {
  const query = new URLSearchParams({
    state,
    ...(term && { q: term }),
    ...(form_id && { form: String(form_id) }),
    ...(after && { after: String(after) }),
  });
  return `${path}?${query}`;
}
