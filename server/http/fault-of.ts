import { CallFailed } from '../../contract/action.ts';
import * as m from '../../messages/compiled/messages.js';
import { shopIsBusy } from '../call/rate-limit.ts';
import { DatabaseBusy, DatabaseDown } from '../db/db.ts';

interface Fault {
  status: 400 | 429 | 500 | 503;
  /** For the reader; '' when there is nothing that helps them. */
  sentence: string;
  level: 'debug' | 'warn' | 'error';
  /** Seconds until the next try (Retry-After). */
  wait?: number | undefined;
}

/** What an error that no page or call handled means for the client and the log. */
export function faultOf(e: unknown, request: Request): Fault {
  if (isCutOff(e, request)) return { status: 400, sentence: '', level: 'debug' };
  if (e instanceof DatabaseBusy) return faultOf(shopIsBusy(), request);
  if (e instanceof CallFailed && (e.status === 503 || e.status === 429)) {
    return { status: e.status, sentence: e.message, level: 'warn', wait: e.wait };
  }
  if (e instanceof DatabaseDown) {
    const sentence = m.refusal_database_down();
    return { status: 503, sentence, level: 'error', wait: 5 };
  }
  return { status: 500, sentence: '', level: 'error' };
}

/** The client went away before it had sent its whole request: no fault of ours. */
function isCutOff(e: unknown, request: Request): boolean {
  if (!(e instanceof Error) || e instanceof DatabaseDown) return false;
  return request.signal.aborted || (e.message === 'aborted' && 'code' in e && e.code === 'ECONNRESET');
}
