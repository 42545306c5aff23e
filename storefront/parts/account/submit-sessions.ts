import type { Done, SubmitArgs } from '../../page-submit.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import type { DoneCode } from './done-sentences.ts';

export interface SessionsEnded extends Done {
  done: DoneCode;
}

/** Logs out the browser that the form names. */
export async function endSession({ api, form }: SubmitArgs): Promise<SessionsEnded | Outcome> {
  const answer = await api('account/endSession', { id: String(form.get('id') ?? '') });
  return answer.ok ? { done: 'session_ended' } : { sentence: answer.error };
}

/** Logs out every browser but this one. */
export async function endOtherSessions({ api }: SubmitArgs): Promise<SessionsEnded | Outcome> {
  const answer = await api('account/endSession', {});
  return answer.ok ? { done: 'sessions_ended' } : { sentence: answer.error };
}
