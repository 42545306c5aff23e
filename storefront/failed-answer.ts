import { type Answer, CallFailed } from '../contract/action.ts';

/** A call that failed, in the shape of a refusal: for a caller to whom both are the same. */
export function failedAnswer(e: unknown): Answer<never> {
  const error = e instanceof CallFailed ? e.message : 'There was an error.';
  return { ok: false, error, error_code: 'failed' };
}
