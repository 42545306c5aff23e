import type { Answer } from './action.ts';
import type { ActionName, Input, Output, RefusalCode } from './actions.ts';

/**
 * The typed client. Its two transports (in process: server/call/api.ts, HTTP: storefront/http-call.ts) go the same road,
 * server/call/dispatch.ts. Resolves to the answer or the refusal; throws `CallFailed` when the call could not be made.
 */
export type Call = <N extends ActionName>(
  name: N,
  input: Input<N>,
  options?: CallOptions,
) => Promise<Answer<Output<N>, RefusalCode<N>>>;

export interface CallOptions {
  /** Idempotency key of a changing call; made afresh when absent. Give it to repeat a call safely. */
  uuid?: string;
  /** Over HTTP: the keys of the changes that are repeated with this one when its answer is lost (storefront/repeat-key.ts). */
  together?: Map<string, string>;
  signal?: AbortSignal;
  /** How long one try may take over HTTP, in milliseconds; 30 seconds when absent. */
  timeLimitMs?: number;
  /** `user.for_account` of the calling page; a changing call is refused if another account has logged in since. */
  forAccount?: string;
}
