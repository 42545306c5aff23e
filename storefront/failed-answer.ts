import { type Answer, CallFailed } from '../contract/action.ts';
import * as m from '../messages/compiled/messages.js';

/** A call that failed, in the shape of a refusal: for a caller to whom both are the same. */
export function failedAnswer(e: unknown): Answer<never> {
  const error = e instanceof CallFailed ? e.message : m.common_error();
  return { ok: false, error, error_code: 'failed' };
}
